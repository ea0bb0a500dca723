import { sizeOfTopic } from '@/lib/core/topics/topic-size'
import type { CommandOutput } from '../command-output'
import { readArguments } from '../read-arguments'
import { TopicOptions, topicOptions } from '../topic-options'

/**
 * `carrel size`: prints one JSON line with the verdict on a topic by its words alone (good, too-broad, too-narrow, vague, hopeless) and why.
 * Asks no network. Exit code 1 only for wrong arguments.
 */
export async function sizeCommand(args: string[], io: CommandOutput): Promise<number> {
  io.stdout(JSON.stringify(sizeOfTopic(readArguments(args, { options: topicOptions, schema: TopicOptions }))))
  return 0
}

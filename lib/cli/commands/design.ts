import { adviseDesigns } from '@/lib/core/proposal/question/recommend-designs'
import type { CommandOutput } from '../command-output'
import { readArguments } from '../read-arguments'
import { TopicOptions, topicOptions } from '../topic-options'

/** `carrel design`: prints one JSON line with the type of a question and the designs that answer it, best first. Exit code 1 only for wrong arguments. */
export async function design(args: string[], io: CommandOutput): Promise<number> {
  const { topic, question } = readArguments(args, { options: topicOptions, schema: TopicOptions })
  const { type, designs } = adviseDesigns({ topic, question })
  io.stdout(JSON.stringify({ question_type: type, designs }))
  return 0
}

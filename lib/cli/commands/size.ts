import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { QUESTION_MAX, TOPIC_MAX } from '@/lib/contracts/search-limits'
import { sizeOfTopic } from '@/lib/core/topics/topic-size'
import type { CommandOutput } from '../command-output'
import { readArguments } from '../read-arguments'

const options = { topic: { type: 'string' }, question: { type: 'string' } } as const

const Options = z.object({
  topic: z
    .string({ error: 'is missing' })
    .trim()
    .min(1, 'is empty')
    .max(TOPIC_MAX, `is longer than ${TOPIC_MAX} characters`),
  question: z.string().trim().max(QUESTION_MAX, `is longer than ${QUESTION_MAX} characters`).default(''),
})

/**
 * `carrel size`: prints one JSON line with the verdict on a topic by its words alone (good, too-broad, too-narrow, vague, hopeless) and why.
 * Asks no network. Exit code 1 only for wrong arguments.
 */
export async function sizeCommand(args: string[], io: CommandOutput): Promise<number> {
  try {
    io.stdout(JSON.stringify(sizeOfTopic(readArguments(args, { options, schema: Options }))))
    return 0
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    io.stderr(error.message)
    return 1
  }
}

import { z } from 'zod'
import { ConceptLanguage } from '@/lib/contracts/concept-map'
import { AppError } from '@/lib/contracts/errors'
import { QUESTION_MAX, TOPIC_MAX } from '@/lib/contracts/search-limits'
import { adviseDesigns } from '@/lib/core/proposal/question/recommend-designs'
import type { CommandOutput } from '../command-output'
import { readArguments } from '../read-arguments'

const options = {
  topic: { type: 'string' },
  question: { type: 'string' },
  language: { type: 'string' },
} as const

const Options = z.object({
  topic: z
    .string({ error: 'is missing' })
    .trim()
    .min(1, 'is empty')
    .max(TOPIC_MAX, `is longer than ${TOPIC_MAX} characters`)
    .regex(/[\p{L}\p{N}]/u, 'needs a letter or a digit'),
  question: z.string().trim().max(QUESTION_MAX, `is longer than ${QUESTION_MAX} characters`).default(''),
  /** Taken so that the commands are called alike; the words of all three languages are read. */
  language: ConceptLanguage.nullable().default(null),
})

/** `carrel design`: prints one JSON line with the type of a question and the designs that answer it, best first. Exit code 1 only for wrong arguments. */
export async function design(args: string[], io: CommandOutput): Promise<number> {
  try {
    const { topic, question } = readArguments(args, { options, schema: Options })
    const { type, designs } = adviseDesigns({ topic, question })
    io.stdout(JSON.stringify({ question_type: type, designs }))
    return 0
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    io.stderr(error.message)
    return 1
  }
}

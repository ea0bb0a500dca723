import { z } from 'zod'
import { ConceptLanguage } from '@/lib/contracts/concept-map'
import { QUESTION_MAX, TOPIC_MAX } from '@/lib/contracts/search-limits'

/** What commands that read a topic take. */
export const topicOptions = {
  topic: { type: 'string' },
  question: { type: 'string' },
  language: { type: 'string' },
} as const

export const TopicOptions = z.object({
  topic: z
    .string({ error: 'is missing' })
    .trim()
    .min(1, 'is empty')
    .max(TOPIC_MAX, `is longer than ${TOPIC_MAX} characters`)
    .regex(/[\p{L}\p{N}]/u, 'needs a letter or a digit'),
  question: z.string().trim().max(QUESTION_MAX, `is longer than ${QUESTION_MAX} characters`).default(''),
  /** Of the topic; null: told from its words. Commands that read all three languages take it, too, so that all are called alike. */
  language: ConceptLanguage.nullable().default(null),
})
export type TopicOptions = z.infer<typeof TopicOptions>

import { z } from 'zod'
import { ITEM_TITLE_MAX, Locator } from './library'

/**
 * Terminology
 *   composed answer   sentences of the student's own sources, letter by letter, chosen and grouped for a question; nothing else
 *   stance            what a sentence says to a question that asks whether: yes, no, or that it cannot be told
 */

/** What kind of answer a question wants. `whether`: yes or no. `open`: none of the others. */
export const questionKinds = [
  'how-many',
  'whether',
  'why',
  'how',
  'compare',
  'define',
  'list',
  'when',
  'who',
  'where',
  'open',
] as const
export const QuestionKind = z.enum(questionKinds)
export type QuestionKind = z.infer<typeof QuestionKind>

/** `says`: the sentence speaks of the question and takes no side, or none is asked for. */
export const stances = ['yes', 'no', 'unclear', 'says'] as const
export const Stance = z.enum(stances)
export type Stance = z.infer<typeof Stance>

export const QuotedSentence = z.object({
  /** As the passage has it, letter by letter. */
  quote: z.string().min(1).max(4_000),
  /** Where the quotation begins in the passage, in UTF-16 units. */
  start: z.number().int().min(0),
  itemId: z.string().max(64),
  passageId: z.string().max(80),
  title: z.string().max(ITEM_TITLE_MAX),
  locator: Locator,
  stance: Stance,
})
export type QuotedSentence = z.infer<typeof QuotedSentence>

export const ANSWER_SENTENCES_MAX = 12
export const ComposedAnswer = z.object({
  kind: QuestionKind,
  /** True where nothing of what was found answers the question; there are no sentences then. */
  abstained: z.boolean(),
  /** Best first. */
  sentences: z.array(QuotedSentence).max(ANSWER_SENTENCES_MAX),
  /** The places of the sentences by stance, first the side that the results lean to, then the largest; each sentence stands in one group. */
  groups: z.array(z.object({ stance: Stance, sentences: z.array(z.number().int().min(0)) })).max(4),
})
export type ComposedAnswer = z.infer<typeof ComposedAnswer>

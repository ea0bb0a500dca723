import { z } from 'zod'
import { SearchAnswer } from './search'
import {
  Angle,
  Criteria,
  DesignedQuestion,
  Interests,
  PyramidBar,
  TopicCount,
  ValidatedTopic,
  Viability,
} from './topic'
import { FINALISTS_MAX, REPLY_MAX } from './topic-limits'

/** What a run of topic discovery keeps and asks, around the contracts of topic.ts. */

const text = (max: number) => z.string().trim().min(1).max(max)

/** What the interview asks, in this order; `more` until three areas are known. */
export const discoveryFields = [
  'interests',
  'more',
  'program',
  'field',
  'country',
  'hours',
  'timeline',
  'skills',
  'constraints',
] as const
export const DiscoveryField = z.enum(discoveryFields)
export type DiscoveryField = z.infer<typeof DiscoveryField>

export const DiscoveryFault = z.enum([
  'nothing-said',
  'no-idea',
  'vague',
  'mixed-languages',
  'self-diagnosis',
  'private-person',
  'machine-order',
  'not-understood',
])
export type DiscoveryFault = z.infer<typeof DiscoveryFault>

/** The replies so far, in the student's words, and what they say. */
export const InterestTurn = z.object({
  replies: z.array(z.string().max(REPLY_MAX)).max(40),
  interests: Interests,
  /** Asked next; null when all is known. */
  asks: DiscoveryField.nullable(),
  /** What the latest reply was met with, besides the next question; a vague answer is pressed once. */
  fault: DiscoveryFault.nullable(),
  /** The words of a reply that was too vague, to be pressed with examples. */
  vague: z.string().max(200),
  isExhausted: z.boolean(),
})
export type InterestTurn = z.infer<typeof InterestTurn>

/** `back` takes the latest reply back; `form` says all at once. */
export const InterestsAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reply'), text: z.string().max(REPLY_MAX) }),
  z.object({ kind: z.literal('back') }),
  z.object({
    kind: z.literal('form'),
    interests: Interests.refine(({ areas }) => areas.length > 0, 'no area'),
  }),
])
export type InterestsAnswer = z.infer<typeof InterestsAnswer>

export const FoundAround = z.object({ answers: z.array(SearchAnswer).max(5) })
export type FoundAround = z.infer<typeof FoundAround>

export const Angles = z.array(Angle).max(60)
export type Angles = z.infer<typeof Angles>

/** What one database said of every angle. */
export const AngleCounts = z.object({
  counts: z.array(z.object({ angle: z.string().max(80), count: TopicCount })).max(60),
})
export type AngleCounts = z.infer<typeof AngleCounts>

const Rejections = z
  .array(z.object({ angle: z.string().max(80), reason: z.string().trim().max(500) }))
  .max(60)

const AngleIds = z.array(z.string().max(80)).max(60)

/** What an answer says of angles that are not taken: `reopened` were rejected or parked before, and are not any more. */
const Fates = {
  rejected: Rejections.default([]),
  parked: AngleIds.default([]),
  reopened: AngleIds.default([]),
}

export const NarrowAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('finalists'),
    angles: z.array(z.string().max(80)).min(1).max(FINALISTS_MAX),
    /** How much each excites the student, 1 to 5. */
    excitement: z.record(z.string().max(80), z.number().int().min(1).max(5)).default({}),
    ...Fates,
  }),
  z.object({ kind: z.literal('regenerate'), ...Fates }),
  z.object({ kind: z.literal('own'), title: text(300), question: z.string().trim().max(2_000).default('') }),
  z.object({ kind: z.literal('recount') }),
  z.object({ kind: z.literal('interests') }),
])
export type NarrowAnswer = z.infer<typeof NarrowAnswer>

export const ReadFinalist = z.object({ answers: z.array(SearchAnswer).max(6) })
export type ReadFinalist = z.infer<typeof ReadFinalist>

export const Pyramid = z.object({ bars: z.array(PyramidBar).max(14) })
export type Pyramid = z.infer<typeof Pyramid>

export const Validated = z.object({ viability: Viability, criteria: Criteria })
export type Validated = z.infer<typeof Validated>

export const ChooseAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choose'),
    angle: z.string().max(80),
    confidence: z.number().int().min(1).max(5),
  }),
  z.object({ kind: z.literal('back') }),
])
export type ChooseAnswer = z.infer<typeof ChooseAnswer>

export const DesignedQuestions = z.array(DesignedQuestion).max(5)
export type DesignedQuestions = z.infer<typeof DesignedQuestions>

const words = z.array(text(200)).max(12)

export const SettleAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settle'), topic: text(2_000), question: text(2_000), in: words, out: words }),
  z.object({ kind: z.literal('back') }),
])
export type SettleAnswer = z.infer<typeof SettleAnswer>

export const TopicDocuments = z.object({
  validated: ValidatedTopic,
  document: z.object({ name: z.string().max(200), text: z.string().max(400_000) }),
  handoff: z.object({ name: z.string().max(200), text: z.string().max(200_000) }),
})
export type TopicDocuments = z.infer<typeof TopicDocuments>

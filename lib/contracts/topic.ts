import { z } from 'zod'
import { ConceptMap } from './concept-map'
import { Locale } from './locale'
import { Timeline, WEEKLY_HOURS_MAX } from './proposal'
import { DatabaseId, Outcome } from './search'
import { QUESTION_MAX, TOPIC_MAX } from './search-limits'
import { INTERESTS_MAX } from './topic-limits'

/**
 * Terminology
 *   interest  an area that the student cares about, in their words
 *   angle     one way to study an interest: a question, what is in and out of scope, and why it is offered
 *   band      how much the databases have on an angle
 *   finalist  an angle that is looked at closely before one is chosen
 *   pyramid   the counts of a topic with all limits, then without each of them
 */

export const INTERESTS_MIN = 3
export const ANGLES_MIN = 5
export const ANGLES_MAX = 8
/** Below this in every angle no topic is chosen: the interests are broadened or said anew. */
export const HOPELESS_BELOW = 10
export const LINKS_MAX = 5

export const topicVerdicts = ['good', 'too-broad', 'too-narrow', 'vague', 'hopeless'] as const
/** `hopeless`: nothing joins its parts · `vague`: object or aim unclear · `too-broad`: clear but endless. */
export const TopicVerdict = z.enum(topicVerdicts)
export type TopicVerdict = z.infer<typeof TopicVerdict>

/** What decided a verdict: a code that the page words, and the words of the topic that it is about. */
export const SizeReason = z.object({
  code: z.enum([
    'no-concept',
    'abstract-words',
    'one-thing',
    'importance-frame',
    'whole-field',
    'one-site',
    'few-sites',
    'short-period',
    'small-place',
    'unheard-of',
    'counted-none',
    'counted-apart',
    'counted-few',
    'counted-many',
  ]),
  words: z.array(z.string().max(200)).max(12),
})
export type SizeReason = z.infer<typeof SizeReason>

export const SizeTest = z.object({ verdict: TopicVerdict, reasons: z.array(SizeReason).max(12) })
export type SizeTest = z.infer<typeof SizeTest>

/** `unknown`: no database gave a number. */
export const TopicBand = z.enum(['very-low', 'low', 'good', 'high', 'unknown'])
export type TopicBand = z.infer<typeof TopicBand>

/** What one database says it has. `total` is null unless the outcome is `ok` or `empty`, and where it does not say. */
export const TopicCount = z.object({
  database: DatabaseId,
  outcome: Outcome,
  total: z.number().int().min(0).nullable(),
  /** The query as it was sent. */
  query: z.string().max(4_000),
  /** When it was counted, ISO 8601. */
  at: z.string().max(40),
})
export type TopicCount = z.infer<typeof TopicCount>

export const AngleType = z.enum(['gap', 'contradiction', 'future-work', 'narrower', 'model', 'own'])
export type AngleType = z.infer<typeof AngleType>

/** A sentence or figure that an angle rests on, with the record it stands in. */
export const AngleEvidence = z.object({
  title: z.string().max(2_000),
  year: z.number().int().nullable(),
  url: z.string().max(2_000),
  /** Word for word; '' where the record is only counted. */
  quote: z.string().max(1_000),
  sandbox: z.boolean(),
})
export type AngleEvidence = z.infer<typeof AngleEvidence>

const line = (max: number) => z.string().trim().min(1).max(max)

export const Angle = z.object({
  id: z.string().min(1).max(80),
  title: line(300),
  question: z.string().trim().max(QUESTION_MAX),
  type: AngleType,
  /** The interest that it came from. */
  interest: z.string().max(500),
  rationale: z.string().max(1_000),
  in: z.array(line(200)).max(12),
  out: z.array(line(200)).max(12),
  size: SizeTest,
  evidence: z.array(AngleEvidence).max(6),
  map: ConceptMap,
})
export type Angle = z.infer<typeof Angle>

/** One bar of the pyramid: the topic without one of its limits; `dropped` is '' for the whole topic. */
export const PyramidBar = z.object({
  /** Id of the concept; 'years' for the period; '' for none. */
  id: z.string().max(80),
  dropped: z.string().max(200),
  /** What is dropped is one of the things that the topic joins, not a limit of it. */
  isThing: z.boolean().default(false),
  counts: z.array(TopicCount).max(20),
  total: z.number().int().min(0).nullable(),
})
export type PyramidBar = z.infer<typeof PyramidBar>

export const AngleLink = AngleEvidence.extend({
  authors: z.string().max(300),
  /** Why it is near, in the reader's language. */
  why: z.string().max(500),
  peerReviewed: z.boolean().nullable(),
})
export type AngleLink = z.infer<typeof AngleLink>

/** GOOD from twenty relevant sources, mostly peer reviewed and of the last ten years; MODERATE from ten; LIMITED below. */
export const ViabilityGrade = z.enum(['GOOD', 'MODERATE', 'LIMITED'])
export type ViabilityGrade = z.infer<typeof ViabilityGrade>

export const Viability = z.object({
  angle: z.string().max(80),
  relevant: z.number().int().min(0),
  /** Records that were read. */
  read: z.number().int().min(0),
  grade: ViabilityGrade.nullable(),
  links: z.array(AngleLink).max(LINKS_MAX),
  newestReview: AngleLink.nullable(),
  pyramid: z.array(PyramidBar).max(14),
  /** Databases that did not answer. */
  failed: z.array(z.object({ database: DatabaseId, outcome: Outcome })).max(20),
})
export type Viability = z.infer<typeof Viability>

export const Rating = z.enum(['strong', 'moderate', 'weak'])
export type Rating = z.infer<typeof Rating>

/** The three criteria that a choice is made on, side by side. */
export const Criteria = z.object({
  angle: z.string().max(80),
  evidence: Rating.nullable(),
  feasibility: Rating.nullable(),
  contribution: Rating.nullable(),
  hoursNeeded: z.number().min(0).nullable(),
  hoursThere: z.number().min(0).nullable(),
})
export type Criteria = z.infer<typeof Criteria>

export const QuestionFlag = z.enum([
  'yes-no',
  'two-questions',
  'no-population',
  'leading',
  'too-long',
  'cause-without-design',
  'needs-ethics',
  'another-topic',
])
export type QuestionFlag = z.infer<typeof QuestionFlag>

export const DesignedQuestion = z.object({
  text: line(QUESTION_MAX),
  kind: z.string().max(40),
  design: z.string().max(40),
  researchability: Rating,
  scope: Rating,
  contribution: Rating,
  flags: z.array(QuestionFlag).max(8),
})
export type DesignedQuestion = z.infer<typeof DesignedQuestion>

/** What the interview has learned; an absent field was not asked or not said yet. */
export const StudentProfile = z.object({
  academic_program: z.string().trim().max(200).default(''),
  field_of_study: z.string().trim().max(200).default(''),
  country: z.string().trim().max(200).default(''),
  leaning: z.enum(['quantitative', 'qualitative', 'either']).default('either'),
  weekly_hours: z.number().int().min(1).max(WEEKLY_HOURS_MAX).nullable().default(null),
  total_timeline: Timeline.nullable().default(null),
  existing_skills: z.array(line(100)).max(30).default([]),
  constraints: z.array(line(300)).max(20).default([]),
})
export type StudentProfile = z.infer<typeof StudentProfile>

export const Interests = z.object({
  areas: z.array(line(500)).max(INTERESTS_MAX),
  profile: StudentProfile,
})
export type Interests = z.infer<typeof Interests>

/** What was validated, frozen: later queries, drafts and stages are compared with it. */
export const ValidatedTopic = z.object({
  topic: line(TOPIC_MAX),
  question: z.string().trim().max(QUESTION_MAX),
  in: z.array(line(200)).max(12),
  out: z.array(line(200)).max(12),
  map: ConceptMap,
  at: z.string().max(40),
})
export type ValidatedTopic = z.infer<typeof ValidatedTopic>

export const ScopeCheck = z.object({
  change: z.enum(['same', 'refinement', 'second-thesis']),
  lost: z.array(z.string().max(200)).max(24),
  gained: z.array(z.string().max(200)).max(24),
  /** Words of the OUT list that the new text names. */
  outside: z.array(z.string().max(200)).max(12),
})
export type ScopeCheck = z.infer<typeof ScopeCheck>

export const DiscoveryInput = z.object({
  locale: Locale,
  sandbox: z.boolean().default(false),
  /** What was there before: the topic of a project that came from source validation, or ''. */
  topic: z.string().trim().max(TOPIC_MAX).default(''),
  question: z.string().trim().max(QUESTION_MAX).default(''),
  /** What the search found and the student wants to talk about. */
  wish: z.string().max(4_000).default(''),
  interests: Interests.nullable().default(null),
})
export type DiscoveryInput = z.infer<typeof DiscoveryInput>

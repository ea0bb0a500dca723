import { z } from 'zod'
import { areUnique, CountedShare, enough, ItemId, Keys, Named, Said, SourceQuotation } from './paper-items'

export const Frameworks = z.object({
  frameworks: z
    .array(
      z.object({
        name: Named,
        usedBy: z.array(SourceQuotation).min(1).max(40),
        propositions: z.array(Said).max(10),
        covers: z.array(Named).max(20),
        silentOn: z.array(Named).max(20),
      }),
    )
    .max(20),
  /** Sources that name no theory, of all. */
  atheoretical: CountedShare,
  recommendation: z.object({ choice: z.enum(['one', 'combination', 'none']), reason: Said }),
})

export const Gaps = z.object({
  gaps: enough(
    z
      .object({
        id: ItemId,
        kind: z.enum([
          'unanswered',
          'population',
          'place',
          'period',
          'design',
          'measure',
          'contradiction',
          'theory',
          'said-by-authors',
        ]),
        statement: Said,
        quotation: SourceQuotation.nullable(),
        /** Sources around the gap, and in it. */
        around: Keys,
        inside: Keys,
        query: Named,
      })
      .refine(
        ({ quotation, around, kind }) => quotation !== null || around.length > 0 || kind === 'unanswered',
        'a gap rests on nothing',
      ),
    { min: 10, max: 40 },
  ),
})
export type Gaps = z.infer<typeof Gaps>

const directions = ['increased', 'decreased', 'no-difference'] as const
const Side = SourceQuotation.extend({ direction: z.enum(directions) })

const Pair = z
  .object({
    about: Named,
    one: Side,
    other: Side,
    /** What differs between the two as the sources state it; empty where nothing is stated. */
    differsIn: z
      .array(
        z.object({
          what: z.enum(['population', 'place', 'period', 'design', 'measure', 'size']),
          one: Named,
          other: Named,
        }),
      )
      .max(6),
    explanation: Said.nullable(),
  })
  .refine(({ one, other }) => one.direction !== other.direction, 'both say the same')
  .refine(({ one, other }) => one.key !== other.key, 'a source is held against itself')
  .refine(
    ({ differsIn, explanation }) => explanation === null || differsIn.length > 0,
    'explained by nothing that is stated',
  )

export const Contradictions = z.object({ contradictions: enough(Pair, { min: 10, max: 60 }) })
export type Contradictions = z.infer<typeof Contradictions>

export const biasTypes = [
  'selection',
  'publication',
  'language',
  'place',
  'time',
  'self-report',
  'measurement',
  'confounding',
  'attrition',
  'funding',
  'citation',
  'search',
  'reviewer',
] as const

const Bias = z
  .object({
    type: z.enum(biasTypes),
    verdict: z.enum(['found', 'not-found', 'unexamined']),
    sign: Said,
    /** Null exactly where it could not be examined. */
    counted: CountedShare.nullable(),
    effect: z.enum(['inflates', 'deflates', 'unclear']),
    answer: Said,
  })
  .refine(
    ({ verdict, counted }) => (verdict === 'unexamined') === (counted === null),
    'examined without a count, or counted unexamined',
  )

export const Biases = z
  .object({ biases: enough(Bias, { min: 8, max: biasTypes.length }) })
  .refine(({ biases }) => areUnique(biases.items.map(({ type }) => type)), 'a type of bias is judged twice')

const rating = z.number().int().min(1).max(10)

const FailureMode = z
  .object({
    step: Named,
    mode: Said,
    effect: Said,
    cause: Said,
    control: Said,
    severity: rating,
    occurrence: rating,
    detection: rating,
    /** How occurrence was rated: from the project's sources, by convention, or by who wrote it. */
    rated: z.enum(['counted', 'convention', 'judged']).default('judged'),
    /** Of what it was counted; null for every other rating. */
    counted: CountedShare.nullable().default(null),
    /** Of nobody but code; given, it must be right. */
    priority: z.number().int().optional(),
    action: Said.nullable(),
    earlySign: Said.nullable(),
  })
  .transform((mode) => ({ ...mode, computed: mode.severity * mode.occurrence * mode.detection }))
  .refine(
    ({ priority, computed }) => priority === undefined || priority === computed,
    'the priority number is not the product',
  )
  .transform(({ computed, priority: _, ...mode }) => ({ ...mode, priority: computed }))

/** Failure modes, highest priority number first; those of the upper third have an action and a sign. */
export const Risks = z
  .object({ modes: z.array(FailureMode).min(15).max(60) })
  .refine(({ modes }) => areUnique(modes.map(({ mode }) => mode)), 'a mode is listed twice')
  .transform(({ modes }) => ({ modes: modes.toSorted((a, b) => b.priority - a.priority) }))
  .refine(
    ({ modes }) =>
      modes
        .slice(0, Math.ceil(modes.length / 3))
        .every(({ action, earlySign }) => action !== null && earlySign !== null),
    'a mode of the upper third has no action or no early sign',
  )
export type Risks = z.infer<typeof Risks>

const ethicsTopics = [
  'consent',
  'vulnerability',
  'voluntariness',
  'burden',
  'confidentiality',
  'data-storage',
  'compensation',
  'dependence',
  'return-of-results',
  'committee',
  'fair-reporting',
  'licences',
  'interests',
] as const

export const Ethics = z
  .object({
    participation: z.enum(['direct', 'records', 'none', 'undecided']),
    items: z
      .array(
        z.object({
          topic: z.enum(ethicsTopics),
          standing: z.enum(['planned', 'missing', 'not-applicable']),
          text: Said,
        }),
      )
      .min(3)
      .max(ethicsTopics.length),
    approval: z.enum(['not-needed', 'to-be-sought', 'undecided']),
  })
  .refine(({ items }) => areUnique(items.map(({ topic }) => topic)), 'a topic is answered twice')
  .refine(
    ({ participation, approval }) => participation === 'none' || approval !== 'not-needed',
    'people take part, and no approval is needed',
  )

export const validityTypes = ['statistical-conclusion', 'internal', 'construct', 'external'] as const

/** The four types of Shadish, Cook and Campbell (2002). */
export const Validity = z
  .object({
    reading: z.enum(['quantitative', 'qualitative']),
    types: z
      .array(
        z.object({
          type: z.enum(validityTypes),
          threats: z
            .array(z.object({ threat: Named, isLive: z.boolean(), seenIn: Keys, guard: Said, remains: Said }))
            .min(1)
            .max(12),
        }),
      )
      .length(validityTypes.length),
  })
  .refine(({ types }) => areUnique(types.map(({ type }) => type)), 'a type of validity is missing')

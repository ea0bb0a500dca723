import { z } from 'zod'
import {
  areUnique,
  CitationKey,
  Count,
  CountedShare,
  Ids,
  ItemId,
  Keys,
  Named,
  Said,
  Shortfall,
  SourceQuotation,
} from './paper-items'

export const LiteratureMap = z.object({
  queries: z
    .array(
      z.object({
        question: ItemId.nullable(),
        database: Named.nullable(),
        query: Named,
        hits: Count.nullable(),
      }),
    )
    .min(1)
    .max(40),
  groups: z.array(z.object({ name: Named, keys: Keys.min(2) })).max(30),
  ungrouped: Keys,
  years: z.object({ first: z.number().int(), last: z.number().int() }).nullable(),
  languages: z.array(z.object({ language: z.string().max(12), count: Count })).max(40),
  /** Questions of which no source speaks. */
  empty: Ids,
})

/** Citations that a claim should rest on. */
const CITATIONS_PER_CLAIM = 15

const Claim = z
  .object({ statement: Said, keys: Keys.min(1), shortfall: Shortfall.nullable() })
  .superRefine(({ keys, shortfall }, context) => {
    const found = new Set(keys).size
    if (
      found < CITATIONS_PER_CLAIM &&
      (shortfall?.found !== found || shortfall.wanted !== CITATIONS_PER_CLAIM)
    )
      context.addIssue(`${found} of ${CITATIONS_PER_CLAIM} sources: say the shortfall`)
  })

export const Citations = z.object({
  statements: z
    .array(SourceQuotation.extend({ role: z.enum(['result', 'definition', 'method', 'limit']) }))
    .min(1)
    .max(1_000),
  claims: z.array(Claim).max(60),
  /** Sources of which nothing can be quoted, with the reason. */
  silent: z
    .array(z.object({ key: CitationKey, reason: z.enum(['no-abstract', 'no-statement', 'retracted']) }))
    .max(400),
})

const StudyMethod = z.object({
  key: CitationKey,
  design: Named.nullable(),
  /** The words that tell the design; null exactly where the design is. */
  toldBy: SourceQuotation.nullable(),
  sampleSize: Count.nullable(),
  sampleToldBy: SourceQuotation.nullable(),
  longitudinal: z.boolean(),
})

export const MethodsFound = z
  .object({
    studies: z.array(StudyMethod).min(1).max(400),
    designs: z.array(CountedShare.safeExtend({ design: Named })).max(30),
  })
  .refine(
    ({ studies }) => studies.every(({ design, toldBy }) => (design === null) === (toldBy === null)),
    'a design without the words that tell it',
  )
  .refine(
    ({ studies }) =>
      studies.every(({ sampleSize, sampleToldBy }) => (sampleSize === null) === (sampleToldBy === null)),
    'a sample size without the words that tell it',
  )
  .refine(({ studies }) => areUnique(studies.map(({ key }) => key)), 'a study is listed twice')
export type MethodsFound = z.infer<typeof MethodsFound>

const Excluded = z.array(z.object({ reason: Named, count: Count })).max(30)

const Flow = z.object({
  identified: Count.nullable(),
  duplicates: Count.nullable(),
  /** Removed before screening for another reason than as a duplicate. */
  removedBefore: Excluded.default([]),
  screened: Count.nullable(),
  excludedAtScreening: Excluded,
  assessed: Count.nullable(),
  excludedAtAssessment: Excluded,
  included: Count,
})

const taken = (excluded: z.infer<typeof Excluded>) => excluded.reduce((sum, { count }) => sum + count, 0)
/** A stage is the one before it less what was taken out; of a stage that nobody recorded nothing can be said. */
const follows = (before: number | null, out: number | null, after: number | null) =>
  before === null || out === null || after === null || before - out === after

/** The flow of records of PRISMA 2020 (doi:10.1136/bmj.n71); it must add up. */
export const PrismaReview = z
  .object({
    criteria: z
      .array(z.object({ about: Named, criterion: Said, reason: Said }))
      .min(1)
      .max(20),
    flow: Flow.superRefine((flow, context) => {
      const { identified, duplicates, removedBefore, screened } = flow
      const removed = duplicates === null ? null : duplicates + taken(removedBefore)
      if (!follows(identified, removed, screened))
        context.addIssue('identified less duplicates and what else was removed is not screened')
      if (!follows(flow.screened, taken(flow.excludedAtScreening), flow.assessed))
        context.addIssue('screened less excluded is not assessed')
      if (!follows(flow.assessed, taken(flow.excludedAtAssessment), flow.included))
        context.addIssue('assessed less excluded is not included')
    }),
    readers: z.number().int().min(1).max(20).nullable(),
    included: Keys,
  })
  .refine(
    ({ flow, included }) => new Set(included).size === flow.included,
    'another number is included than is listed',
  )
export type PrismaReview = z.infer<typeof PrismaReview>

/** The least share of sources in the first two tiers. */
export const TIER_SHARE_MIN01 = 0.8

export const Tiers = z
  .object({
    tiers: z
      .array(
        z.object({
          key: CitationKey,
          tier: z.union([z.literal(1), z.literal(2), z.literal(3)]),
          because: Said,
        }),
      )
      .min(1)
      .max(400),
    retracted: Keys,
    /** Null exactly where the rule of eighty per cent is kept. */
    belowRule: z.object({ restingOnThird: Keys, query: Named }).nullable(),
  })
  .refine(({ tiers }) => areUnique(tiers.map(({ key }) => key)), 'a source has two tiers')
  .transform((value) => ({
    ...value,
    share01: value.tiers.filter(({ tier }) => tier < 3).length / value.tiers.length,
  }))
  .refine(
    ({ share01, belowRule }) => share01 >= TIER_SHARE_MIN01 === (belowRule === null),
    'the rule of eighty per cent is judged otherwise than the tiers say',
  )
export type Tiers = z.infer<typeof Tiers>

const answers = ['yes', 'no', 'unclear', 'not-applicable'] as const

const AppraisalItem = z
  .object({ item: Named, answer: z.enum(answers), shownBy: z.string().trim().min(1).max(1_200).nullable() })
  .refine(
    ({ answer, shownBy }) => answer === 'unclear' || answer === 'not-applicable' || shownBy !== null,
    'yes and no need the passage that shows it',
  )

export const Appraisal = z.object({
  studies: z
    .array(
      z.object({
        key: CitationKey,
        checklist: z.string().regex(/^(?:CASP|JBI) /),
        read: z.enum(['abstract', 'full-text']),
        items: z.array(AppraisalItem).min(5).max(15),
        weighsMost: Named,
      }),
    )
    .max(400),
  notAppraised: z.array(z.object({ key: CitationKey, reason: Said })).max(400),
})
export type Appraisal = z.infer<typeof Appraisal>

const Kept = z.array(z.object({ key: CitationKey, serves: Ids, reason: Said })).max(400)

export const ContextTiers = z
  .object({ hot: Kept, warm: Kept, cold: Kept, hotTokensMax: z.number().int().min(1_000).max(200_000) })
  .refine(
    ({ hot, warm, cold }) => areUnique([...hot, ...warm, ...cold].map(({ key }) => key)),
    'a source is in two tiers',
  )
  .refine(({ hot, warm, cold }) => hot.length + warm.length + cold.length > 0, 'no source is in a tier')

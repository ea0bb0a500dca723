import { z } from 'zod'
import { areUnique, CitationKey, Count, Ids, Keys, Named, Said } from './paper-items'

const WORD = /\p{L}[\p{L}\p{M}\p{N}'’-]*/gu
/** Citations stand as `[@key; @other]`. */
const CITED = /@([a-z0-9-]{1,80})/g

const Paragraph = z.string().trim().min(1).max(6_000)

/** Words and citations are counted by code. */
const WrittenChapter = z
  .object({
    number: z.number().int().min(1).max(12),
    title: Named,
    sections: z
      .array(z.object({ heading: Named, paragraphs: z.array(Paragraph).min(1).max(80) }))
      .min(1)
      .max(30),
    answers: Ids,
  })
  .transform((chapter) => {
    const text = chapter.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
    const keys = [...text.matchAll(CITED)].flatMap(([, key]) => key ?? [])
    return {
      ...chapter,
      words: text.replace(/\[@[^\]]*\]/g, '').match(WORD)?.length ?? 0,
      keys: [...new Set(keys)],
    }
  })
/** The chapters of the locked structure that one agent writes. */
export const WrittenChapters = z
  .object({ chapters: z.array(WrittenChapter).min(1).max(12) })
  .refine(
    ({ chapters }) => areUnique(chapters.map(({ number }) => String(number))),
    'a chapter is written twice',
  )
export type WrittenChapters = z.infer<typeof WrittenChapters>

const ABSTRACT_WORDS_MAX = 350

export const PaperAbstract = z
  .object({
    background: Said,
    aim: Said,
    method: Said,
    results: Said,
    conclusion: Said,
    keywords: z.array(Named).min(3).max(8),
  })
  .refine(({ keywords }) => areUnique(keywords.map((word) => word.toLowerCase())), 'a keyword stands twice')
  .refine(
    ({ keywords: _, ...parts }) => Object.values(parts).every((part) => !/\[@/.test(part)),
    'an abstract cites nothing',
  )
  .refine(
    ({ keywords: _, ...parts }) =>
      (Object.values(parts).join(' ').match(WORD)?.length ?? 0) <= ABSTRACT_WORDS_MAX,
    `more than ${ABSTRACT_WORDS_MAX} words`,
  )

export const ReferenceFaults = z.object({
  listed: Keys,
  faults: z
    .array(
      z.object({
        key: CitationKey,
        field: Named,
        fault: z.enum(['missing', 'misread', 'capitals', 'two-versions', 'secondary', 'no-page']),
        text: Said,
      }),
    )
    .max(400),
})

const chapterNumber = z.number().int().min(0).max(12)

/** A passage of the paper, letter by letter; chapter 0 is the abstract. */
const Passage = z.object({ chapter: chapterNumber, text: Said })

const Objection = z.object({
  passage: Passage,
  wrong: Said,
  matters: Said,
  remedy: Said,
  severity: z.enum(['fatal', 'major', 'minor']),
})

export const Objections = z
  .object({
    objections: z.array(Objection).max(80),
    withstood: z.array(z.object({ passage: Passage, attack: Said })).max(40),
  })
  .refine(({ objections, withstood }) => objections.length + withstood.length > 0, 'nothing was attacked')

/** Steps of certainty after GRADE (doi:10.1136/bmj.39489.470347.AD); from 1 (high) each step down or up is a quarter. */
const STEP01 = 0.25
const stepNames = [
  'risk-of-bias',
  'inconsistency',
  'indirectness',
  'imprecision',
  'publication-bias',
  'large-effect',
  'dose-response',
  'opposing-confounding',
] as const
const raising: readonly string[] = ['large-effect', 'dose-response', 'opposing-confounding']

const Claim = z
  .object({
    passage: Passage,
    design: z.enum(['experimental', 'observational', 'qualitative', 'unrated']),
    steps: z
      .array(
        z.object({ step: z.enum(stepNames), size: z.union([z.literal(1), z.literal(2)]), because: Said }),
      )
      .max(8),
    saysMoreThanItMay: z.boolean(),
  })
  .transform((claim) => ({ ...claim, score01: confidence01(claim) }))

function confidence01({
  design,
  steps,
}: {
  design: string
  steps: readonly { step: string; size: number }[]
}): number | null {
  if (design === 'unrated') return null
  const start = design === 'observational' ? 0.5 : 1
  const moved = steps.reduce(
    (sum, { step, size }) => sum + (raising.includes(step) ? size : -size) * STEP01,
    start,
  )
  return Math.min(1, Math.max(0, moved))
}

export const ConfidenceScores = z.object({ claims: z.array(Claim).min(1).max(80) })

export const CitationCheck = z
  .object({
    checked: Count,
    faults: z
      .array(
        z.object({
          passage: Passage,
          key: CitationKey.nullable(),
          fault: z.enum([
            'unknown-key',
            'not-said-there',
            'figure',
            'direction',
            'quotation',
            'retracted',
            'uncited',
            'dated-ahead',
          ]),
        }),
      )
      .max(1_000),
  })
  .refine(
    ({ checked, faults }) => faults.filter(({ key }) => key !== null).length <= checked,
    'more faults than citations',
  )

const reproducibilityItems = [
  'search-strings',
  'search-dates',
  'criteria',
  'screening',
  'extraction-form',
  'data',
  'instrument',
  'code',
  'analysis-decisions',
  'deviations',
] as const

export const Reproducibility = z
  .object({
    items: z
      .array(
        z.object({
          item: z.enum(reproducibilityItems),
          standing: z.enum(['present', 'partly', 'absent', 'not-applicable']),
          place: Passage.nullable(),
          remedy: Said.nullable(),
        }),
      )
      .length(reproducibilityItems.length),
    repeated: z.array(z.object({ what: Said, stated: z.number(), found: z.number() })).max(20),
  })
  .refine(({ items }) => areUnique(items.map(({ item }) => item)), 'an item is answered twice')
  .refine(
    ({ items }) => items.every(({ standing, place }) => standing !== 'present' || place !== null),
    'present without a place',
  )
  .refine(
    ({ items }) => items.every(({ standing, remedy }) => standing !== 'absent' || remedy !== null),
    'absent without a remedy',
  )

export const Consistency = z.object({
  findings: z
    .array(
      z.object({
        kind: z.enum([
          'abstract-body',
          'contents-headings',
          'question-answer',
          'number-table',
          'sum',
          'date',
          'term',
          'sample-size',
          'tense',
          'cross-reference',
          'repetition',
        ]),
        one: Passage,
        other: Passage,
        right: z.enum(['one', 'other', 'unknown']),
      }),
    )
    .max(200),
  /** Pairs of passages that were compared. */
  compared: Count,
})

/** Sentences that a transition has at most. */
const TRANSITION_LENGTH_MAX = 700

export const Transitions = z
  .object({
    seams: z
      .array(
        z.object({
          from: chapterNumber,
          to: chapterNumber,
          text: z.string().trim().min(1).max(TRANSITION_LENGTH_MAX).nullable(),
        }),
      )
      .max(12),
    moves: z.array(z.object({ passage: Passage, to: chapterNumber, because: Said })).max(20),
  })
  .refine(
    ({ seams }) => seams.every(({ from, to }) => to === from + 1),
    'a seam joins chapters that are not neighbours',
  )
  .refine(
    ({ seams }) => seams.every(({ text }) => text === null || !/\[@/.test(text)),
    'a transition cites something new',
  )

/** Words of a chapter against its target, from the specification of the final stage. */
export const LENGTH_SHARES = { min: 0.7, max: 1.3 } as const

export const Lengths = z
  .object({
    chapters: z
      .array(
        z.object({
          number: chapterNumber,
          target: z.number().int().min(1),
          words: Count,
          cuts: z.array(Passage).max(40),
          missing: z.array(Said).max(20),
          proposedTarget: Count.nullable(),
        }),
      )
      .min(1)
      .max(12),
  })
  .refine(
    ({ chapters }) =>
      chapters.every(({ words, target, cuts }) => words <= target * LENGTH_SHARES.max || cuts.length > 0),
    'a chapter is too long, and nothing is cut',
  )
  .refine(
    ({ chapters }) =>
      chapters.every(
        ({ words, target, missing, proposedTarget }) =>
          words >= target * LENGTH_SHARES.min || missing.length > 0 || proposedTarget !== null,
      ),
    'a chapter is too short, and neither is said what is missing nor a lower target',
  )

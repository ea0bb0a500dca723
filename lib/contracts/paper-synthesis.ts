import { z } from 'zod'
import {
  areUnique,
  CitationKey,
  Count,
  CountedShare,
  enough,
  Ids,
  ItemId,
  Keys,
  Named,
  Said,
  Shortfall,
  SourceQuotation,
} from './paper-items'

const certainties = ['high', 'moderate', 'low', 'very-low'] as const

/** Directions counted over the sources that speak of a question; those that state none lean to no side. */
const Directions = z.object({ increased: Keys, decreased: Keys, noDifference: Keys, notStated: Keys })

const Effect = z.object({ key: CitationKey, effect: z.number(), standardError: z.number().positive() })

export const Synthesis = z.object({
  answers: z
    .array(
      z
        .object({
          question: ItemId,
          form: z.enum(['meta', 'narrative']),
          reason: Said,
          directions: Directions,
          effects: z.array(Effect).max(200),
          text: z.array(Said).max(20),
          certainty: z.object({ level: z.enum(certainties), stepsDown: z.array(Said).max(8) }),
        })
        .refine(
          ({ form, effects }) => form === 'narrative' || effects.length >= 2,
          'fewer than two effects are no meta-analysis',
        )
        .refine(
          ({ directions }) => areUnique(Object.values(directions).flatMap((keys) => [...new Set(keys)])),
          'a source is counted on two sides',
        ),
    )
    .min(1)
    .max(20),
})
export type Synthesis = z.infer<typeof Synthesis>

const PATTERN_SOURCES_FEW = 5

const Pattern = z
  .object({
    statement: Said,
    counted: CountedShare,
    brokenBy: Keys,
    alternative: Said,
    tentative: z.boolean(),
  })
  .refine(
    ({ counted, tentative }) => tentative || counted.count >= PATTERN_SOURCES_FEW,
    'few sources, and not tentative',
  )

export const Patterns = z.object({ patterns: enough(Pattern, { min: 10, max: 40 }) })

/** Where nothing joins two sources there is no theme, and that is said. */
export const Themes = z
  .object({
    themes: z
      .array(
        z.object({
          id: ItemId,
          statement: Said,
          keys: Keys.min(2),
          quotation: SourceQuotation,
          tension: Said.nullable(),
          border: Said,
        }),
      )
      .max(8),
    outside: Keys,
    shortfall: Shortfall.nullable().default(null),
  })
  .refine(
    ({ themes, shortfall }) => (themes.length === 0) === (shortfall !== null),
    'no theme without a shortfall, and no shortfall with one',
  )
export type Themes = z.infer<typeof Themes>

export const Theory = z.object({
  propositions: z
    .array(
      z
        .object({
          id: ItemId,
          under: Said,
          statement: Said,
          because: Said,
          origin: z.enum(['taken-over', 'adapted', 'conjecture']),
          supportedBy: Keys,
          against: Keys,
          refutedBy: Said,
        })
        .refine(
          ({ origin, supportedBy }) => origin !== 'taken-over' || supportedBy.length > 0,
          'taken over from nobody',
        ),
    )
    .min(1)
    .max(20),
  boundaries: z.array(Said).min(1).max(12),
})

const scales = ['nominal', 'ordinal', 'interval', 'ratio'] as const
const Variable = z.object({ name: Named, scale: z.enum(scales) })

const Hypothesis = z
  .object({
    id: ItemId,
    alternative: Said,
    null: Said,
    sides: z.union([z.literal(1), z.literal(2)]),
    independent: Variable,
    dependent: Variable,
    from: ItemId,
    test: Named,
    refutedBy: Said,
    /** A one-sided test needs a source for its side. */
    keys: Keys,
  })
  .refine(({ sides, keys }) => sides === 2 || keys.length > 0, 'one-sided without a source')

export const Hypotheses = z
  .object({
    /** False where the design tests nothing: then there are expectations and no hypotheses. */
    tests: z.boolean(),
    hypotheses: z.array(Hypothesis).max(12),
    expectations: z.array(Said).max(12),
    untestable: z.array(z.object({ proposition: ItemId, reason: Said })).max(20),
  })
  .refine(
    ({ tests, hypotheses }) => tests === hypotheses.length > 0,
    'tests without hypotheses, or hypotheses without tests',
  )
  .refine(
    ({ tests, expectations }) => tests || expectations.length > 0,
    'neither hypotheses nor expectations',
  )
export type Hypotheses = z.infer<typeof Hypotheses>

const Node = z.object({
  id: ItemId,
  label: Named,
  kind: z.enum(['observed', 'latent']),
  indicators: z.array(Named).max(20),
})
const Edge = z
  .object({
    from: ItemId,
    to: ItemId,
    sign: z.enum(['positive', 'negative', 'unknown']),
    kind: z.enum(['cause', 'association', 'mediation', 'moderation']),
    hypothesis: ItemId.nullable(),
    keys: Keys,
  })
  .refine(
    ({ hypothesis, keys }) => hypothesis !== null || keys.length > 0,
    'an edge stands for neither hypothesis nor source',
  )

export const StructuralModel = z
  .object({
    kind: z.enum(['path', 'conceptual']),
    nodes: z.array(Node).min(1).max(20),
    /** None where no source and no hypothesis joins two of the nodes. */
    edges: z.array(Edge).max(40),
    reading: Said,
  })
  .refine(
    ({ nodes, edges }) =>
      edges.every(({ from, to }) => [from, to].every((end) => nodes.some(({ id }) => id === end))),
    'an edge ends at no node',
  )
  .refine(
    ({ kind, nodes, edges }) => kind === 'conceptual' || isAcyclic(nodes, edges),
    'a path model goes in a circle',
  )

/** Whether all nodes can be taken away, those first at which no edge ends that is left. */
function isAcyclic(
  nodes: readonly { readonly id: string }[],
  edges: readonly { readonly from: string; readonly to: string }[],
): boolean {
  const left = new Set(nodes.map(({ id }) => id))
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const id of left) if (!edges.some(({ from, to }) => to === id && left.has(from))) left.delete(id)
  }
  return left.size === 0
}

const rate = z.number().int().min(1).max(5)

/** Opportunities, the highest product of impact and feasibility first. */
export const Opportunities = z.object({
  opportunities: z
    .array(
      z
        .object({
          from: Ids,
          statement: Said,
          impact: rate,
          feasibility: rate,
          design: Named,
          firstStep: Said,
          query: Named,
          ofThisPaper: z.boolean(),
        })
        .transform((one) => ({ ...one, score: one.impact * one.feasibility })),
    )
    .min(1)
    .max(40)
    .transform((all) => all.toSorted((a, b) => b.score - a.score)),
})

export const MethodDesign = z
  .object({
    design: Named,
    guideline: z.enum(['STROBE', 'COREQ', 'PRISMA', 'CONSORT', 'SRQR', 'none']),
    because: Said,
    alternatives: z
      .array(z.object({ design: Named, lostBecause: Said }))
      .min(1)
      .max(4),
    setting: Said,
    material: Said,
    procedure: z.array(Said).min(2).max(20),
    variables: z.array(z.object({ name: Named, role: Named, from: Said })).max(20),
    biasMet: z.array(Said).min(1).max(12),
    conditions: z.array(Said).max(12),
  })
  .refine(
    ({ design, alternatives }) => alternatives.every((one) => one.design !== design),
    'the design is its own alternative',
  )

export const AnalysisPlan = z
  .object({
    analyses: z
      .array(
        z.object({
          serves: ItemId,
          kind: z.enum(['confirmatory', 'exploratory', 'qualitative', 'synthesis']),
          procedure: Named,
          assumptions: z.array(z.object({ assumption: Said, checkedBy: Said, otherwise: Said })).max(10),
          effectSize: Named.nullable(),
        }),
      )
      .min(1)
      .max(30),
    alpha: z.number().min(0.0001).max(0.2).nullable(),
    correction: Named.nullable(),
    missing: Said,
    program: Named,
  })
  .refine(
    ({ analyses, alpha }) => alpha !== null || analyses.every(({ kind }) => kind !== 'confirmatory'),
    'a confirmatory test without its level',
  )
  .refine(
    ({ analyses, correction }) =>
      correction !== null || analyses.filter(({ kind }) => kind === 'confirmatory').length < 2,
    'several confirmatory tests without a correction',
  )
export type AnalysisPlan = z.infer<typeof AnalysisPlan>

const share01 = z.number().min(0).max(1)

/** How many: code computes power and precision anew and refuses another number. */
export const SampleBasis = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('power'),
    test: z.enum(['t-test', 'correlation']),
    effect: z.number().min(0.01).max(10),
    effectFrom: z.discriminatedUnion('by', [
      z.object({ by: z.literal('source'), key: CitationKey }),
      z.object({ by: z.literal('convention'), name: Named }),
      z.object({ by: z.literal('pilot') }),
    ]),
    alpha: z.number().min(0.0001).max(0.5),
    power: z.number().min(0.5).max(0.9999),
    n: Count,
  }),
  z.object({
    by: z.literal('precision'),
    margin01: z.number().min(0.001).max(0.5),
    confidence: z.number().min(0.5).max(0.9999),
    population: Count.nullable(),
    n: Count,
  }),
  z.object({ by: z.literal('saturation'), criterion: Said, from: Count, to: Count, rangeFrom: Said }),
  z.object({ by: z.literal('criteria'), criteria: z.array(Said).min(1).max(20) }),
])
export type SampleBasis = z.infer<typeof SampleBasis>

export const Sampling = z.object({
  population: Said,
  frame: Said,
  frameMisses: Said,
  unit: Named,
  kind: z.enum(['probability', 'purposive', 'complete', 'none']),
  basis: SampleBasis,
  response01: share01.nullable(),
  invited: Count.nullable(),
})

export const Instruments = z
  .object({
    instruments: z
      .array(
        z.object({
          construct: Named,
          kind: z.enum(['scale', 'interview-guide', 'extraction-form', 'observation', 'records']),
          origin: z.discriminatedUnion('by', [
            z.object({ by: z.literal('source'), key: CitationKey, licence: Said }),
            z.object({ by: z.literal('own') }),
          ]),
          items: z.array(Said).max(60),
          scale: Named.nullable(),
          reliability: Said,
          pilot: Said,
        }),
      )
      .min(1)
      .max(20),
  })
  .refine(
    ({ instruments }) =>
      instruments.every(({ origin, items }) => origin.by === 'source' || items.length >= 3),
    'an instrument of one’s own has fewer than three items',
  )

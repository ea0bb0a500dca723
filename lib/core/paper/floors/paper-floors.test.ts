import { describe, expect, test } from 'vitest'
import { sequentialAgents } from '@/lib/contracts/paper-agents'
import { Biases, Contradictions, Gaps, Risks } from '@/lib/contracts/paper-analysis'
import { Citations, MethodsFound, Tiers } from '@/lib/contracts/paper-discovery'
import { LockedStructure, Questions } from '@/lib/contracts/paper-foundation'
import type { PaperKind, PaperSource } from '@/lib/contracts/paper-session'
import {
  Hypotheses,
  Instruments,
  Patterns,
  Sampling,
  StructuralModel,
  Synthesis,
  Theory,
} from '@/lib/contracts/paper-synthesis'
import { checkClaims } from '@/lib/core/ledger/check-claims'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { checkOutput } from '../check-output'
import { exitCriteria } from '../phase-gates'
import { sequenceOf } from '../session-state'
import { paperFloors } from './paper-floors'

const texts: readonly (readonly [title: string, language: string, abstract: string | null])[] = [
  [
    'Remote work and burnout among nurses: a survey',
    'en',
    'This study aims to examine remote work and burnout. A survey of 412 nurses was conducted in Brazil. The results show that remote work reduced burnout among nurses. The study was limited to one hospital.',
  ],
  [
    'Telework and exhaustion',
    'en',
    'We conducted interviews with 18 nurses. We found that telework increased emotional exhaustion among nurses. Future research should follow nurses over time.',
  ],
  [
    'Trabalho remoto e burnout de enfermeiros',
    'pt',
    'O objetivo deste estudo foi analisar o trabalho remoto. Foram aplicados questionários a 230 enfermeiros em Portugal. Os resultados mostram que o trabalho remoto reduziu o burnout.',
  ],
  [
    'Teletrabajo y agotamiento',
    'es',
    'El objetivo fue analizar el teletrabajo. Se realizaron entrevistas a 25 enfermeras en España. Los resultados muestran que el teletrabajo aumentó el agotamiento.',
  ],
  ['Télétravail et épuisement professionnel', 'fr', null],
  [
    'Burnout is defined by work',
    'en',
    'Burnout is defined as emotional exhaustion caused by work. No difference in burnout was found between remote work and office work.',
  ],
]
const sources: readonly PaperSource[] = texts.map(([title, language, abstract], at) => ({
  key: `source-${at}`,
  work: workFixture({
    title,
    language,
    abstract,
    doi: `10.5555/p.${at}`,
    ...(at === 1 ? { type: 'preprint', peerReviewed: null } : {}),
  }),
}))

const queries = {
  en: 'Does remote work reduce burnout among nurses?',
  'pt-BR': 'O trabalho remoto reduz o burnout de enfermeiros?',
  es: '¿El trabajo remoto reduce el burnout de las enfermeras?',
} as const

interface Given {
  readonly locale?: keyof typeof queries
  readonly kind?: PaperKind
  readonly from?: readonly PaperSource[]
}

const kept = new Map<string, ReturnType<typeof writeAll>>()

/** The same for the same, written once. */
function written(given: Given = {}) {
  const id = JSON.stringify(given)
  const found = kept.get(id) ?? writeAll(given)
  kept.set(id, found)
  return found
}

/** All floors in their order, each over what those before it left; what the check refuses is in `faults`. */
function writeAll({ locale = 'en', kind = 'review', from = sources }: Given = {}) {
  const outputs: Record<string, unknown> = {}
  const faults: string[] = []
  for (const key of sequentialAgents) {
    const compose = paperFloors[key]
    const structure = LockedStructure.safeParse(outputs['dissertation-architect']).data ?? null
    if (!compose || !sequenceOf(structure).includes(key)) continue
    const output = compose({
      query: queries[locale],
      locale,
      kind,
      sources: from,
      outputs,
      currentYear: 2026,
    })
    const checked = checkOutput(key, output, { kind, sources: from, outputs, judged: null })
    if (checked.ok) outputs[key] = checked.value
    else faults.push(`${key}: ${checked.faults.join('; ')}`)
  }
  return { outputs, faults }
}

describe('floors', () => {
  test.each<[string, Given]>([
    ['English', {}],
    ['Portuguese', { locale: 'pt-BR' }],
    ['Spanish', { locale: 'es' }],
    ['a proposal', { kind: 'proposal-stage' }],
    ['an empirical paper without data', { kind: 'empirical' }],
    ['three sources', { from: sources.slice(0, 3) }],
    ['one source of unknown language without an abstract', { from: sources.slice(4, 5) }],
  ])('fulfil their contracts from the evidence alone: %s', (_name, given) => {
    expect(written(given).faults).toEqual([])
  })

  test('write the same from the same', () => expect(writeAll({ from: [...sources] })).toEqual(written()))

  test('quote nothing that the claim ledger does not find in its source', () => {
    const { statements } = Citations.parse(written().outputs['citation-extractor'])
    expect(statements.length).toBeGreaterThan(6)
    const passages = (key: string) =>
      sources
        .filter((source) => source.key === key)
        .map(({ work }) => ({
          id: key,
          itemId: key,
          text: work.abstract ?? work.title,
          language: work.language,
          locator: { type: 'index' as const, value: 1 },
        }))
    const verdicts = statements.flatMap(({ key, quote }) => {
      const text = `${quote.replace(/\.$/, '')} [@${key}].`
      return checkClaims(text, {
        resolve: (marker) => (marker.kind === 'key' ? passages(marker.key) : null),
        language: null,
      }).rows.map(({ verdict }) => verdict)
    })
    expect(new Set(verdicts)).toEqual(new Set(['quoted']))
  })

  test('count what the sources state, with those that state nothing, and say how many more a claim needs', () => {
    const { outputs } = written()
    const { claims, silent } = Citations.parse(outputs['citation-extractor'])
    expect(claims.map(({ keys }) => keys)).toEqual([
      ['source-1', 'source-3'],
      ['source-0', 'source-2'],
      ['source-5'],
    ])
    expect(claims[0]?.statement).toBe(
      'An increase is reported by two of the 6 sources; 1 states no direction [@source-1; @source-3].',
    )
    expect(claims[0]?.shortfall).toMatchObject({ found: 2, wanted: 15, among: 6 })
    expect(silent).toEqual([])
    const { studies } = MethodsFound.parse(outputs['methodology-scanner'])
    expect(studies.map(({ sampleSize }) => sampleSize)).toEqual([412, 18, 230, 25, null, null])
    expect(Tiers.parse(outputs['source-tier-classifier']).share01).toBeCloseTo(5 / 6)
  })

  test('lock a results chapter for a review only', () => {
    const writers = (kind: PaperKind) =>
      LockedStructure.parse(written({ kind }).outputs['dissertation-architect']).chapters.map(
        ({ writer }) => writer,
      )
    expect(writers('review')).toContain('results-writer')
    expect(writers('empirical')).not.toContain('results-writer')
  })

  test('leave no exit criterion of their phases open, and say which are short', () => {
    const { outputs } = written()
    const standings = [1, 2, 3, 4, 5].flatMap((phase) => exitCriteria(phase, outputs))
    expect(standings.filter(({ standing }) => standing === 'open')).toEqual([])
    expect(standings.filter(({ standing }) => standing === 'short').map(({ id }) => id)).toEqual([
      'citations-extracted',
      'gaps-identified',
      'contradictions-documented',
      'patterns-identified',
    ])
  })

  test('ask 15 to 20 questions, each once, that the sources can be held against', () => {
    const { questions } = Questions.parse(written({ locale: 'pt-BR' }).outputs['self-ask-decomposer'])
    expect(questions.filter(({ answeredBy }) => answeredBy.length > 0).length).toBeGreaterThan(5)
  })

  test('find gaps and contradictions in quotation, as many as there are, with the query that would look for more', () => {
    const { outputs } = written()
    const { gaps } = Gaps.parse(outputs['gap-hunter'])
    expect(gaps.items.map(({ kind }) => kind)).toContain('said-by-authors')
    expect(gaps.shortfall).toMatchObject({ found: gaps.items.length, wanted: 10, among: 6 })
    const { contradictions } = Contradictions.parse(outputs['contradiction-analyzer'])
    for (const { one, other, explanation } of contradictions.items) {
      expect(one.direction).not.toBe(other.direction)
      expect(one.key).not.toBe(other.key)
      expect(explanation).toBeNull()
    }
    const keys = contradictions.items.flatMap(({ one, other }) => [one.key, other.key])
    expect(new Set(keys).size).toBe(keys.length)
    expect(contradictions.shortfall?.found).toBe(contradictions.items.length)
  })

  test('order failure modes by the product of their ratings, and call unexamined what abstracts do not show', () => {
    const { outputs } = written({ locale: 'es' })
    const { modes } = Risks.parse(outputs['risk-analyst'])
    expect(modes[0]).toMatchObject({ severity: 7, occurrence: 5, detection: 8, priority: 280 })
    for (const { severity, occurrence, detection, priority } of modes)
      expect(priority).toBe(severity * occurrence * detection)
    // One of six has no abstract; six sources are few.
    const counted = modes.filter(({ rated }) => rated === 'counted')
    expect(counted.find(({ step }) => step === 'acceso')).toMatchObject({
      occurrence: 2,
      counted: { count: 1, total: 6, unknown: 0, keys: ['source-4'] },
    })
    expect(modes.filter(({ rated }) => rated === 'convention')).toHaveLength(modes.length - counted.length)
    const { biases } = Biases.parse(outputs['bias-detector'])
    const verdictOf = (type: string) => biases.items.find((one) => one.type === type)
    expect(verdictOf('funding')).toMatchObject({ verdict: 'unexamined', counted: null })
    expect(verdictOf('publication')?.counted).toMatchObject({
      count: 1,
      total: 6,
      unknown: 1,
      keys: ['source-5'],
    })
  })

  test('count directions of what is asked about only, on both sides, and lower the certainty for it', () => {
    const { outputs } = written()
    const { answers } = Synthesis.parse(outputs['evidence-synthesizer'])
    const counted = answers.find(
      ({ directions }) => directions.increased.length + directions.decreased.length > 0,
    )
    expect(counted?.directions.decreased).toEqual(['source-0', 'source-2'])
    expect(counted?.certainty.level).toBe('very-low')
    expect(answers.every(({ form, effects }) => form === 'narrative' && effects.length === 0)).toBe(true)
  })

  test('call a regularity of few sources tentative, name those that break it, and take none of one source', () => {
    const { patterns } = Patterns.parse(written().outputs['pattern-analyst'])
    for (const { counted, tentative, brokenBy } of patterns.items) {
      expect(counted.count).toBeGreaterThan(1)
      expect(tentative).toBe(counted.count < 5)
      expect(brokenBy.filter((key) => counted.keys.includes(key))).toEqual([])
    }
    expect(patterns.shortfall).toMatchObject({ found: patterns.items.length, wanted: 10 })
  })

  test('test nothing in a review, and draw no sign where directions part', () => {
    const review = written().outputs
    expect(Hypotheses.parse(review['hypothesis-generator'])).toMatchObject({ tests: false, hypotheses: [] })
    const { propositions } = Theory.parse(review['theory-builder'])
    expect(propositions[0]?.against.length).toBeGreaterThan(0)
    expect(StructuralModel.parse(review['model-architect']).edges.map(({ sign }) => sign)).not.toContain(
      'negative',
    )
    const proposal = written({ kind: 'proposal-stage' }).outputs
    const { hypotheses } = Hypotheses.parse(proposal['hypothesis-generator'])
    expect(hypotheses).toMatchObject([{ sides: 2, from: 'p1' }])
  })

  test('compute the sample of a test, and give a review criteria and a form instead', () => {
    const review = written().outputs
    expect(Sampling.parse(review['sampling-strategist'])).toMatchObject({
      kind: 'complete',
      basis: { by: 'criteria' },
    })
    expect(Instruments.parse(review['instrument-developer']).instruments[0]?.kind).toBe('extraction-form')
    const { basis } = Sampling.parse(written({ kind: 'proposal-stage' }).outputs['sampling-strategist'])
    // r = 0.3, two-sided 0.05, power 0.8: 85 pairs by Fisher's z.
    expect(basis).toMatchObject({ by: 'power', effectFrom: { by: 'convention' }, n: 85 })
  })

  test('find no bias where the sources show none, and too few studies less likely among many', () => {
    const many = Array.from({ length: 4 }, (_, round) =>
      sources.map(({ key, work }) => ({ key: `${key}-${round}`, work })),
    ).flat()
    const [few, wide] = [written(), written({ from: many })].map(({ outputs }) => ({
      risks: Risks.parse(outputs['risk-analyst']).modes,
      biases: Biases.parse(outputs['bias-detector']).biases.items,
    }))
    const verdictOf = (type: string) => wide?.biases.find((one) => one.type === type)?.verdict
    // Four languages, none above four fifths; a fifth of the directions is "no difference".
    expect(verdictOf('language')).toBe('not-found')
    expect(verdictOf('publication')).toBe('not-found')
    // Every named design is a survey or interviews.
    expect(verdictOf('self-report')).toBe('found')
    const fewStudies = (all: typeof few) =>
      all?.risks.find(({ mode }) => mode.startsWith('Too few studies'))?.occurrence ?? 0
    expect(fewStudies(wide)).toBeLessThan(fewStudies(few))
  })
})

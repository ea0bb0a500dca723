import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databaseIds } from '@/lib/contracts/database-ids'
import { SearchParameters } from '@/lib/contracts/search'
import { ScopeStrategies } from '@/lib/contracts/source-validation'
import { requiredNames } from '@/lib/core/concepts/required-names'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { centralMap } from './central-map-fixture'
import { furtherDrafts } from './further-strategies'
import { scopeStrategies } from './scope-strategies'
import { applyChange, planAfter, type SearchPlan } from './search-plan'
import type { ScopeEvidence } from './strategy-draft'

function evidenceOf(topic: string, given: Partial<ScopeEvidence> = {}, limits = {}): ScopeEvidence {
  const parameters = SearchParameters.parse({ topic, databases: ['scielo', 'wos'], ...limits })
  return {
    plan: { parameters, map: centralMap(parameters) },
    groups: requiredNames(centralMap(parameters)),
    records: [],
    lanes: [],
    currentYear: 2026,
    locale: 'en',
    ...given,
  }
}
const kinds = (evidence: ScopeEvidence) => scopeStrategies(evidence).map((strategy) => strategy.kind)
/** What databases are asked, however it is worded. */
function searchOf({ parameters, map }: SearchPlan): string {
  const { topic, question, ...limits } = parameters
  return JSON.stringify([requiredNames(map).map(({ words }) => words), limits])
}
const records = (count: number, given = {}) =>
  Array.from({ length: count }, (_, n) =>
    workFixture({
      title: `Burnout of nurses ${n < count / 2 ? 'on night shift' : 'at home'}`,
      abstract: null,
      year: 2016,
      ...given,
    }),
  )

describe('scopeStrategies', () => {
  it('covers broader, languages, dates and narrower when the evidence allows', () => {
    const evidence = evidenceOf(
      'Burnout of hospital nurses in Brazil',
      { records: records(6) },
      { yearFrom: 2015, languages: ['en'] },
    )
    expect(kinds(evidence)).toEqual(expect.arrayContaining(['broader', 'languages', 'dates', 'databases']))
    expect(
      kinds({ ...evidence, plan: applyChange(evidence.plan, { kind: 'databases', databases: databaseIds }) }),
    ).toEqual(expect.arrayContaining(['broader', 'languages', 'dates', 'narrower']))
  })
  it('names the concept that fewest records hold, with its figures', () => {
    const [first] = scopeStrategies(evidenceOf('Burnout of nurses in Brazil', { records: records(6) }))
    expect(first?.title).toContain('Brazil')
    expect(first?.reason).toContain('Of the 6 records found, 0 mention')
    expect(first?.edits).toMatchObject([{ kind: 'role', role: 'context' }])
  })
  it('calls languages and databases by their names in the language of the reader', () => {
    const found = [...records(3, { language: 'pt' }), ...records(2, { language: 'es' })]
    const limits = { databases: databaseIds, languages: ['pt', 'es'] }
    const offered = scopeStrategies(evidenceOf('Burnout', { records: found, locale: 'es' }, limits))
    expect(offered.find(({ kind }) => kind === 'languages')?.reason).toBe(
      'La búsqueda está limitada a portugués, español. Encontrados por idioma: portugués 3, español 2.',
    )
    const drafts = [...furtherDrafts(evidenceOf('Burnout of nurses', {}, { databases: databaseIds }))]
    const fewer = drafts.find(({ kind }) => kind === 'databases')
    expect(fewer?.reason).toContain('Europe PMC')
    expect(fewer?.reason).not.toContain('europepmc')
  })
  it('puts databases first while some did not answer', () => {
    const lanes = [{ database: 'wos', outcome: 'auth', count: 0 }] as const
    const [first] = scopeStrategies(evidenceOf('Burnout of nurses', { lanes }))
    expect(first?.kind).toBe('databases')
    expect(first?.reason).toContain('Web of Science')
  })
  it('narrows first when too much was found', () => {
    const [first, second] = scopeStrategies(
      evidenceOf('Burnout of nurses', { records: records(40, { year: 2024 }) }),
    )
    expect([first?.kind, second?.kind]).toEqual(['narrower', 'dates'])
    // An open end is told as this year, not as a dash after which nothing comes.
    expect(second?.example).toMatch(/published \d{4}–\d{4}$/)
    expect(first?.edits).toMatchObject([{ kind: 'add', name: 'night shift' }])
  })
  it('claims nothing about records when none was found', () => {
    const [first] = scopeStrategies(evidenceOf('Burnout of nurses in Brazil'))
    expect(first?.reason).toContain('Nothing was found')
  })
  it('every strategy fits the contract, changes something and is what its change gives', () => {
    const locale = fc.constantFrom('en' as const, 'pt-BR' as const, 'es' as const)
    const topic = fc.constantFrom(
      'Burnout',
      'Saúde mental de professores no Brasil',
      'x '.repeat(900),
      '<b>&</b> 🧪',
    )
    fc.assert(
      fc.property(
        locale,
        topic,
        fc.integer({ min: 0, max: 120 }),
        fc.option(fc.integer({ min: 1800, max: 2100 })),
        (language, text, count, yearFrom) => {
          const evidence = evidenceOf(text, { locale: language, records: records(count) }, { yearFrom })
          const strategies = scopeStrategies(evidence)
          ScopeStrategies.parse(strategies)
          for (const strategy of strategies) {
            const after = applyChange(evidence.plan, strategy.change)
            expect(after).not.toEqual(evidence.plan)
            expect(planAfter(evidence.plan, strategy)).toEqual(after)
            expect(strategy.reason).not.toMatch(/\{\w+\}/)
          }
        },
      ),
      { numRuns: 30 },
    )
  })
  it('has three to five for any topic, databases and limits, each of them another search', () => {
    const topic = fc.oneof(
      fc.constantFrom(
        'Burnout',
        'Remote work and productivity of teams',
        'zqxvj',
        '学校',
        'Saúde mental',
        'x',
      ),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    )
    const year = fc.option(fc.integer({ min: 1800, max: 2100 }))
    const limits = fc.record({
      databases: fc.subarray([...databaseIds], { minLength: 1 }),
      languages: fc.subarray(['en', 'pt', 'es', 'de']),
      excluded: fc.subarray(['children', 'review']),
      yearFrom: year,
      yearTo: year,
    })
    const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text)
    fc.assert(
      fc.property(topic.filter(hasWord), limits, fc.integer({ min: 0, max: 120 }), (text, limited, count) => {
        const evidence = evidenceOf(text, { records: records(count) }, limited)
        const strategies = scopeStrategies(evidence)
        expect(strategies.length).toBeGreaterThanOrEqual(3)
        expect(strategies.length).toBeLessThanOrEqual(5)
        const searches = strategies.map((strategy) => searchOf(planAfter(evidence.plan, strategy)))
        expect(new Set([...searches, searchOf(evidence.plan)]).size).toBe(strategies.length + 1)
        expect(new Set(strategies.map(({ title }) => title)).size).toBe(strategies.length)
        for (const { reason, example } of strategies) {
          expect(reason).not.toMatch(/\{\w+\}|^$/)
          expect(example).not.toMatch(/\{\w+\}|^$/)
        }
      }),
      { numRuns: 200 },
    )
  })
  it('prefers a kind of change that is not offered yet to a second one of the same kind', () => {
    for (const topic of ['Burnout', 'Remote work and productivity of teams']) {
      const offered = kinds(evidenceOf(topic, {}, { databases: databaseIds }))
      expect(new Set(offered).size).toBe(offered.length)
    }
  })
  it('gives a bare topic that found nothing other words first, and warns where a way only narrows', () => {
    const strategies = scopeStrategies(evidenceOf('Zqxvjes', {}, { databases: databaseIds }))
    expect(strategies.map(({ kind }) => kind)).toEqual(['keywords', 'narrower', 'dates'])
    expect(strategies[0]?.edits).toMatchObject([{ kind: 'add-name', text: 'Zqxvje' }])
    for (const { reason } of strategies.slice(1)) expect(reason).toContain('fewer sources, not more')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databaseIds, SearchParameters } from '@/lib/contracts/search'
import { ScopeStrategies } from '@/lib/contracts/source-validation'
import { phraseFaults } from '@/lib/core/documents/phrase-parity'
import { conceptGroups } from './concepts'
import { type ScopeEvidence, scopeStrategies } from './scope-strategies'
import { scopeStrategyPhrases } from './scope-strategies-phrases'
import { applyChange } from './search-plan'
import { makeWork } from './source-fixture'

function evidenceOf(topic: string, given: Partial<ScopeEvidence> = {}, limits = {}): ScopeEvidence {
  const parameters = SearchParameters.parse({ topic, databases: ['scielo', 'wos'], ...limits })
  return {
    plan: { parameters, keywords: [] },
    groups: conceptGroups(topic, '', 'en'),
    records: [],
    lanes: [],
    currentYear: 2026,
    locale: 'en',
    ...given,
  }
}
const kinds = (evidence: ScopeEvidence) => scopeStrategies(evidence).map((strategy) => strategy.kind)
const records = (count: number, given = {}) =>
  Array.from({ length: count }, (_, n) =>
    makeWork({
      title: `Burnout of nurses ${n < count / 2 ? 'on night shift' : 'at home'}`,
      abstract: null,
      year: 2016,
      ...given,
    }),
  )

describe('scopeStrategies', () => {
  it('covers broader, keywords, languages, dates and narrower when the evidence allows', () => {
    const evidence = evidenceOf(
      'Burnout of hospital nurses in Brazil',
      { records: records(6) },
      { yearFrom: 2015, languages: ['en'] },
    )
    expect(kinds(evidence)).toEqual(['broader', 'keywords', 'languages', 'dates', 'databases'])
    expect(
      kinds({ ...evidence, plan: applyChange(evidence.plan, { kind: 'databases', databases: databaseIds }) }),
    ).toEqual(['broader', 'keywords', 'languages', 'dates', 'narrower'])
  })
  it('names the concept that fewest records hold, with its figures', () => {
    const [first] = scopeStrategies(evidenceOf('Burnout of nurses in Brazil', { records: records(6) }))
    expect(first?.title).toContain('Brazil')
    expect(first?.reason).toContain('Of the 6 records found, 0 mention')
    expect(first?.parameters.topic).toBe('Burnout of nurses')
  })
  it('prefers a real re-count and the smallest change that reaches the threshold', () => {
    const countsWithout = { nurses: 400, Brazil: 25, Burnout: 9_000 }
    const [first] = scopeStrategies(evidenceOf('Burnout of nurses in Brazil', { countsWithout }))
    expect(first?.reason).toBe('Without “Brazil” the databases count 25 instead of 0.')
  })
  it('puts databases first while some did not answer', () => {
    const lanes = [{ database: 'wos', outcome: 'auth', count: 0 }] as const
    const [first] = scopeStrategies(evidenceOf('Burnout of nurses', { lanes }))
    expect(first?.kind).toBe('databases')
    expect(first?.reason).toContain('wos')
  })
  it('narrows first when too much was found', () => {
    const [first, second] = scopeStrategies(
      evidenceOf('Burnout of nurses', { records: records(40, { year: 2024 }) }),
    )
    expect([first?.kind, second?.kind]).toEqual(['narrower', 'dates'])
    expect(first?.keywords).toEqual(['+night shift'])
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
            expect({ parameters: strategy.parameters, keywords: strategy.keywords }).toEqual(after)
            expect(strategy.reason).not.toMatch(/\{\w+\}/)
          }
        },
      ),
      { numRuns: 30 },
    )
  })
  it('has every sentence in three languages', () => {
    expect(phraseFaults(scopeStrategyPhrases)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { PrismaReview } from '@/lib/contracts/paper-discovery'
import type { CountedBox, PaperSearch } from '@/lib/contracts/paper-search'
import { Consistency } from '@/lib/contracts/paper-writing'
import { paperLedger } from '../checks/paper-ledger'
import { wholePaperQueries, wholePaperSources, writeWholePaper } from './whole-paper-fixture'

const box = (
  key: CountedBox['key'],
  count: number,
  parts: Readonly<Record<string, number>> = {},
): CountedBox => ({
  key,
  count,
  parts: Object.entries(parts).map(([name, own]) => ({ key: name, count: own })),
})
const searched = (
  database: PaperSearch['searches'][number]['database'],
  outcome: 'ok' | 'down',
): PaperSearch['searches'][number] => ({
  query: null,
  database,
  at: '2026-05-03T10:00:00.000Z',
  outcome,
  total: null,
  records: outcome === 'ok' ? 30 : 0,
})
const search: PaperSearch = {
  reviewers: [],
  searches: [searched('openalex', 'ok'), searched('crossref', 'ok'), searched('doaj', 'down')],
  flow: [
    box('databases', 61, { openalex: 31, crossref: 30 }),
    box('other', 1, { brought: 1 }),
    box('before', 18, { duplicate: 16, years: 2 }),
    box('screened', 44),
    box('excluded', 20, { 'reason:not about offices': 13, 'not-chosen': 7 }),
    box('assessed', 24),
    box('reports', 0),
    box('included', 24),
  ],
}
const told = {
  en: ['The last search was made on May 3, 2026.', 'excluded: not about offices | 13'],
  'pt-BR': ['A última busca foi feita em 3 de maio de 2026.', 'excluídos: not about offices | 13'],
  es: ['La última búsqueda se hizo el 3 de mayo de 2026.', 'excluidos: not about offices | 13'],
}

describe.each(['en', 'pt-BR', 'es'] as const)(
  'a paper whose project kept a log of its searches, %s',
  (locale) => {
    const paper = writeWholePaper(locale, 'review', { search })
    const all = paper.paragraphs.join('\n')

    test('says when was searched, what did not answer, and every number of the flow', () => {
      expect(paper.faults).toEqual([])
      for (const text of told[locale]) expect(all).toContain(text)
      expect(all).toContain('DOAJ')
      const { flow } = PrismaReview.parse(paper.outputs['systematic-reviewer'])
      expect(flow).toMatchObject({ identified: 62, duplicates: 16, screened: 44, assessed: 24, included: 24 })
      expect(all).not.toMatch(
        /date of the search was not|data da busca não|fecha de la búsqueda no se|\| (?:not recorded|não anotado|no anotado) \|/,
      )
    })

    test('contradicts itself nowhere and says nothing that rests on nothing', () => {
      expect(Consistency.parse(paper.outputs['consistency-validator']).findings).toEqual([])
      const context = { kind: 'review', locale, query: wholePaperQueries[locale], currentYear: 2026 } as const
      const rows = paperLedger(
        { ...context, sources: wholePaperSources, outputs: paper.outputs, search },
        { student: [] },
      )
      expect(rows.filter(({ reason }) => reason !== null)).toEqual([])
    })
  },
)

test('a log that counts other sources as included is not told as the flow of these', () => {
  const flow = search.flow.map((one) => (one.key === 'included' ? { ...one, count: 23 } : one))
  const paper = writeWholePaper('en', 'review', { search: { ...search, flow } })
  expect(PrismaReview.parse(paper.outputs['systematic-reviewer']).flow).toMatchObject({
    identified: null,
    screened: null,
    included: 24,
  })
})

test('a flow that does not add up is refused', () => {
  const flow = {
    identified: 62,
    duplicates: 16,
    removedBefore: [{ reason: 'outside the years', count: 3 }],
    screened: 44,
    excludedAtScreening: [],
    assessed: 44,
    excludedAtAssessment: [],
    included: 1,
  }
  const review = {
    criteria: [{ about: 'a', criterion: 'b.', reason: 'c.' }],
    flow,
    readers: null,
    included: ['work-1'],
  }
  expect(PrismaReview.safeParse(review).success).toBe(false)
})

/** A count of none is said in words, not as "0 reduction" or "only 0 of 10". */
test.each([
  ['en', 'What is the effect of remote work on sleep?'],
  ['pt-BR', 'Qual o efeito do trabalho remoto sobre o sono?'],
  ['es', '¿Cómo influye el trabajo remoto en el sueño?'],
] as const)('no sentence counts zero in digits where nothing was found, %s', (locale, query) => {
  const { outputs } = writeWholePaper(locale, 'review', { query })
  const texts: string[] = []
  const read = (value: unknown, field: string): void => {
    if (typeof value === 'string' && !['quote', 'shownBy', 'key', 'id'].includes(field))
      texts.push(
        value
          .split('\n')
          .filter((line) => !line.startsWith('|'))
          .join('\n')
          .replace(/“[^”]*”/g, ''),
      )
    else if (Array.isArray(value)) for (const one of value) read(one, field)
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) read(one, name)
  }
  read(outputs, '')
  expect(texts.filter((text) => /(?<![\d.,/–-])0(?![\d.,/–%]|\s?%)/.test(text))).toEqual([])
})

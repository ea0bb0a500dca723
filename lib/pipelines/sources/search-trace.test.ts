import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SelectionEntry } from '@/lib/contracts/source-validation'
import { prismaFlow } from '@/lib/core/review/prisma-flow'
import { closedTrace } from '@/lib/core/review/trace-records'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { beginRun, findingPorts, quietPorts } from '@/lib/server/testing/source-run'
import { knownSources } from './known-sources'
import { prepareSearch } from './prepare'
import { planInForce, validationInputOf } from './run-answers'
import { searchAgain } from './search-again'
import { searchTrace } from './search-trace'

const paper = (n: number, db: 'openalex' | 'crossref', year = 2022) =>
  workFixture({
    title: `Remote work and rest of ${'people '.repeat(n)}in town ${n}`,
    abstract: 'Remote work was studied by a survey.',
    doi: `10.5555/remote.${n}`,
    year,
    source: [{ db, id: `${db}-${n}` }],
  })

/** Crossref knows three of what OpenAlex knows, one more, and one that is too old. */
const found = {
  openalex: [1, 2, 3, 4, 5, 6].map((n) => paper(n, 'openalex')),
  crossref: [...[1, 2, 3, 7].map((n) => paper(n, 'crossref')), paper(8, 'crossref', 1990)],
}

async function searched(works: Readonly<Record<string, readonly ReturnType<typeof paper>[]>>) {
  const { drive, reply } = beginRun({
    ...findingPorts(({ database }) => works[database] ?? []),
    search: async (query, signal) => {
      const records = [...(works[query.database] ?? [])]
      const answer = await quietPorts.search(query, signal)
      if (query.database === 'scielo') return { ...answer, outcome: 'down' }
      return records.length === 0 ? answer : { ...answer, outcome: 'ok', records, filterLocally: ['years'] }
    },
  })
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', { kind: 'confirm', parameters: { ...parameters, yearFrom: 2015 } })
  return drive()
}

test('the log of a search says of every record where it ended, and of every database what was asked', async () => {
  const run = await searched(found)
  const [first] = [...knownSources(run).values()]
  const decidedAt = '2026-01-01T00:00:00.000Z'
  const decision = {
    sourceId: first?.id ?? '',
    decision: 'exclude' as const,
    reason: 'no children',
    decidedAt,
  }
  const { records, searches } = searchTrace(run, [decision])
  const ended = (fate: string) => records.filter((one) => one.fate === fate)
  expect(records).toHaveLength(11)
  expect(ended('duplicate')).toHaveLength(3)
  expect(ended('years').map(({ year }) => year)).toEqual([1990])
  expect(ended('excluded')).toMatchObject([{ reason: 'no children', sourceId: first?.id }])
  expect(ended('not-chosen')).toHaveLength(6)
  const databases = prismaFlow({ records }).find(({ key }) => key === 'databases')
  expect(databases?.parts.map(({ key, records: own }) => [key, own.length]).toSorted()).toEqual([
    ['crossref', 5],
    ['openalex', 6],
  ])
  expect(searches.find(({ database }) => database === 'scielo')?.outcome).toBe('down')
  const asked = searches.find(({ database }) => database === 'openalex')
  expect(asked).toMatchObject({ records: 6, outcome: 'ok', query: { yearFrom: 2015 } })
  expect(asked?.query?.text.toLowerCase()).toContain('remote work')
})

test('run again, only what no source is yet counts as new, and who was withdrawn since is named', async () => {
  const run = await searched(found)
  const ids = [...knownSources(run).values()].map(({ id, work }) => ({ id, doi: work.doi }))
  const later = { ...found, openalex: [...found.openalex, paper(9, 'openalex'), paper(7, 'openalex')] }
  const { fresh, retracted, checked, searches } = await searchAgain(run, {
    ports: {
      search: async (query, signal) => {
        const answer = await quietPorts.search(query, signal)
        if (query.database === 'scielo') return { ...answer, outcome: 'down' }
        const records = [...(new Map(Object.entries(later)).get(query.database) ?? [])]
        return records.length === 0 ? answer : { ...answer, outcome: 'ok', records, filterLocally: ['years'] }
      },
      checkRetractions: async (dois) =>
        new Map(dois.map((doi, at) => [doi, at === 0 ? 'retracted' : at === 1 ? 'not-checked' : 'clean'])),
    },
    standing: ids,
    now: '2026-06-01T00:00:00.000Z',
    signal: new AbortController().signal,
  })
  expect(fresh.map(({ doi, from }) => [doi, from])).toEqual([['10.5555/remote.9', 'openalex']])
  expect(retracted).toEqual([ids[0]?.id])
  expect(checked).toBe(ids.length - 1)
  expect(searches.find(({ database }) => database === 'scielo')?.outcome).toBe('down')
})

const acts: readonly (Pick<SelectionEntry, 'decision' | 'reason'> | null)[] = [
  { decision: 'include', reason: '' },
  { decision: 'exclude', reason: '' },
  { decision: 'exclude', reason: 'no children' },
  { decision: 'maybe', reason: '' },
  null,
]

/** What each database has, how often the search was refined and how, and what the student then did with each source. */
const histories = fc.record({
  openalex: fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 10 }),
  crossref: fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 10 }),
  years: fc.array(fc.constantFrom(null, 2000, 2015, 2021), { maxLength: 2 }),
  excluded: fc.constantFrom([], ['survey'], ['town 3']),
  choices: fc.array(fc.constantFrom(...acts), { minLength: 14, maxLength: 14 }),
  retracted: fc.nat({ max: 3 }),
  beyond: fc.nat({ max: 3 }),
})

test('whatever was searched, refined, chosen and excluded, the numbers of the diagram add up to the records of the log', async () => {
  let refined = 0
  await fc.assert(
    fc.asyncProperty(histories, async ({ years, excluded, choices, retracted, beyond, ...held }) => {
      const has = new Map(Object.entries(held))
      const yearOf = (n: number) => (n % 3 === 0 ? 1998 : 2016 + (n % 9))
      const { drive, reply } = beginRun(
        findingPorts(({ database, yearFrom }) =>
          database === 'openalex' || database === 'crossref'
            ? (has.get(database) ?? [])
                .map((n) => paper(n, database, yearOf(n)))
                .filter(({ year }) => yearFrom === null || (year ?? 0) >= yearFrom)
            : [],
        ),
      )
      const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
      await reply('confirm', { kind: 'confirm', parameters: { ...parameters, yearFrom: null } })
      for (const yearFrom of years) {
        const { parameters: now, map } = planInForce(await drive())
        refined += 1
        const next = { ...now, yearFrom, excluded }
        await reply('refine', { kind: 'refine', mode: 'narrower', request: '', parameters: next, map })
      }
      const run = await drive()
      const sources = [...knownSources(run).values()]
      const decidedAt = '2026-01-01T00:00:00.000Z'
      const selection = sources.flatMap(({ id }, at): SelectionEntry[] => {
        const said = choices[at]
        return said ? [{ sourceId: id, ...said, decidedAt }] : []
      })
      const wanted = sources.filter(({ id }) =>
        selection.some(({ sourceId, decision }) => sourceId === id && decision === 'include'),
      )
      const taken = {
        retracted: wanted.slice(0, retracted),
        beyond: wanted.slice(retracted, retracted + beyond),
        included: wanted.slice(retracted + beyond),
      }
      const { records, searches } = searchTrace(run, selection)
      const closed = closedTrace(records, { wanted, ...taken })
      const flow = prismaFlow({ records: closed })
      const count = (key: (typeof flow)[number]['key']) =>
        flow.find((box) => box.key === key)?.records.length ?? 0
      expect(count('databases')).toBe(searches.reduce((sum, search) => sum + search.records, 0))
      expect(count('databases') + count('other')).toBe(closed.length)
      expect(count('before') + count('screened')).toBe(closed.length)
      expect(count('excluded') + count('assessed')).toBe(count('screened'))
      expect(count('reports') + count('included')).toBe(count('assessed'))
      expect(count('included')).toBe(taken.included.length)
      for (const { records: own, parts } of flow)
        if (parts.length > 0)
          expect(parts.reduce((sum, part) => sum + part.records.length, 0)).toBe(own.length)
    }),
    { numRuns: 40, seed: 18 },
  )
  expect(refined).toBeGreaterThan(10)
}, 60_000)

import { expect, it } from 'vitest'
import type { RunEvent, RunFact } from '@/lib/contracts/run'
import { type DatabaseId, type Outcome, SearchParameters } from '@/lib/contracts/search'
import { foldEvents } from '@/lib/core/run/run-state'
import { workspaceOf } from './workspace'

const arrivals = 'rank-arrivals'
const confirm = 'confirm'
const queries = 'write-queries'
const refine = 'refine'
const search = 'search'
const at = '2026-01-01T00:00:00.000Z'

function lanesAfter(facts: readonly RunFact[]) {
  const events: RunEvent[] = [created, ...facts].map((fact, index) => ({ seq: index + 1, at, fact }))
  return workspaceOf(foldEvents(events)).lanes.map(({ database, status, answer }) =>
    [database, status, answer?.outcome ?? ''].join(' ').trim(),
  )
}

const created: RunFact = {
  type: 'run-created',
  pipeline: 'source-validation',
  input: { mode: 'standalone', topic: 'Remote work' },
  tokenBudget: null,
}

function done(step: string, item: string, round: number, output: unknown): RunFact[] {
  return [
    { type: 'unit-started', step, item, round, attempt: 1 },
    { type: 'unit-completed', step, item, round, output, engine: 'code', tokens: 0, ms: 1 },
  ]
}

const written = (round: number, ...databases: DatabaseId[]) =>
  done(queries, '', round, { concepts: [], queries: databases.map((database) => ({ database, text: 'x' })) })
const planned = (round: number, ...items: DatabaseId[]): RunFact => ({
  type: 'items-planned',
  step: search,
  round,
  items,
})
const answered = (round: number, database: DatabaseId, outcome: Outcome) =>
  done(search, database, round, { database, outcome, count: 3, total: 3, tookMs: 1, filterLocally: [] })
const reopened = (...steps: string[]): RunFact => ({ type: 'steps-reopened', steps, note: '' })

const firstSearch = [
  ...written(1, 'jstor', 'scielo', 'arxiv'),
  planned(1, 'jstor', 'scielo', 'arxiv'),
  ...answered(1, 'jstor', 'down'),
  ...answered(1, 'scielo', 'blocked'),
  ...answered(1, 'arxiv', 'ok'),
]

it('asking one database again leaves the answers and failures of the others in sight', () => {
  const others = ['scielo done blocked', 'arxiv done ok']
  const again = [...firstSearch, reopened(search)]
  expect(lanesAfter(again)).toEqual(['jstor done down', ...others])
  expect(lanesAfter([...again, planned(2, 'jstor')])).toEqual(['jstor queued', ...others])
  const settled = [...again, planned(2, 'jstor'), ...answered(2, 'jstor', 'ok')]
  expect(lanesAfter(settled)).toEqual(['jstor done ok', ...others])
})

it('new queries begin with nothing answered, in the databases that they are for', () => {
  const refined = [...firstSearch, reopened(queries, search)]
  expect(lanesAfter(refined)).toEqual(['jstor queued', 'scielo queued', 'arxiv queued'])
  const searching = [...refined, ...written(2, 'jstor', 'doaj'), planned(2, 'jstor', 'doaj')]
  expect(lanesAfter(searching)).toEqual(['jstor queued', 'doaj queued'])
  expect(lanesAfter([...searching, ...answered(2, 'doaj', 'ok')])).toEqual(['jstor queued', 'doaj done ok'])
})

it('going on with sources that were brought along asks no database', () => {
  expect(lanesAfter([...written(1, 'jstor'), planned(1)])).toEqual([])
})

it('the history brings back what an earlier round asked, the queries that were written by hand included', () => {
  const own = { database: 'jstor', text: 'ti:"remote work"', limit: 25 }
  const parameters = SearchParameters.parse({ topic: 'Remote work', databases: ['jstor'] })
  const map = { language: null, concepts: [] }
  const refined = (round: number, more: object): RunFact[] => [
    { type: 'question-asked', step: refine, round, question: null },
    {
      type: 'question-answered',
      step: refine,
      round,
      answer: { kind: 'refine', mode: 'more', request: '', map, parameters, ...more },
    },
    reopened(refine),
  ]
  const confirmed: RunFact[] = [
    { type: 'question-asked', step: confirm, round: 1, question: null },
    { type: 'question-answered', step: confirm, round: 1, answer: { kind: 'confirm', parameters, map } },
  ]
  const facts = [...confirmed, ...refined(1, { queries: [own] }), ...refined(2, { mode: 'broader' })]
  const events = [created, ...facts].map((fact, index) => ({ seq: index + 1, at, fact }))
  const { firstSearch, history } = workspaceOf(foldEvents(events))
  expect(firstSearch).toEqual({ parameters, map, queries: [] })
  expect(history).toMatchObject([
    { round: 2, mode: 'more', parameters, queries: [own] },
    { round: 3, mode: 'broader', queries: [] },
  ])
})

it('what the limits kept out is still counted when one of the databases is asked again', () => {
  const dropped = (round: number, database: DatabaseId, count: number) =>
    done(arrivals, database, round, {
      upserts: [],
      patches: [],
      absorbed: [],
      dropped: [{ reason: 'years', count }],
    })
  const plannedArrivals = (round: number, ...items: DatabaseId[]): RunFact => ({
    type: 'items-planned',
    step: arrivals,
    round,
    items,
  })
  const first = [
    ...firstSearch,
    plannedArrivals(1, 'jstor', 'arxiv'),
    ...dropped(1, 'jstor', 2),
    ...dropped(1, 'arxiv', 5),
  ]
  const again = [
    ...first,
    reopened(search, arrivals),
    planned(2, 'jstor'),
    ...answered(2, 'jstor', 'ok'),
    plannedArrivals(2, 'jstor'),
    ...dropped(2, 'jstor', 3),
  ]
  const droppedAfter = (facts: readonly RunFact[]) =>
    workspaceOf(foldEvents([created, ...facts].map((fact, index) => ({ seq: index + 1, at, fact })))).dropped
  expect(droppedAfter(first)).toEqual({ years: 7, languages: 0, excluded: 0 })
  expect(droppedAfter(again)).toEqual({ years: 8, languages: 0, excluded: 0 })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { RunFact } from '@/lib/contracts/run'
import { DatabaseQuery, SearchParameters } from '@/lib/contracts/search'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { emptyRun, foldEvents } from '@/lib/core/run/run-state'
import { parseSearchStrategies } from '@/lib/core/search/search-strategies'
import { composeQueries } from './write-queries'

const strategies = parseSearchStrategies(
  readFileSync('lib/pipelines/sources/data/database-search-strategies.md', 'utf8'),
)
const parameters = SearchParameters.parse({ topic: 'Burnout of nurses', databases: ['openalex'] })
const map = topicMap(parameters)
const more = { kind: 'refine', mode: 'more', parameters, map }

/** The query that is asked after these answers to the refinement menu. */
function queryAfter(confirmed: 'confirm' | 'keep', refined: readonly object[]): DatabaseQuery | undefined {
  const input = { mode: 'standalone', topic: 'Burnout of nurses', locale: 'en' }
  const facts: RunFact[] = [
    { type: 'run-created', pipeline: SOURCE_VALIDATION, input, tokenBudget: null },
    { type: 'question-asked', step: 'confirm', round: 1, question: null },
    { type: 'question-answered', step: 'confirm', round: 1, answer: { kind: confirmed, parameters, map } },
    ...refined.flatMap((answer, at): RunFact[] => [
      { type: 'question-asked', step: 'refine', round: at + 1, question: null },
      { type: 'question-answered', step: 'refine', round: at + 1, answer },
      { type: 'steps-reopened', steps: ['refine'], note: '' },
    ]),
  ]
  const events = facts.map((fact, at) => ({ seq: at + 1, at: '2026-01-01T00:00:00Z', fact }))
  return composeQueries(foldEvents(events, emptyRun), strategies).queries[0]
}

const pageAfter = (...given: Parameters<typeof queryAfter>) => queryAfter(...given)?.page

it('"more" asks for the page after the one that was searched', () => {
  expect([[], [more], [more, more]].map((refined) => pageAfter('confirm', refined))).toEqual([0, 1, 2])
})

it('after going on with brought sources nothing was searched: the first "more" begins with the first page', () => {
  expect([[more], [more, more]].map((refined) => pageAfter('keep', refined))).toEqual([0, 1])
  // "Try again" has asked for the first page.
  const retry = { kind: 'retry', databases: ['openalex'] }
  expect(pageAfter('keep', [retry, more])).toBe(1)
})

describe('a query that the student wrote', () => {
  const own = DatabaseQuery.parse({
    database: 'openalex',
    text: 'burnout AND "night shift"',
    page: 3,
    yearFrom: 1990,
  })
  const edited = { ...more, queries: [own] }
  const asked = (...refined: readonly object[]) => queryAfter('confirm', refined)

  it('is asked as it is, from its first page, within the limits of the form', () => {
    const since2015 = { ...edited, parameters: { ...parameters, yearFrom: 2015 } }
    expect(asked(edited)).toMatchObject({ text: own.text, page: 0, yearFrom: null })
    expect(asked(more, more, edited)).toMatchObject({ text: own.text, page: 0 })
    expect(asked(since2015)).toMatchObject({ text: own.text, yearFrom: 2015 })
  })

  it('stays in force while more of the same is asked, page by page, until another is written', () => {
    expect(asked(edited, more, more)).toMatchObject({ text: own.text, page: 2 })
    // The list of the panel sends it again with "more".
    expect(asked(edited, edited)).toMatchObject({ text: own.text, page: 1 })
    const another = { ...more, queries: [{ ...own, text: 'fatigue' }] }
    expect(asked(edited, more, another)).toMatchObject({ text: 'fatigue', page: 0 })
  })

  it('gives way to the search that follows, and comes back with the round it belongs to', () => {
    const sleep = { ...parameters, topic: 'Sleep of nurses' }
    const other = { ...more, parameters: sleep, map: topicMap(sleep) }
    expect(asked(edited, other)?.text).not.toBe(own.text)
    expect(asked(edited, other, { ...edited, parameters })).toMatchObject({ text: own.text, page: 0 })
  })
})

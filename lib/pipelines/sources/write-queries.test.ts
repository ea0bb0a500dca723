import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { RunFact } from '@/lib/contracts/run'
import { SearchParameters } from '@/lib/contracts/search'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { parseSearchStrategies } from '@/lib/core/queries/search-strategies'
import { emptyRun, foldEvents } from '@/lib/core/run-state'
import { composeQueries } from './write-queries'

const strategies = parseSearchStrategies(
  readFileSync('lib/pipelines/sources/data/database-search-strategies.md', 'utf8'),
)
const parameters = SearchParameters.parse({ topic: 'Burnout of nurses', databases: ['openalex'] })
const more = { kind: 'refine', mode: 'more', parameters }

/** The page that is asked for after these answers to the refinement menu. */
function pageAfter(confirmed: 'confirm' | 'keep', refined: readonly object[]): number | undefined {
  const input = { mode: 'standalone', topic: 'Burnout of nurses', locale: 'en' }
  const facts: RunFact[] = [
    { type: 'run-created', pipeline: SOURCE_VALIDATION, input, tokenBudget: null },
    { type: 'question-asked', step: 'confirm', round: 1, question: null },
    { type: 'question-answered', step: 'confirm', round: 1, answer: { kind: confirmed, parameters } },
    ...refined.flatMap((answer, at): RunFact[] => [
      { type: 'question-asked', step: 'refine', round: at + 1, question: null },
      { type: 'question-answered', step: 'refine', round: at + 1, answer },
      { type: 'steps-reopened', steps: ['refine'], note: '' },
    ]),
  ]
  const events = facts.map((fact, at) => ({ seq: at + 1, at: '2026-01-01T00:00:00Z', fact }))
  return composeQueries(foldEvents(events, emptyRun), strategies).queries[0]?.page
}

it('"more" asks for the page after the one that was searched', () => {
  expect([[], [more], [more, more]].map((refined) => pageAfter('confirm', refined))).toEqual([0, 1, 2])
})

it('after going on with brought sources nothing was searched: the first "more" begins with the first page', () => {
  expect([[more], [more, more]].map((refined) => pageAfter('keep', refined))).toEqual([0, 1])
  // "Try again" has asked for the first page.
  const retry = { kind: 'retry', databases: ['openalex'] }
  expect(pageAfter('keep', [retry, more])).toBe(1)
})

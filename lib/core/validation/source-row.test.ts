import { expect, it } from 'vitest'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { emptyRun } from '@/lib/core/run/run-state'
import { makeSource, workFixture } from './source-fixture'
import { briefRow, rowsOf, viewSource, withWholeRows } from './source-row'

function row(id: string): SourceRow {
  const work = workFixture({ keywords: ['schools'], pages: '1-9', abstract: 'A study of schools.' })
  return viewSource(
    makeSource(id, {
      work,
      relevancy: {
        score: 70,
        parts: [{ name: 'title', score: 70, weight: 1, ground: 'schools', unknown: false }],
        reason: 'It names schools.',
        concepts: {
          isOnTopic: true,
          named: [{ concept: 'schools', name: 'schools', title: ['schools'], keywords: [], abstract: [] }],
          missing: [],
        },
      },
      summary: { text: 'It found much.', language: 'en', engine: 'built-in' },
    }),
  )
}

it('a brief row keeps what order, counts and filters read, and nothing of the texts', () => {
  const whole = row('a')
  const brief = briefRow(whole)
  expect(brief).toMatchObject({
    id: 'a',
    isBrief: true,
    hasAbstract: true,
    work: { title: whole.work.title, authors: whole.work.authors, year: whole.work.year, abstract: null },
    relevancy: { score: 70, concepts: { isOnTopic: true } },
    quality: { score: whole.quality.score },
  })
  expect(JSON.stringify(brief)).not.toMatch(/It names|It found|"pages"|"keywords":\[\S/)
})

it('a fetched row takes the place of the brief one, and of no row that is whole', () => {
  const changed = { ...row('b'), firstRound: 3 }
  const run = { ...emptyRun, present: [briefRow(row('a')), changed, briefRow(row('c'))] }
  const after = withWholeRows(run, [row('a'), row('b'), row('gone')])
  expect(rowsOf(after.present)).toEqual([row('a'), changed, briefRow(row('c'))])
})

it('an answer without a brief row of the run changes nothing, so that nothing is asked again', () => {
  const run = { ...emptyRun, present: [row('a'), briefRow(row('c'))] }
  expect(withWholeRows(run, [row('a'), row('gone')])).toBe(run)
  expect(withWholeRows(emptyRun, [row('a')])).toBe(emptyRun)
})

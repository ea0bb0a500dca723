import { expect, it } from 'vitest'
import { makeWork } from '@/lib/core/records/make-work'
import { explainRank } from './explain-rank'
import { rankByTicks } from './rank-by-ticks'
import { prepareScreening } from './screening-set'

const texts = [
  'The effect of remote work on the productivity of office teams in a study',
  'Remote work and productivity: the results of a study of office teams',
  'Remote work in the home and the productivity of teams',
  'The effect of school meals on the dropout of pupils in a study',
  'School meals and dropout: the results of a study of pupils',
]
const set = prepareScreening(
  texts.map((title, at) => makeWork({ source: { db: 'test', id: String(at) }, title })),
)

it('words that carry only grammar or method explain nothing, and no word is named twice', () => {
  const ranking = rankByTicks(set, [
    { row: 0, isRelevant: true },
    { row: 3, isRelevant: false },
  ])
  for (const row of [1, 2, 4]) {
    const { words } = explainRank(ranking, row)
    const parts = words.flatMap(({ word }) => word.split(' '))
    expect(words.length).toBeGreaterThan(0)
    expect(parts).toEqual([...new Set(parts)])
    for (const empty of ['the', 'of', 'and', 'study', 'results', 'effect', 'in'])
      expect(parts).not.toContain(empty)
  }
})

it('words of what was chosen pull up, words of what was excluded down, and the nearest decision is named', () => {
  const ranking = rankByTicks(set, [
    { row: 0, isRelevant: true },
    { row: 3, isRelevant: false },
  ])
  const up = explainRank(ranking, 1)
  expect(up.words.every(({ pull }) => pull > 0)).toBe(true)
  expect(up.words.map(({ word }) => word).join(' ')).toContain('remote work')
  expect(up.decision).toMatchObject({ row: 0, isRelevant: true })
  const down = explainRank(ranking, 4)
  expect(down.words.every(({ pull }) => pull < 0)).toBe(true)
  expect(down.decision).toMatchObject({ row: 3, isRelevant: false })
})

it('before anything was excluded each choice counts alike', () => {
  const ranking = rankByTicks(set, [{ row: 0, isRelevant: true }])
  expect(explainRank(ranking, 2).words.every(({ pull }) => pull > 0)).toBe(true)
})

import { expect, it } from 'vitest'
import type { PanelView } from '@/lib/contracts/source-validation'
import { wordPanel } from './quality-panel'

const counted: readonly PanelView[] = [
  { perspective: 'Optimist', observation: 'Peer review is confirmed for 3 of 15.', sourceIds: ['a'] },
  {
    perspective: 'Sceptic',
    observation: 'The most cited is “Night work” with 40 citations.',
    sourceIds: ['b'],
  },
]
const words = (...observations: string[]) => ({
  views: observations.map((observation) => ({ observation })),
})

it('a model’s words take the place of the counted ones, with its name, and the sources stay', () => {
  const worded = wordPanel(
    words('Of the 15, peer review stands for 3.', '“Night work” leads: 40.'),
    counted,
    'p/m',
  )
  expect(worded).toEqual([
    { ...counted[0], observation: 'Of the 15, peer review stands for 3.', engine: 'p/m' },
    { ...counted[1], observation: '“Night work” leads: 40.', engine: 'p/m' },
  ])
})

it.each([
  'All 300 were peer reviewed.',
  'As “Nobody” says, they are fine.',
  'Since 2019 3 of 15 are reviewed.',
])('a view that names what was not counted stays as it was: %s', (observation) =>
  expect(wordPanel(words(observation), counted, 'p/m')).toEqual(counted),
)

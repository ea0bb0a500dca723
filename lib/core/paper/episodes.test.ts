import { expect, test } from 'vitest'
import { episodeVectors, recallEpisodes } from './episodes'

const now = new Date('2026-05-04T00:00:00Z')
const answer = '{"gaps":[{"id":"g1","kind":"place","statement":"Nobody looked at small towns."}]}'
const episode = (id: string, question: string, daysAgo = 1) => ({
  id,
  createdAt: new Date(now.getTime() - daysAgo * 86_400_000),
  vectors: episodeVectors({ question, text: answer }, 'en'),
})
const recalled = (question: string, episodes: readonly ReturnType<typeof episode>[]) =>
  recallEpisodes(episodes, {
    prompt: { question, text: '{"questions":[{"id":"q1","text":"What is known?"}]}' },
    language: 'en',
    max: 3,
    now,
  }).map(({ id }) => id)

const remote = 'Does remote work reduce burnout among nurses?'

test('what was answered to another question comes back to nobody', () => {
  const others = [
    'What is the effect of sleep on memory in children?',
    'How do small farms adapt to drought?',
    'Does remote work change the price of flats in large cities?',
  ]
  expect(
    recalled(
      remote,
      others.map((question, at) => episode(`e${at}`, question)),
    ),
  ).toEqual([])
})

test('what was answered to the same question before is recalled, though the answer shares no word with it', () => {
  expect(
    recalled(remote, [episode('other', 'How do small farms adapt to drought?'), episode('same', remote)]),
  ).toEqual(['same'])
  expect(recalled('Does remote work reduce the burnout of nurses?', [episode('near', remote)])).toEqual([
    'near',
  ])
})

test('of equals the younger one comes first, and no more than the phase takes', () => {
  const all = [
    episode('old', remote, 400),
    episode('new', remote, 2),
    episode('mid', remote, 60),
    episode('last', remote, 900),
  ]
  expect(recalled(remote, all)).toEqual(['new', 'mid', 'old'])
})

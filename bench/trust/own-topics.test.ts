import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { scoreTopics, share, Topic } from './score-topics'

/**
 * 342 thesis topics of our own, labelled as data/topics/README.md says before they were read; the rules were then written with
 * them at hand, so the figures say what must not get worse, not how well an unseen topic is read. The last 119, in Portuguese and
 * Spanish, came in three sets, each read once before any rule was changed for it. First set (61): central found .91, precision .90,
 * named in both other languages .62. Second set (36), with the rules of the first: .90, .93, .43. No forbidden word in either. Third set (22, most too
 * narrow: one class, one street, one shop): .94, .83, .30, two forbidden words.
 */
const topics = readFileSync(new URL('./fixtures/own-topics.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => Topic.parse(JSON.parse(line)))

it.each(['pt', 'es', 'en'] as const)('keeps the reading of our own topics in %s', (language) => {
  const scores = scoreTopics(topics.filter(({ lang }) => lang === language))
  expect(scores.forbidden).toEqual([])
  expect(share(scores.central)).toBeGreaterThanOrEqual(0.94)
  expect(share(scores.precision)).toBeGreaterThanOrEqual(0.95)
  expect(share(scores.named)).toBeGreaterThanOrEqual(0.7)
})

it.each(['too-narrow', 'vague', 'hopeless'])('keeps the reading of topics that are %s', (scope) => {
  const scores = scoreTopics(topics.filter((topic) => topic.scope === scope))
  expect(share(scores.precision)).toBeGreaterThanOrEqual(0.9)
})

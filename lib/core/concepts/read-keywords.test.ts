import fc from 'fast-check'
import { expect, it } from 'vitest'
import { requiredConcepts } from './concept-map'
import { withKeywords } from './read-keywords'
import { requiredNames } from './required-names'
import { rereadTopic, topicMap } from './topic-map'

const burnout = { topic: 'Burnout of nurses', question: '' }
const map = topicMap(burnout)
const wordsAfter = (...keywords: string[]) =>
  requiredNames(withKeywords(map, keywords)).map(({ words }) => words)

it('typed keywords become the edits of a map that they meant', () => {
  expect(wordsAfter('burnout = fatigue')[0]).toEqual(expect.arrayContaining(['Burnout', 'fatigue']))
  expect(wordsAfter('+night shift').at(-1)).toEqual(['night shift'])
  expect(requiredNames(withKeywords(map, ['-nurses'])).map(({ name }) => name)).toEqual(['Burnout'])
  expect(wordsAfter('trust', 'confidence').slice(1)).toEqual([['trust', 'confidence']])
})

it('reading keywords twice adds no concept, whatever they are', () => {
  const keyword = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('+a b', '-nurses', 'x = y', '='))
  const ids = ({ concepts }: typeof map) => concepts.map(({ id }) => id)
  fc.assert(
    fc.property(fc.array(keyword, { maxLength: 20 }), (keywords) => {
      const once = withKeywords(map, keywords)
      expect(ids(withKeywords(once, keywords))).toEqual(ids(once))
    }),
  )
})

it('reading keywords that name different things twice changes nothing, in any order', () => {
  const typed = [
    '+night shift',
    '-nurses',
    'burnout = fatigue',
    'trust',
    'confidence',
    'wage = pay',
    '=',
    '+!',
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(typed), (keywords) => {
      const once = withKeywords(map, keywords)
      expect(withKeywords(once, keywords)).toEqual(once)
    }),
  )
})

it('a topic that is worded anew keeps what the student decided about what stays, and nothing of what goes', () => {
  const decided = withKeywords(map, ['burnout = fatigue', '+night shift', 'nurses = caregivers'])
  const after = rereadTopic(
    { topic: 'Burnout of teachers', question: '' },
    { parameters: burnout, map: decided },
  )
  expect(requiredConcepts(after).map(({ name }) => name)).toEqual(['Burnout', 'night shift'])
  expect(after.concepts.map(({ name }) => name)).toEqual(['Burnout', 'teachers', 'night shift'])
  expect(requiredNames(after)[0]?.words).toContain('fatigue')
  expect(JSON.stringify(after)).not.toContain('caregivers')
})

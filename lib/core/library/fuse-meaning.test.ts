import { expect, test } from 'vitest'
import { fuseMeaning } from './fuse-meaning'

const words = [
  { id: 'both', score: 0.6 },
  { id: 'words', score: 0.55 },
]

test('what is near and has the words comes before what has only one of the two', () => {
  const near = [
    { id: 'both', similarity: 0.85 },
    { id: 'near', similarity: 0.84 },
    { id: 'far', similarity: 0.7 },
  ]
  expect(fuseMeaning(words, near).map(({ id }) => id)).toEqual(['both', 'near', 'words'])
})

test('a library without a word of the question is not made to answer it by whatever lies nearest', () => {
  const [first] = fuseMeaning(
    [{ id: 'a', score: 0.1 }],
    [
      { id: 'b', similarity: 0.9 },
      { id: 'c', similarity: 0.89 },
    ],
  )
  expect(first).toMatchObject({ id: 'b' })
  expect(first?.score).toBeLessThanOrEqual(0.15)
})

test('never scores above the best by words, and leaves them as they are where a model tells nothing apart', () => {
  const same = words.map(({ id }) => ({ id, similarity: 0.8 }))
  expect(fuseMeaning(words, same)).toEqual(words)
  expect(fuseMeaning(words, [])).toEqual(words)
  const near = [
    { id: 'both', similarity: 1 },
    { id: 'x', similarity: 0 },
  ]
  expect(fuseMeaning(words, near)[0]?.score).toBeCloseTo(0.6)
})

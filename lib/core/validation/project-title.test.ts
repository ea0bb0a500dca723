import fc from 'fast-check'
import { expect, it } from 'vitest'
import { projectTitle } from './project-title'

it('a short topic is its own title, on one line', () => {
  expect(projectTitle('  Remote\n work\t')).toBe('Remote work')
  expect(projectTitle('العمل عن بُعد')).toBe('العمل عن بُعد')
})

it('a long topic is cut between words and says so', () => {
  expect(projectTitle('word '.repeat(100))).toMatch(/^(word )+word…$/)
  expect(projectTitle('🧑'.repeat(100)).isWellFormed()).toBe(true)
})

it('any topic gives a title that a database takes, of at most 120 units', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (topic) => {
      const title = projectTitle(`${topic}\u0000\ud83d`)
      expect(title.length).toBeLessThanOrEqual(120)
      expect(title.isWellFormed() && !/\p{Cc}/u.test(title)).toBe(true)
      expect(projectTitle(title)).toBe(title)
    }),
  )
})

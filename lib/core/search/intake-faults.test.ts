import fc from 'fast-check'
import { expect, it } from 'vitest'
import { intakeFaults } from './intake-faults'

const limits = { topic: 2_000, question: 2_000, context: 2_000 }
const faultsOf = (topic: string, question = '', context = '') =>
  intakeFaults({ topic, question, context }, limits)

it('a topic in any script can be searched with', () => {
  for (const topic of [
    'Remote work',
    'العمل عن بُعد',
    '远程工作',
    '5G',
    '<b>HTML</b> in class',
    '🧑‍🎓 burnout',
  ])
    expect(faultsOf(topic)).toEqual({})
})

it('a topic without a word is named as such, not searched with', () => {
  expect(faultsOf('  \n ')).toEqual({ topic: 'empty' })
  expect(faultsOf('🙂🙂')).toEqual({ topic: 'wordless' })
  expect(faultsOf('\u200b')).toEqual({ topic: 'wordless' })
})

it('each field that is too long is named', () => {
  const long = 'a'.repeat(10_000)
  expect(faultsOf(long, long, long)).toEqual({ topic: 'too-long', question: 'too-long', context: 'too-long' })
})

it('blanks around a text do not count', () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^\s{0,50}$/), (topic, blanks) => {
      expect(faultsOf(`${blanks}${topic}${blanks}`)).toEqual(faultsOf(topic))
    }),
  )
})

import { describe, expect, test } from 'vitest'
import type { RunNote } from '@/lib/contracts/run'
import { leftOutNotes, modelReport } from './model-report'

const answered: RunNote = { code: 'model-answered', data: { rungs: '' } }
const fellBack = (data: RunNote['data']): RunNote => ({ code: 'model-fell-back', data })
const left = leftOutNotes([
  { sentence: 'Remote work cures burnout [@work-0].', reason: 'no-passage' },
  { sentence: 'Of 91 nurses all agree.', reason: 'figure-of-nobody' },
])

describe('a student is told what became of a model’s answer', () => {
  test.each<[string, readonly RunNote[]]>([
    ['no model was asked', []],
    ['the answer stands as it came', [answered]],
    ['the built-in method left something out of its own text', left],
    ['it did so before the answer, which stands as it came', [...left, answered]],
    ['a note of another time gives a reason that nobody knows', [answered, note('magic', 'A sentence.')]],
  ])('not at all where %s', (_name, notes) => {
    expect(modelReport(notes)).toBeNull()
  })

  test('that it gave no answer, and why', () => {
    expect(modelReport([fellBack({ reason: 'TimeoutError', rungs: '' })])).toEqual({
      outcome: 'failed',
      detail: 'TimeoutError',
      leftOut: [],
    })
  })

  test('that it was not used, with the sentences that were held against it', () => {
    const report = modelReport([
      answered,
      ...left,
      fellBack({ reason: 'did not fit', detail: 'no-passage: …' }),
    ])
    expect(report).toMatchObject({ outcome: 'refused', detail: 'no-passage: …' })
    expect(report?.leftOut.map(({ reason }) => reason)).toEqual(['no-passage', 'figure-of-nobody'])
  })

  test('which sentences are not in the text, each with its reason', () => {
    expect(modelReport([answered, ...left])).toEqual({
      outcome: 'mended',
      detail: '',
      leftOut: [
        { sentence: 'Remote work cures burnout [@work-0].', reason: 'no-passage' },
        { sentence: 'Of 91 nurses all agree.', reason: 'figure-of-nobody' },
      ],
    })
  })
})

test('however much a model wrote, the log keeps some dozens of sentences, each of bounded length', () => {
  const notes = leftOutNotes(
    Array.from({ length: 900 }, () => ({ sentence: 'x'.repeat(5_000), reason: 'praise' as const })),
  )
  expect(notes).toHaveLength(40)
  expect(notes.every(({ data }) => String(data.message).length === 500)).toBe(true)
})

function note(reason: string, message: string): RunNote {
  return { code: 'sentence-left-out', data: { reason, message } }
}

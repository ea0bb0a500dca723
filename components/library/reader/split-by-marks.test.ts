import { expect, it } from 'vitest'
import { splitByMarks } from './split-by-marks'

const part = { start: 100, text: 'abcdefghij' }

it('a part is cut where marks begin and end, and nothing of it is lost', () => {
  const pieces = splitByMarks(part, [
    { kind: 'cited', start: 90, end: 104 },
    { kind: 'highlight', start: 102, end: 106 },
    { kind: 'highlight', start: 110, end: 120 },
  ])
  expect(pieces).toEqual([
    { start: 100, text: 'ab', isCited: true, isHighlight: false },
    { start: 102, text: 'cd', isCited: true, isHighlight: true },
    { start: 104, text: 'ef', isCited: false, isHighlight: true },
    { start: 106, text: 'ghij', isCited: false, isHighlight: false },
  ])
})

it('a part without marks is one piece', () => {
  expect(splitByMarks(part, [])).toEqual([{ ...part, isCited: false, isHighlight: false }])
})

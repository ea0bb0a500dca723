import { expect, test } from 'vitest'
import { markedPieces } from './text-marks'

const inlines = [
  { kind: 'text', text: 'Rest helps ' },
  { kind: 'cite', text: '(Silva, 2020)', keys: ['silva'] },
  { kind: 'text', text: ' nurses.' },
] as const

test('a mark over several inlines cuts each of them and loses no letter', () => {
  const mark = { id: 'c1', start: 105, end: 126 }
  const pieces = markedPieces(inlines, 100, [mark])
  expect(pieces.map(({ text }) => text).join('')).toBe('Rest helps (Silva, 2020) nurses.')
  expect(pieces.filter(({ marks }) => marks.length > 0).map(({ text }) => text)).toEqual([
    'helps ',
    '(Silva, 2020)',
    ' n',
  ])
})

test('where marks overlap the words belong to both', () => {
  const marks = [
    { id: 'c1', start: 0, end: 6 },
    { id: 'c2', start: 5, end: 10 },
  ]
  const shared = markedPieces(inlines, 0, marks).filter((piece) => piece.marks.length === 2)
  expect(shared.map(({ text }) => text)).toEqual(['h'])
})

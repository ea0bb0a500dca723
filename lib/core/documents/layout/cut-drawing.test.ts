import { expect, test } from 'vitest'
import type { Drawing } from '@/lib/contracts/document-tree'
import { drawingBetween, drawingParts } from './cut-drawing'

const drawing: Drawing = {
  width: 100,
  height: 60,
  shapes: [
    { kind: 'line', x1: 50, y1: 0, x2: 50, y2: 60, tone: 'line' },
    { kind: 'text', x: 0, y: 15, text: 'one', size: 7, anchor: 'start', tone: 'ink' },
    { kind: 'line', x1: 0, y1: 30, x2: 100, y2: 30, tone: 'line' },
    { kind: 'rect', x: 10, y: 40, width: 5, height: 5, tone: 'accent' },
    { kind: 'text', x: 0, y: 45, text: 'two', size: 7, anchor: 'start', tone: 'ink' },
  ],
}

test('each text and bar of a drawing is in one of its parts, and what runs through is in all', () => {
  const parts = [drawingBetween(drawing, 0, 30), drawingBetween(drawing, 30, 60)]
  expect(parts.map(({ height, width }) => [width, height])).toEqual([
    [100, 30],
    [100, 30],
  ])
  const texts = parts.map(({ shapes }) =>
    shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
  )
  expect(texts).toEqual([['one'], ['two']])
  for (const { shapes } of parts)
    expect(shapes[0]).toMatchObject({ kind: 'line', x1: 50, y1: 0, x2: 50, y2: 30 })
  expect(parts[1]?.shapes).toContainEqual({ kind: 'rect', x: 10, y: 10, width: 5, height: 5, tone: 'accent' })
  expect(parts.flatMap(({ shapes }) => shapes.filter(({ kind }) => kind === 'line'))).toHaveLength(3)
})

test('a drawing is whole where it may not be cut, and else in parts as high as itself', () => {
  expect(drawingParts(drawing)).toEqual([drawing])
  const parts = drawingParts({ ...drawing, cuts: [10, 30, 50] })
  expect(parts.map(({ height }) => height)).toEqual([10, 20, 20, 10])
})

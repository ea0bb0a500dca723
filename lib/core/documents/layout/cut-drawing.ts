import type { Drawing, Shape } from '@/lib/contracts/document-tree'

/** A drawing between the heights at which it may be cut, what is repeated first; the drawing alone where it may not. */
export function drawingParts(drawing: Drawing): readonly Drawing[] {
  const { cuts = [], height } = drawing
  if (cuts.length < 2) return [drawing]
  return [0, ...cuts].map((from, at) => drawingBetween(drawing, from, cuts[at] ?? height))
}

/** The part of a drawing between two heights, as a drawing of its own: each text and bar is in one part, lines that run through are cut. */
export function drawingBetween({ width, shapes }: Drawing, from: number, to: number): Drawing {
  return { width, height: to - from, shapes: shapes.flatMap((shape) => shapeBetween(shape, from, to) ?? []) }
}

function shapeBetween(shape: Shape, from: number, to: number): Shape | null {
  if (shape.kind !== 'line') return isWithin(shape.y, from, to) ? { ...shape, y: shape.y - from } : null
  const [top, bottom] = [Math.min(shape.y1, shape.y2), Math.max(shape.y1, shape.y2)]
  if (top === bottom) return isWithin(top, from, to) ? { ...shape, y1: top - from, y2: top - from } : null
  if (bottom <= from || top >= to) return null
  return { ...shape, y1: Math.max(top, from) - from, y2: Math.min(bottom, to) - from }
}

const isWithin = (y: number, from: number, to: number): boolean => y >= from && y < to

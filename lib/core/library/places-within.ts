import type { Locator, PageBox } from '@/lib/contracts/library'
import type { TextBlock } from './text-block'

const BOXES_MAX = 60

interface Stretch {
  /** Offsets into the text of the item. */
  readonly start: number
  readonly end: number
  readonly locator: Locator
  readonly box: PageBox | null
}

/**
 * Answers where a stretch of the item's text begins, and on which boxes of its pages it is printed, at most 60. A line of which
 * only a part belongs to the stretch gives that part, by its share of the letters.
 */
export function placesWithin(
  blocks: readonly TextBlock[],
  starts: readonly number[],
): (start: number, end: number) => { readonly locator: Locator; readonly boxes: readonly PageBox[] } {
  const stretches = blocks.flatMap((block, at) => stretchesOf(block, starts[at] ?? 0))
  return (start, end) => {
    const first = lastBeginningAt(stretches, start)
    const boxes: PageBox[] = []
    for (let at = first; at < stretches.length && boxes.length < BOXES_MAX; at += 1) {
      const stretch = stretches[at]
      if (stretch === undefined || stretch.start >= end) break
      const box = partOfBox(stretch, start, end)
      if (box !== null) boxes.push(box)
    }
    return { locator: stretches[first]?.locator ?? { type: 'index', value: 1 }, boxes }
  }
}

function stretchesOf({ text, places }: TextBlock, blockStart: number): Stretch[] {
  return places.map(({ start, locator, box }, at) => {
    const end = places[at + 1]?.start ?? text.length
    return { start: blockStart + start, end: blockStart + end, locator, box }
  })
}

/** The place of the last stretch that begins at or before the offset; 0 when none does. */
function lastBeginningAt(stretches: readonly Stretch[], offset: number): number {
  let low = 0
  let high = stretches.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((stretches[middle]?.start ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

function partOfBox({ box, ...own }: Stretch, start: number, end: number): PageBox | null {
  if (box === null || own.end <= own.start) return null
  const from = Math.max(0, start - own.start) / (own.end - own.start)
  const to = Math.min(own.end - own.start, end - own.start) / (own.end - own.start)
  if (to <= from) return null
  return { ...box, x: Math.min(1, box.x + from * box.width), width: (to - from) * box.width }
}

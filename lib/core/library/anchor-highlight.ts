import { type FoldedMarks, foldMarks, locateInMarks, type TextRange } from './locate-quote'

/** Units of text kept on each side of a quote, to tell equal words apart. */
export const CONTEXT_UNITS = 60

/** What is kept of a highlight to find it again: the W3C text quote selector, and the passage it was made in. */
export interface HighlightAnchor {
  readonly passageId: string
  readonly quote: string
  readonly prefix: string
  readonly suffix: string
}

/** A text in which highlights stand; of an item its passages, in the order of reading. */
export interface AnchoredText {
  readonly id: string
  readonly text: string
}

/** Where a highlight stands now; offsets into the passage in which it begins. `lost`: its words stand nowhere any more. */
export type HighlightPlace =
  | { readonly kind: 'found'; readonly passageId: string; readonly start: number; readonly text: string }
  | { readonly kind: 'lost' }

const LOST = { kind: 'lost' } as const

/**
 * The anchor of words that somebody selected, letter by letter as these passages have them, in the passage in which they begin; null when
 * they stand nowhere. Of several places it is the one after most of `prefix`.
 */
export function settleHighlight(
  passages: readonly AnchoredText[],
  selected: { readonly quote: string; readonly prefix: string },
): HighlightAnchor | null {
  const whole = joinTexts(passages)
  const at = bestRange(whole.folded, whole.text, { ...selected, suffix: '' })
  const home = at && passageAt(whole, at.start)
  if (!at || !home) return null
  return {
    passageId: home.id,
    quote: whole.text.slice(at.start, at.end),
    prefix: whole.text.slice(Math.max(0, at.start - CONTEXT_UNITS), at.start),
    suffix: whole.text.slice(at.end, at.end + CONTEXT_UNITS),
  }
}

/**
 * Where each highlight stands in the passages an item has now, in the order of the anchors: in its own passage; else, after
 * the item was read anew, wherever its words stand, also across a border of passages; of several places the one with most of
 * the same surroundings. Line breaks and hyphens do not count. O(length of the text) when a passage is gone.
 */
export function placeHighlights(
  passages: readonly AnchoredText[],
  anchors: readonly HighlightAnchor[],
): readonly HighlightPlace[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  let whole: JoinedText | null = null
  return anchors.map((anchor) => {
    const home = byId.get(anchor.passageId)
    const at = home && bestRange(foldMarks(home.text), home.text, anchor)
    if (home && at)
      return { kind: 'found', passageId: home.id, start: at.start, text: home.text.slice(at.start, at.end) }
    whole ??= joinTexts(passages)
    return placeIn(whole, anchor)
  })
}

interface JoinedText {
  readonly text: string
  readonly folded: FoldedMarks
  readonly starts: readonly { readonly id: string; readonly start: number }[]
}

function joinTexts(passages: readonly AnchoredText[]): JoinedText {
  let length = 0
  const starts = passages.map(({ id, text }) => {
    const start = length
    length += text.length + 1
    return { id, start }
  })
  const text = passages.map((passage) => passage.text).join('\n')
  return { text, folded: foldMarks(text), starts }
}

function passageAt({ starts }: JoinedText, offset: number) {
  return starts.findLast(({ start }) => start <= offset)
}

function placeIn(whole: JoinedText, anchor: HighlightAnchor): HighlightPlace {
  const { folded, text } = whole
  const at = bestRange(folded, text, anchor)
  const home = at && passageAt(whole, at.start)
  if (!at || !home) return LOST
  return {
    kind: 'found',
    passageId: home.id,
    start: at.start - home.start,
    text: text.slice(at.start, at.end),
  }
}

function bestRange(
  folded: FoldedMarks,
  text: string,
  anchor: Omit<HighlightAnchor, 'passageId'>,
): TextRange | null {
  return bestBy(
    locateInMarks(folded, anchor.quote, text),
    ({ start, end }) =>
      sharedEnd(text.slice(Math.max(0, start - 2 * CONTEXT_UNITS), start), anchor.prefix) +
      sharedStart(text.slice(end, end + 2 * CONTEXT_UNITS), anchor.suffix),
  )
}

/** The first of those with the highest worth. */
function bestBy<T>(values: readonly T[], worthOf: (value: T) => number): T | null {
  let best: { readonly value: T; readonly worth: number } | null = null
  for (const value of values) {
    const worth = worthOf(value)
    if (!best || worth > best.worth) best = { value, worth }
  }
  return best?.value ?? null
}

function sharedEnd(one: string, other: string): number {
  const [a, b] = [foldMarks(one).marks, foldMarks(other).marks]
  let count = 0
  while (count < Math.min(a.length, b.length) && a.at(-1 - count) === b.at(-1 - count)) count += 1
  return count
}

function sharedStart(one: string, other: string): number {
  const [a, b] = [foldMarks(one).marks, foldMarks(other).marks]
  let count = 0
  while (count < Math.min(a.length, b.length) && a.at(count) === b.at(count)) count += 1
  return count
}

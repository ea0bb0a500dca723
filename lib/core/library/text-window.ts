import type { TextPart } from '@/lib/contracts/library'

/** Units of text shown at once: some ten pages. */
const WINDOW_UNITS = 24_000
/** Of them, before the place that was asked for. */
const BEFORE_UNITS = 4_000
const PARTS_MAX = 400

export interface ShownPart extends TextPart {
  readonly text: string
}

/** A stretch of an item's text in whole parts. */
export interface ShownText {
  readonly parts: readonly ShownPart[]
  /** Offsets from which the stretches before and after begin; null at the ends of the text. */
  readonly earlier: number | null
  readonly later: number | null
}

/** The parts of a text around an offset, some before it and most after; all of a short text. O(parts). */
export function textAround(
  { text, parts }: { readonly text: string; readonly parts: readonly TextPart[] },
  offset: number,
): ShownText {
  const at = Math.max(
    0,
    parts.findLastIndex(({ start }) => start <= offset),
  )
  let first = at
  while (first > 0 && (parts[at]?.start ?? 0) - (parts[first - 1]?.start ?? 0) <= BEFORE_UNITS) first -= 1
  const begin = parts[first]?.start ?? 0
  let last = Math.max(at, first)
  while (
    last + 1 < parts.length &&
    last + 1 - first < PARTS_MAX &&
    (parts[last + 1]?.end ?? 0) - begin <= WINDOW_UNITS
  ) {
    last += 1
  }
  const shown = parts
    .slice(first, last + 1)
    .map((part) => ({ ...part, text: text.slice(part.start, part.end) }))
  return {
    parts: shown,
    earlier: first === 0 ? null : Math.max(0, begin - WINDOW_UNITS + BEFORE_UNITS),
    later: parts[last + 1]?.start ?? null,
  }
}

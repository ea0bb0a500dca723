/** A stretch of an item's text that is marked; offsets as those of its parts. */
export interface MarkedRange {
  readonly kind: 'cited' | 'highlight'
  readonly start: number
  readonly end: number
}

export interface MarkedPiece {
  /** Offset in the text of the item. */
  readonly start: number
  readonly text: string
  readonly isCited: boolean
  readonly isHighlight: boolean
}

/** A part of a text cut wherever a mark begins or ends; joined the pieces are the part. */
export function splitByMarks(
  part: { readonly start: number; readonly text: string },
  ranges: readonly MarkedRange[],
): readonly MarkedPiece[] {
  const end = part.start + part.text.length
  const inside = ranges.filter((range) => range.start < end && range.end > part.start)
  const cuts = [part.start, end, ...inside.flatMap((range) => [range.start, range.end])]
    .filter((cut) => cut >= part.start && cut <= end)
    .sort((one, other) => one - other)
  return cuts.flatMap((start, at) => {
    const stop = cuts[at + 1]
    if (stop === undefined || stop === start) return []
    const has = (kind: MarkedRange['kind']) =>
      inside.some((range) => range.kind === kind && range.start <= start && range.end >= stop)
    const text = part.text.slice(start - part.start, stop - part.start)
    return { start, text, isCited: has('cited'), isHighlight: has('highlight') }
  })
}

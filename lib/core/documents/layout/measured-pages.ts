import type { LayoutStyle } from './layout-style'

/**
 * A finished document as it was measured. Lengths are points, counted from the upper left corner of the page.
 *
 * Terminology
 *   place       a named spot that links can lead to; its name begins with what stands there: body-, heading-2-, ref-, contents-
 *   furniture   what stands outside the text block on purpose: page numbers and the banner
 */
export interface MeasuredText {
  readonly text: string
  readonly x: number
  /** The baseline. */
  readonly y: number
  readonly width: number
  readonly size: number
  /** The name in the file, without the letters that mark a subset: "NotoSerif-Bold". */
  readonly font: string
}

export interface MeasuredLink {
  readonly x: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The place within the document, or null for an address outside. */
  readonly place: string | null
  readonly url: string | null
}

export interface MeasuredPage {
  /** Counted from 1. */
  readonly number: number
  readonly width: number
  readonly height: number
  readonly texts: readonly MeasuredText[]
  readonly links: readonly MeasuredLink[]
}

export interface MeasuredPlace {
  readonly name: string
  readonly page: number
  readonly top: number
}

export interface MeasuredDocument {
  readonly pages: readonly MeasuredPage[]
  readonly places: readonly MeasuredPlace[]
}

/** Height of letters above the baseline where a line begins, as a share of the size (Noto Serif; others are close). */
export const ASCENT_EM = 1.069
/** Texts whose baselines are this close stand on one line. */
const SAME_LINE = 1.5
/** A place and the line it names may differ by this much from rounding. */
const ROUNDING = 0.6

export interface MeasuredLine {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly right: number
  /** The largest on the line. */
  readonly size: number
  readonly texts: readonly MeasuredText[]
}

/** Lines under one place, in reading order; they may go on over pages. */
export interface MeasuredBlock {
  readonly place: MeasuredPlace
  readonly lines: readonly MeasuredLine[]
}

/** Whether a text is a page number or the banner by where and how it is set. */
export function isFurniture(
  text: MeasuredText,
  page: MeasuredPage,
  { margins, banner }: LayoutStyle,
): boolean {
  const isAbove = text.y <= margins.top
  const isBelow = text.y > page.height - margins.bottom + 1
  if (text.text.trim() === String(page.number)) return isAbove || isBelow
  return isBelow && text.size <= banner.size + 0.2
}

/** The lines of a page without its furniture, from top to bottom. */
export function measuredLines(page: MeasuredPage, style: LayoutStyle): readonly MeasuredLine[] {
  const texts = page.texts
    .filter((text) => text.text.trim() !== '' && !isFurniture(text, page, style))
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
  const rows: MeasuredText[][] = []
  for (const text of texts) {
    const row = rows.at(-1)
    if (row?.[0] && text.y - row[0].y <= SAME_LINE) row.push(text)
    else rows.push([text])
  }
  return rows.map((row) => {
    const ordered = row.toSorted((a, b) => a.x - b.x)
    return {
      page: page.number,
      x: Math.min(...row.map(({ x }) => x)),
      y: row[0]?.y ?? 0,
      right: Math.max(...row.map(({ x, width }) => x + width)),
      size: Math.max(...row.map(({ size }) => size)),
      texts: ordered,
    }
  })
}

/** The lines of a document under the places that stand before them; what precedes the first place is left out. */
export function measuredBlocks(document: MeasuredDocument, style: LayoutStyle): readonly MeasuredBlock[] {
  const places = document.places.toSorted((a, b) => a.page - b.page || a.top - b.top)
  const lines = document.pages.flatMap((page) => measuredLines(page, style))
  const blocks = places.map((place): { place: typeof place; lines: MeasuredLine[] } => ({ place, lines: [] }))
  let at = -1
  for (const line of lines) {
    const top = line.y - ASCENT_EM * line.size
    while (isAtOrBefore(places[at + 1], line.page, top)) at += 1
    blocks[at]?.lines.push(line)
  }
  return blocks
}

function isAtOrBefore(place: MeasuredPlace | undefined, page: number, top: number): boolean {
  if (place === undefined) return false
  return place.page < page || (place.page === page && place.top <= top + ROUNDING)
}

/** The words of a line with one blank between its texts. */
export function lineText({ texts }: MeasuredLine): string {
  return texts
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(/\s+/g, ' ')
}

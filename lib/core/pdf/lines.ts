import { joinAccents } from './join-accents'
import type { PositionedItem, PositionedPage } from './positioned-text'

/** A stretch of a line in one font and size. `mark`: small and raised. */
export interface Run {
  text: string
  x: number
  size: number
  font: string
  mark: boolean
}

export interface Line {
  page: number
  /** Edges and baseline in points from the top left corner. */
  left: number
  right: number
  y: number
  /** Size and font of most of its letters. */
  size: number
  font: string
  /** The text with one blank between words, marks included. */
  text: string
  runs: Run[]
}

/** A wider gap than this, in letter heights, separates two lines on one baseline. */
const COLUMN_GAP = 1.6
/** A wider gap than this, in letter heights, is a blank between words even when none was drawn. */
const WORD_GAP = 0.17
/** Baselines that differ by less than this, in letter heights, are one line. */
const SAME_LINE = 0.6
/** A wider gap than this, in letter heights, is kept in the runs as an em space: it may separate two names. */
const WIDE_GAP = 0.75
/** A mark is at most this size against its line … */
const MARK_SIZE = 0.86
/** … and raised by at least this share of the line's letter height. */
const MARK_RISE = 0.12

export const WIDE_SPACE = '\u2003'

/** Lines of one page beyond this many are drawings made of letters, not text. */
const LINES_PER_PAGE_MAX = 1_500

interface Draft {
  items: PositionedItem[]
  right: number
  y: number
  size: number
}

/**
 * The lines of a page in the order the file draws them, at most `LINES_PER_PAGE_MAX`. Text that does not run from left to right is left out.
 * Items without letters only add space. Page numbers count from 1.
 */
export function buildLines(page: PositionedPage): Line[] {
  const drafts: Draft[] = []
  let draft: Draft | null = null
  for (const item of page.items) {
    if (item.turned || item.text.trim() === '') continue
    if (draft !== null && continues(draft, item)) {
      append(draft, item)
    } else {
      if (drafts.length >= LINES_PER_PAGE_MAX) break
      draft = { items: [item], right: item.x + item.width, y: item.y, size: item.size }
      drafts.push(draft)
    }
  }
  return drafts.map((each) => finish(each, page.number)).filter((line) => line.text !== '')
}

/** The text of a page that is turned, e.g. a stamp along the margin, piece by piece. */
export function turnedText(page: PositionedPage): string {
  return page.items
    .filter((item) => item.turned)
    .map((item) => item.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function continues(draft: Draft, item: PositionedItem): boolean {
  const height = Math.max(draft.size, item.size)
  if (Math.abs(item.y - draft.y) > SAME_LINE * height) return false
  const gap = item.x - draft.right
  return gap < COLUMN_GAP * height && gap > -height
}

function append(draft: Draft, item: PositionedItem): void {
  draft.items.push(item)
  draft.right = Math.max(draft.right, item.x + item.width)
  // The baseline is that of the largest text: a line may begin with a raised number.
  if (item.size > draft.size) {
    draft.size = item.size
    draft.y = item.y
  }
}

function finish(draft: Draft, page: number): Line {
  const main = mainStyle(draft.items)
  const runs: Run[] = []
  let text = ''
  let right = draft.items[0]?.x ?? 0
  for (const item of draft.items) {
    const mark = item.size < MARK_SIZE * draft.size && draft.y - item.y > MARK_RISE * draft.size
    const blank = item.x - right > WORD_GAP * Math.max(item.size, 1) || /^\s/.test(item.text)
    const piece = item.text.replace(/\s+/g, ' ')
    const space = item.x - right > WIDE_GAP * Math.max(item.size, 1) ? WIDE_SPACE : ' '
    const joined = blank && text !== '' && !text.endsWith(' ') ? `${space}${piece.trimStart()}` : piece
    const last = runs.at(-1)
    if (last !== undefined && last.font === item.font && last.size === item.size && last.mark === mark)
      last.text += joined
    else runs.push({ text: joined, x: item.x, size: item.size, font: item.font, mark })
    text += joined
    right = item.x + item.width
  }
  return {
    page,
    left: Math.min(...draft.items.map((item) => item.x)),
    right: draft.right,
    y: draft.y,
    size: main.size,
    font: main.font,
    text: joinAccents(text.replace(/\s+/g, ' ')).trim(),
    runs: runs.map((run) => ({ ...run, text: joinAccents(run.text) })),
  }
}

/** Size and font that most letters of the items have. */
function mainStyle(items: readonly PositionedItem[]): { size: number; font: string } {
  const letters = new Map<string, { size: number; font: string; count: number }>()
  for (const { size, font, text } of items) {
    const key = `${size}|${font}`
    const entry = letters.get(key) ?? { size, font, count: 0 }
    entry.count += text.trim().length
    letters.set(key, entry)
  }
  const ranked = [...letters.values()].sort((a, b) => b.count - a.count)
  return ranked[0] ?? { size: 0, font: '' }
}

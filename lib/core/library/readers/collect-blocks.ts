import type { TextPart } from '@/lib/contracts/library'
import { blockAt, type TextBlock } from '../text-block'

/** A block before it is known where it stands. */
export interface LooseBlock {
  readonly kind: TextPart['kind']
  readonly level: number | null
  readonly text: string
}

export interface BlockCollector {
  /** Text of the block that is open; opens a paragraph when none is. */
  add(text: string): void
  /** Ends the block that is open and says what the next one is. */
  begin(kind: TextPart['kind'], level?: number): void
  openTable(): void
  closeTable(): void
  endCell(): void
  endRow(): void
  /** The blocks in order; the last is closed. */
  finish(): readonly LooseBlock[]
}

export const CELL_BREAK = ' | '
/** A longer cell is prose that a table only lays out. */
const CELL_CHARS_MAX = 600

/** Puts the texts and ends that a reader meets together into blocks. A table within a table becomes part of its cell. */
export function collectBlocks(): BlockCollector {
  const blocks: LooseBlock[] = []
  let parts: string[] = []
  let next: Omit<LooseBlock, 'text'> = { kind: 'paragraph', level: null }
  let rows: string[][] = []
  let row: string[] = []
  let depth = 0
  const taken = (): string => {
    const text = parts.join('').replace(/\s+/gu, ' ').trim()
    parts = []
    return text
  }
  const flush = () => {
    const text = taken()
    if (text !== '') blocks.push({ ...next, text })
  }
  const endCell = () => {
    if (depth === 1) row.push(taken())
    else parts.push(' ')
  }
  const endRow = () => {
    if (depth !== 1) return
    const rest = taken()
    if (rest !== '') row.push(rest)
    if (row.some((cell) => cell !== '')) rows.push(row)
    row = []
  }
  const closeTable = () => {
    if (depth === 0) return
    endRow()
    depth -= 1
    if (depth > 0) return
    blocks.push(...tableOf(rows))
    rows = []
    next = { kind: 'paragraph', level: null }
  }
  return {
    add: (text) => parts.push(text),
    begin: (kind, level) => {
      if (depth > 0) parts.push(' ')
      else {
        flush()
        next = { kind, level: level ?? null }
      }
    },
    openTable: () => {
      if (depth === 0) flush()
      depth += 1
    },
    closeTable,
    endCell,
    endRow,
    finish: () => {
      while (depth > 0) closeTable()
      flush()
      return blocks
    },
  }
}

function tableOf(rows: readonly (readonly string[])[]): readonly LooseBlock[] {
  const isTable =
    rows.some((row) => row.length > 1) && rows.flat().every((cell) => cell.length <= CELL_CHARS_MAX)
  if (isTable)
    return [{ kind: 'table', level: null, text: rows.map((row) => row.join(CELL_BREAK)).join('\n') }]
  return rows
    .flat()
    .filter((cell) => cell !== '')
    .map((text) => ({ kind: 'paragraph', level: null, text }))
}

const SECTION_MAX = 200

/** The blocks with their locators: the heading above them, or the number of the block where none stands above. */
export function inSections(blocks: readonly LooseBlock[], firstIndex = 1): TextBlock[] {
  let section = ''
  return blocks.map((block, at) => {
    if (block.kind === 'heading') section = block.text.slice(0, SECTION_MAX).trim()
    const locator =
      section === ''
        ? ({ type: 'index', value: firstIndex + at } as const)
        : ({ type: 'section', value: section } as const)
    return blockAt(locator, block)
  })
}

/** The blocks of one chapter of a book. */
export function inChapter(blocks: readonly LooseBlock[], chapter: string): TextBlock[] {
  return blocks.map((block) =>
    blockAt({ type: 'chapter', value: chapter.slice(0, SECTION_MAX).trim() }, block),
  )
}

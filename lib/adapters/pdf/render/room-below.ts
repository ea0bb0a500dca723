import type { Block, Inlines } from '@/lib/contracts/document-tree'
import { charactersWithin } from '@/lib/core/documents/layout/break-words'
import { blockWidth, lineHeight, type TextRule } from '@/lib/core/documents/layout/layout-style'
import type { Sheet } from './sheet'

/** Characters of a full line against those expected: lines are counted short, so that what is asked for is there. */
const FULL_LINE = 1.3

/**
 * Points that must follow on the same page: so many lines of the text, or what there is before the next heading. Never more: where
 * no break is allowed between two headings, the renderer (@react-pdf/paginate of react-pdf 4.9) drops the first of them at the foot of a page.
 */
export function roomBelow(sheet: Sheet, blocks: readonly Block[], lines: number): number {
  const end = blocks.findIndex(({ kind }) => kind === 'heading')
  const section = end < 0 ? blocks : blocks.slice(0, end)
  const there = section.reduce((sum, block) => sum + leastHeight(sheet, block), 0)
  // A point less than the lines themselves, for rounding.
  return Math.max(0, Math.min(lines * lineHeight(sheet.style.body), there) - 1)
}

function leastHeight({ style }: Sheet, block: Block): number {
  const heightOf = (rule: TextRule, inlines: Inlines) => {
    const chars = inlines.reduce((sum, { text }) => sum + text.length, 0)
    const lines = Math.floor(chars / (charactersWithin(blockWidth(style), rule.size) * FULL_LINE))
    return Math.max(1, lines) * lineHeight(rule)
  }
  if (block.kind === 'paragraph') return heightOf(style[block.role], block.inlines)
  if (block.kind === 'list') return block.items.reduce((sum, item) => sum + heightOf(style.list, item), 0)
  // Tables, figures and entries are higher than any number of lines that is asked for.
  return block.kind === 'heading' ? 0 : Number.POSITIVE_INFINITY
}

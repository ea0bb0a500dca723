import type { CommentPlace } from '@/lib/contracts/desk'
import { CONTEXT_CHARS } from '@/lib/contracts/desk-limits'
import type { DeskBlock } from '@/lib/core/desk/block-text'

/** A longer selection is a comment on the whole block. */
const QUOTE_MAX = 1_000

/**
 * The place that is selected in the page, or null. Lines of blocks carry `data-at`, their offset in the block's text, inside
 * `data-block`; a selection over several blocks counts for the first.
 */
export function selectedPlace(
  selection: Selection | null,
  root: Element,
  blocks: ReadonlyMap<string, DeskBlock>,
): CommentPlace | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!range.intersectsNode(root)) return null
  const lines = [...root.querySelectorAll<HTMLElement>('[data-at]')].filter((line) =>
    range.intersectsNode(line),
  )
  for (const block of new Set(lines.map((line) => line.closest<HTMLElement>('[data-block]')))) {
    const known = blocks.get(block?.dataset.block ?? '')
    const own = lines.filter((line) => line.closest('[data-block]') === block)
    const first = own[0]
    const last = own.at(-1)
    if (!known || !first || !last) continue
    const start = offsetIn(first, range.startContainer, range.startOffset, 'start')
    const end = offsetIn(last, range.endContainer, range.endOffset, 'end')
    const place = placeAt(known, start, end)
    if (place) return place
  }
  return null
}

/** The place of some characters of a block, without white space at its ends; null when nothing is left. */
export function placeAt({ id, text }: DeskBlock, from: number, to: number): CommentPlace | null {
  const selected = text.slice(from, to)
  const quote = selected.trim()
  if (quote === '') return null
  if (quote.length > QUOTE_MAX) return wholeBlock(id)
  const start = from + selected.indexOf(quote)
  const end = start + quote.length
  return {
    blockId: id,
    quote,
    prefix: text.slice(Math.max(0, start - CONTEXT_CHARS), start),
    suffix: text.slice(end, end + CONTEXT_CHARS),
    start,
  }
}

/** The place of a whole block; '' of the whole document. */
export function wholeBlock(blockId: string): CommentPlace {
  return { blockId, quote: '', prefix: '', suffix: '', start: 0 }
}

/** Where a boundary lies in the block's text: its line's offset and the characters before it. */
function offsetIn(line: HTMLElement, node: Node, offset: number, edge: 'start' | 'end'): number {
  const at = Number(line.dataset.at ?? '0')
  if (!line.contains(node)) return edge === 'start' ? at : at + (line.textContent ?? '').length
  const before = document.createRange()
  before.setStart(line, 0)
  before.setEnd(node, offset)
  return at + before.toString().length
}

import { z } from 'zod'
import { Locator, PageBox, partKinds } from '@/lib/contracts/library'

/**
 * Terminology
 *   block    a heading, paragraph, list entry or table of an item, as its format gives it
 *   place    where a stretch of a block stands: from its offset to the next place's; in a PDF one for each printed line
 *   text     of an item: its blocks in order, with BLOCK_BREAK between them; offsets into it are UTF-16 units
 */

const Place = z.object({
  /** Offset into the block's text; the first is 0. */
  start: z.number().int().min(0),
  locator: Locator,
  box: PageBox.nullable(),
})
export type Place = z.infer<typeof Place>

export const TextBlock = z.object({
  kind: z.enum(partKinds),
  /** Of a heading: 1 is the outermost. Null for everything else. */
  level: z.number().int().min(1).max(6).nullable(),
  /** Rows of a table stand on lines of their own. */
  text: z.string().min(1),
  places: z.array(Place).min(1),
})
export type TextBlock = z.infer<typeof TextBlock>

/** What stands between two blocks in the text of an item. */
export const BLOCK_BREAK = '\n\n'

/** The text of an item, and where in it each block begins. */
export function joinBlocks(blocks: readonly Pick<TextBlock, 'text'>[]): {
  readonly text: string
  readonly starts: readonly number[]
} {
  const starts: number[] = []
  let length = 0
  for (const { text } of blocks) {
    starts.push(length)
    length += text.length + BLOCK_BREAK.length
  }
  return { text: blocks.map(({ text }) => text).join(BLOCK_BREAK), starts }
}

/** A block that stands at one place without pages. */
export function blockAt(
  locator: Locator,
  { kind, level = null, text }: { kind: TextBlock['kind']; level?: number | null; text: string },
): TextBlock {
  return { kind, level, text, places: [{ start: 0, locator, box: null }] }
}

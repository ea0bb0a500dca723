import type { ListBlock } from '@/lib/contracts/document-tree'
import type { LayoutStyle } from './layout-style'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** What stands before an item; `at` counts from 0. After "z)" comes "aa)" (NBR 6024:2012, 4.2). */
export function listMarker(
  { ordered }: Pick<ListBlock, 'ordered'>,
  at: number,
  style: Pick<LayoutStyle, 'ordered' | 'bullet'>,
): string {
  if (!ordered) return style.bullet
  if (style.ordered === 'figures') return `${at + 1}.`
  const letter = LETTERS[at % LETTERS.length] ?? ''
  return `${letter.repeat(Math.floor(at / LETTERS.length) + 1)})`
}

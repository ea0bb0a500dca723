import type { BlockChange } from '@/lib/contracts/desk'
import type { Block, DocumentTree, Inlines, TableBlock } from '@/lib/contracts/document-tree'

/** The title page stands in no chapter, and yet can be changed and commented. */
export const TITLE_PAGE = 'title-page'

/** A block as the desk compares, quotes and comments it. */
export interface DeskBlock {
  readonly id: string
  readonly kind: BlockChange['blockKind']
  /** Heading of its chapter; '' for the title page. */
  readonly chapter: string
  /** Lines of its text: items, cells, entries; a heading or paragraph is one. */
  readonly lines: readonly string[]
  /** The lines, joined by a line feed: what offsets of comments count in. */
  readonly text: string
}

/** What can be commented in a document, in reading order, the title page first. O(length of the document). */
export function deskBlocks(tree: DocumentTree): readonly DeskBlock[] {
  const { title, subtitle, author, institution, advisor, city, nature, keywords, banner } = tree
  const page = [title, subtitle, author, institution, advisor, city, nature, keywords.join('; '), banner]
  const blocks = tree.chapters.flatMap((chapter) => {
    const [first] = chapter.blocks
    const heading = first?.kind === 'heading' ? first.text : ''
    return chapter.blocks.map((block) => deskBlock(block.id, block.kind, heading, blockLines(block)))
  })
  return [deskBlock(TITLE_PAGE, 'title-page', '', page), ...blocks]
}

/** Lines of a block in the order in which they are read; empty ones are kept, so that offsets can be worked out. */
export function blockLines(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text]
    case 'paragraph':
      return [plainText(block.inlines)]
    case 'list':
      return block.items.map(plainText)
    case 'table':
      return tableLines(block)
    case 'figure':
      return [block.caption, block.note, ...tableLines(block.table)]
    case 'references':
      return block.entries.map(({ inlines }) => plainText(inlines))
  }
}

function tableLines({ caption, head, rows, note }: TableBlock): readonly string[] {
  return [caption, ...head, ...rows.flatMap((row) => row.map(plainText)), note]
}

function plainText(inlines: Inlines): string {
  return inlines.map(({ text }) => text).join('')
}

function deskBlock(
  id: string,
  kind: DeskBlock['kind'],
  chapter: string,
  lines: readonly string[],
): DeskBlock {
  return { id, kind, chapter, lines, text: lines.join('\n') }
}

import type {
  BlockOrigin,
  Heading,
  Inline,
  Inlines,
  ListBlock,
  Paragraph,
  TableBlock,
} from '@/lib/contracts/document-tree'

export const plain = (text: string): Inline => ({ kind: 'text', text })
export const bold = (text: string): Inline => ({ kind: 'text', text, bold: true })

export function heading(id: string, level: Heading['level'], text: string, origin: BlockOrigin): Heading {
  return { kind: 'heading', id, level, text, numbered: true, origin }
}

/** A heading of what stands before and behind the text: abstract, references, appendices. */
export function plainHeading(
  id: string,
  level: Heading['level'],
  text: string,
  origin: BlockOrigin,
): Heading {
  return { kind: 'heading', id, level, text, numbered: false, origin }
}

export function paragraph(id: string, inlines: Inlines, origin: BlockOrigin): Paragraph {
  return { kind: 'paragraph', id, role: 'body', inlines, origin }
}

export function list(id: string, items: readonly Inlines[], origin: BlockOrigin): ListBlock {
  return { kind: 'list', id, ordered: false, items, origin }
}

/** A table without a note. */
export function table(
  id: string,
  {
    caption,
    head,
    rows,
    widths,
    note = '',
  }: {
    readonly caption: string
    readonly head: readonly string[]
    readonly rows: TableBlock['rows']
    readonly widths: readonly number[]
    readonly note?: string
  },
  origin: BlockOrigin,
): TableBlock {
  return { kind: 'table', id, caption, head, rows, widths, note, origin }
}

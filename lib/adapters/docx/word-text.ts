import { Bookmark, ExternalHyperlink, InternalHyperlink, type ParagraphChild, TextRun } from 'docx'
import type { DocumentTree, Inline, Inlines } from '@/lib/contracts/document-tree'
import { citeParts, visibleText } from '@/lib/core/documents/tree-text'
import { webAddress } from '@/lib/core/text/web-address'

/** Short names for the places in a Word file, where ids of blocks and keys of references would be too long or ill-formed. */
export interface Places {
  readonly heading: ReadonlyMap<string, string>
  readonly reference: ReadonlyMap<string, string>
}

export function placesOf({ chapters }: DocumentTree): Places {
  const blocks = chapters.flatMap((chapter) => chapter.blocks)
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  const keys = blocks.flatMap((block) =>
    block.kind === 'references' ? block.entries.map(({ key }) => key) : [],
  )
  return {
    heading: new Map(headings.map(({ id }, at) => [id, `heading_${at + 1}`])),
    reference: new Map(keys.map((key, at) => [key, `reference_${at + 1}`])),
  }
}

/** Running text as Word's runs and links. */
export function wordText(inlines: Inlines, places: Places): ParagraphChild[] {
  return inlines.flatMap((inline) => piece(inline, places))
}

function piece(inline: Inline, places: Places): ParagraphChild[] {
  if (inline.kind === 'cite') {
    return citeParts(inline).map(({ text, key }) => {
      const run = new TextRun(visibleText(text))
      const anchor = key === null ? undefined : places.reference.get(key)
      return anchor === undefined ? run : new InternalHyperlink({ anchor, children: [run] })
    })
  }
  const text = visibleText(inline.text)
  if (inline.kind === 'link') {
    const link = webAddress(inline.href)
    const run = new TextRun(text)
    return [link === null ? run : new ExternalHyperlink({ link, children: [run] })]
  }
  return [new TextRun({ text, ...(inline.bold && { bold: true }), ...(inline.italic && { italics: true }) })]
}

/** Text that links can lead to. */
export function placed(id: string | undefined, children: ParagraphChild[]): ParagraphChild[] {
  return id === undefined ? children : [new Bookmark({ id, children })]
}

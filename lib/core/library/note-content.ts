import { contentOf, type ItemContent } from './item-content'
import { blockAt } from './text-block'

/** The content of a note: its paragraphs, each at the line on which it begins. */
export function noteContent(text: string, itemId: string): ItemContent {
  const lines = text.split(/\r\n?|\n/)
  const blocks = lines.flatMap((line, at) =>
    line.trim() === ''
      ? []
      : blockAt({ type: 'line', value: at + 1 }, { kind: 'paragraph', text: line.trim() }),
  )
  return contentOf({ title: null, language: null, pages: null, blocks }, itemId)
}

import { z } from 'zod'
import { answerJson } from '@/lib/adapters/child/ask-child'
import { AppError } from '@/lib/contracts/errors'
import { contentOf, type ReadBlocks } from '@/lib/core/library/item-content'
import type { FileKind } from '@/lib/core/library/item-kind'
import { readDocx } from '@/lib/core/library/readers/read-docx'
import { readEpub } from '@/lib/core/library/readers/read-epub'
import { readHtml } from '@/lib/core/library/readers/read-html'
import { readMarkdown, readPlainText } from '@/lib/core/library/readers/read-lines'
import { readSubtitles } from '@/lib/core/library/readers/read-subtitles'
import { decodeText } from '@/lib/core/text/decode-text'
import { openZip } from './open-zip'

const Settings = z.object({
  kind: z.enum(['docx', 'epub', 'html', 'markdown', 'text', 'subtitles']),
  itemId: z.string(),
})
type ReadableKind = Exclude<FileKind, 'pdf'>

const textReaders = {
  html: readHtml,
  markdown: readMarkdown,
  text: readPlainText,
  subtitles: readSubtitles,
} as const satisfies Partial<Record<ReadableKind, (source: string) => ReadBlocks>>

/** The content of a library file other than a PDF; run in a process of its own (lib/adapters/child). */
export function answer(input: Buffer, given: unknown): string {
  const { kind, itemId } = Settings.parse(given)
  return answerJson(() => contentOf(readBlocks(input, kind), itemId))
}

function readBlocks(bytes: Uint8Array, kind: ReadableKind): ReadBlocks {
  if (kind === 'docx') return readDocxFile(bytes)
  if (kind === 'epub') return readEpubFile(bytes)
  return textReaders[kind](textOf(bytes))
}

function readDocxFile(bytes: Uint8Array): ReadBlocks {
  const parts = openZip(bytes, (name) => /^word\/(?:document|styles|footnotes)\.xml$/.test(name))
  const part = (name: string): string | null => {
    const found = parts.get(`word/${name}.xml`)
    return found === undefined ? null : textOf(found)
  }
  const document = part('document')
  if (document === null) throw new AppError('invalid-input', 'the archive holds no document')
  return readDocx({ document, styles: part('styles'), footnotes: part('footnotes') })
}

function readEpubFile(bytes: Uint8Array): ReadBlocks {
  const files = openZip(bytes, (name) => /\.(?:x?html?|opf|xml)$/i.test(name))
  const read = readEpub((name) => {
    const found = files.get(name)
    return found === undefined ? null : textOf(found)
  })
  if (read === null) throw new AppError('invalid-input', 'the archive holds no book')
  return read
}

function textOf(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  if (text === null) throw new AppError('invalid-input', 'the bytes are no text')
  return text
}

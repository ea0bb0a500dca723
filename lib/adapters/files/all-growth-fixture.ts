import { readReferences } from '@/lib/core/formats/read-references'
import { contentOf, type ReadBlocks } from '@/lib/core/library/item-content'
import { readHtml } from '@/lib/core/library/readers/read-html'
import { readMarkdown, readPlainText } from '@/lib/core/library/readers/read-lines'
import { readSubtitles } from '@/lib/core/library/readers/read-subtitles'
import { openDocument } from '@/lib/core/validation/open-document'
import { growingDocuments } from './growing-documents-fixture'
import { growingMarkdown, growingPages, growingPlain, growingSubtitles } from './growing-library-fixture'
import { growingTexts } from './growing-texts-fixture'
import { growingXml } from './growing-xml-fixture'
import type { Growth } from './growth-fixture'
import type { Read } from './measured-growth-fixture'
import { IMPORT_WORKS_MAX } from './works-in-file'

const readers: readonly (readonly [read: Read, growing: readonly Growth[]])[] = [
  [(text) => readReferences(text, { itemsMax: IMPORT_WORKS_MAX + 1 }), [...growingTexts, ...growingXml]],
  [openDocument, growingDocuments],
  [inLibrary(readHtml), growingPages],
  [inLibrary(readMarkdown), growingMarkdown],
  [inLibrary(readPlainText), growingPlain],
  [inLibrary(readSubtitles), growingSubtitles],
]

/** As an item of the library: its passages are cut, too. */
function inLibrary(read: (source: string) => ReadBlocks): Read {
  return (text) => contentOf(read(text), 'item')
}

/** Each format with what reads it and every form in which its files are made long. */
export const growingFormats = readers.flatMap(([read, growing]) =>
  [...new Set(growing.map(({ of }) => of))].map(
    (format) => [format, read, growing.filter(({ of }) => of === format)] as const,
  ),
)

import { readReferences } from '@/lib/core/formats/read-references'
import { openDocument } from '@/lib/core/validation/open-document'
import { growingDocuments } from './growing-documents-fixture'
import { growingTexts } from './growing-texts-fixture'
import { growingXml } from './growing-xml-fixture'
import type { Growth } from './growth-fixture'
import type { Read } from './measured-growth-fixture'
import { IMPORT_WORKS_MAX } from './works-in-file'

const readers: readonly (readonly [read: Read, growing: readonly Growth[]])[] = [
  [(text) => readReferences(text, { itemsMax: IMPORT_WORKS_MAX + 1 }), [...growingTexts, ...growingXml]],
  [openDocument, growingDocuments],
]

/** Each format with what reads it and every form in which its files are made long. */
export const growingFormats = readers.flatMap(([read, growing]) =>
  [...new Set(growing.map(({ of }) => of))].map(
    (format) => [format, read, growing.filter(({ of }) => of === format)] as const,
  ),
)

import { z } from 'zod'
import { contentOf } from '@/lib/core/library/item-content'
import type { PdfPage } from '@/lib/core/library/readers/pdf-page-rows'
import { readPdfPages } from '@/lib/core/library/readers/read-pdf-rows'
import { buildLines } from '@/lib/core/pdf/lines'
import { FileMetadata, PositionedPage } from '@/lib/core/pdf/positioned-text'
import { readMetadata } from '@/lib/core/pdf/read-metadata'
import { workFromPdf } from '@/lib/core/pdf/work-from-pdf'
import { collectWarnings, readDocument } from './pdf-child.mjs'

const Settings = z.object({
  itemId: z.string(),
  pagesMax: z.number(),
  charsMax: z.number(),
  itemsMax: z.number(),
})
/** The title stands on the first page. */
const PAGES_FOR_TITLE = 2

/** The text of a whole PDF for the library, as JSON of `PdfContentAnswer`; run in a process of its own (lib/adapters/child). */
export async function answer(input: Buffer, given: unknown): Promise<string> {
  const { itemId, ...limits } = Settings.parse(given)
  const warnings = collectWarnings()
  const pages: PdfPage[] = []
  const first: PositionedPage[] = []
  const onPage = (read: unknown): void => {
    const page = PositionedPage.parse(read)
    if (first.length < PAGES_FOR_TITLE) first.push(page)
    const lines = buildLines(page).map(({ text, left, right, y, size, font }) => ({
      text,
      left,
      right,
      y,
      size,
      font,
    }))
    pages.push({ number: page.number, width: page.width, height: page.height, lines })
  }
  try {
    // The parser takes the bytes over, and so needs a buffer that holds nothing else.
    const all = { ...limits, pagesMin: limits.pagesMax, textBudgetMs: 0 }
    const { pageCount, hasImages, metadata } = await readDocument(
      new Uint8Array(input),
      all,
      warnings,
      onPage,
    )
    const described = { pageCount, metadata: FileMetadata.nullable().parse(metadata), pages: first }
    const paper = readMetadata(described, new Date().getUTCFullYear() + 1)
    const content = contentOf({ ...readPdfPages(pages), title: paper.title || null }, itemId)
    return JSON.stringify({
      kind: 'read',
      pageCount,
      hasImages,
      content: { ...content, pages: Math.max(1, pageCount) },
      work: workFromPdf(paper, itemId),
    })
  } catch (error) {
    const name = error instanceof Error ? error.name : 'Error'
    return JSON.stringify({ kind: 'refused', name, message: String(error).slice(0, 300) })
  }
}

import PQueue from 'p-queue'
import { z } from 'zod'
import { runChild } from '@/lib/adapters/child/run-child'
import type { ItemProblem } from '@/lib/contracts/library'
import { Work } from '@/lib/contracts/work'
import { ItemContent } from '@/lib/core/library/item-content'
import { ITEMS_PER_PAGE_MAX } from '@/lib/core/pdf/positioned-text'

/** Pages of one file that are read for the library: a dissertation has some 300, proceedings 2,000. */
const PAGES_MAX = 3_000
const CHARS_MAX = 12_000_000
const TIMEOUT_MS = 180_000
const MEMORY_MB = 1_200
/** Fewer letters than this on each page, with images present, is a scan. */
const SCAN_LETTERS_PER_PAGE = 20

/** One file is read at a time: each may take its full memory. */
const readers = new PQueue({ concurrency: 1 })

const PdfContentAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refused'), name: z.string(), message: z.string() }),
  z.object({
    kind: z.literal('read'),
    pageCount: z.number().int().min(0),
    hasImages: z.boolean(),
    content: ItemContent,
    work: Work,
  }),
])

export type PdfContent =
  | { readonly ok: true; readonly kind: 'pdf'; readonly content: ItemContent; readonly work: Work }
  | { readonly ok: false; readonly problem: ItemProblem; readonly detail: string; readonly pages?: number }

interface PdfContentOptions {
  readonly itemId: string
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
  readonly memoryMb?: number
}

/**
 * The text of all pages of a PDF in blocks with the box of every line and the reference that its first pages print, or why there is none. Read in a process of its own that is
 * ended beyond its time or memory; nothing in the file is executed and nothing is fetched. Rejects only when `signal` aborts.
 */
export async function readPdfContent(bytes: Uint8Array, options: PdfContentOptions): Promise<PdfContent> {
  const { itemId, signal, timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB } = options
  const settings = { itemId, pagesMax: PAGES_MAX, charsMax: CHARS_MAX, itemsMax: ITEMS_PER_PAGE_MAX }
  const job = {
    program: 'lib/adapters/pdf/pdf-content-child.ts',
    settings,
    signal,
    timeoutMs,
    memoryMb,
  } as const
  const end = await readers.add(() => runChild(bytes, job), signal ? { signal } : {})
  if (end.end === 'timed-out') return failed('timed-out', 'reading did not end in its time')
  if (end.end === 'too-heavy') return failed('too-heavy', 'reading took more memory than one file may have')
  if (end.end === 'crashed') return failed('damaged', end.detail.slice(0, 200))
  const answer = PdfContentAnswer.parse(JSON.parse(end.written.toString('utf8')))
  if (answer.kind === 'refused')
    return failed(answer.name === 'PasswordException' ? 'encrypted' : 'damaged', answer.message)
  const { content, pageCount, hasImages, work } = answer
  const letters = content.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters >= SCAN_LETTERS_PER_PAGE * Math.max(1, pageCount) || (letters > 0 && !hasImages))
    return { ok: true, kind: 'pdf', content, work }
  const pages = Math.max(1, pageCount)
  if (hasImages) return { ...failed('scanned', 'pages are pictures without text'), pages }
  return { ...failed('empty', 'the pages hold no text'), pages }
}

const failed = (problem: ItemProblem, detail: string) => ({ ok: false, problem, detail }) as const

import PQueue from 'p-queue'
import { z } from 'zod'
import { type ChildEnd, runChild } from '@/lib/adapters/child/run-child'
import {
  ITEMS_PER_PAGE_MAX,
  PAGES_FOR_METADATA,
  PAGES_READ_MAX,
  PositionedDocument,
} from '@/lib/core/pdf/positioned-text'
import { type PaperMetadata, readMetadata, TEXT_CHARS_MAX } from '@/lib/core/pdf/read-metadata'

/** Files above this are refused unread. */
export const PDF_BYTES_MAX = 30 * 1_048_576
const TIMEOUT_MS = 10_000
const MEMORY_MB = 512
/** Pages beyond the first are read for text until this much time has gone. */
const TEXT_BUDGET_MS = 2_500
/** Pages that are read whatever they take: title, abstract and running heads stand there. */
const PAGES_MIN = 3
/** The mark of a PDF stands within this many bytes; some programs write a few lines before it. */
const HEADER_WITHIN_BYTES = 1_024
/** Fewer letters than this on all read pages, with images present, is a scan with a stamp on it. */
const SCAN_LETTERS_MAX = 60
/** A repaired file must yield at least this many letters, or what was recovered is a fragment. */
const REPAIRED_LETTERS_MIN = 100

/** Two files are read at once, the others wait: each may take its full memory. */
const readers = new PQueue({ concurrency: 2 })

export type PdfOutcome =
  | 'ok'
  | 'not-a-pdf'
  | 'encrypted'
  | 'damaged'
  | 'scanned'
  | 'too-heavy'
  | 'timed-out'
  | 'empty'

export type PdfPaper = { outcome: 'ok'; pages: number } & PaperMetadata
export type PdfResult = PdfPaper | { outcome: Exclude<PdfOutcome, 'ok'>; detail: string }

export interface ReadPdfOptions {
  timeoutMs?: number
  memoryMb?: number
  signal?: AbortSignal
  /** `metadata` reads a few pages and is faster; its `text` holds only those. Default `text`. */
  depth?: 'metadata' | 'text'
  /** The newest year a paper may have; next year by default. */
  yearMax?: number
}

const ChildAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('refused'), name: z.string().max(60), message: z.string().max(300) }),
  PositionedDocument.extend({
    kind: z.literal('read'),
    hasImages: z.boolean(),
    pagesFailed: z.number().int().min(0),
    warnings: z.array(z.string()).max(1_000),
  }),
])
type ChildAnswer = z.infer<typeof ChildAnswer>
type ReadAnswer = Extract<ChildAnswer, { kind: 'read' }>

/** What the parser reports when the file's own table of contents was unusable and it searched the bytes instead. */
const REPAIR_WARNING =
  /Indexing all PDF objects|invalid \/Pages tree|Skipping invalid first page|XRef\.parse/u

function failed(outcome: Exclude<PdfOutcome, 'ok'>, detail: string): PdfResult {
  return { outcome, detail }
}

function refuseUnread(bytes: Uint8Array): PdfResult | null {
  if (bytes.length === 0) return failed('empty', 'the file has no bytes')
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN_BYTES))
  if (!head.toString('latin1').includes('%PDF-'))
    return failed('not-a-pdf', 'the bytes do not begin like a PDF')
  if (bytes.length > PDF_BYTES_MAX) return failed('too-heavy', `more than ${PDF_BYTES_MAX} bytes`)
  return null
}

function withoutAnswer(end: ChildEnd): PdfResult {
  if (end.end === 'timed-out') return failed('timed-out', 'reading did not end in its time')
  if (end.end === 'crashed') return failed('damaged', `the parser ended: ${end.detail.slice(0, 200)}`)
  return failed('too-heavy', 'reading took more memory than one file may have')
}

function parseAnswer(answer: string): ChildAnswer | null {
  try {
    return ChildAnswer.safeParse(JSON.parse(answer)).data ?? null
  } catch (error) {
    // Half an answer is a fault of the file's reading like any other; the caller names it.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function lettersIn(answer: ReadAnswer): number {
  let letters = 0
  for (const page of answer.pages) {
    for (const item of page.items) letters += item.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  }
  return letters
}

/** Why an opened file has no paper in it, or null when it has text. */
function refuseRead(answer: ReadAnswer): PdfResult | null {
  const letters = lettersIn(answer)
  const repaired = answer.warnings.some((warning) => REPAIR_WARNING.test(warning))
  if (letters < SCAN_LETTERS_MAX && answer.hasImages)
    return failed('scanned', 'pages are pictures without text')
  if (letters < REPAIRED_LETTERS_MIN && (repaired || answer.pagesFailed > 0)) {
    return failed('damaged', 'the file is broken and holds no readable page')
  }
  if (letters === 0) return failed('empty', 'the pages hold no text')
  return null
}

/**
 * The paper a PDF holds, read from its first pages, or why it could not be read. The bytes are opened in a process of
 * their own that is killed after `timeoutMs` or above `memoryMb`; nothing in the file is executed and nothing is
 * fetched. Rejects only when `signal` aborts. `text` is bounded; `pages` counts all pages of the file.
 */
export async function readPdf(bytes: Uint8Array, options: ReadPdfOptions = {}): Promise<PdfResult> {
  const refused = refuseUnread(bytes)
  if (refused !== null) return refused
  const job = {
    program: 'lib/adapters/pdf/pdf-child.mjs',
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    memoryMb: options.memoryMb ?? MEMORY_MB,
    settings: {
      charsMax: TEXT_CHARS_MAX,
      itemsMax: ITEMS_PER_PAGE_MAX,
      pagesMax: options.depth === 'metadata' ? PAGES_FOR_METADATA : PAGES_READ_MAX,
      pagesMin: PAGES_MIN,
      textBudgetMs: TEXT_BUDGET_MS,
    },
  } as const
  const { signal } = options
  const end = await readers.add(() => runChild(bytes, { ...job, signal }), signal ? { signal } : {})
  if (end.end !== 'answered') return withoutAnswer(end)
  const answer = parseAnswer(end.written.toString('utf8'))
  if (answer === null) return failed('damaged', 'the parser gave no complete answer')
  if (answer.kind === 'refused') {
    if (answer.name === 'PasswordException') return failed('encrypted', 'the file needs a password')
    return failed('damaged', `${answer.name}: ${answer.message}`)
  }
  const yearMax = options.yearMax ?? new Date().getUTCFullYear() + 1
  return refuseRead(answer) ?? { outcome: 'ok', pages: answer.pageCount, ...readMetadata(answer, yearMax) }
}

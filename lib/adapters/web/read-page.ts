import { createHash } from 'node:crypto'
import { readPdf } from '@/lib/adapters/pdf/read-pdf'
import type { ReadLink } from '@/lib/contracts/link'
import { workFromPdf } from '@/lib/core/pdf/work-from-pdf'
import { workFromPage } from '@/lib/core/records/work-from-page'
import { workFromText } from '@/lib/core/records/work-from-text'
import { type GuardedOptions, type GuardedResult, guardedFetch } from './guarded-fetch'
import { takePageApart } from './take-page-apart'

const TIMEOUT_MS = 15_000

/** A PDF may be this long; a page of text is refused much earlier. */
const BODY_MAX_BYTES = 25 * 1024 * 1024
const HTML_MAX_BYTES = 3 * 1024 * 1024

/** A page names its charset within this many bytes, or it does not count (HTML standard: 1,024). */
const CHARSET_WITHIN_BYTES = 4_096

/** Reads the page or PDF a person named: a work from what it says of itself, or why there is none. */
export async function readPage(
  url: string,
  options: Pick<GuardedOptions, 'signal' | 'trustedOrigins' | 'hosts' | 'network'> & {
    readonly currentYear: number
  },
): Promise<ReadLink> {
  const answer = await guardedFetch(url, { ...options, timeoutMs: TIMEOUT_MS, bodyMaxBytes: BODY_MAX_BYTES })
  if (!answer.ok) return { ok: false, outcome: outcomeOf[answer.reason], detail: answer.detail }
  if (answer.status >= 400) return { ok: false, outcome: 'unreachable', detail: `HTTP ${answer.status}` }
  const id = createHash('sha256').update(answer.url).digest('hex').slice(0, 24)
  if (isPdf(answer)) return readPdfPage(answer, { id, signal: options.signal })
  if (answer.bytes.byteLength > HTML_MAX_BYTES)
    return { ok: false, outcome: 'too-large', detail: `${answer.bytes.byteLength} bytes` }
  const text = decode(answer)
  if (/^text\/plain/i.test(answer.contentType))
    return { ok: true, work: workFromText(text, { id, currentYear: options.currentYear }) }
  if (!/html|xml/i.test(answer.contentType))
    return { ok: false, outcome: 'unreadable', detail: answer.contentType.slice(0, 100) }
  return readHtml(text, answer.url, { id, currentYear: options.currentYear, signal: options.signal })
}

const outcomeOf = {
  refused: 'refused',
  unreachable: 'unreachable',
  'no-such-host': 'unreachable',
  'timed-out': 'unreachable',
  'too-large': 'too-large',
} as const

type Answered = Extract<GuardedResult, { ok: true }>

function isPdf({ contentType, bytes }: Answered): boolean {
  return (
    /application\/pdf/i.test(contentType) || Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
  )
}

async function readPdfPage(
  { bytes, url }: Answered,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<ReadLink> {
  const paper = await readPdf(bytes, { signal })
  if (paper.outcome !== 'ok')
    return { ok: false, outcome: 'unreadable', detail: `${paper.outcome}: ${paper.detail}` }
  const work = workFromPdf(paper, id)
  if (work.title === '') return { ok: false, outcome: 'unreadable', detail: 'no title in the PDF' }
  return { ok: true, work: { ...work, urls: { pdf: url } } }
}

function decode({ bytes, contentType }: Answered): string {
  const beginning = Buffer.from(bytes.subarray(0, CHARSET_WITHIN_BYTES)).toString('latin1')
  const charset =
    charsetIn(contentType) ?? charsetIn(/<meta\b[^<>]{0,200}charset[^<>]{1,60}/i.exec(beginning)?.[0] ?? '')
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes)
  } catch {
    // An unknown charset name: almost every page is UTF-8 whatever it says.
    return new TextDecoder().decode(bytes)
  }
}

function charsetIn(text: string): string | null {
  return /charset\s*=\s*["']?([\w-]{1,40})/i.exec(text)?.[1] ?? null
}

interface PageContext {
  readonly id: string
  readonly currentYear: number
  readonly signal: AbortSignal
}

async function readHtml(html: string, url: string, { signal, ...context }: PageContext): Promise<ReadLink> {
  const facts = await takePageApart(html, signal)
  if (!facts) return { ok: false, outcome: 'unreadable', detail: 'the page could not be taken apart in time' }
  const work = workFromPage({ ...facts, url }, context)
  if (work.title === '') return { ok: false, outcome: 'unreadable', detail: 'the page has no title' }
  return { ok: true, work }
}

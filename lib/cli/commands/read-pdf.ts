import { readFile, stat } from 'node:fs/promises'
import { PDF_BYTES_MAX, type PdfOutcome, type PdfResult, readPdf } from '@/lib/adapters/pdf/read-pdf'

export interface CommandOutput {
  stdout: (line: string) => void
  stderr: (line: string) => void
}

const SENTENCES: Readonly<Record<Exclude<PdfOutcome, 'ok'>, string>> = {
  'not-a-pdf': 'This file is not a PDF.',
  encrypted: 'This PDF needs a password; save a copy without one and try again.',
  damaged: 'This PDF is damaged and cannot be read.',
  scanned: 'This PDF holds pictures of pages and no text; run text recognition (OCR) on it first.',
  'too-heavy': 'This PDF is too large or too complex to read within the memory one file may use.',
  'timed-out': 'Reading this PDF took too long and was stopped.',
  empty: 'This file holds no text: it is empty or its pages are blank.',
}

/** The one line of JSON: the same keys whatever the outcome, null and [] where nothing is known. */
function resultLine(result: PdfResult): string {
  const paper = result.outcome === 'ok' ? result : null
  return JSON.stringify({
    outcome: result.outcome,
    title: paper?.title ?? null,
    authors: (paper?.authors ?? []).map(({ given, family, full }) => ({
      given: given ?? '',
      family: family ?? full ?? '',
    })),
    year: paper?.year ?? null,
    doi: paper?.doi ?? null,
    abstract: paper?.abstract ?? null,
    language: paper?.language ?? null,
  })
}

async function readInput(path: string): Promise<Uint8Array | null> {
  const { size } = await stat(path)
  return size > PDF_BYTES_MAX ? null : await readFile(path)
}

/**
 * `carrel read-pdf <file>`: prints what the paper says of itself as one line of JSON.
 * Exit code 0 when it was read, 1 with one sentence on stderr when it could not be.
 */
export async function readPdfCommand(args: string[], io: CommandOutput): Promise<number> {
  const [path] = args
  if (path === undefined) {
    io.stderr('Usage: carrel read-pdf <file>')
    return 1
  }
  let bytes: Uint8Array | null
  try {
    bytes = await readInput(path)
  } catch (error) {
    io.stderr(
      `The file ${path} could not be opened (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'}).`,
    )
    return 1
  }
  const result: PdfResult =
    bytes === null
      ? { outcome: 'too-heavy', detail: `more than ${PDF_BYTES_MAX} bytes` }
      : await readPdf(bytes, { depth: 'metadata' })
  io.stdout(resultLine(result))
  if (result.outcome === 'ok') return 0
  io.stderr(SENTENCES[result.outcome])
  return 1
}

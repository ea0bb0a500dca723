import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { writeXlsx } from '@/lib/adapters/files/write-xlsx'
import { AppError } from '@/lib/contracts/errors'
import type { RunState } from '@/lib/contracts/run'
import { renderMarkdown } from '@/lib/core/documents/tree-markdown'
import { cslFromWork } from '@/lib/core/formats/csl-from-work'
import { writeBibtex } from '@/lib/core/formats/write-bibtex'
import { writeRis } from '@/lib/core/formats/write-ris'
import { type ReviewState, reviewStateOf } from '@/lib/core/review/review-state'
import { printedWorks, reviewTree } from '@/lib/core/review/review-tree'
import { synthesisCsv, synthesisTexts } from '@/lib/core/review/synthesis-export'
import { synthesisRows } from '@/lib/core/review/synthesis-table'
import { undecidedCitations } from '@/lib/core/review/undecided-citations'
import { fileWord, slugOf } from '@/lib/core/validation/file-names'
import { keptDocument } from './draw-document'
import type { RenderedProposal } from './render-proposal'

export const reviewFormats = ['pdf', 'docx', 'md', 'ris', 'bib', 'csv', 'xlsx'] as const
export type ReviewFormat = (typeof reviewFormats)[number]

const contentTypes: Readonly<Record<ReviewFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  bib: 'application/x-bibtex; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/**
 * The review, its bibliography or its synthesis table as a file. Throws `not-ready` while the review is not written, and for PDF and DOCX while a cited
 * reference was not found or is retracted and the student has not decided about it.
 */
export async function renderReview(
  run: RunState,
  { format, signal }: { readonly format: ReviewFormat; readonly signal: AbortSignal },
): Promise<RenderedProposal> {
  const state = reviewStateOf(run)
  if (!state.gathered || !state.connected) throw new AppError('not-ready', 'the review is not written yet')
  const fileName = `${fileWord('review', state.input.locale)}-${slugOf(state.gathered.topic)}.${format}`
  return {
    bytes: await bytesOf(state, { format, signal, date: run.updatedAt.slice(0, 10) }),
    contentType: contentTypes[format],
    fileName,
  }
}

interface BytesOptions {
  readonly format: ReviewFormat
  readonly signal: AbortSignal
  readonly date: string
}

async function bytesOf(
  state: ReviewState,
  { format, signal, date }: BytesOptions,
): Promise<Uint8Array | string> {
  if (format === 'ris' || format === 'bib') return bibliography(state, format)
  if (format === 'csv' || format === 'xlsx') {
    const given = { columns: state.columns, locale: state.input.locale }
    const rows = synthesisRows(state.reviewed, { ...given, style: state.settings.style })
    return format === 'csv' ? synthesisCsv(rows, given) : writeXlsx(synthesisTexts(rows, given))
  }
  const [undecided] = undecidedCitations(state)
  if (format !== 'md' && undecided !== undefined)
    throw new AppError('not-ready', `${undecided} is not decided about`)
  const tree = reviewTree(state, { style: await loadCitationStyle(state.settings.style), date })
  return format === 'md' ? renderMarkdown(tree) : keptDocument(tree, { format, signal })
}

/** Exactly the works that the texts cite. */
function bibliography(state: ReviewState, format: 'ris' | 'bib'): string {
  const works = printedWorks(state)
  const items = state.cited.flatMap((key) => {
    const work = works.get(key)
    return work ? [cslFromWork(work, key)] : []
  })
  return format === 'ris' ? writeRis(items) : writeBibtex(items)
}

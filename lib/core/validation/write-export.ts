import type { Source } from '@/lib/contracts/source'
import type { ValidationDocument } from '@/lib/contracts/validation-document'
import { citationKeys } from '@/lib/core/formats/citation-keys'
import { cslFromSource } from '@/lib/core/formats/csl-from-source'
import type { CslItem } from '@/lib/core/formats/csl-item'
import { writeBibtex } from '@/lib/core/formats/write-bibtex'
import { writeRis } from '@/lib/core/formats/write-ris'
import { isShown } from '@/lib/core/relevance/threshold'
import {
  handoffFileName,
  loopBackFileName,
  writeCompletion,
  writeLoopBack,
} from '@/lib/core/validation/handoff'
import { fileWord, slugOf } from './file-names'
import type { Sealer } from './source-seals'
import { writeCsv } from './write-csv'
import { writeValidationDocument } from './write-validation-document'

export const exportFormats = ['bibtex', 'ris', 'csl-json', 'csv', 'markdown', 'handoff', 'loop-back'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** A file to hand out: its name is safe on every file system. */
export interface ExportFile {
  readonly fileName: string
  readonly contentType: string
  readonly body: string
}

export interface ExportRequest {
  readonly format: ExportFormat
  /** `default`: those chosen, or all that are not held back while none is chosen. */
  readonly which: 'selected' | 'all' | 'default'
  /** Today, ISO 8601; only for the file that carries its date in its name. */
  readonly date: string
  /** Seals the sources of a file that Carrel can read back. */
  readonly seal?: Sealer
}

/**
 * A project's sources as a file. Invented, retracted and the student's own sources are marked in every format. The
 * Markdown document and the hand-offs always hold what they are specified to hold, whatever `which` says.
 */
export function writeExport(
  document: ValidationDocument,
  { format, which, date, seal }: ExportRequest,
): ExportFile {
  const { topic } = document.parameters
  const name = (ending: string) => `${fileWord('sources', document.locale)}-${slugOf(topic)}.${ending}`
  const markdown = (fileName: string, body: string) => ({
    fileName,
    contentType: 'text/markdown; charset=utf-8',
    body,
  })
  const keys = citationKeys(document.sources)
  const sources = sourcesOf(document, which)
  const items = () => sources.map((source) => cslFromSource(source, keys.get(source.id) ?? source.id))
  const writers: Readonly<Record<ExportFormat, () => ExportFile>> = {
    bibtex: () => ({
      fileName: name('bib'),
      contentType: 'application/x-bibtex; charset=utf-8',
      body: writeBibtex(items()),
    }),
    ris: () => ({
      fileName: name('ris'),
      contentType: 'application/x-research-info-systems; charset=utf-8',
      body: writeRis(items()),
    }),
    'csl-json': () => ({
      fileName: name('json'),
      contentType: 'application/vnd.citationstyles.csl+json; charset=utf-8',
      body: writeCslJson(items()),
    }),
    csv: () => ({
      fileName: name('csv'),
      contentType: 'text/csv; charset=utf-8; header=present',
      body: writeCsv(sources, { keys, locale: document.locale }),
    }),
    markdown: () =>
      markdown(`source-validation-${slugOf(topic)}.md`, writeValidationDocument(document, seal)),
    handoff: () => markdown(handoffFileName(topic), writeCompletion(document, seal)),
    'loop-back': () => markdown(loopBackFileName(date), writeLoopBack(document, date)),
  }
  return writers[format]()
}

function writeCslJson(items: readonly CslItem[]): string {
  return `${JSON.stringify(items, null, 2)}\n`
}

function sourcesOf(
  { sources, selected }: ValidationDocument,
  which: ExportRequest['which'],
): readonly Source[] {
  const chosen = new Set(selected)
  if (which === 'selected' || (which === 'default' && chosen.size > 0)) {
    return sources.filter(({ id }) => chosen.has(id))
  }
  return sources.filter((source) => chosen.has(source.id) || isShown(source))
}

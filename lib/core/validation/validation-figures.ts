import type { Source } from '@/lib/contracts/source'
import type { ValidationDocument } from '@/lib/contracts/validation-document'
import { isHeldBack, thresholdOf, thresholdReport } from '@/lib/core/relevance/threshold'

/** The counts of a document; what was left out for its size is counted too. */
export interface DocumentFigures {
  /** Sources found and not held back. */
  readonly found: number
  readonly heldBack: number
  readonly custom: number
  readonly status: 'met' | 'warning'
  readonly distribution: { readonly high: number; readonly medium: number; readonly lower: number }
}

/** The figures of a document, computed from its sources. */
export function documentFigures(document: Pick<ValidationDocument, 'sources' | 'omitted'>): DocumentFigures {
  const report = thresholdReport(document.sources)
  const found = report.found + document.omitted.shown
  const { high, medium, lower } = report.distribution
  return {
    found,
    heldBack: report.heldBack + document.omitted.heldBack,
    custom: document.sources.filter((source) => source.userProvided).length,
    status: thresholdOf(found).status,
    distribution: { high, medium, lower },
  }
}

/** Whether a source is in the readable list: held-back ones are, once they are selected. */
export function isListed(source: Source, selected: ReadonlySet<string>): boolean {
  return !isHeldBack(source) || selected.has(source.id)
}

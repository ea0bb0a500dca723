import type { Source } from '@/lib/contracts/source'
import type { ValidationDocument } from '@/lib/contracts/validation-document'
import { isShown, thresholdOf, thresholdReport } from '@/lib/core/relevance/threshold'

/** The counts of a document; what was left out for its size is counted too. */
export interface DocumentFigures {
  /** Sources found and not held back. */
  readonly found: number
  /** Those of them that are on the topic: what status and threshold judge. */
  readonly relevant: number
  /** Databases were asked and none answered. */
  readonly isUnreached: boolean
  readonly heldBack: number
  /** Kept, and not in the present scope. */
  readonly outside: number
  readonly custom: number
  readonly status: 'met' | 'warning'
  readonly distribution: { readonly high: number; readonly medium: number; readonly lower: number }
}

/** The figures of a document, computed from its sources. */
export function documentFigures(
  document: Pick<ValidationDocument, 'sources' | 'omitted' | 'databases'>,
): DocumentFigures {
  const outcomes = document.databases.map(({ outcome }) => outcome)
  const report = thresholdReport(
    document.sources.filter(({ outside }) => outside !== true),
    outcomes,
  )
  const { omitted } = document
  const found = report.found + omitted.shown
  const relevant = (report.relevant ?? report.found) + (omitted.relevant ?? omitted.shown)
  const { high, medium, lower } = report.distribution
  return {
    found,
    relevant,
    isUnreached: report.isUnreached === true,
    heldBack: report.heldBack + omitted.heldBack,
    outside: document.sources.filter(({ outside }) => outside === true).length,
    custom: document.sources.filter((source) => source.userProvided).length,
    status: thresholdOf(relevant).status,
    distribution: { high, medium, lower },
  }
}

/** Whether a source is in the readable list: held-back ones and those outside the present scope are, once they are selected. */
export function isListed(source: Source, selected: ReadonlySet<string>): boolean {
  return isShown(source) || selected.has(source.id)
}

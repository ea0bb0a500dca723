import type { CheckedLink } from '@/lib/contracts/link'
import type { Locale } from '@/lib/contracts/locale'
import type { ModelPort } from '@/lib/contracts/ports'
import type { CitationStyleName, SearchCounts } from '@/lib/contracts/proposal-run'
import type { ReferenceVerdict } from '@/lib/contracts/reference-check'
import type { Source } from '@/lib/contracts/source'
import type { HolidayCalendar } from '@/lib/contracts/study-setting'
import type { Work } from '@/lib/contracts/work'
import type { CitationStyle } from '@/lib/core/citations/format-citations'
import type { JudgingPorts } from '../judging'

export interface ProjectSource {
  readonly source: Source
  /** Chosen by the student, not merely found. */
  readonly chosen: boolean
}

export interface ProjectSources {
  readonly sources: readonly ProjectSource[]
  /** How they came about; null where they were brought along without a search. */
  readonly counts: SearchCounts | null
}

/** How a proposal touches the world. Each call is bounded in time; a failure is an answer, not an exception. */
export interface ProposalPorts extends JudgingPorts {
  readonly model: ModelPort
  /** What the project has found and chosen by now; excluded sources left out. */
  listSources(): Promise<ProjectSources>
  checkLink(url: string, signal: AbortSignal): Promise<CheckedLink>
  /** What two independent indexes say about each reference, in the order given. */
  checkReferences(works: readonly Work[], signal: AbortSignal): Promise<readonly ReferenceVerdict[]>
  /** The public holidays of a country in these years; null where they are not known. */
  publicHolidays(asked: {
    readonly country: string
    readonly from: number
    readonly to: number
    readonly locale: Locale
  }): Promise<HolidayCalendar | null>
  readCitationStyle(name: CitationStyleName): Promise<CitationStyle>
}

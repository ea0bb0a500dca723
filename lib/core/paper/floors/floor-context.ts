import type { DataReport } from '@/lib/contracts/paper-data'
import type { PaperSearch } from '@/lib/contracts/paper-search'
import type { PaperInput, PaperSource } from '@/lib/contracts/paper-session'
import type { PaperOutputs } from '@/lib/contracts/paper-store'

/** What a floor writes from: the question, the sources and what agents before it have left. */
export type FloorContext = Pick<PaperInput, 'query' | 'locale' | 'kind'> & {
  readonly sources: readonly PaperSource[]
  readonly outputs: PaperOutputs
  readonly currentYear: number
  /** What was computed of the student's own data; none where nothing was brought. */
  readonly data?: DataReport | null | undefined
  /** How the sources were found, from the log of the project; none where nobody wrote it down. */
  readonly search?: PaperSearch | null | undefined
}

/** An agent's output by code alone; it goes through the same check as anybody's. */
export type PaperFloor = (context: FloorContext) => unknown

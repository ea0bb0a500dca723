import type { DataReport } from '@/lib/contracts/paper-data'
import type { PaperInput, PaperSource } from '@/lib/contracts/paper-session'
import type { PaperOutputs } from '@/lib/contracts/paper-store'

/** What a floor writes from: the question, the sources and what agents before it have left. */
export type FloorContext = Pick<PaperInput, 'query' | 'locale' | 'kind'> & {
  readonly sources: readonly PaperSource[]
  readonly outputs: PaperOutputs
  readonly currentYear: number
  /** What was computed of the student's own data; none where nothing was brought. */
  readonly data?: DataReport | null | undefined
}

/** An agent's output by code alone; it goes through the same check as anybody's. */
export type PaperFloor = (context: FloorContext) => unknown

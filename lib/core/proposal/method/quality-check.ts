import type { Locale } from '@/lib/contracts/locale'
import type { ProposalComponent, QualityIssue } from '@/lib/contracts/proposal'
import type { QualityCheck } from '@/lib/contracts/proposal-quality'
import type {
  DataCollectionStage,
  Day,
  Ledger,
  Literature,
  MethodologyStage,
  ObjectivesStage,
  ProblemStage,
  ProposalBrief,
} from '@/lib/contracts/proposal-run'

/** The whole proposal as quality control sees it. */
export interface QualityInputs {
  readonly brief: ProposalBrief
  readonly literature: Literature
  readonly problem: ProblemStage
  readonly objectives: ObjectivesStage
  readonly methodology: MethodologyStage
  readonly dataCollection: DataCollectionStage
  readonly ledger: Ledger | null
  readonly locale: Locale
  readonly today: Day
}

/** One thing that does not hold. */
export interface Fault {
  readonly severity: QualityIssue['severity']
  readonly component: ProposalComponent
  /** The earliest component that can mend it. */
  readonly mendedIn: ProposalComponent
  readonly what: string
}

/** What a check found. It passes when no fault is worse than minor. */
export interface CheckFinding {
  readonly id: QualityCheck['id']
  /** Share of what was checked that holds, 0…1. */
  readonly share01: number
  readonly held: number
  readonly count: number
  readonly faults: readonly Fault[]
  /** Of so many nobody has looked up what it asks for; 0 when left out. */
  readonly unknown?: number
}

/** The share of a whole; 1 of nothing. */
export function heldShare01(held: number, count: number): number {
  return count <= 0 ? 1 : Math.min(1, Math.max(0, held / count))
}

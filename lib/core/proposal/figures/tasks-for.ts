import type { DesignId, SampleSize, WorkTask } from '@/lib/contracts/proposal-run'
import type { Locale } from '@/lib/contracts/source-validation'

export interface TaskPlan {
  readonly design: DesignId
  readonly sample: SampleSize
  /** Sources that stand in the project's literature. */
  readonly literatureCount: number
  readonly missingSkills: readonly string[]
  /** People are asked or observed, so an ethics committee decides first. */
  readonly humanSubjects: boolean
  readonly academicProgram: string
  readonly locale: Locale
}

/** The whole work from reading to defence, in the order in which it may be done; ids are unique. */
export function tasksFor(_plan: TaskPlan): WorkTask[] {
  return []
}

import { ColumnMatches, type DataReport } from '@/lib/contracts/paper-data'
import { PaperRunInput } from '@/lib/contracts/paper-run'
import { MATCH_COLUMNS } from '@/lib/contracts/paper-stages'
import type { RunState } from '@/lib/contracts/run'
import { stepOf } from '@/lib/core/run/run-state'

/** The student's own data of a run, with what was said of its columns; null of a paper without data. */
export function matchedData(run: RunState): DataReport | null {
  const { data } = PaperRunInput.parse(run.input)
  const answered = ColumnMatches.safeParse(stepOf(run, MATCH_COLUMNS).answer)
  return data && answered.success ? { ...data, matches: answered.data } : data
}

import type { Database } from '@/lib/adapters/store/client'
import { appendFacts, createRun, takeLease } from '@/lib/adapters/store/runs'
import type { ProjectId } from '@/lib/contracts/ids'
import type { Source } from '@/lib/contracts/source'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { scriptedInput } from './validation-script'

/** Gives a project a search that has found these sources. */
export async function addFoundSources(db: Database, projectId: ProjectId, found: readonly Source[]) {
  const run = { pipeline: SOURCE_VALIDATION, input: scriptedInput, tokenBudget: null }
  const runId = await createRun(db, projectId, run)
  await takeLease(db, runId, 'worker', 60_000)
  const where = { step: 'rank-arrivals', item: 'all', round: 1 }
  const output = { upserts: found, patches: [], absorbed: [], dropped: [] }
  await appendFacts(
    db,
    runId,
    [
      { type: 'items-planned', step: 'rank-arrivals', round: 1, items: ['all'] },
      { type: 'unit-started', ...where, attempt: 1 },
      { type: 'unit-completed', ...where, output, version: 1, engine: 'built-in', tokens: 0, ms: 0 },
    ],
    {
      status: 'waiting',
      at: new Date().toISOString(),
      appender: { lease: 'worker', afterSeq: 1 },
    },
  )
}

import type { Database } from '@/lib/adapters/store/client'
import { listEvents } from '@/lib/adapters/store/runs'
import type { RunEvent, RunState } from '@/lib/contracts/run'
import { foldEvents } from '@/lib/core/run/run-state'
import { presentEvents } from '@/lib/engine/versions'
import { getPipeline } from '@/lib/server/pipelines'

/** A run and its log as the present version of its pipeline reads them. The caller has checked whose run it is. */
export async function readRun(
  db: Database,
  runId: string,
): Promise<{ readonly run: RunState; readonly events: readonly RunEvent[] }> {
  const written = await listEvents(db, runId, 0)
  const [first] = written
  const events =
    first?.fact.type === 'run-created' ? presentEvents(getPipeline(first.fact.pipeline), written) : written
  return { run: foldEvents(events), events }
}

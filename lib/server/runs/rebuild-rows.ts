import { beyondScopes } from '@/lib/adapters/store/scope'
import { replaceSources, SOURCE_ROWS_VERSION } from '@/lib/adapters/store/sources'
import { AppError } from '@/lib/contracts/errors'
import { knownSources } from '@/lib/pipelines/sources/known-sources'
import type { Services } from '@/lib/server/services'

/** A run that is written to between each look and each write is given up after so many. */
const TRIES_MAX = 20

/** Makes the rows of a run's sources anew from its log; gives how many there are. Throws `conflict` when the run never rests. */
export async function rebuildSourceRows(
  { db, runs }: Pick<Services, 'db' | 'runs'>,
  runId: string,
): Promise<number> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const run = await runs.get(runId)
    const sources = [...knownSources(run).values()]
    if (await replaceSources(db, runId, { sources, seq: run.seq })) return sources.length
  }
  throw new AppError('conflict', `run ${runId} was written to all the time`)
}

/** Gives a run its rows when it has none of the present form: it was begun by an earlier version. */
export async function ensureSourceRows(
  all: Pick<Services, 'db' | 'runs'>,
  { id, rowsVersion }: { readonly id: string; readonly rowsVersion: number },
): Promise<void> {
  // Whoever comes first makes them, also somebody who may only read them.
  if (rowsVersion !== SOURCE_ROWS_VERSION) await beyondScopes(() => rebuildSourceRows(all, id))
}

import path from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'
import { openEmbeddedDatabase } from '../../lib/adapters/store/embedded/embedded-database'
import type { Walk } from './walk'

/**
 * Ends the newest run of a pipeline in the project that the page shows with an error, in the words in which the engine writes one, and
 * shows the page anew. What makes a run fail (a disk, a file of the operator's) is outside a page's reach.
 */
export async function failRun(
  { page, server }: Pick<Walk, 'page' | 'server'>,
  { pipeline, step }: { readonly pipeline: string; readonly step: string },
): Promise<void> {
  const [, projectId] = /\/projects\/([^/]+)\//.exec(page.url()) ?? []
  const database = await openEmbeddedDatabase(path.join(server.dataDir, 'postgres'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const fact = {
    ...{ type: 'run-failed', step },
    error: { code: 'storage-unavailable', detail: 'could not write: no space left on device' },
  }
  const { rowCount } = await client.query(
    `with bumped as (
       update runs set seq = seq + 1, status = 'failed', lease_owner = null, lease_until = null, updated_at = now()
       where id = (select id from runs where project_id = $1 and pipeline = $2 order by created_at desc limit 1)
       returning id, seq)
     insert into run_events (run_id, seq, at, fact) select id, seq, now(), $3::json from bumped`,
    [projectId, pipeline, JSON.stringify(fact)],
  )
  await client.end()
  await database.close()
  expect(rowCount).toBe(1)
  await page.reload()
  await page.waitForLoadState('networkidle').catch(() => undefined)
}

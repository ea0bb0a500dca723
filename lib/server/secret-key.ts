import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '@/lib/contracts/errors'

const KEY_BYTES = 32
const KEPT = 'secret-key'
/** What stands beside the key while it is being changed. */
const NEXT = 'secret-key.next'
const FORMER = 'secret-key.former'

/**
 * The 32-byte key of this installation: SECRET_KEY when given, otherwise made once and kept in `dataDir` (mode 0600).
 * Throws `bad-configuration` when the given key is not 32 bytes of base64, and `storage-unavailable` when the kept one is not.
 */
export function loadSecretKey(given: string | undefined, dataDir: string): Buffer {
  if (given !== undefined) {
    const key = Buffer.from(given, 'base64')
    if (key.length === KEY_BYTES) return key
    throw new AppError(
      'bad-configuration',
      'SECRET_KEY is not usable: it must be 32 bytes in base64 (openssl rand -base64 32).',
    )
  }
  const file = path.join(dataDir, KEPT)
  if (!existsSync(file)) makeKeyFile(file)
  const kept = Buffer.from(readFileSync(file, 'utf8'), 'base64')
  if (kept.length === KEY_BYTES) return kept
  throw new AppError(
    'storage-unavailable',
    `The file ${file} is damaged: restore it from a backup, or remove it, which signs everybody out and loses the keys they saved.`,
  )
}

/** Throws `bad-configuration` when a change of the key was cut off: some of what is sealed may open with the former one only. */
export function requireWholeKey(dataDir: string): void {
  if (existsSync(path.join(dataDir, FORMER)))
    throw new AppError(
      'bad-configuration',
      'The change of the key was cut off: run `npm run change-key`, which ends it.',
    )
}

export interface KeyChange {
  readonly from: Buffer
  readonly to: Buffer
  /** The new key takes the place of the former one, which is kept until `end`. */
  readonly take: () => void
  readonly end: () => void
}

/** A change of the key that is kept in `dataDir` to one that is made for it, or the one that was cut off. Throws as `loadSecretKey` does. */
export function beginKeyChange(dataDir: string): KeyChange {
  const kept = path.join(dataDir, KEPT)
  const next = path.join(dataDir, NEXT)
  const former = path.join(dataDir, FORMER)
  const end = () => rmSync(former, { force: true })
  if (existsSync(former)) {
    const from = Buffer.from(readFileSync(former, 'utf8'), 'base64')
    return { from, to: loadSecretKey(undefined, dataDir), take: () => undefined, end }
  }
  const from = loadSecretKey(undefined, dataDir)
  rmSync(next, { force: true })
  makeKeyFile(next)
  const to = Buffer.from(readFileSync(next, 'utf8'), 'base64')
  const take = () => {
    linkSync(kept, former)
    renameSync(next, kept)
  }
  return { from, to, take, end }
}

/** The file appears whole or not at all: what is signed with half a key, or with none, could be signed by anybody. */
function makeKeyFile(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const own = `${file}.${randomUUID()}`
  try {
    writeFileSync(own, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flush: true })
    linkSync(own, file)
  } catch (error) {
    // Another process of this copy made it a moment ago: theirs counts.
    if (!existsSync(file)) throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** A key for one purpose, so that no two purposes share bytes. */
export function deriveKey(key: Buffer, purpose: 'sessions' | 'secrets' | 'database'): Buffer {
  return createHmac('sha256', key).update(`carrel ${purpose}`).digest()
}

import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '@/lib/contracts/errors'

const KEY_BYTES = 32

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
  const file = path.join(dataDir, 'secret-key')
  if (!existsSync(file)) makeKeyFile(file)
  const kept = Buffer.from(readFileSync(file, 'utf8'), 'base64')
  if (kept.length === KEY_BYTES) return kept
  throw new AppError(
    'storage-unavailable',
    `The file ${file} is damaged: restore it from a backup, or remove it, which signs everybody out and loses the keys they saved.`,
  )
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

import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '@/lib/contracts/errors'

const KEY_BYTES = 32

/**
 * The 32-byte key of this installation: SECRET_KEY when given, otherwise made once and kept in `dataDir` (mode 0600).
 * Throws `bad-configuration` when the given key is not 32 bytes of base64.
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
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    try {
      writeFileSync(file, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      // Another process of this copy made it a moment ago: theirs counts.
      if (!existsSync(file)) throw error
    }
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64')
}

/** A key for one purpose, so that no two purposes share bytes. */
export function deriveKey(key: Buffer, purpose: 'sessions' | 'secrets'): Buffer {
  return createHmac('sha256', key).update(`carrel ${purpose}`).digest()
}

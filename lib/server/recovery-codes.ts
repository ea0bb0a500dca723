import { createHash, randomInt } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '@/lib/adapters/store/secrets'

const CODES = 8
const GROUPS = 6
const GROUP_LENGTH = 4
/** 32 signs that are not taken for each other: 24 of them are 120 bits, more than can be tried. */
const SIGNS = '23456789abcdefghijkmnpqrstuvwxyz'

const CONTEXT = 'recovery-codes'
const HASH = /^[0-9a-f]{64}$/
const Codes = z.array(z.string())

/** New recovery codes, as they are shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join(''),
    ).join('-'),
  )
}

/** What is kept of a code as somebody types it, whatever the blanks, hyphens and capitals: its SHA-256 in hexadecimal. */
export function hashOfRecoveryCode(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^0-9a-z]/g, ''))
    .digest('hex')
}

/** How the account library keeps codes: as hashes, sealed with the installation's key. It is given the codes, or hashes that are left. */
export function keepsRecoveryCodes(key: Buffer) {
  return {
    encrypt: async (json: string): Promise<string> => {
      const hashes = Codes.parse(JSON.parse(json)).map((code) =>
        HASH.test(code) ? code : hashOfRecoveryCode(code),
      )
      return Buffer.from(seal(JSON.stringify(hashes), key, CONTEXT)).toString('base64')
    },
    decrypt: async (kept: string): Promise<string> =>
      unseal(Buffer.from(kept, 'base64'), key, CONTEXT) ?? '[]',
  }
}

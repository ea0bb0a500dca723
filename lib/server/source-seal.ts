import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Sealer } from '@/lib/core/validation/source-seals'

const PURPOSE = 'source of a document\n'

/** Seals by this installation's key (HMAC-SHA-256, RFC 2104); a key of another one makes others. */
export function sealerOf(key: Buffer): Sealer {
  return (text) => createHmac('sha256', key).update(PURPOSE).update(text).digest('base64url')
}

/** Whether a seal was made by this key for this text. */
export function sealMatches(key: Buffer): (text: string, seal: string) => boolean {
  const seal = sealerOf(key)
  return (text, given) => {
    const [expected, said] = [Buffer.from(seal(text)), Buffer.from(given)]
    return expected.length === said.length && timingSafeEqual(expected, said)
  }
}

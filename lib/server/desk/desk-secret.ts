import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { LinkId } from '@/lib/contracts/desk'

/** 256 bits: guessing is hopeless whatever the limits are. */
const SECRET_BYTES = 32
const LINK_ID_BYTES = 12

/** A new secret for a link or a cookie, 43 characters of base64url. */
export function makeSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** A new name of a link, 16 characters of base64url. */
export function makeLinkId(): LinkId {
  return LinkId.parse(randomBytes(LINK_ID_BYTES).toString('base64url'))
}

/** What is kept of a secret: SHA-256, hexadecimal. It has 256 random bits, so that nothing slower is needed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares in constant time; without a hash with one that no secret has, so that a missing link takes as long. */
export function isSecretOf(hash: string | null, secret: string): boolean {
  const given = Buffer.from(hashSecret(secret), 'hex')
  const kept = hash === null ? Buffer.alloc(given.length) : Buffer.from(hash, 'hex')
  return kept.length === given.length && timingSafeEqual(kept, given) && hash !== null
}

/** A name for an address that cannot be turned back: keyed, and for IPv6 of the network that one household has. */
export function addressKey(address: string, key: Buffer): string {
  return createHmac('sha256', key)
    .update(`desk guess ${networkOf(address)}`)
    .digest('hex')
    .slice(0, 32)
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString()
}

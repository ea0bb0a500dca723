import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { verifyPassword as verifyFormerHash } from 'better-auth/crypto'
import PQueue from 'p-queue'

/**
 * scrypt with 16 MiB and five passes, one of the five settings of equal strength that the OWASP Password Storage Cheat Sheet
 * (2025) asks for at least: the one that a crowd of sign-ins can fill least memory with.
 */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const
const KEY_BYTES = 32
const PREFIX = `scrypt$${COST.N}$${COST.r}$${COST.p}$`

// Two at once leave half of Node's four threads to files and names.
const queue = new PQueue({ concurrency: 2 })

/** The hash of a password, with its settings and a salt of 128 bits in it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${PREFIX}${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`
}

/** Whether a password belongs to a hash, also to one that the account library made itself before. */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  if (!hash.startsWith(PREFIX)) return queue.add(() => verifyFormerHash({ hash, password }))
  const [salt = '', key = ''] = hash.slice(PREFIX.length).split('$')
  const expected = Buffer.from(key, 'base64url')
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  return expected.length === derived.length && timingSafeEqual(expected, derived)
}

/** Whether a hash was made with other settings than today's. */
export function isFormerHash(hash: string): boolean {
  return !hash.startsWith(PREFIX)
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const options: ScryptOptions = { ...COST, maxmem: 64 * 1024 * 1024 }
  return queue.add(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  )
}

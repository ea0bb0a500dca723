import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { verifyPassword as verifyFormerHash } from 'better-auth/crypto'
import PQueue from 'p-queue'
// By this name alone: tests put a quicker one in its place.
import { PASSWORD_COST } from '@/lib/server/password-cost'

const KEY_BYTES = 32
const PREFIX = `scrypt$${PASSWORD_COST.N}$${PASSWORD_COST.r}$${PASSWORD_COST.p}$`

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
  const options: ScryptOptions = { ...PASSWORD_COST, maxmem: 64 * 1024 * 1024 }
  return queue.add(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  )
}

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { UserId } from '@/lib/contracts/ids'
import type { Database } from './client'

/** The first byte of what is sealed, so that another method can be added while what this one sealed still opens. */
const METHOD = 1
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals a text: method ‖ nonce ‖ tag ‖ ciphertext. `context` (whose secret, which name) must be the same when opening. */
export function seal(text: string, key: Buffer, context: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(context),
  )
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return new Uint8Array(Buffer.concat([Buffer.of(METHOD), nonce, cipher.getAuthTag(), sealed]))
}

/** The text, or null when key, context or bytes are not the ones it was sealed with. */
export function unseal(sealed: Uint8Array, key: Buffer, context: string): string | null {
  const bytes = Buffer.from(sealed)
  const named = bytes[0] === METHOD ? open(bytes.subarray(1), key, context) : null
  // Without a method: as everything was sealed before methods were named.
  return named ?? open(bytes, key, context)
}

function open(bytes: Buffer, key: Buffer, context: string): string | null {
  try {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8')
  } catch {
    // A wrong key and a changed byte are the same answer on purpose.
    return null
  }
}

/** Saves a user's secret encrypted; an empty value removes it. */
export async function saveSecret(
  db: Database,
  userId: UserId,
  { name, value, key }: { name: string; value: string; key: Buffer },
): Promise<void> {
  if (value === '') {
    await db.secret.deleteMany({ where: { userId, name } })
    return
  }
  const ciphertext = seal(value, key, contextOf(userId, name))
  await db.secret.upsert({
    where: { userId_name: { userId, name } },
    create: { userId, name, ciphertext },
    update: { ciphertext },
  })
}

/** All secrets of a user that this key opens, by name. For the worker only: never to a browser, never to a log. */
export async function readSecrets(
  db: Database,
  userId: UserId,
  key: Buffer,
): Promise<Readonly<Record<string, string>>> {
  const rows = await db.secret.findMany({ where: { userId } })
  const opened = rows.map(
    (row) => [row.name, unseal(row.ciphertext, key, contextOf(userId, row.name))] as const,
  )
  return Object.fromEntries(opened.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

/** Which secrets a user has saved and when; never the values. */
export async function listSecretNames(db: Database, userId: UserId) {
  return db.secret.findMany({
    where: { userId },
    select: { name: true, updatedAt: true },
    orderBy: { name: 'asc' },
  })
}

/** A sealed secret of one user as the same secret of another; null when `key` does not open it. */
export function reseal(
  sealed: Uint8Array,
  key: Buffer,
  { name, from, to }: { name: string; from: UserId; to: UserId },
): Uint8Array<ArrayBuffer> | null {
  const text = unseal(sealed, key, contextOf(from, name))
  return text === null ? null : seal(text, key, contextOf(to, name))
}

/** Seals every saved secret with another key, and answers how many; what neither key opens is left. Run it in the caller's transaction. */
export async function resealSecrets(
  db: Pick<Database, 'secret'>,
  { from, to }: { readonly from: Buffer; readonly to: Buffer },
): Promise<number> {
  let count = 0
  for (const { userId, name, ciphertext } of await db.secret.findMany()) {
    const context = contextOf(userId, name)
    const text = unseal(ciphertext, from, context)
    if (text === null) continue
    const data = { ciphertext: seal(text, to, context) }
    await db.secret.update({ where: { userId_name: { userId, name } }, data })
    count += 1
  }
  return count
}

/** Gives the secrets of one user to another, who keeps an own one of the same name. Run it in the caller's transaction. */
export async function moveSecrets(
  db: Pick<Database, 'secret'>,
  { from, to, key }: { from: UserId; to: UserId; key: Buffer },
): Promise<void> {
  const kept = await db.secret.findMany({ where: { userId: to }, select: { name: true } })
  const moving = await db.secret.findMany({
    where: { userId: from, name: { notIn: kept.map(({ name }) => name) } },
  })
  for (const { name, ciphertext } of moving) {
    const moved = reseal(ciphertext, key, { name, from, to })
    if (moved) await db.secret.create({ data: { userId: to, name, ciphertext: moved } })
  }
  await db.secret.deleteMany({ where: { userId: from } })
}

function contextOf(userId: string, name: string): string {
  return `carrel secret\n${userId}\n${name}`
}

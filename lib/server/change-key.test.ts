import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAppRole } from '@/lib/adapters/store/app-role'
import { readSecrets, saveSecret } from '@/lib/adapters/store/secrets'
import { changeKey } from './change-key'
import { beginKeyChange, deriveKey, loadSecretKey, requireWholeKey } from './secret-key'
import { oneTimeCode } from './testing/one-time-code'
import { password, prepareAccounts } from './testing/test-accounts'
import { addUser, prepareTestDatabase } from './testing/test-database'

const database = prepareTestDatabase()
const [former, next] = [randomBytes(32), randomBytes(32)]
const keysOf = (key: Buffer) => ({
  sessionKey: deriveKey(key, 'sessions'),
  secretsKey: deriveKey(key, 'secrets'),
})
const before = prepareAccounts(database, keysOf(former))
const after = prepareAccounts(database, keysOf(next))
const change = () => changeKey({ db: database().db, databaseUrl: database().url }, { from: former, to: next })

describe('another key for an installation', () => {
  it('opens what the former one sealed, which then opens nothing; done again it changes nothing', async () => {
    const { db } = database()
    const owner = await addUser(db)
    await saveSecret(db, owner, { name: 'wos', value: 'key-of-wos', key: keysOf(former).secretsKey })
    const { email, browser } = await before.confirmed()
    const begun = await (await browser.ask('/two-factor/enable', { password })).json()
    const secret = new URL(begun.totpURI).searchParams.get('secret') ?? ''
    const [recovery] = begun.backupCodes
    await browser.ask('/two-factor/verify-totp', { code: oneTimeCode(secret), step: 'set-up' })

    expect(await change()).toEqual({ secrets: 1, factors: 1 })
    expect(await readSecrets(db, owner, keysOf(next).secretsKey)).toEqual({ wos: 'key-of-wos' })
    expect(await readSecrets(db, owner, keysOf(former).secretsKey)).toEqual({})
    expect(await browser.isSignedIn()).toBe(true)
    expect(await after.openBrowser({ jar: browser.jar }).isSignedIn()).toBe(false)

    const later = after.openBrowser()
    await later.ask('/sign-in/email', { email, password })
    expect(
      (await later.ask('/two-factor/verify-backup-code', { code: recovery, step: 'sign-in' })).status,
    ).toBe(200)
    expect(await later.isSignedIn()).toBe(true)
    const another = after.openBrowser()
    await another.ask('/sign-in/email', { email, password })
    const code = oneTimeCode(secret, Date.now() + 30_000)
    expect((await another.ask('/two-factor/verify-totp', { code, step: 'sign-in' })).status).toBe(200)

    expect(await change()).toEqual({ secrets: 0, factors: 0 })
    expect(await readSecrets(db, owner, keysOf(next).secretsKey)).toEqual({ wos: 'key-of-wos' })
  })

  it('closes the database to the role of the former one', async () => {
    const [old, fresh] = [deriveKey(former, 'database'), deriveKey(next, 'database')]
    const enter = async (url: string) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect().finally(() => client.end())
    }
    const oldUrl = await openAppRole(database().url, old)
    await enter(oldUrl)
    await change()
    await expect(enter(oldUrl)).rejects.toThrow()
    await enter(await openAppRole(database().url, fresh))
  })

  it('keeps everything when it cannot take the place of the former one', async () => {
    const { db } = database()
    const owner = await addUser(db)
    await saveSecret(db, owner, { name: 'wos', value: 'kept', key: keysOf(former).secretsKey })
    const onSealed = () => {
      throw new Error('the disk is full')
    }
    const given = { db, databaseUrl: database().url }
    await expect(changeKey(given, { from: former, to: next, onSealed })).rejects.toThrow('the disk is full')
    expect(await readSecrets(db, owner, keysOf(former).secretsKey)).toEqual({ wos: 'kept' })
  })
})

describe('the file of the key', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'carrel-key-'))
    chmodSync(folder, 0o700)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('is the new one once everything is sealed with it; until the end nothing starts, and the change goes on', () => {
    const kept = loadSecretKey(undefined, folder)
    const begun = beginKeyChange(folder)
    expect([begun.from, loadSecretKey(undefined, folder)]).toEqual([kept, kept])
    requireWholeKey(folder)
    begun.take()
    expect(loadSecretKey(undefined, folder)).toEqual(begun.to)
    expect(() => requireWholeKey(folder)).toThrow('run `npm run change-key`')
    const again = beginKeyChange(folder)
    expect([again.from, again.to]).toEqual([kept, begun.to])
    again.take()
    again.end()
    requireWholeKey(folder)
    expect(loadSecretKey(undefined, folder)).toEqual(begun.to)
    expect(readdirSync(folder)).toEqual(['secret-key'])
  })

  it('that was never put in place is made anew by the next change', () => {
    const kept = loadSecretKey(undefined, folder)
    const first = beginKeyChange(folder)
    const second = beginKeyChange(folder)
    expect(second.from).toEqual(kept)
    expect(second.to).not.toEqual(first.to)
  })
})

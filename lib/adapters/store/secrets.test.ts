import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UserId } from '@/lib/contracts/ids'
import { addUser, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { listSecretNames, readSecrets, reseal, saveSecret, seal, unseal } from './secrets'

const database = prepareTestDatabase()
const key = randomBytes(32)

describe('sealing', () => {
  it('opens with the same key and context only, and hides the text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4, unit: 'grapheme' }), fc.string(), (text, context) => {
        const sealed = seal(text, key, context)
        expect(unseal(sealed, key, context)).toBe(text)
        expect(unseal(sealed, randomBytes(32), context)).toBeNull()
        expect(unseal(sealed, key, `${context}.`)).toBeNull()
        expect(Buffer.from(sealed).includes(Buffer.from(text))).toBe(false)
      }),
    )
  })

  it('notices any changed, missing or extra byte', () => {
    const sealed = seal('abcdef-012345', key, 'here')
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte))
      expect(unseal(changed, key, 'here'), `byte ${at}`).toBeNull()
      expect(unseal(sealed.slice(0, at), key, 'here'), `cut at ${at}`).toBeNull()
    }
    expect(unseal(new Uint8Array([...sealed, 0]), key, 'here')).toBeNull()
  })

  it('names its method, and still opens what was sealed before methods were named', () => {
    const sealed = seal('from long ago', key, 'here')
    expect(sealed[0]).toBe(1)
    expect(unseal(sealed.slice(1), key, 'here')).toBe('from long ago')
    expect(unseal(Uint8Array.from([2, ...sealed.slice(1)]), key, 'here')).toBeNull()
  })

  it('gives other bytes each time', () => {
    expect(seal('same', key, 'here')).not.toEqual(seal('same', key, 'here'))
  })
})

describe('sealing anew for another account', () => {
  it('keeps the text for that account, and refuses what does not open', () => {
    const [from, to] = [UserId.parse('visitor'), UserId.parse('account')]
    const sealed = seal('secret-1', key, 'carrel secret\nvisitor\nwos')
    const moved = reseal(sealed, key, { name: 'wos', from, to })
    expect(moved && unseal(moved, key, 'carrel secret\naccount\nwos')).toBe('secret-1')
    expect(reseal(sealed, key, { name: 'core', from, to })).toBeNull()
  })
})

describe('saved keys', () => {
  it('are unreadable in the database, replaced, removed by an empty value, and private to their user', async () => {
    const { db } = database()
    const [owner, stranger] = await Promise.all([addUser(db), addUser(db)])
    await saveSecret(db, owner, { name: 'wos', value: 'first-value-1234', key })
    await saveSecret(db, owner, { name: 'wos', value: 'second-value-5678', key })
    const [row] = await db.secret.findMany({ where: { userId: owner } })
    expect(Buffer.from(row?.ciphertext ?? []).toString('latin1')).not.toContain('second-value')
    expect(await readSecrets(db, owner, key)).toEqual({ wos: 'second-value-5678' })
    expect(await readSecrets(db, owner, randomBytes(32))).toEqual({})
    expect(await readSecrets(db, stranger, key)).toEqual({})
    expect(JSON.stringify(await listSecretNames(db, owner))).not.toContain('value')
    await saveSecret(db, owner, { name: 'wos', value: '', key })
    expect(await readSecrets(db, owner, key)).toEqual({})
  })

  it('do not open when their row is given to another user or another name', async () => {
    const { db } = database()
    const [owner, thief] = await Promise.all([addUser(db), addUser(db)])
    await saveSecret(db, owner, { name: 'wos', value: 'key-of-owner', key })
    const [row] = await db.secret.findMany({ where: { userId: owner } })
    const ciphertext = new Uint8Array(row?.ciphertext ?? [])
    await db.secret.create({ data: { userId: thief, name: 'wos', ciphertext } })
    await db.secret.create({ data: { userId: owner, name: 'serpapi', ciphertext } })
    expect(await readSecrets(db, thief, key)).toEqual({})
    expect(await readSecrets(db, owner, key)).toEqual({ wos: 'key-of-owner' })
  })
})

import { createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { openDatabase } from '@/lib/adapters/store/client'
import { AppError } from '@/lib/contracts/errors'
import { codeFor } from './action-result'
import { makeAuth } from './auth'
import { log } from './log'
import { prepareTestDatabase } from './testing/test-database'

const database = prepareTestDatabase()

describe('what was thrown', () => {
  it('keeps its own code, and is a bug when it has none', () => {
    expect(codeFor('test', new AppError('conflict', 'late'))).toBe('conflict')
    expect(codeFor('test', new Error('what'))).toBe('internal')
    expect(codeFor('test', null)).toBe('internal')
  })

  it('is a storage that cannot take the write when the real database says that its disk is full', async () => {
    const full = await database()
      .db.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$`)
      .catch((error: unknown) => error)
    expect(codeFor('test', full)).toBe('storage-unavailable')
  })

  it('is input that does not fit when the real database cannot keep a text', async () => {
    const { db } = database()
    const kept = db.rateLimit.create({ data: { id: 'a', key: 'a\u0000b', count: 1, lastRequest: 1n } })
    const unstorable: unknown = await kept.catch((error: unknown) => error)
    expect(codeFor('test', unstorable)).toBe('invalid-input')
  })

  it('is no error in the log when a database that is stopping cuts it off; a bug still is', () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    globalThis.carrelIsStopping = true
    const cut = Object.assign(new Error('the database system is shutting down'), { code: '57P03' })
    expect(codeFor('test', cut)).toBe('storage-unavailable')
    const fromOtherBundle = Object.assign(new Error('Carrel is stopping.'), { code: 'storage-unavailable' })
    expect(codeFor('test', fromOtherBundle)).toBe('storage-unavailable')
    expect(error).not.toHaveBeenCalled()
    expect(codeFor('test', new Error('what'))).toBe('internal')
    expect(error).toHaveBeenCalledOnce()
    globalThis.carrelIsStopping = undefined
    error.mockRestore()
  })

  it('stands in the log with its causes when the database gave no connection', () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const away = new AppError('storage-unavailable', 'no connection', { cause })
    expect(codeFor('test', away)).toBe('storage-unavailable')
    expect(JSON.stringify(error.mock.calls)).toContain('ECONNREFUSED')
    error.mockRestore()
  })

  it('is no error in the log when the reader has gone before the answer', () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    codeFor('test', Object.assign(new Error(''), { name: 'ResponseAborted' }))
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('is an unreachable storage when the account library cannot read a session from it, and the log says why', async () => {
    const error = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const db = openDatabase('postgresql://nobody:x@127.0.0.1:9/none', { awayMaxMs: 100 })
    const key = Buffer.alloc(32)
    const auth = makeAuth({ db, sessionKey: key, secretsKey: key }, null)
    const { authCookies, secret } = await auth.$context
    const signed = createHmac('sha256', secret).update('canary-5b1f').digest('base64')
    const cookie = `${authCookies.sessionToken.name}=${encodeURIComponent(`canary-5b1f.${signed}`)}`
    const failed = await auth.api
      .getSession({ headers: new Headers({ cookie }) })
      .catch((error: unknown) => error)
    const logged = JSON.stringify(error.mock.calls)
    expect(logged).toContain('ECONNREFUSED')
    expect(logged).not.toContain('canary')
    error.mockRestore()
    expect(String(failed)).toContain('Failed to get session')
    expect(codeFor('test', failed)).toBe('storage-unavailable')
    await db.$disconnect()
  })
})

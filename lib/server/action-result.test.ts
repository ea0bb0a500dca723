import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/contracts/errors'
import { codeFor } from './action-result'
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
})

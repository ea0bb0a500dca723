import { describe, expect, it } from 'vitest'
import { startProject } from '@/lib/server/runs/start-project'
import { takeAllowance } from './allowances'
import { prepareProcess } from './testing/process-services'
import { browser } from './testing/request-headers'
import { prepareTestDatabase } from './testing/test-database'

const database = prepareTestDatabase()
const all = prepareProcess(database)

const outcomes = async (uses: readonly Promise<void>[]) => {
  const settled = await Promise.allSettled(uses)
  return settled.map((use) => (use.status === 'fulfilled' ? 'taken' : use.reason.code))
}

describe('an allowance', () => {
  it('holds when all its uses come at once, and says when there is a new one', async () => {
    const { db } = all()
    const asking = { ownerId: 'o1', address: 'a1' }
    const tried = await outcomes(Array.from({ length: 70 }, () => takeAllowance(db, 'projects', asking)))
    expect(tried.filter((outcome) => outcome === 'taken')).toHaveLength(60)
    expect(new Set(tried)).toEqual(new Set(['taken', 'allowance-used']))
    const error = await takeAllowance(db, 'projects', asking).catch((thrown) => thrown)
    expect(error.retryAfterS).toBeGreaterThan(23 * 3_600)
  })

  it('of one owner takes nothing from another, and begins anew when its window is over', async () => {
    const { db } = all()
    const now = new Date('2026-03-01T10:00:00Z')
    for (let times = 0; times < 60; times += 1)
      await takeAllowance(db, 'projects', { ownerId: 'o2', address: `a${times}` }, now)
    const again = (ownerId: string, at: Date) => takeAllowance(db, 'projects', { ownerId, address: 'b' }, at)
    await expect(again('o2', now)).rejects.toMatchObject({ code: 'allowance-used' })
    await again('o3', now)
    await again('o2', new Date('2026-03-02T10:00:01Z'))
    expect(await db.allowance.count({ where: { endsAt: { lte: new Date('2026-03-02T10:00:01Z') } } })).toBe(0)
  })
})

it('sixty guests may begin from one address in ten minutes, and no further one makes a session or project', async () => {
  const { db } = all()
  const begin = async () => {
    browser.cookie = ''
    return startProject({ mode: 'standalone', topic: 'Reading', locale: 'en', sandbox: true })
  }
  const before = await db.project.count()
  for (let times = 0; times < 60; times += 1) await begin()
  const users = await db.user.count()
  await expect(begin()).rejects.toMatchObject({ code: 'allowance-used' })
  expect([await db.project.count(), await db.user.count()]).toEqual([before + 60, users])
}, 120_000)

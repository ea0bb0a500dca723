import { describe, expect, it } from 'vitest'
import { RunId } from '@/lib/contracts/ids'
import { openElicitation } from '@/lib/core/dialogues/elicitation-session'
import { MOVES_MAX } from '@/lib/core/dialogues/side-session'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { createRun } from './runs'
import { appendMoves, createSideSession, findSideSession, listSideSessions } from './side-sessions'

const database = prepareTestDatabase()

async function addSession() {
  const { db } = database()
  const { projectId } = await addProject(db)
  const runId = RunId.parse(
    await createRun(db, projectId, { pipeline: 'test', input: null, tokenBudget: null }),
  )
  const fields = { topic: 'Emoji 🪑 and “quotes”', question: '' }
  const moves = openElicitation({ step: 'confirm', fields, returnTo: 'confirm:1', seed: 3, locale: 'en' })
  const id = await createSideSession(db, projectId, { runId, step: 'confirm', kind: 'elicitation', moves })
  return { db, projectId, runId, id, moves }
}

describe('a side session', () => {
  it('comes back with its moves in their order', async () => {
    const { db, projectId, runId, id, moves } = await addSession()
    expect(await appendMoves(db, projectId, { id, after: 2, moves: [{ type: 'closed' }] })).toBe(true)
    expect(await findSideSession(db, projectId, id)).toMatchObject({ moves: [...moves, { type: 'closed' }] })
    expect((await listSideSessions(db, projectId, runId)).map((record) => record.id)).toEqual([id])
  })

  it('does not exist for another project', async () => {
    const { db, id, runId } = await addSession()
    const { projectId: other } = await addProject(db)
    expect(await findSideSession(db, other, id)).toBeNull()
    expect(await listSideSessions(db, other, runId)).toEqual([])
    expect(await appendMoves(db, other, { id, after: 2, moves: [{ type: 'closed' }] })).toBe(false)
  })

  it('takes one of two moves made at the same place', async () => {
    const { db, projectId, id } = await addSession()
    const move = { id, after: 2, moves: [{ type: 'left-form' } as const] }
    const taken = await Promise.all([appendMoves(db, projectId, move), appendMoves(db, projectId, move)])
    expect(taken.sort()).toEqual([false, true])
    expect((await findSideSession(db, projectId, id))?.moves).toHaveLength(3)
  })

  it('ends at its greatest length', async () => {
    const { db, projectId, id } = await addSession()
    const many = Array.from({ length: MOVES_MAX - 2 }, () => ({ type: 'left-form' }) as const)
    expect(await appendMoves(db, projectId, { id, after: 2, moves: [...many, { type: 'closed' }] })).toBe(
      false,
    )
    expect(await appendMoves(db, projectId, { id, after: 2, moves: many })).toBe(true)
    expect(await appendMoves(db, projectId, { id, after: MOVES_MAX, moves: [{ type: 'closed' }] })).toBe(
      false,
    )
  })
})

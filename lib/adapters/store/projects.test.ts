import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ProjectId } from '@/lib/contracts/ids'
import { addProject, addUser, prepareTestDatabase } from '@/lib/server/testing/test-database'
import {
  createProject,
  findProject,
  findProjectOfRun,
  listProjects,
  moveEverything,
  setProjectDeleted,
} from './projects'
import { createProjectWithRun, createRun } from './runs'
import { readSecrets, saveSecret } from './secrets'
import { listSelections, saveSelections } from './selections'

const database = prepareTestDatabase()

describe('a project', () => {
  it('comes with its first run, or not at all when anything of the two cannot be written', async () => {
    const { db } = database()
    const ownerId = await addUser(db)
    const made = {
      project: { title: 'Reading on screens', locale: 'en', sandbox: false },
      run: { pipeline: 'test', input: null, tokenBudget: null },
    } as const
    await db.$executeRawUnsafe(`
      CREATE FUNCTION refuse_first() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'cut off'; END $$`)
    for (const table of ['run_events', 'runs']) {
      await db.$executeRawUnsafe(
        `CREATE TRIGGER cut_off BEFORE INSERT ON ${table} EXECUTE FUNCTION refuse_first()`,
      )
      await expect(createProjectWithRun(db, ownerId, made)).rejects.toThrow('cut off')
      expect([table, await db.project.count({ where: { ownerId } })]).toEqual([table, 0])
      await db.$executeRawUnsafe(`DROP TRIGGER cut_off ON ${table}`)
    }
    const { projectId, runId } = await createProjectWithRun(db, ownerId, made)
    expect(await findProject(db, ownerId, projectId)).toMatchObject(made.project)
    expect(await findProjectOfRun(db, runId)).toMatchObject({ id: projectId, status: 'running' })
  })

  it('does not exist for anybody but its owner', async () => {
    const { db } = database()
    const { ownerId, projectId } = await addProject(db)
    const stranger = await addUser(db)
    expect(await findProject(db, ownerId, projectId)).toMatchObject({ id: projectId })
    expect(await findProject(db, stranger, projectId)).toBeNull()
    expect(await listProjects(db, stranger)).toEqual([])
    expect(await setProjectDeleted(db, stranger, projectId, new Date())).toBe(false)
    expect(await findProject(db, ownerId, projectId)).not.toBeNull()
  })

  it('comes back whole when its deletion is taken back', async () => {
    const { db } = database()
    const { ownerId, projectId } = await addProject(db)
    const runId = await createRun(db, projectId, { pipeline: 'test', input: null, tokenBudget: null })
    await saveSelections(db, projectId, [{ sourceId: 's1', decision: 'include', reason: '' }])
    expect(await setProjectDeleted(db, ownerId, projectId, new Date())).toBe(true)
    expect(await findProject(db, ownerId, projectId)).toBeNull()
    expect(await listProjects(db, ownerId)).toEqual([])
    expect(await findProjectOfRun(db, runId)).toBeNull()
    expect(await setProjectDeleted(db, ownerId, projectId, null)).toBe(true)
    expect(await listProjects(db, ownerId)).toMatchObject([{ id: projectId, _count: { selections: 1 } }])
    expect(await findProjectOfRun(db, runId)).toMatchObject({ id: projectId, pipeline: 'test' })
  })

  it('goes with its owner into another account, keys included, and keys already there stay', async () => {
    const { db } = database()
    const key = randomBytes(32)
    const { ownerId: visitor, projectId } = await addProject(db)
    const account = await addUser(db)
    await createProject(db, account, { title: 'Mine before', locale: 'es', sandbox: false })
    await saveSecret(db, visitor, { name: 'wos', value: 'from the visit', key })
    await saveSecret(db, visitor, { name: 'serpapi', value: 'from the visit', key })
    await saveSecret(db, account, { name: 'wos', value: 'from before', key })
    await moveEverything(db, { from: visitor, to: account, key })
    expect(await listProjects(db, visitor)).toEqual([])
    expect((await listProjects(db, account)).map(({ title }) => title).sort()).toEqual([
      'Mine before',
      'Reading on screens',
    ])
    expect(await findProject(db, account, projectId)).not.toBeNull()
    expect(await readSecrets(db, visitor, key)).toEqual({})
    expect(await readSecrets(db, account, key)).toEqual({ wos: 'from before', serpapi: 'from the visit' })
  })
})

describe('selections', () => {
  it('are replaced, taken back, and kept apart by project', async () => {
    const { db } = database()
    const [{ projectId }, other] = await Promise.all([addProject(db), addProject(db)])
    const include = (sourceId: string) => ({ sourceId, decision: 'include', reason: '' }) as const
    await saveSelections(db, projectId, [include('a'), include('b'), include('c')])
    await saveSelections(db, projectId, [
      { sourceId: 'a', decision: 'exclude', reason: 'not about reading' },
      { sourceId: 'b', decision: null, reason: '' },
    ])
    const kept = (await listSelections(db, projectId)).map(({ sourceId, decision, reason }) => [
      sourceId,
      decision,
      reason,
    ])
    expect(kept.sort()).toEqual([
      ['a', 'exclude', 'not about reading'],
      ['c', 'include', ''],
    ])
    expect(await listSelections(db, other.projectId)).toEqual([])
    await saveSelections(db, ProjectId.parse(projectId), [include('a')])
    expect(await listSelections(db, projectId)).toContainEqual(
      expect.objectContaining({ sourceId: 'a', reason: '' }),
    )
  })
})

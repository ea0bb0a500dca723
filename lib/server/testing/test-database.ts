import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, openDatabase } from '@/lib/adapters/store/client'
import { createProject } from '@/lib/adapters/store/projects'
import { ProjectId, UserId } from '@/lib/contracts/ids'
import { copyDatabase } from './database-server'

export interface TestDatabase {
  readonly url: string
  readonly db: Database
}

/** Gives the test file a database of its own, made before its first test and removed after its last. */
export function prepareTestDatabase(): () => TestDatabase {
  let opened: (TestDatabase & { drop(): Promise<void> }) | undefined
  beforeAll(async () => {
    const copy = await copyDatabase(inject('databaseServer'))
    opened = { ...copy, db: openDatabase(copy.url) }
  }, 60_000)
  afterAll(async () => {
    await opened?.db.$disconnect()
    await opened?.drop()
  }, 60_000)
  return () => {
    if (!opened) throw new Error('the database exists only while tests run')
    return opened
  }
}

/** A new account whose address is confirmed. */
export async function addUser(db: Database): Promise<UserId> {
  const id = randomUUID()
  await db.user.create({ data: { id, name: 'Reader', email: `${id}@reader.example`, emailVerified: true } })
  return UserId.parse(id)
}

/** A new account with one project. */
export async function addProject(
  db: Database,
  { sandbox = false }: { sandbox?: boolean } = {},
): Promise<{ ownerId: UserId; projectId: ProjectId }> {
  const ownerId = await addUser(db)
  const projectId = await createProject(db, ownerId, { title: 'Reading on screens', locale: 'en', sandbox })
  return { ownerId, projectId: ProjectId.parse(projectId) }
}

/** What the owner of a new project looks at it by: a session of theirs. */
export async function addProjectAccess(
  db: Database,
  { ownerId, projectId }: { readonly ownerId: UserId; readonly projectId: ProjectId },
) {
  const sessionId = randomUUID()
  const expiresAt = new Date(Date.now() + 60 * 60 * 1_000)
  await db.session.create({ data: { id: sessionId, token: randomUUID(), userId: ownerId, expiresAt } })
  return { sessionId, projectId }
}

import { randomUUID } from 'node:crypto'
import { type ProjectId, UserId } from '@/lib/contracts/ids'
import type { Locale } from '@/lib/contracts/locale'
import { DESK } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import type { Database } from './client'
import { moveSecrets } from './secrets'

/** Projects shown on one page; more than that and the student searches. */
const PROJECTS_LISTED = 200

export interface NewProject {
  readonly title: string
  readonly locale: Locale
  readonly sandbox: boolean
}

/** Creates an empty project and returns its id. */
export async function createProject(
  db: Database,
  ownerId: UserId,
  { title, locale, sandbox }: NewProject,
): Promise<string> {
  const id = randomUUID()
  await db.project.create({ data: { id, ownerId, title, locale, sandbox } })
  return id
}

/** Gives a project another title. */
export async function renameProject(db: Database, projectId: ProjectId, title: string): Promise<void> {
  await db.project.update({ where: { id: projectId }, data: { title } })
}

/** The owner's project, or null when it does not exist, is deleted, or belongs to somebody else. */
export async function findProject(db: Database, ownerId: UserId, projectId: ProjectId) {
  return db.project.findFirst({
    where: { id: projectId, ownerId, deletedAt: null },
    select: {
      id: true,
      ownerId: true,
      title: true,
      locale: true,
      sandbox: true,
      lastSeenAt: true,
      createdAt: true,
    },
  })
}

/** Whose project it is, for who comes in by a token of it; null when it is deleted or does not exist. */
export async function findOwnerOfProject(db: Database, projectId: ProjectId) {
  const row = await db.project.findFirst({
    where: { id: projectId, deletedAt: null },
    select: { ownerId: true, locale: true, sandbox: true },
  })
  return row && { ...row, ownerId: UserId.parse(row.ownerId) }
}

/** The owner of a run's project with what a worker must know; null when the project is gone, and for the log of a desk. */
export async function findProjectOfRun(db: Database, runId: string) {
  const run = await db.run.findFirst({
    where: { id: runId, pipeline: { not: DESK } },
    select: {
      pipeline: true,
      status: true,
      project: { select: { id: true, ownerId: true, locale: true, sandbox: true, deletedAt: true } },
    },
  })
  return run && run.project.deletedAt === null
    ? { ...run.project, pipeline: run.pipeline, status: run.status }
    : null
}

/** Whether anybody ever began a project here. */
export async function hasProjects(db: Database): Promise<boolean> {
  return (await db.project.findFirst({ select: { id: true } })) !== null
}

/** The owner's projects, the one last touched first, each with its latest source validation. */
export async function listProjects(db: Database, ownerId: UserId) {
  return db.project.findMany({
    where: { ownerId, deletedAt: null },
    orderBy: { updatedAt: 'desc' },
    take: PROJECTS_LISTED,
    select: {
      id: true,
      title: true,
      sandbox: true,
      lastSeenAt: true,
      createdAt: true,
      updatedAt: true,
      runs: {
        where: { pipeline: SOURCE_VALIDATION, purpose: '' },
        orderBy: { createdAt: 'desc' },
        take: 1,
        select: { id: true, pipeline: true, status: true, updatedAt: true, rowsVersion: true },
      },
      _count: { select: { selections: { where: { decision: 'include' } } } },
    },
  })
}

/** Notes that the owner looked at the project. */
export async function saveVisit(
  db: Database,
  ownerId: UserId,
  projectId: ProjectId,
  at: Date,
): Promise<void> {
  await db.project.updateMany({ where: { id: projectId, ownerId }, data: { lastSeenAt: at } })
}

/** Marks a project deleted, or takes that back; true when the owner has such a project. */
export async function setProjectDeleted(
  db: Database,
  ownerId: UserId,
  projectId: ProjectId,
  deletedAt: Date | null,
): Promise<boolean> {
  const { count } = await db.project.updateMany({ where: { id: projectId, ownerId }, data: { deletedAt } })
  return count === 1
}

/** Gives all projects and keys of one account to another: an anonymous visitor who signs in keeps everything. */
export async function moveEverything(
  db: Database,
  { from, to, key }: { from: UserId; to: UserId; key: Buffer },
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.project.updateMany({ where: { ownerId: from }, data: { ownerId: to } })
    await moveSecrets(tx, { from, to, key })
  })
}

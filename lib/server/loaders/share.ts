import { PROPOSAL } from '@/lib/contracts/proposal-run'
import 'server-only'
import { countUnread, listInbox } from '@/lib/adapters/store/inbox'
import { findVersion } from '@/lib/adapters/store/proposal-versions'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { type InboxLine, type ShareView, type VersionChanges, VersionNumber } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { examineRun } from '@/lib/core/proposal/examine/examine-run'
import { viewShare } from '@/lib/server/desk/desk-view'
import { changesBetween } from '@/lib/server/desk/desk-work'
import { services } from '../services'
import { findVisitor, requireProject } from '../session'
import { isWrittenSince } from './standing'

/** The student's side of the desk; throws `not-found` for a stranger's project. */
export async function loadShare(projectId: string): Promise<ShareView> {
  const project = await requireProject(projectId)
  const owner = `user:${project.visitor.id}` as const
  const view = await viewShare((await services()).db, project.id, { owner, now: new Date() })
  const [isChanged, objectionsOpen] = await Promise.all([
    isWrittenSince(project.id, view.current?.createdAt ?? ''),
    countOpenObjections(project.id),
  ])
  return { ...view, isChanged, objectionsOpen }
}

async function countOpenObjections(projectId: ProjectId): Promise<number> {
  const { db, runs } = await services()
  const latest = await findLatestRun(db, projectId, PROPOSAL)
  const examined = latest ? examineRun(await runs.get(latest.id)) : null
  return (examined ?? []).filter(({ state }) => state === 'open').length
}

/** What changed between two published versions of the visitor's project; throws `not-found` when one does not exist. */
export async function loadVersionChanges(
  projectId: string,
  numbers: { readonly from: number; readonly to: number },
): Promise<VersionChanges> {
  const project = await requireProject(projectId)
  const { db } = await services()
  const [from, to] = await Promise.all([
    findVersion(db, project.id, PROPOSAL, VersionNumber.parse(numbers.from)),
    findVersion(db, project.id, PROPOSAL, VersionNumber.parse(numbers.to)),
  ])
  if (!from || !to) throw new AppError('not-found', 'no such version')
  return changesBetween(from, to, `user:${project.visitor.id}`)
}

export interface Inbox {
  readonly unread: number
  /** The latest first. */
  readonly lines: readonly InboxLine[]
}

/** The notices of all of the visitor's projects; empty for somebody without a session. */
export async function loadInbox(): Promise<Inbox> {
  const visitor = await findVisitor()
  if (!visitor) return { unread: 0, lines: [] }
  const { db } = await services()
  const [unread, lines] = await Promise.all([countUnread(db, visitor.id), listInbox(db, visitor.id)])
  return { unread, lines }
}

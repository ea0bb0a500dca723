import 'server-only'
import { countUnread, listInbox } from '@/lib/adapters/store/inbox'
import { findVersion, listPublishedKinds } from '@/lib/adapters/store/proposal-versions'
import { findLatestRun } from '@/lib/adapters/store/runs'
import {
  DocumentKind,
  type InboxLine,
  type ShareView,
  type VersionChanges,
  VersionNumber,
} from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { GATHER_SOURCES, PAPER } from '@/lib/contracts/paper-stages'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import { SINGLE_ITEM } from '@/lib/contracts/single-item'
import { chapterNumber } from '@/lib/core/desk/document-kind'
import { examineRun } from '@/lib/core/proposal/examine/examine-run'
import { stepOf } from '@/lib/core/run/run-state'
import { viewShare } from '@/lib/server/desk/desk-view'
import { changesBetween } from '@/lib/server/desk/desk-work'
import { unansweredComments } from '@/lib/server/desk/unanswered-comments'
import { writtenChapters } from '../publish-chapter'
import { services } from '../services'
import { findVisitor, requireProject } from '../session'
import { isWrittenSince } from './standing'

/** The student's side of the desk for a document, where none is named the first that waits for an answer; throws `not-found` for a stranger's project. */
export async function loadShare(projectId: string, document: string | null = null): Promise<ShareView> {
  const project = await requireProject(projectId)
  const owner = `user:${project.visitor.id}` as const
  const kind = DocumentKind.catch(PROPOSAL).parse(document ?? (await waitingDocument(project.id)))
  const view = await viewShare((await services()).db, project.id, { kind, owner, now: new Date() })
  const since = view.current?.createdAt ?? ''
  const paper = await latestPaper(project.id)
  const documents = [
    ...(view.documents.some((one) => one.kind === PROPOSAL)
      ? []
      : [{ kind: PROPOSAL, title: '', version: null }]),
    ...view.documents,
    ...(paper ? writtenChapters(paper) : [])
      .filter((one) => !view.documents.some((other) => other.kind === one.kind))
      .map((one) => ({ kind: one.kind, title: one.title, version: null })),
  ].toSorted((a, b) => chapterNumber(a.kind) - chapterNumber(b.kind))
  if (kind !== PROPOSAL)
    return { ...view, documents, isChanged: (paper?.updatedAt ?? '') > since, objectionsOpen: 0 }
  const [isChanged, objectionsOpen] = await Promise.all([
    isWrittenSince(project.id, since),
    countOpenObjections(project.id),
  ])
  return { ...view, documents, isChanged, objectionsOpen }
}

/** The first document with a comment that waits for an answer; the proposal where none does. */
async function waitingDocument(projectId: ProjectId): Promise<string> {
  const { db } = await services()
  for (const kind of await listPublishedKinds(db, projectId))
    if ((await unansweredComments(db, projectId, kind)).length > 0) return kind
  return PROPOSAL
}

/** The paper of the project once its sources were read; null before. */
async function latestPaper(projectId: ProjectId): Promise<RunState | null> {
  const { db, runs } = await services()
  const latest = await findLatestRun(db, projectId, PAPER)
  const run = latest ? await runs.get(latest.id) : null
  return run && stepOf(run, GATHER_SOURCES).units[SINGLE_ITEM]?.status === 'done' ? run : null
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
  numbers: { readonly kind: string | null; readonly from: number; readonly to: number },
): Promise<VersionChanges> {
  const project = await requireProject(projectId)
  const { db } = await services()
  const kind = DocumentKind.parse(numbers.kind ?? PROPOSAL)
  const [from, to] = await Promise.all([
    findVersion(db, project.id, kind, VersionNumber.parse(numbers.from)),
    findVersion(db, project.id, kind, VersionNumber.parse(numbers.to)),
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

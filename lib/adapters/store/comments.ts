import { randomUUID } from 'node:crypto'
import {
  AnswerStance,
  COMMENTS_MAX,
  type CommentOutcome,
  CommentPlace,
  type DeskScope,
  type NewComment,
} from '@/lib/contracts/desk'
import { COMMENTS_AN_HOUR_MAX } from '@/lib/contracts/desk-limits'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import type { StoredComment } from '@/lib/core/desk/comment-threads'
import type { PlacedComment } from '@/lib/core/desk/place-comment'
import type { Database } from './client'
import { atDesk, type DeskTransaction } from './desk-log'
import { addNotice, markCommentRead } from './inbox'
import { findVersion } from './proposal-versions'

const HOUR_MS = 60 * 60 * 1_000

type Writer = Pick<DeskScope, 'projectId' | 'linkId' | 'name'>

interface CommentDraft extends NewComment {
  readonly at: Date
  /** Finds the place in a document; called at most once. */
  readonly placeIn: (tree: DocumentTree, place: CommentPlace) => Promise<PlacedComment>
}

/**
 * Keeps an advisor's comment on a version, with its place as it stands there. When that version is gone the comment goes onto
 * the current one if its words are there; else nothing is kept and the outcome names the current version.
 * Throws `too-large` when the project has as many comments as it may, `comments-too-often` when the link has added as many
 * within the hour, and what `placeIn` throws.
 */
export async function createComment(
  db: Database,
  scope: Writer,
  { kind = PROPOSAL, version: number, place, body, at, placeIn }: CommentDraft,
): Promise<CommentOutcome> {
  const { projectId, linkId, name } = scope
  // Also before the search for its place, which is what takes time.
  await requirePace(db, linkId, at)
  const current = await findVersion(db, projectId, kind, 'current')
  const named = current?.number === number ? current : await findVersion(db, projectId, kind, number)
  const version = named ?? current
  const placed = version && (await placeIn(version.tree, place))
  // Words that the named version does not have were seen there all the same: they are kept, and shown as orphaned.
  const kept = placed?.settled ?? (named ? place : null)
  if (!version || !placed || !kept)
    return { added: false, why: 'version-gone', current: current?.number ?? null }
  const id = randomUUID()
  const { number: on, round } = version
  const row = { id, projectId, linkId, name, kind, version: on, round, body, ...kept }
  await atDesk(db, projectId, at, async (desk) => {
    await requireRoom(desk, projectId)
    await requirePace(desk.tx, linkId, at)
    await desk.tx.deskComment.create({ data: { ...row, createdAt: at } })
    const anchor = { commentId: id, projectId, version: version.number, anchor: placed.anchor }
    await desk.tx.deskAnchor.create({ data: anchor })
    await desk.note('comment-added', id)
    const notice = {
      kind: 'comment',
      document: kind,
      name,
      text: body,
      about: id,
      verdict: null,
      at,
    } as const
    await addNotice(desk.tx, projectId, notice)
  })
  return { added: true, id }
}

/** Keeps an advisor's answer in the thread of a comment and returns its id. Throws as createComment does, and `not-found`. */
export async function createReply(
  db: Database,
  scope: Writer,
  { commentId, body, at }: { commentId: string; body: string; at: Date },
): Promise<string> {
  const { projectId, linkId, name } = scope
  return addToThread(db, projectId, { commentId, at, linkId, name, body, stance: null })
}

/** Keeps the student's answer to a comment and returns its id. Throws `not-found` and `too-large`. */
export async function createAnswer(
  db: Database,
  projectId: ProjectId,
  { commentId, body, stance, at }: { commentId: string; body: string; stance: AnswerStance; at: Date },
): Promise<string> {
  return addToThread(db, projectId, { commentId, at, linkId: null, name: '', body, stance })
}

interface ThreadEntry {
  readonly commentId: string
  readonly at: Date
  readonly linkId: string | null
  readonly name: string
  readonly body: string
  readonly stance: AnswerStance | null
}

async function addToThread(db: Database, projectId: ProjectId, entry: ThreadEntry): Promise<string> {
  const { commentId, at, ...reply } = entry
  const id = randomUUID()
  const nowhere = { blockId: '', quote: '', prefix: '', suffix: '', start: 0 }
  await atDesk(db, projectId, at, async (desk) => {
    const thread = await desk.tx.deskComment.findFirst({
      where: { id: commentId, projectId, replyTo: null },
      select: { kind: true, version: true, round: true },
    })
    if (!thread) throw new AppError('not-found', 'no such comment')
    await requireRoom(desk, projectId)
    if (reply.linkId !== null) await requirePace(desk.tx, reply.linkId, at)
    const row = { id, projectId, replyTo: commentId, createdAt: at, ...reply, ...thread, ...nowhere }
    await desk.tx.deskComment.create({ data: row })
    await desk.note('comment-answered', commentId)
    if (reply.linkId === null) {
      await markCommentRead(desk.tx, projectId, { commentId, at })
      return
    }
    const { name, body: text } = reply
    const notice = { kind: 'reply', document: thread.kind, name, text, about: commentId } as const
    await addNotice(desk.tx, projectId, { ...notice, verdict: null, at })
  })
  return id
}

/**
 * Resolves a comment or opens it again. An advisor (with `linkId`) may do so with comments of the same link, the student with
 * all. Throws `not-found` for any other.
 */
export async function setResolved(
  db: Database,
  by: { readonly projectId: ProjectId; readonly linkId: string | null; readonly name: string },
  { commentId, resolved, at }: { commentId: string; resolved: boolean; at: Date },
): Promise<void> {
  const { projectId, linkId, name } = by
  await atDesk(db, projectId, at, async (desk) => {
    const own = linkId === null ? {} : { linkId }
    const comment = await desk.tx.deskComment.findFirst({
      where: { id: commentId, projectId, replyTo: null, ...own },
      select: { kind: true, resolvedAt: true },
    })
    if (!comment) throw new AppError('not-found', 'no such comment')
    if ((comment.resolvedAt !== null) === resolved) return
    await desk.tx.deskComment.updateMany({
      where: { id: commentId, projectId },
      data: resolved ? { resolvedAt: at, resolvedBy: name } : { resolvedAt: null, resolvedBy: null },
    })
    await desk.note(resolved ? 'comment-resolved' : 'comment-reopened', commentId)
    if (linkId === null) await markCommentRead(desk.tx, projectId, { commentId, at })
    else if (resolved)
      await addNotice(desk.tx, projectId, {
        kind: 'resolved',
        document: comment.kind,
        name,
        text: '',
        about: commentId,
        verdict: null,
        at,
      })
  })
}

/** All comments on a document of a project, and answers to them, the first written first. */
export async function listComments(
  db: Database,
  projectId: ProjectId,
  kind: string,
): Promise<readonly StoredComment[]> {
  const rows = await db.deskComment.findMany({
    where: { projectId, kind },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: COMMENTS_MAX,
  })
  return rows.map(({ id, linkId, name, version, round, replyTo, stance, body, ...row }) => ({
    id,
    linkId,
    name,
    version,
    round,
    replyTo,
    stance: AnswerStance.nullable().parse(stance),
    place: CommentPlace.parse(row),
    body,
    createdAt: row.createdAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    resolvedBy: row.resolvedBy,
  }))
}

async function requireRoom({ tx }: DeskTransaction, projectId: ProjectId): Promise<void> {
  const count = await tx.deskComment.count({ where: { projectId } })
  if (count >= COMMENTS_MAX) throw new AppError('too-large', `project has ${count} comments`)
}

/** Within the project's transaction it is exact: nobody else writes to this desk meanwhile. */
async function requirePace(db: DeskTransaction['tx'], linkId: string, at: Date): Promise<void> {
  const recent = await db.deskComment.findMany({
    where: { linkId, createdAt: { gt: new Date(at.getTime() - HOUR_MS) } },
    orderBy: { createdAt: 'desc' },
    skip: COMMENTS_AN_HOUR_MAX - 1,
    take: 1,
    select: { createdAt: true },
  })
  const [oldest] = recent
  if (!oldest) return
  const retryAfterS = Math.max(1, Math.ceil((oldest.createdAt.getTime() + HOUR_MS - at.getTime()) / 1_000))
  throw new AppError('comments-too-often', `${COMMENTS_AN_HOUR_MAX} comments within the hour`, {
    retryAfterS,
  })
}

import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Prisma } from '@/generated/prisma/client'
import { InboxKind, type InboxLine, Verdict } from '@/lib/contracts/desk'
import type { ProjectId, UserId } from '@/lib/contracts/ids'
import { Locale } from '@/lib/contracts/locale'
import { mailedKinds } from '@/lib/core/desk/notice-mail'
import type { Database } from './client'

const EXCERPT_CHARS = 280
const LISTED_MAX = 200

/** Notices to one student wait for each other so long, except a decision: twenty comments are not twenty e-mails. */
const MAIL_APART_MS = 10 * 60 * 1_000
/** An e-mail that could not be sent is tried again after 1, 2, 4 … minutes, this often in all. */
const MAIL_TRIES_MAX = 5
const MAIL_RETRY_MS = 60_000
/** Nothing older is sent: who sets up e-mail later is not told what was long ago. */
const MAIL_AGE_MAX_MS = 24 * 60 * 60 * 1_000

interface NewNotice {
  readonly kind: InboxKind
  readonly name: string
  readonly text: string
  readonly about: string
  /** Kind of the document; the proposal where none is named. */
  readonly document?: string
  readonly verdict: Verdict | null
  readonly at: Date
}

/** Puts a notice into the inbox of the project's owner, in the caller's transaction, and sets when an e-mail is due. */
export async function addNotice(
  tx: Prisma.TransactionClient,
  projectId: ProjectId,
  { text, ...notice }: NewNotice,
): Promise<void> {
  const { kind, at } = notice
  const isMailed = mailedKinds.some((mailed) => mailed === kind)
  const last =
    isMailed && kind !== 'decision'
      ? await tx.inboxItem.findFirst({
          where: { projectId, mailedAt: { not: null } },
          orderBy: { mailedAt: 'desc' },
          select: { mailedAt: true },
        })
      : null
  const free = (last?.mailedAt?.getTime() ?? 0) + MAIL_APART_MS
  const mailDueAt = isMailed ? new Date(Math.max(at.getTime(), last ? free : 0)) : null
  const excerpt = [...text].slice(0, EXCERPT_CHARS).join('')
  await tx.inboxItem.create({ data: { id: randomUUID(), projectId, ...notice, excerpt, mailDueAt } })
}

/** The notices of all projects of a user, the latest first, at most 200. */
export async function listInbox(db: Database, ownerId: UserId): Promise<readonly InboxLine[]> {
  const rows = await db.inboxItem.findMany({
    where: { project: { ownerId, deletedAt: null } },
    orderBy: [{ at: 'desc' }, { id: 'asc' }],
    take: LISTED_MAX,
    include: { project: { select: { title: true } } },
  })
  return rows.map((row) => ({
    id: row.id,
    projectId: row.projectId,
    projectTitle: row.project.title,
    kind: InboxKind.parse(row.kind),
    name: row.name,
    excerpt: row.excerpt,
    about: row.about,
    document: row.document,
    verdict: Verdict.nullable().parse(row.verdict),
    at: row.at.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }))
}

/** How many notices of a user are unread. */
export async function countUnread(db: Database, ownerId: UserId): Promise<number> {
  return db.inboxItem.count({ where: { readAt: null, project: { ownerId, deletedAt: null } } })
}

/** Marks notices of a user as read: those with the given ids, or with null all of them. Others' are left alone. */
export async function markRead(
  db: Database,
  ownerId: UserId,
  { ids, at }: { ids: readonly string[] | null; at: Date },
): Promise<void> {
  const which = ids === null ? {} : { id: { in: [...ids] } }
  await db.inboxItem.updateMany({
    where: { readAt: null, project: { ownerId }, ...which },
    data: { readAt: at },
  })
}

/** What the student has answered or settled was read: in the caller's transaction, the notices about that comment. */
export async function markCommentRead(
  tx: Prisma.TransactionClient,
  projectId: ProjectId,
  { commentId, at }: { readonly commentId: string; readonly at: Date },
): Promise<void> {
  await tx.inboxItem.updateMany({
    where: { projectId, about: commentId, readAt: null },
    data: { readAt: at },
  })
}

/** Notices that one e-mail is about, with what it needs to be written and sent. */
export interface DueMail {
  readonly to: string
  readonly projectId: string
  readonly projectTitle: string
  readonly locale: Locale
  readonly notices: readonly Pick<InboxLine, 'id' | 'kind' | 'name' | 'excerpt' | 'verdict'>[]
}

const Claimed = z.array(z.object({ id: z.string() }))

/**
 * Takes the notices of one project whose e-mail is due, with those that wait, and sets the time of the next try in the same
 * statement, so that no other process sends them too. Null when nothing is due; an empty `to` when the owner has no
 * address that was confirmed.
 */
export async function claimDueMail(db: Database, now: Date): Promise<DueMail | null> {
  const since = new Date(now.getTime() - MAIL_AGE_MAX_MS)
  const due = await db.inboxItem.findFirst({
    where: { mailDueAt: { lte: now }, mailTries: { lt: MAIL_TRIES_MAX }, at: { gt: since } },
    orderBy: { mailDueAt: 'asc' },
    select: {
      projectId: true,
      project: {
        select: {
          title: true,
          locale: true,
          deletedAt: true,
          owner: { select: { email: true, isAnonymous: true, emailVerified: true } },
        },
      },
    },
  })
  if (!due) return null
  const { projectId, project } = due
  const rows = await db.$queryRaw`
    UPDATE inbox_items SET mail_tries = mail_tries + 1,
      mail_due_at = ${now}::timestamptz + power(2, mail_tries) * ${MAIL_RETRY_MS}::int * interval '1 millisecond'
    WHERE id IN (
      SELECT id FROM inbox_items
      WHERE project_id = ${projectId} AND at > ${since} AND mail_tries < ${MAIL_TRIES_MAX}
        AND (mail_due_at <= ${now} OR (mail_due_at IS NOT NULL AND mail_tries = 0))
      FOR UPDATE SKIP LOCKED)
    RETURNING id`
  const ids = Claimed.parse(rows).map(({ id }) => id)
  if (ids.length === 0) return null
  const notices = await db.inboxItem.findMany({
    where: { id: { in: ids } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
  const { email, isAnonymous, emailVerified } = project.owner
  const mayReceive = emailVerified && isAnonymous !== true && project.deletedAt === null
  return {
    to: mayReceive ? email : '',
    projectId,
    projectTitle: project.title,
    locale: Locale.catch('en').parse(project.locale),
    notices: notices.map(({ id, kind, name, excerpt, verdict }) => ({
      id,
      kind: InboxKind.parse(kind),
      name,
      excerpt,
      verdict: Verdict.nullable().parse(verdict),
    })),
  }
}

/** No e-mail about these notices is due any more; `sentAt` null when none could be sent to anybody. */
export async function closeMail(db: Database, ids: readonly string[], sentAt: Date | null): Promise<void> {
  await db.inboxItem.updateMany({
    where: { id: { in: [...ids] } },
    data: { mailDueAt: null, mailedAt: sentAt },
  })
}

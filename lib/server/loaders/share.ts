import 'server-only'
import { countUnread, listInbox } from '@/lib/adapters/store/inbox'
import type { InboxLine, ShareView } from '@/lib/contracts/desk'
import { viewShare } from '../desk-view'
import { services } from '../services'
import { findVisitor, requireProject } from '../session'

/** The student's side of the desk; throws `not-found` for a stranger's project. */
export async function loadShare(projectId: string): Promise<ShareView> {
  const project = await requireProject(projectId)
  return viewShare((await services()).db, project.id, new Date())
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

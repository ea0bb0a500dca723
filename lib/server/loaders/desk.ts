import { PROPOSAL } from '@/lib/contracts/proposal-run'
import 'server-only'
import { findVersion } from '@/lib/adapters/store/proposal-versions'
import { beyondScopes } from '@/lib/adapters/store/scope'
import { addAccess } from '@/lib/adapters/store/share-accesses'
import type { DeskView, ProposalVersion } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import { type Advisor, requireDesk } from '@/lib/server/desk/desk-session'
import { viewDesk } from '@/lib/server/desk/desk-view'
import { scopeOfVersion } from '../scope/project-scope'
import { services } from '../services'

interface DeskQuery {
  readonly kind?: string | null
  readonly version?: number | null
  readonly since?: number | null
}

/** What the desk shows through a link, and the note that it was looked at. Throws what requireDesk throws. */
export async function loadDesk(link: string, { kind, version, since }: DeskQuery = {}): Promise<DeskView> {
  const advisor = await requireDesk(link, 'view')
  const all = await services()
  const { agent } = advisor
  const look = { kind: kind ?? null, version: version ?? null, since: since ?? null, agent, now: new Date() }
  const view = await viewDesk(all.db, advisor, look)
  // What left the validated topic is told of the proposal, which says what the topic is. It is judged by the student's runs, which
  // the link does not open; only what it comes to is told.
  const judge = () => scopeOfVersion(all, advisor.projectId, view.version)
  const scope = view.kind === PROPOSAL ? await beyondScopes(judge) : null
  return { ...view, scope }
}

/**
 * A published version with its text for an advisor, 'current' for the newest, to be drawn as a file; the download stands in
 * the access log. Throws `not-found` when there is no such version.
 */
export async function getVersionTree(
  advisor: Advisor,
  { kind, number }: { readonly kind: string; readonly number: number | 'current' },
): Promise<ProposalVersion> {
  const { db } = await services()
  const version = await findVersion(db, advisor.projectId, kind, number)
  if (!version) throw new AppError('not-found', 'no such version')
  const { agent } = advisor
  await addAccess(db, advisor, { what: 'downloaded', version: version.number, agent, at: new Date() })
  return version
}

import type { Database } from '@/lib/adapters/store/client'
import { listComments } from '@/lib/adapters/store/comments'
import { listDecisions } from '@/lib/adapters/store/decisions'
import { addNotice } from '@/lib/adapters/store/inbox'
import { findVersion, listDocuments, listVersions } from '@/lib/adapters/store/proposal-versions'
import { latestSeqs } from '@/lib/adapters/store/runs'
import { addAccess, listAccesses } from '@/lib/adapters/store/share-accesses'
import { listLinks, saveDeskVisit } from '@/lib/adapters/store/share-links'
import type {
  DeskComment,
  DeskScope,
  DeskView,
  ProposalVersion,
  ShareView,
  VersionChanges,
} from '@/lib/contracts/desk'
import type { ProjectId } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { deskBlocks } from '@/lib/core/desk/block-text'
import { foldThreads, type StoredComment } from '@/lib/core/desk/comment-threads'
import { deskRounds, includesRight } from '@/lib/core/desk/desk-rules'
import type { TurnOwner } from '@/lib/server/turns'
import { anchorsIn, changesBetween } from './desk-work'

interface Look {
  /** The document to show; null shows the proposal, or where it was never published the first that was. */
  readonly kind: string | null
  /** The version to show; null shows the newest. */
  readonly version: number | null
  /** The version that changes are counted from; null counts from the one seen at the last visit. */
  readonly since: number | null
  /** Browser and system for the access log. */
  readonly agent: string
  readonly now: Date
}

/** What an advisor sees, and the note that it was looked at. A version that does not exist shows the newest. */
export async function viewDesk(db: Database, scope: DeskScope, look: Look): Promise<Omit<DeskView, 'scope'>> {
  const { projectId, linkId } = scope
  // Read first: what is written meanwhile comes again on the stream.
  const [log] = await latestSeqs(db, [projectId])
  const documents = await listDocuments(db, projectId)
  const shown = documents.find(({ kind }) => kind === look.kind) ?? documents[0]
  const kind = shown?.kind ?? PROPOSAL
  const versions = await listVersions(db, projectId, kind)
  const current = versions.at(-1) ?? null
  // A visit is one of the desk; what was seen of it is kept of the document that it opens with.
  const first = documents[0]?.version ?? null
  const visit = await saveDeskVisit(db, scope, { current: first, now: look.now })
  const seen = kind === documents[0]?.kind ? visit.baseVersion : (versions.at(-2)?.number ?? null)
  if (visit.isNew) {
    const { agent, now: at } = look
    await addAccess(db, scope, { what: 'opened', version: current?.number ?? null, agent, at })
    if (visit.isFirst) {
      const notice = {
        kind: 'first-visit',
        name: scope.name,
        text: '',
        about: linkId,
        verdict: null,
        at,
      } as const
      await addNotice(db, projectId, notice)
    }
  }
  const asked = versions.some(({ number }) => number === look.version) ? look.version : null
  const number = asked ?? current?.number ?? null
  const [version, comments, decisions] = await Promise.all([
    number === null ? null : findVersion(db, projectId, kind, number),
    listComments(db, projectId, kind),
    listDecisions(db, { projectId, kind }, linkId),
  ])
  const owner = `link:${linkId}` as const
  const rounds = deskRounds(versions, decisions)
  const isOpen = rounds.at(-1)?.decision === null && number === current?.number
  return {
    link: { id: linkId, name: scope.name, rights: scope.rights, expiresAt: scope.expiresAt.toISOString() },
    seq: log?.seq ?? 0,
    kind,
    documents,
    version,
    versions,
    isFirstVisit: visit.isFirst,
    changes: await changesSince(db, look.since ?? seen, { projectId, kind, version, owner }),
    comments: await threadsIn(db, { projectId, kind, version, comments, viewer: linkId, owner }),
    rounds,
    canDecide: isOpen && includesRight(scope.rights, 'decide'),
  }
}

/** What the student sees of the desk: links with when they were used, comments at the newest version, rounds, access log. */
export async function viewShare(
  db: Database,
  projectId: ProjectId,
  { kind, owner, now }: { readonly kind: string; readonly owner: TurnOwner; readonly now: Date },
): Promise<Omit<ShareView, 'isChanged' | 'objectionsOpen'>> {
  const [log] = await latestSeqs(db, [projectId])
  const [documents, versions, links, comments, decisions, access, version] = await Promise.all([
    listDocuments(db, projectId),
    listVersions(db, projectId, kind),
    listLinks(db, projectId, now),
    listComments(db, projectId, kind),
    listDecisions(db, { projectId, kind }, null),
    listAccesses(db, projectId),
    findVersion(db, projectId, kind, 'current'),
  ])
  return {
    seq: log?.seq ?? 0,
    kind,
    documents,
    current: versions.at(-1) ?? null,
    versions,
    links,
    comments: await threadsIn(db, { projectId, kind, version, comments, viewer: null, owner }),
    rounds: deskRounds(versions, decisions),
    access,
  }
}

interface Shown {
  readonly projectId: ProjectId
  readonly kind: string
  readonly version: ProposalVersion | null
  readonly owner: TurnOwner
}

async function threadsIn(
  db: Database,
  {
    comments,
    viewer,
    ...shown
  }: Shown & { readonly comments: readonly StoredComment[]; readonly viewer: string | null },
): Promise<readonly DeskComment[]> {
  const { version } = shown
  if (!version) return foldThreads(comments, { blocks: [], anchors: new Map(), viewer })
  const anchors = await anchorsIn(db, { ...shown, version, comments })
  return foldThreads(comments, { blocks: deskBlocks(version.tree), anchors, viewer })
}

async function changesSince(
  db: Database,
  since: number | null,
  { projectId, kind, version, owner }: Shown,
): Promise<VersionChanges | null> {
  if (since === null || !version || since === version.number) return null
  const before = await findVersion(db, projectId, kind, since)
  return before && changesBetween(before, version, owner)
}

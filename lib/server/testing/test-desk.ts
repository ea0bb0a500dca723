import type { Database } from '@/lib/adapters/store/client'
import { createComment } from '@/lib/adapters/store/comments'
import { createVersion } from '@/lib/adapters/store/proposal-versions'
import { createLink } from '@/lib/adapters/store/share-links'
import { createShareSession } from '@/lib/adapters/store/share-sessions'
import { CommentPlace, type DeskScope, type LinkRights } from '@/lib/contracts/desk'
import type { ProjectId } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { placeComment } from '@/lib/core/desk/place-comment'
import { treeFixture } from '@/lib/core/desk/tree-fixture'
import { hashSecret, makeLinkId, makeSecret } from '@/lib/server/desk/desk-secret'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Words of the first paragraph (id `p1`) of what addVersion publishes by default. */
export const QUOTED = 'forty students of two schools'

/** Publishes a version with these paragraphs, named p1, p2 …; returns its number and round. */
export async function addVersion(
  db: Database,
  projectId: ProjectId,
  paragraphs: readonly string[] = [`In all, ${QUOTED} read a chapter.`, 'Their recall is asked for later.'],
) {
  const tree = treeFixture(paragraphs.map((text, at) => [`p${at + 1}`, text]))
  const evidence = { sources: [], quality: null, brief: null }
  return createVersion(db, projectId, PROPOSAL, { tree, evidence, note: '', at: new Date() })
}

/** A link into the project with its secret, and a browser that is in by it. */
export async function addLink(
  db: Database,
  projectId: ProjectId,
  { rights = 'decide', name = 'Prof. Lima' }: { rights?: LinkRights; name?: string } = {},
): Promise<{ secret: string; cookie: string; scope: DeskScope }> {
  const linkId = makeLinkId()
  const secret = makeSecret()
  const cookie = makeSecret()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 30 * DAY_MS)
  const row = { id: linkId, name, rights, secretHash: hashSecret(secret), createdAt: now, expiresAt }
  await createLink(db, projectId, row)
  const sessionHash = hashSecret(cookie)
  await createShareSession(db, linkId, { hash: sessionHash, before: null, now, expiresAt })
  return { secret, cookie, scope: { projectId, linkId, name, rights, expiresAt, sessionHash } }
}

/** Keeps a comment as the product does, its place found in this process. */
export async function addComment(
  db: Database,
  scope: DeskScope,
  comment: Omit<Parameters<typeof createComment>[2], 'placeIn'>,
) {
  return createComment(db, scope, { ...comment, placeIn: async (tree, place) => placeComment(tree, place) })
}

/** A comment on QUOTED. */
export const onQuoted = (body: string) => ({
  version: 1,
  place: CommentPlace.parse({ blockId: 'p1', quote: QUOTED }),
  body,
  at: new Date(),
})

import { AccessKind, type AccessLine, type LinkId } from '@/lib/contracts/desk'
import type { ProjectId } from '@/lib/contracts/ids'
import type { Database } from './client'

/** Entries kept for one link; older ones go. */
const KEPT_MAX = 500
/** Entries shown for one project. */
const LISTED_MAX = 300

/** Writes one entry of the access log. `agent` is what coarseAgent gives, never the header itself. */
export async function addAccess(
  db: Database,
  { projectId, linkId }: { readonly projectId: ProjectId; readonly linkId: LinkId },
  entry: { what: AccessKind; version: number | null; agent: string; at: Date },
): Promise<void> {
  await db.shareAccess.create({ data: { projectId, linkId, ...entry } })
  const oldest = await db.shareAccess.findFirst({
    where: { linkId },
    orderBy: { id: 'desc' },
    skip: KEPT_MAX,
    select: { id: true },
  })
  if (oldest) await db.shareAccess.deleteMany({ where: { linkId, id: { lte: oldest.id } } })
}

/** The project's access log, the latest entry first. */
export async function listAccesses(db: Database, projectId: ProjectId): Promise<readonly AccessLine[]> {
  const rows = await db.shareAccess.findMany({
    where: { projectId },
    orderBy: { id: 'desc' },
    take: LISTED_MAX,
    include: { link: { select: { name: true } } },
  })
  return rows.map(({ linkId, link, at, what, version, agent }) => ({
    linkId,
    linkName: link.name,
    at: at.toISOString(),
    what: AccessKind.parse(what),
    version,
    agent,
  }))
}

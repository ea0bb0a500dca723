import { createVersion } from '@/lib/adapters/store/proposal-versions'
import type { VersionEvidence, VersionLine } from '@/lib/contracts/desk'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import type { ProjectId } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { services } from '@/lib/server/services'

/**
 * Publishes a document to everybody who has a link, as the project's next version, and returns it; the same document again in
 * the same round is the version that is there (`isNew` false). `note` has passed VersionNote, and the caller has checked whose
 * project it is.
 */
export async function publishVersion(
  projectId: ProjectId,
  {
    kind = PROPOSAL,
    ...version
  }: {
    /** The proposal where none is named. */
    readonly kind?: string
    readonly tree: DocumentTree
    readonly evidence: VersionEvidence
    readonly note: string
  },
): Promise<VersionLine & { readonly isNew: boolean }> {
  const { db, feed } = await services()
  const created = await createVersion(db, projectId, kind, { ...version, at: new Date() })
  void feed.look()
  return created
}

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
    tree,
    evidence,
    note,
  }: { readonly tree: DocumentTree; readonly evidence: VersionEvidence; readonly note: string },
): Promise<VersionLine & { readonly isNew: boolean }> {
  const { db, feed } = await services()
  const version = await createVersion(db, projectId, PROPOSAL, { tree, evidence, note, at: new Date() })
  void feed.look()
  return version
}

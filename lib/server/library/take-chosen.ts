import 'server-only'
import { addItem, listItems, setItemState } from '@/lib/adapters/store/library-items'
import { fillItem } from '@/lib/adapters/store/library-texts'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { listSelections } from '@/lib/adapters/store/selections'
import { listSources } from '@/lib/adapters/store/sources'
import { listWrittenAbstracts } from '@/lib/adapters/store/written-abstracts'
import type { ProjectId } from '@/lib/contracts/ids'
import type { Source } from '@/lib/contracts/source'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { noteContent } from '@/lib/core/library/note-content'
import { ensureSourceRows } from '../runs/rebuild-rows'
import type { Services } from '../services'

/**
 * Puts each source that the student has chosen and the library does not hold into it, with its abstract as its text. Gives the
 * ids of the sources that are chosen now. Once more changes nothing.
 */
export async function takeChosen(all: Services, projectId: ProjectId): Promise<ReadonlySet<string>> {
  const { db } = all
  const selections = await listSelections(db, projectId)
  const chosen = new Set(
    selections.flatMap(({ sourceId, decision }) => (decision === 'include' ? sourceId : [])),
  )
  if (chosen.size === 0) return chosen
  const held = new Set((await listItems(db, projectId)).flatMap(({ item }) => item.sourceId ?? []))
  if ([...chosen].every((id) => held.has(id))) return chosen
  const latest = await findLatestRun(db, projectId, SOURCE_VALIDATION)
  if (!latest) return chosen
  await ensureSourceRows(all, latest)
  const [sources, written] = await Promise.all([
    listSources(db, { projectId, runId: latest.id }),
    listWrittenAbstracts(db, projectId),
  ])
  const abstracts = new Map(written.map(({ sourceId, text }) => [sourceId, text]))
  for (const source of sources) {
    if (!chosen.has(source.id) || held.has(source.id)) continue
    await takeSource(all, projectId, source, abstracts.get(source.id) ?? source.work.abstract)
  }
  return chosen
}

async function takeSource(
  { db }: Services,
  projectId: ProjectId,
  { id: sourceId, work }: Source,
  abstract: string | null,
): Promise<void> {
  const added = await addItem(db, projectId, {
    kind: 'record',
    title: work.title,
    state: 'ready',
    sourceId,
    work,
  })
  if (!added.ok || !added.isNew) return
  const { id } = added
  if (abstract !== null && abstract.trim() !== '')
    await fillItem(db, projectId, { id, content: noteContent(abstract, id), text: 'abstract' })
  // The indexes know open copies by DOI; one that is not closed is then looked for.
  const isWanted = work.doi !== null && work.openAccess !== false
  const problem = isWanted ? null : 'no-open-copy'
  await setItemState(db, projectId, { id, state: isWanted ? 'waiting' : 'ready', problem })
}

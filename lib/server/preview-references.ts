import 'server-only'
import type { PastedPreview, PastedPreviews } from '@/lib/contracts/source-validation'
import { mergeWorks } from '@/lib/core/merging/merge-work'
import { ownTextWork } from '@/lib/core/references/own-text-work'
import { splitPasted } from '@/lib/core/references/split-pasted'
import { loadValidation } from './loaders/validation'
import { services } from './services'
import { makeSourcePorts } from './source-ports'

/** References that are looked up at the same time: the indexes are asked by others, too. */
const LOOKED_UP_AT_ONCE = 3

/** What is read of each reference that the visitor pasted, and what the indexes say of it; nothing is saved. */
export async function previewReferences(
  { projectId, text }: { readonly projectId: string; readonly text: string },
  signal: AbortSignal,
): Promise<PastedPreviews> {
  const { project, runId } = await loadValidation(projectId)
  const owner = { runId, projectId: project.id, ownerId: project.visitor.id, sandbox: project.sandbox }
  const { resolveWork } = await makeSourcePorts(await services(), owner)
  const currentYear = new Date().getUTCFullYear()
  const { references, rest } = splitPasted(text, currentYear)
  const read = references.map((pasted, at) => ({
    pasted,
    ...ownTextWork(pasted, { id: `pasted-${at}`, currentYear }),
  }))
  const previews: PastedPreview[] = []
  for (let from = 0; from < read.length; from += LOOKED_UP_AT_ONCE) {
    const some = read.slice(from, from + LOOKED_UP_AT_ONCE).map(async ({ pasted, work, saysSomething }) => {
      const isAsked = work.title !== '' || work.doi !== null
      const [first, ...others] = isAsked ? await resolveWork(work, signal) : []
      return { text: pasted, work, saysSomething, found: first ? mergeWorks(first, ...others) : null }
    })
    previews.push(...(await Promise.all(some)))
  }
  return { previews, rest: { count: rest.length, text: rest.join('\n\n') } }
}

'use server'
import { z } from 'zod'
import { saveSelections } from '@/lib/adapters/store/selections'
import { listKnownIds } from '@/lib/adapters/store/sources'
import { Decision, SOURCES_MAX } from '@/lib/contracts/source-validation'
import { type ActionResult, actionResult } from '../action-result'
import { requireSources } from '../loaders/project-sources'

const SetDecisions = z.object({
  projectId: z.string(),
  entries: z
    .array(
      z.object({
        sourceId: z.string().min(1).max(40),
        decision: Decision.nullable(),
        reason: z.string().trim().max(300).default(''),
      }),
    )
    .min(1)
    .max(SOURCES_MAX),
})

/** Saves the visitor's decisions about sources of a project; `null` takes one back, unknown sources are passed over. */
export async function setDecisionsAction(input: z.input<typeof SetDecisions>): Promise<ActionResult> {
  return actionResult('setDecisions', async () => {
    const { projectId, entries } = SetDecisions.parse(input)
    const { db, project, scope } = await requireSources(projectId)
    const decided = entries.filter(({ decision }) => decision !== null).map(({ sourceId }) => sourceId)
    // The rows hold whatever a page can show, also what arrived a moment ago; other ids are nobody's sources.
    const known = await listKnownIds(db, scope, decided)
    const kept = entries.filter(({ sourceId, decision }) => decision === null || known.has(sourceId))
    if (kept.length > 0) await saveSelections(db, project.id, kept)
    return undefined
  })
}

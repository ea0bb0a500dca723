'use server'
import { z } from 'zod'
import { saveSelections } from '@/lib/adapters/store/selections'
import { Decision, SOURCES_MAX } from '@/lib/contracts/source-validation'
import { type ActionResult, actionResult } from '../action-result'
import { services } from '../services'
import { requireProject } from '../session'

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

/** Saves the visitor's decisions about sources of a project; `null` takes one back. */
export async function setDecisionsAction(input: z.input<typeof SetDecisions>): Promise<ActionResult> {
  return actionResult('setDecisions', async () => {
    const { projectId, entries } = SetDecisions.parse(input)
    const project = await requireProject(projectId)
    await saveSelections((await services()).db, project.id, entries)
    return undefined
  })
}

'use server'
import { z } from 'zod'
import { saveQuestions, setCollectionToken } from '@/lib/adapters/store/collections'
import { CollectionQuestions } from '@/lib/contracts/collection'
import { PreparedSearch } from '@/lib/contracts/collection-run'
import { type ActionResult, actionResult } from '../action-result'
import { takeAllowance } from '../allowances'
import { hashSecret, makeSecret } from '../desk/desk-secret'
import { startCollection } from '../runs/start-collection'
import { services } from '../services'
import { askingAddress, requireProject } from '../session'

const Start = z.object({ projectId: z.string(), search: PreparedSearch.nullable() })

/** Begins to collect in one of the visitor's projects: what is missing, or one prepared search. */
export async function startCollectionAction(
  input: z.input<typeof Start>,
): Promise<ActionResult<{ runId: string }>> {
  return actionResult('startCollection', async () => {
    const { projectId, search } = Start.parse(input)
    const project = await requireProject(projectId)
    const all = await services()
    const asking = { ownerId: project.visitor.id, address: await askingAddress() }
    await takeAllowance(all.db, 'runs', asking)
    return startCollection(all, project, search)
  })
}

const Questions = z.object({
  projectId: z.string(),
  topic: z.string().trim().max(2_000),
  questions: CollectionQuestions,
})

/** Writes the questions of one of the visitor's projects. */
export async function saveQuestionsAction(input: z.input<typeof Questions>): Promise<ActionResult> {
  return actionResult('saveQuestions', async () => {
    const { projectId, ...written } = Questions.parse(input)
    const project = await requireProject(projectId)
    await saveQuestions((await services()).db, project.id, written)
    return undefined
  })
}

const Access = z.object({ projectId: z.string(), open: z.boolean() })

/** Lets an outside assistant in by a new token, which is given once, or nobody any more; an earlier token ends either way. */
export async function setAssistantAction(
  input: z.input<typeof Access>,
): Promise<ActionResult<{ token: string | null }>> {
  return actionResult('setAssistant', async () => {
    const { projectId, open } = Access.parse(input)
    const project = await requireProject(projectId)
    const token = open ? makeSecret() : null
    const tokenHash = token === null ? null : hashSecret(token)
    await setCollectionToken((await services()).db, project.id, { tokenHash, at: new Date() })
    return { token }
  })
}

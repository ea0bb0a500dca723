'use server'
import { z } from 'zod'
import { markAlertSeen, setAlert } from '@/lib/adapters/store/search-alerts'
import { ReviewInput } from '@/lib/contracts/review'
import { AlertInterval } from '@/lib/contracts/search-alert'
import { startReview } from '@/lib/server/runs/start-review'
import { type ActionResult, actionResult } from '../action-result'
import { addLackingWork } from '../add-lacking-work'
import { services } from '../services'
import { requireProject } from '../session'

const Start = ReviewInput.pick({ style: true, scope: true }).extend({ projectId: z.string() })

/** Begins the literature review of one of the visitor's projects; one that was begun is kept. */
export async function startReviewAction(
  input: z.input<typeof Start>,
): Promise<ActionResult<{ runId: string }>> {
  return actionResult('startReview', async () => {
    const { projectId, ...settings } = Start.parse(input)
    return startReview(await requireProject(projectId), settings)
  })
}

const Add = z.object({ projectId: z.string(), openAlexId: z.string().regex(/^W\d{1,15}$/) })

/** Adds a work that several sources of the visitor's review cite to their sources, as their own. */
export async function addLackingWorkAction(input: z.input<typeof Add>): Promise<ActionResult> {
  return actionResult('addLackingWork', async () => {
    const { projectId, openAlexId } = Add.parse(input)
    const project = await requireProject(projectId)
    await addLackingWork(await services(), project.id, openAlexId)
    return undefined
  })
}

const Alert = z.object({ projectId: z.string(), everyDays: AlertInterval.nullable() })

/** Has the searches of the visitor's project run again at an interval, or with null no more. */
export async function setAlertAction(input: z.input<typeof Alert>): Promise<ActionResult> {
  return actionResult('setAlert', async () => {
    const { projectId, everyDays } = Alert.parse(input)
    const project = await requireProject(projectId)
    await setAlert((await services()).db, project.id, { everyDays, now: new Date() })
    return undefined
  })
}

const ofProject = z.object({ projectId: z.string() })

/** The visitor has seen what an alert of their project found. */
export async function seeNewsAction(input: z.input<typeof ofProject>): Promise<ActionResult> {
  return actionResult('seeNews', async () => {
    const project = await requireProject(ofProject.parse(input).projectId)
    await markAlertSeen((await services()).db, project.id, new Date())
    return undefined
  })
}

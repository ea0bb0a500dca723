'use server'
import { z } from 'zod'
import { ReviewInput } from '@/lib/contracts/review'
import { startReview } from '@/lib/server/runs/start-review'
import { type ActionResult, actionResult } from '../action-result'
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

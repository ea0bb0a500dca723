'use server'
import { z } from 'zod'
import { type ActionResult, actionResult } from '../action-result'
import { requireProject } from '../session'
import { startProposal } from '../start-proposal'

const Start = z.object({ projectId: z.string() })

/** Begins the proposal of one of the visitor's projects; one that was begun is kept. */
export async function startProposalAction(
  input: z.input<typeof Start>,
): Promise<ActionResult<{ runId: string }>> {
  return actionResult('startProposal', async () => {
    const project = await requireProject(Start.parse(input).projectId)
    return startProposal(project, new Date())
  })
}

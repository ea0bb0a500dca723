'use server'
import { z } from 'zod'
import { VersionNote } from '@/lib/contracts/desk'
import { versionBrief } from '@/lib/core/desk/version-brief'
import { qualityStageOf, stagesOf } from '@/lib/core/proposal/state/proposal-state'
import { citedSources } from '@/lib/pipelines/proposal/cited-sources'
import { publishVersion } from '@/lib/server/desk/desk-publish'
import { startProposal } from '@/lib/server/runs/start-proposal'
import { type ActionResult, actionResult } from '../action-result'
import { loadOwnProposal } from '../loaders/proposal'
import { documentTreeOf, requireAtRest, requireSettled } from '../render-proposal'
import { requireProject } from '../session'
import { inTurn } from '../turns'

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

const Publish = z.object({ projectId: z.string(), note: VersionNote.default('') })

/**
 * Publishes the visitor's proposal as it stands to those who have a link; the same document again is no new version.
 * `conflict` while it is being written anew, `not-ready` while parts are missing or references are not decided about.
 */
export async function publishVersionAction(
  input: z.input<typeof Publish>,
): Promise<ActionResult<{ number: number; isNew: boolean }>> {
  return actionResult('publishVersion', async () => {
    const { projectId, note } = Publish.parse(input)
    const { project, run, transitions } = await loadOwnProposal(projectId)
    requireAtRest(run)
    requireSettled(run)
    const owner = `user:${project.visitor.id}` as const
    const tree = await inTurn({ kind: 'documents', owner }, () => documentTreeOf(run, { transitions }))
    const evidence = {
      sources: [...citedSources(run)],
      quality: qualityStageOf(run),
      brief: versionBrief(stagesOf(run)),
    }
    const { number, isNew } = await publishVersion(project.id, { tree, evidence, note })
    return { number, isNew }
  })
}

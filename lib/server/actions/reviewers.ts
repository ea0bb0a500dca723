'use server'
import { z } from 'zod'
import { openConflicts, saveSettled, saveVote } from '@/lib/adapters/store/reviewers'
import { saveSelections } from '@/lib/adapters/store/selections'
import { AppError } from '@/lib/contracts/errors'
import { NewVote, type ReviewersView, type ScreeningView, Settlement } from '@/lib/contracts/reviewers'
import { commonDecisions, conflictsIn } from '@/lib/core/screening/reviewers'
import { requireDesk } from '@/lib/server/desk/desk-session'
import { type ActionResult, actionResult } from '../action-result'
import { takeAllowance } from '../allowances'
import { loadReviewers, loadScreening, screeningByLink, screeningOf } from '../loaders/reviewers'
import { services } from '../services'
import { askingAddress, requireProject } from '../session'

const ofProject = z.object({ projectId: z.string() })
const Screen = z.object({ linkId: z.string().max(64) }).extend(NewVote.shape)

/** What a reviewer says of a source; gives what they see now. `not-found` for what is none of the sources to screen, `allowance-used`. */
export async function screenSourceAction(
  input: z.input<typeof Screen>,
): Promise<ActionResult<ScreeningView>> {
  return actionResult('screenSource', async () => {
    const { linkId, ...vote } = Screen.parse(input)
    const reviewer = await requireDesk(linkId, 'screen')
    const all = await services()
    await takeAllowance(all.db, 'votes', { ownerId: `link-${linkId}`, address: await askingAddress() })
    const { sources } = await screeningByLink(all, reviewer)
    if (!sources.some(({ id }) => id === vote.sourceId)) throw new AppError('not-found', 'no such source')
    await saveVote(all.db, reviewer, { ...vote, at: new Date() })
    return loadScreening(linkId)
  })
}

/** Shows the reviewers of the visitor's project where they differ, for good. */
export async function openConflictsAction(
  input: z.input<typeof ofProject>,
): Promise<ActionResult<ReviewersView>> {
  return actionResult('openConflicts', async () => {
    const { projectId } = ofProject.parse(input)
    const project = await requireProject(projectId)
    await openConflicts((await services()).db, project.id, new Date())
    return loadReviewers(projectId)
  })
}

const Settle = ofProject.extend(Settlement.shape)

/** What is decided of a source about which reviewers differ; `not-found` where they do not. */
export async function settleConflictAction(
  input: z.input<typeof Settle>,
): Promise<ActionResult<ReviewersView>> {
  return actionResult('settleConflict', async () => {
    const { projectId, ...settlement } = Settle.parse(input)
    const project = await requireProject(projectId)
    const all = await services()
    const { votes } = await screeningOf(all, project.id)
    if (!conflictsIn(votes).includes(settlement.sourceId))
      throw new AppError('not-found', 'the reviewers do not differ about this source')
    await saveSettled(all.db, project.id, { ...settlement, at: new Date() })
    return loadReviewers(projectId)
  })
}

/** Makes what was decided together the visitor's own choice of sources; what nobody agreed on is left as it is. */
export async function takeCommonDecisionsAction(
  input: z.input<typeof ofProject>,
): Promise<ActionResult<ReviewersView>> {
  return actionResult('takeCommonDecisions', async () => {
    const { projectId } = ofProject.parse(input)
    const project = await requireProject(projectId)
    const all = await services()
    const { votes, settled, links } = await screeningOf(all, project.id)
    const common = commonDecisions(votes, { settled, reviewers: links })
    const entries = [...common].map(([sourceId, { decision, reason }]) => ({
      ...{ sourceId, decision },
      reason: decision === 'exclude' ? reason : '',
    }))
    if (entries.length > 0) await saveSelections(all.db, project.id, entries)
    return loadReviewers(projectId)
  })
}

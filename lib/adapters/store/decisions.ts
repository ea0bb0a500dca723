import {
  type DecisionOutcome,
  type DeskDecision,
  type DeskScope,
  type NewDecision,
  Verdict,
} from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { decisionConflict, lacksReason } from '@/lib/core/desk/desk-rules'
import type { Database } from './client'
import { atDesk } from './desk-log'
import { addNotice } from './inbox'

/**
 * Closes a round of a document, the proposal where none is named, with an advisor's decision. Of two at the same time the first counts and the second gets it back; one about a
 * version that is no longer the newest does not count. Throws `reason-missing`.
 */
export async function createDecision(
  db: Database,
  { projectId, linkId, name }: Pick<DeskScope, 'projectId' | 'linkId' | 'name'>,
  wanted: NewDecision & { readonly at: Date },
): Promise<DecisionOutcome> {
  if (lacksReason(wanted)) throw new AppError('reason-missing', `${wanted.verdict} without a reason`)
  const { kind = PROPOSAL, round, version, verdict, reason, at } = wanted
  return atDesk(db, projectId, at, async (desk): Promise<DecisionOutcome> => {
    const [current, before] = await Promise.all([
      desk.tx.proposalVersion.findFirst({
        where: { projectId, kind },
        orderBy: { number: 'desc' },
        select: { number: true, round: true },
      }),
      desk.tx.deskDecision.findFirst({
        where: { projectId, kind, round },
      }),
    ])
    const decision = before && decisionOf(before, linkId)
    const conflict = decisionConflict(wanted, { current, decision })
    if (conflict) return conflict
    const row = { projectId, kind, round, version, verdict, reason, linkId, name, at }
    await desk.tx.deskDecision.create({ data: row })
    await desk.note('decided', String(round))
    const about = String(round)
    const notice = { kind: 'decision', document: kind, name, text: reason, about, verdict, at } as const
    await addNotice(desk.tx, projectId, notice)
    return { decided: true, decision: decisionOf(row, linkId) }
  })
}

/** The decisions on a document of a project as `viewer` (a link's id, or null for the student) sees them, the first round first. */
export async function listDecisions(
  db: Database,
  { projectId, kind }: { readonly projectId: ProjectId; readonly kind: string },
  viewer: string | null,
): Promise<readonly DeskDecision[]> {
  const rows = await db.deskDecision.findMany({
    where: { projectId, kind },
    orderBy: { round: 'asc' },
  })
  return rows.map((row) => decisionOf(row, viewer))
}

interface Row {
  readonly round: number
  readonly version: number
  readonly verdict: string
  readonly reason: string
  readonly linkId: string | null
  readonly name: string
  readonly at: Date
}

function decisionOf(
  { round, version, verdict, reason, linkId, name, at }: Row,
  viewer: string | null,
): DeskDecision {
  const isMine = viewer !== null && linkId === viewer
  return { round, version, verdict: Verdict.parse(verdict), reason, by: name, isMine, at: at.toISOString() }
}

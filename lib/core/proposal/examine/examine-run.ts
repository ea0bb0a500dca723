import type { Locale } from '@/lib/contracts/locale'
import type { RunState } from '@/lib/contracts/run'
import { proposalResult } from '../document/proposal-result'
import { stagesOf } from '../state/proposal-state'
import { type ExaminedObjection, examineProposal } from './examine'
import { ExaminedProposal } from './examined-proposal'

/** The forty objections to the proposal of a run, in the language of the proposal; null while a stage or its judgement is missing. */
export function examineRun(run: RunState): readonly ExaminedObjection[] | null {
  const locale: Locale = stagesOf(run).profile?.value.locale ?? 'en'
  const proposal = ExaminedProposal.safeParse(proposalResult(run, []))
  return proposal.success ? examineProposal(proposal.data, locale) : null
}

import type { ProposalComponent } from '@/lib/contracts/proposal'
import type { WorkflowTransition } from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import { completedUnits } from '@/lib/core/run/run-state'
import {
  ledgerOf,
  literatureOf,
  proposalSteps,
  qualityOf,
  referenceChecksOf,
  referenceDecisions,
  type Stage,
  timedStages,
} from './proposal-state'

/**
 * The proposal as one JSON value: the contract of each stage under its specified name (null where it was not reached),
 * then what was computed beside them, who wrote what, every transition of the workflow, and the error it ended in, if any.
 */
export function proposalResult(run: RunState, transitions: readonly WorkflowTransition[]) {
  const stages = timedStages(run)
  const { profile, problem, objectives, methodology, 'data-collection': data } = stages
  const parts: Readonly<Record<ProposalComponent, Stage<unknown> | null>> = {
    user_profile: profile,
    problem_definition: problem,
    research_objectives: objectives,
    methodology,
    data_collection: data,
  }
  return {
    status: run.failure ? 'error' : (transitions.at(-1)?.to_state.toLowerCase() ?? 'initialized'),
    error: run.failure && { stage: run.failure.step, ...run.failure.error },
    user_profile: profile?.value.profile ?? null,
    problem_definition: problem?.value.definition ?? null,
    research_objectives: objectives?.value.objectives ?? null,
    methodology: methodology?.value.recommendation ?? null,
    data_collection: data?.value.plan ?? null,
    quality_validation: qualityOf(run)?.validation ?? null,
    metadata: {
      refinement_count: completedUnits(run, [proposalSteps.refinement]).filter(
        ({ unit }) => unit.output === false,
      ).length,
      workflow_history: transitions,
      written_by: Object.fromEntries(
        Object.entries(parts).map(([name, stage]) => [name, stage?.writtenBy ?? null]),
      ),
      coverage: objectives?.value.coverage ?? [],
      sample_size: data?.value.sample ?? null,
      feasibility_ledger: ledgerOf(run),
      quality_checks: qualityOf(run)?.checks ?? [],
      references: literatureOf(run)?.sources.map(({ key, sourceId, chosen, url, urlState, work }) => ({
        key,
        source_id: sourceId,
        chosen,
        title: work.title,
        doi: work.doi,
        url,
        url_state: urlState,
        sandbox: work.sandbox === true,
      })),
      reference_passport: referenceChecksOf(run).verdicts,
      reference_decisions: [...referenceDecisions(run).values()],
    },
  }
}

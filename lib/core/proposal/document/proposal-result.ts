import { editableRows } from '@/lib/contracts/proposal-stages'
import type { WorkflowTransition } from '@/lib/contracts/proposal-workflow'
import type { RunState } from '@/lib/contracts/run'
import { completedUnits } from '@/lib/core/run/run-state'
import {
  admittedObjections,
  ledgerOf,
  literatureOf,
  qualityStageOf,
  referenceChecksOf,
  referenceDecisions,
  type Stage,
  type Stages,
  timedStages,
} from '../state/proposal-state'
import { sectionTexts } from './section-texts'

/**
 * The proposal as one JSON value: the contract of each stage under its specified name (null where it was not reached),
 * then what was computed beside them, who wrote what, every transition of the workflow, and the error it ended in, if any.
 */
export function proposalResult(run: RunState, transitions: readonly WorkflowTransition[]) {
  const stages = timedStages(run)
  const { objectives, 'data-collection': data } = stages
  return {
    status: run.failure ? 'error' : (transitions.at(-1)?.to_state.toLowerCase() ?? 'initialized'),
    error: run.failure && { stage: run.failure.step, ...run.failure.error },
    ...Object.fromEntries(
      editableRows.map(({ key, editable }) => [
        editable.component,
        contractIn(stages[key], editable.contract),
      ]),
    ),
    quality_validation: qualityStageOf(run)?.validation ?? null,
    metadata: {
      refinement_count: completedUnits(run, ['refinement']).filter(({ unit }) => unit.output === false)
        .length,
      workflow_history: transitions,
      written_by: Object.fromEntries(
        editableRows.map(({ key, editable }) => [editable.component, stages[key]?.writtenBy ?? null]),
      ),
      computed_sections: computedSections(run, stages),
      coverage: objectives?.value.coverage ?? [],
      sample_size: data?.value.sample ?? null,
      feasibility_ledger: ledgerOf(run),
      quality_checks: qualityStageOf(run)?.checks ?? [],
      references: literatureOf(run)?.sources.map(({ key, sourceId, chosen, url, urlState, work }) => ({
        key,
        source_id: sourceId,
        chosen,
        title: work.title,
        year: work.year,
        doi: work.doi,
        url,
        url_state: urlState,
        sandbox: work.sandbox === true,
      })),
      reference_passport: referenceChecksOf(run).verdicts,
      admitted_objections: admittedObjections(run),
      reference_decisions: [...referenceDecisions(run).values()],
    },
  }
}

/** What the document says beside the stages; nothing while one of them is missing. */
function computedSections(run: RunState, stages: Stages): Readonly<Record<string, string>> {
  const { profile, problem, objectives, methodology, 'data-collection': data } = stages
  const [literature, ledger] = [literatureOf(run), ledgerOf(run)]
  if (!profile || !problem || !objectives || !methodology || !data || !literature || !ledger) return {}
  return sectionTexts({
    brief: profile.value,
    literature,
    problem: problem.value,
    objectives: objectives.value,
    methodology: methodology.value,
    dataCollection: data.value,
    ledger,
  })
}

/** The specified contract, which lies in the stage's value under a name of its own. */
function contractIn(stage: Stage<object> | null, name: string): unknown {
  return Object.entries(stage?.value ?? {}).find(([field]) => field === name)?.[1] ?? null
}

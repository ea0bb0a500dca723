import { type PaperAgentKey, paperAgentEntries, paperPhases } from '@/lib/contracts/paper-agents'
import { PaperRunInput, PaperSources } from '@/lib/contracts/paper-run'
import { GATHER_SOURCES, gateOf } from '@/lib/contracts/paper-stages'
import type { RunFact, RunState } from '@/lib/contracts/run'
import { SINGLE_ITEM } from '@/lib/contracts/single-item'
import { buildsOn } from '@/lib/core/paper/agent-needs'
import { checkOutput } from '@/lib/core/paper/check-output'
import { matchedData } from '@/lib/core/paper/data/matched-data'
import { agentUnit, paperOutputs } from '@/lib/core/paper/paper-outputs'
import { STUDENT } from '@/lib/core/proposal/state/proposal-state'
import { stepOf } from '@/lib/core/run/run-state'
import { paperPipeline } from './pipeline'

export type EditedOutput =
  | { readonly ok: true; readonly facts: readonly RunFact[] }
  | { readonly ok: false; readonly reason: 'not-ended' }
  /** Each says where, and what is wrong: the words of the same check that every agent goes through. */
  | { readonly ok: false; readonly reason: 'refused'; readonly faults: readonly string[] }

/**
 * What puts an output of the student's own hand in the place of an agent's, which may also have failed. The gate of its phase is judged anew;
 * what builds on it stays as it is and is older from then on.
 */
export function editOutput(run: RunState, key: PaperAgentKey, output: unknown): EditedOutput {
  const sources = PaperSources.safeParse(stepOf(run, GATHER_SOURCES).units[SINGLE_ITEM]?.output).data?.sources
  const { items } = stepOf(run, key)
  const isEnded = items !== null && (items.length === 0 || agentUnit(run, key)?.endedSeq != null)
  if (!sources || !isEnded) return { ok: false, reason: 'not-ended' }
  const { kind } = PaperRunInput.parse(run.input)
  const checked = checkOutput(key, output, {
    kind,
    sources,
    data: matchedData(run),
    outputs: paperOutputs(run, buildsOn(key)),
    judged: null,
  })
  if (!checked.ok) return { ok: false, reason: 'refused', faults: checked.faults }
  const where = { step: key, item: SINGLE_ITEM, round: stepOf(run, key).round + 1 }
  const phase = paperPhases[(paperAgentEntries.find((entry) => entry.key === key)?.phase ?? 1) - 1]
  const steps = [key, gateOf(phase?.key ?? '')]
  const { version } = paperPipeline
  return {
    ok: true,
    facts: [
      { type: 'steps-reopened', steps, note: '' },
      { type: 'items-planned', step: key, round: where.round, items: [SINGLE_ITEM] },
      { type: 'unit-started', ...where, attempt: 1 },
      {
        type: 'unit-completed',
        ...where,
        output: checked.value,
        version,
        engine: STUDENT,
        tokens: 0,
        ms: 0,
      },
    ],
  }
}

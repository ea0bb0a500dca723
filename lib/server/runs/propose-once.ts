import { PROPOSAL, type ProposalBrief, ProposalInput, type ReviewAnswer } from '@/lib/contracts/proposal-run'
import type { WorkflowTransition } from '@/lib/contracts/proposal-workflow'
import type { ReferenceDecision } from '@/lib/contracts/reference-check'
import type { RunState } from '@/lib/contracts/run'
import type { Work } from '@/lib/contracts/work'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { stagesOf, staleStages } from '@/lib/core/proposal/state/proposal-state'
import { workflowHistory } from '@/lib/core/proposal/state/workflow'
import { openQuestions } from '@/lib/core/run/run-state'
import { MemoryLog } from '@/lib/engine/memory-log'
import { reopenedBy } from '@/lib/engine/pipeline'
import { runPipeline } from '@/lib/engine/run'
import { proposalPipeline } from '@/lib/pipelines/proposal/pipeline'
import { sourcesFromWorks } from '@/lib/pipelines/sources/sources-from-works'
import { env } from '@/lib/server/env'
import { modelPort } from '@/lib/server/model-port'
import { getRow } from '@/lib/server/pipelines'
import { makeLocalProposalPorts } from '@/lib/server/proposal-ports'
import { ensureSandbox, stopSandbox } from '@/lib/server/sandbox'
import { readRubric } from '@/lib/server/strategy-files'
import { systemClock } from './run-driver'

export interface ProposeOnceOptions {
  readonly works: readonly Work[]
  /** Asks the sandbox instead of the real indexes. */
  readonly sandbox: boolean
  readonly decisions: readonly ReferenceDecision[]
  readonly signal: AbortSignal
}

export interface ProposedOnce {
  readonly run: RunState
  readonly transitions: readonly WorkflowTransition[]
}

/**
 * A proposal from a finished brief without an account or a database server: the same pipeline on a log in memory, up to
 * the student's review. A run that failed is returned as it stands, with its failure.
 */
export async function proposeOnce(
  brief: ProposalBrief,
  { works, sandbox, decisions, signal }: ProposeOnceOptions,
): Promise<ProposedOnce> {
  const sources = sourcesFromWorks(works, {
    parameters: scoringParameters(brief),
    map: topicMap(brief),
    scope: null,
    rubric: await readRubric(),
    locale: brief.locale,
    currentYear: new Date().getUTCFullYear(),
  })
  const { topic, question, locale, startDate } = brief
  const input = ProposalInput.parse({
    topic,
    question,
    locale,
    startDate,
    sandbox,
    brief,
    maxRefinements: env().MAX_REFINEMENTS,
  })
  const log = new MemoryLog(
    { type: 'run-created', pipeline: PROPOSAL, input, tokenBudget: env().RUN_TOKEN_BUDGET },
    systemClock.now,
  )
  try {
    const world = makeLocalProposalPorts(sources, sandbox ? await ensureSandbox() : undefined)
    const ports = { ...world, model: modelPort(getRow(PROPOSAL)) }
    const drive = () => runPipeline(proposalPipeline, { log, ports, clock: systemClock, signal })
    const review = (run: RunState, answer: ReviewAnswer) => {
      const asked = openQuestions(run)[0]
      const step = proposalPipeline.steps.find(({ key }) => key === asked?.key)
      if (!asked || step?.kind !== 'ask') return run
      log.write({ type: 'question-answered', step: asked.key, round: asked.round, answer })
      const steps = reopenedBy(proposalPipeline, step, answer).map(({ key }) => key)
      log.write({ type: 'steps-reopened', steps, note: '' })
      return drive()
    }
    let run = await drive()
    for (const decision of decisions) run = await review(run, { kind: 'reference', decision })
    // What cited a reference that is gone or corrected is written again, as the student would ask for on the page.
    const from = staleStages(stagesOf(run)).find((stage) => stage !== 'profile')
    if (from) run = await review(run, { kind: 'refresh', from })
    return { run, transitions: workflowHistory(log.events) }
  } finally {
    if (sandbox) await stopSandbox()
  }
}

function scoringParameters({ topic, question }: ProposalBrief) {
  return { topic, question, yearFrom: null, yearTo: null, languages: [], excluded: [], databases: [] }
}

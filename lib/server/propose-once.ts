import type { ReferenceDecision } from '@/lib/contracts/passport'
import {
  PROPOSAL,
  type ProposalBrief,
  ProposalInput,
  type WorkflowTransition,
} from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import type { Work } from '@/lib/contracts/work'
import { workflowHistory } from '@/lib/core/proposal/workflow'
import { openQuestion } from '@/lib/core/run-state'
import { MemoryLog } from '@/lib/engine/memory-log'
import { runPipeline } from '@/lib/engine/run'
import { proposalPipeline } from '@/lib/pipelines/proposal/pipeline'
import { sourcesFromWorks } from '@/lib/pipelines/sources/sources-from-works'
import { env } from './env'
import { makeLocalProposalPorts } from './proposal-ports'
import { systemClock } from './run-driver'
import { ensureSandbox, stopSandbox } from './sandbox'
import { readRubric } from './strategy-files'

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
    keywords: [],
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
    const ports = makeLocalProposalPorts(sources, sandbox ? await ensureSandbox() : undefined)
    const drive = () => runPipeline(proposalPipeline, { log, ports, clock: systemClock, signal })
    let run = await drive()
    for (const decision of decisions) {
      const asked = openQuestion(run)
      if (!asked) break
      const { key, round } = asked
      log.write({ type: 'question-answered', step: key, round, answer: { kind: 'reference', decision } })
      log.write({ type: 'steps-reopened', steps: ['document', key], note: '' })
      run = await drive()
    }
    return { run, transitions: workflowHistory(log.events) }
  } finally {
    if (sandbox) await stopSandbox()
  }
}

function scoringParameters({ topic, question }: ProposalBrief) {
  return { topic, question, yearFrom: null, yearTo: null, languages: [], excluded: [], databases: [] }
}

import type { Passage } from '@/lib/contracts/library'
import { ReviewInput } from '@/lib/contracts/review'
import { LITERATURE_REVIEW } from '@/lib/contracts/review-stages'
import type { RunState } from '@/lib/contracts/run'
import type { Source } from '@/lib/contracts/source'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { openQuestions } from '@/lib/core/run/run-state'
import { MemoryLog } from '@/lib/engine/memory-log'
import { runPipeline } from '@/lib/engine/run'
import { literatureReview } from '@/lib/pipelines/review/pipeline'
import { modelPort } from '@/lib/server/model-port'
import { getRow } from '@/lib/server/pipelines'
import { makeLocalReviewPorts } from '@/lib/server/review-ports'
import { ensureSandbox, stopSandbox } from '@/lib/server/sandbox'
import { systemClock } from './run-driver'

export interface ReviewOnceOptions {
  readonly input: ReviewInput
  readonly sources: readonly Source[]
  readonly topic: string
  readonly question: string
  /** What was read of the sources, by their ids. */
  readonly passages: ReadonlyMap<string, readonly Passage[]>
  readonly signal: AbortSignal
}

/**
 * A review without an account or a database server: the same pipeline on a log in memory, with the themes as they are offered, up to the exit. A
 * run that failed is returned as it stands, with its failure.
 */
export async function reviewOnce({ input, signal, ...world }: ReviewOnceOptions): Promise<RunState> {
  const log = new MemoryLog(
    { type: 'run-created', pipeline: LITERATURE_REVIEW, input: ReviewInput.parse(input), tokenBudget: null },
    systemClock.now,
  )
  try {
    const sandboxBase = input.sandbox ? await ensureSandbox() : undefined
    const ports = {
      ...makeLocalReviewPorts({ ...world, sandboxBase }),
      model: modelPort(getRow(LITERATURE_REVIEW)),
    }
    const drive = () => runPipeline(literatureReview, { log, ports, clock: systemClock, signal })
    const run = await drive()
    const [asked] = openQuestions(run)
    if (asked?.key !== 'agree') return run
    const themes = reviewStateOf(run).offered.themes
    log.write({
      type: 'question-answered',
      step: asked.key,
      round: asked.round,
      answer: { kind: 'agree', themes },
    })
    return await drive()
  } finally {
    if (input.sandbox) await stopSandbox()
  }
}

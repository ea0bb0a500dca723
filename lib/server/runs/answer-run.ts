import { appendFacts, listEvents } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import type { RunFact, RunStatus } from '@/lib/contracts/run'
import { emptyRun, foldEvents, stepOf } from '@/lib/core/run/run-state'
import { reopenedBy } from '@/lib/engine/pipeline'
import { getPipeline } from '@/lib/server/pipelines'
import type { Services } from '@/lib/server/services'

export interface AnswerInput {
  readonly runId: string
  readonly pipeline: string
  readonly step: string
  readonly round: number
  readonly answer: unknown
}

/**
 * A run that is still checking links writes now and then while it waits; a person's answer finds a gap between two. On a busy
 * machine 25 tries were not always enough beside a worker that writes without a pause.
 */
const TRIES_MAX = 250

/**
 * Writes a person's answer into the log, with the steps it reopens, and wakes a worker.
 * Throws `conflict` when the question is no longer open in that round (answered in another tab), `invalid-input`
 * when the answer does not fit the question.
 */
export async function answerRun(
  services: Services,
  { runId, pipeline, step: key, round, answer }: AnswerInput,
): Promise<void> {
  const line = getPipeline(pipeline)
  const step = line.steps.find((candidate) => candidate.key === key)
  if (step?.kind !== 'ask') throw new AppError('invalid-input', `${key} is not a question`)
  const parsed = step.answer.safeParse(answer)
  let run = emptyRun
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    run = foldEvents(await listEvents(services.db, runId, run.seq), run)
    const state = stepOf(run, key)
    if (run.status !== 'waiting' || !state.asked || state.answered || state.round !== round) {
      throw new AppError('conflict', `question ${key} of round ${round} is not open`)
    }
    if (!parsed.success)
      throw new AppError('invalid-input', `answer to ${key}: ${parsed.error.issues[0]?.message ?? 'unfit'}`)
    const reopened = reopenedBy(line, step, parsed.data).map((reopen) => reopen.key)
    const facts: RunFact[] = [{ type: 'question-answered', step: key, round, answer: parsed.data }]
    if (reopened.length > 0) facts.push({ type: 'steps-reopened', steps: [...reopened], note: '' })
    // Only on the log as it was read: in between another tab may have answered and the run asked the next question.
    if (
      await tryAppend(services, runId, facts, {
        status: 'running',
        expectStatus: ['waiting'],
        afterSeq: run.seq,
      })
    )
      return
  }
  throw new AppError('conflict', `run ${runId} was written to all the time`)
}

/** Appends a person's facts to a run in one of the expected statuses and wakes a worker. */
export async function appendByPerson(
  services: Services,
  runId: string,
  facts: readonly RunFact[],
  status: PersonStatus,
  expectStatus: readonly RunStatus[] = ['waiting'],
): Promise<void> {
  await tryAppend(services, runId, facts, { status, expectStatus })
}

type PersonStatus = 'running' | 'waiting' | 'paused' | 'cancelled'

/** False when the log has gone beyond `afterSeq`; then nothing was written. */
async function tryAppend(
  { db, feed, queue }: Services,
  runId: string,
  facts: readonly RunFact[],
  { status, ...person }: { status: PersonStatus; expectStatus: readonly RunStatus[]; afterSeq?: number },
): Promise<boolean> {
  const at = new Date().toISOString()
  const events = await appendFacts(db, runId, facts, { status, at, appender: { person } })
  if (events === null) return false
  feed.publish(runId, events)
  await queue.wake(runId)
  return true
}

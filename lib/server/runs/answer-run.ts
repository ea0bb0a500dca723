import { isQuestionOpen, type QuestionRound } from '@/lib/adapters/store/open-questions'
import { appendFacts } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import type { RunFact, RunStatus } from '@/lib/contracts/run'
import { type AskStep, type Pipeline, reopenedBy } from '@/lib/engine/pipeline'
import { getPipeline } from '@/lib/server/pipelines'
import type { Services } from '@/lib/server/services'

export interface AnswerInput extends QuestionRound {
  readonly runId: string
  readonly answer: unknown
}

/**
 * Writes a person's answer into the log, with the steps it reopens, and wakes a worker. Whatever else is written to the run
 * meanwhile, the answer is taken while its question is open.
 * Throws `conflict` when the question is no longer open in that round (answered in another tab), `invalid-input`
 * when the answer does not fit the question, and the code of the question itself where it refuses the answer as the run stands.
 */
export function answerRun(
  services: Services,
  { pipeline, ...input }: AnswerInput & { readonly pipeline: string },
): Promise<void> {
  return answerQuestion(services, getPipeline(pipeline), input)
}

/** The same for a run of this pipeline. */
export async function answerQuestion(
  services: Services,
  line: Pipeline,
  { runId, step: key, round, answer }: AnswerInput,
): Promise<void> {
  const step = line.steps.find((candidate) => candidate.key === key)
  if (step?.kind !== 'ask') throw new AppError('invalid-input', `${key} is not a question`)
  const question = { step: key, round }
  const parsed = step.answer.safeParse(answer)
  if (!parsed.success) {
    if (!(await isQuestionOpen(services.db, runId, question)))
      throw new AppError('conflict', `question ${key} of round ${round} is not open`)
    throw new AppError('invalid-input', `answer to ${key}: ${parsed.error.issues[0]?.message ?? 'unfit'}`)
  }
  await requireTakeable(services, step, { runId, answer: parsed.data, question })
  const reopened = reopenedBy(line, step, parsed.data).map((reopen) => reopen.key)
  const { version } = line
  const facts: RunFact[] = [{ type: 'question-answered', step: key, round, answer: parsed.data, version }]
  if (reopened.length > 0) facts.push({ type: 'steps-reopened', steps: [...reopened], note: '' })
  await append(services, runId, facts, { status: 'running', expectStatus: ['running', 'waiting'], question })
}

/** A closed question is not judged: that it is closed is said when the answer is written. */
async function requireTakeable<T>(
  { db, runs }: Services,
  step: AskStep<T>,
  { runId, answer, question }: { runId: string; answer: T; question: QuestionRound },
): Promise<void> {
  const code = step.refuses(answer, await runs.get(runId))
  if (code === null || !(await isQuestionOpen(db, runId, question))) return
  throw new AppError(code, `answer to ${question.step} is not taken as the run stands`)
}

/** Appends a person's facts to a run in one of the expected statuses and wakes a worker. */
export async function appendByPerson(
  services: Services,
  runId: string,
  facts: readonly RunFact[],
  status: PersonStatus,
  expectStatus: readonly RunStatus[] = ['waiting'],
): Promise<void> {
  await append(services, runId, facts, { status, expectStatus })
}

type PersonStatus = 'running' | 'waiting' | 'paused' | 'cancelled'

async function append(
  { db, feed, queue }: Services,
  runId: string,
  facts: readonly RunFact[],
  {
    status,
    ...person
  }: { status: PersonStatus; expectStatus: readonly RunStatus[]; question?: QuestionRound },
): Promise<void> {
  const at = new Date().toISOString()
  const events = await appendFacts(db, runId, facts, { status, at, appender: { person } })
  if (events) feed.publish(runId, events)
  await queue.wake(runId)
}

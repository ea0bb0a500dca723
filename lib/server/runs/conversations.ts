import { z } from 'zod'
import { createRun, findRun, listRuns } from '@/lib/adapters/store/runs'
import type { Conversation, Exchanged, ListedConversation } from '@/lib/contracts/answers-page'
import { AppError } from '@/lib/contracts/errors'
import { type ProjectId, RunId } from '@/lib/contracts/ids'
import { ResearchAnswer } from '@/lib/contracts/research'
import { ResearchQuestion } from '@/lib/contracts/research-run'
import { RESEARCH } from '@/lib/contracts/research-stages'
import type { RunState } from '@/lib/contracts/run'
import { SINGLE_ITEM } from '@/lib/contracts/single-item'
import { cutText } from '@/lib/core/text/plain-text'
import { withDependents } from '@/lib/engine/pipeline'
import { env } from '@/lib/server/env'
import { getPipeline } from '@/lib/server/pipelines'
import type { Services } from '@/lib/server/services'
import { answerRun, appendByPerson } from './answer-run'

/** Conversations of one project; the list shows no more either. */
const CONVERSATIONS_MAX = 200
/** What the column of a run's purpose holds. */
const TITLE_MAX = 60
/** Says in the log and on the stream that the student stopped an answer. */
const STOPPED = 'stopped'

type Parts = Pick<Services, 'db' | 'queue'>

/** Begins a conversation with its first question and wakes a worker; returns its id. Throws `too-large` when the project has too many. */
export async function beginConversation(
  { db, queue }: Parts,
  projectId: ProjectId,
  first: ResearchQuestion,
): Promise<string> {
  const listed = await listRuns(db, projectId, { pipeline: RESEARCH })
  if (listed.length >= CONVERSATIONS_MAX)
    throw new AppError('too-large', `${listed.length} conversations in one project`)
  const { name, version } = getPipeline(RESEARCH)
  // The list shows conversations under it.
  const purpose = cutText(first.query, TITLE_MAX)
  const run = { pipeline: name, version, purpose, input: { first }, tokenBudget: env().RUN_TOKEN_BUDGET }
  const id = await createRun(db, projectId, run)
  await queue.wake(id)
  return id
}

/** Asks on in a conversation; throws `conflict` while its last answer is being written, or when another tab was faster. */
export async function askOn(
  all: Services,
  conversation: Conversation,
  question: ResearchQuestion,
): Promise<number> {
  const round = conversation.exchanges.length + 1
  await answerRun(all, {
    pipeline: RESEARCH,
    runId: conversation.id,
    step: 'question',
    round,
    answer: question,
  })
  return round
}

/** Stops the answer that is being written: the conversation waits for the next question. Throws `conflict` when none is. */
export async function stopAnswer(all: Services, conversation: Conversation): Promise<void> {
  const line = getPipeline(RESEARCH)
  const steps = withDependents(line, line.steps.slice(0, 1)).map(({ key }) => key)
  if (conversation.exchanges.at(-1)?.answer !== null)
    throw new AppError('conflict', 'no answer is being written')
  // What was not begun yet is stopped, too: a question and its answer have the same round.
  const stopped = { type: 'steps-reopened', steps, note: STOPPED, together: true } as const
  await appendByPerson(all, conversation.id, [stopped], 'running', ['running'])
}

/** A conversation of the project; throws `not-found` for another project's as for none. */
export async function requireConversation(
  { db, runs }: Pick<Services, 'db' | 'runs'>,
  projectId: ProjectId,
  id: string,
): Promise<Conversation> {
  const runId = RunId.safeParse(id)
  const row = runId.success ? await findRun(db, projectId, runId.data) : null
  if (row?.pipeline !== RESEARCH) throw new AppError('not-found', 'no such conversation in this project')
  return conversationOf(row.id, await runs.get(row.id))
}

/** The conversations of the project, the one begun last first, each under the beginning of its first question. */
export async function listConversations(
  db: Services['db'],
  projectId: ProjectId,
): Promise<readonly ListedConversation[]> {
  const rows = await listRuns(db, projectId, { pipeline: RESEARCH })
  return rows.map(({ id, purpose, createdAt }) => ({ id, title: purpose, at: createdAt.toISOString() }))
}

/** A conversation that no worker has touched yet has its first question in its input alone. */
const FirstQuestion = z.object({ first: ResearchQuestion })

function conversationOf(id: string, { steps, status, input }: RunState): Conversation {
  const asked = steps.question ? [...steps.question.past, steps.question] : []
  const written = steps.answer ? [...steps.answer.past, steps.answer] : []
  const exchanges = asked.flatMap(({ round, answered, answer: given }): Exchanged[] => {
    const question = ResearchQuestion.safeParse(given)
    if (!answered || !question.success) return []
    const unit = written.find((one) => one.round === round)?.units[SINGLE_ITEM]
    const answer = unit?.status === 'done' ? ResearchAnswer.parse(unit.output) : null
    const isStopped = answer === null && round < (steps.question?.round ?? 1)
    return [
      {
        round,
        question: question.data,
        answer,
        engine: unit?.engine ?? null,
        answeredAt: unit?.endedAt ?? '',
        isStopped,
      },
    ]
  })
  const first = exchanges[0]?.round !== 1 ? FirstQuestion.safeParse(input).data?.first : undefined
  const isStopped = (steps.question?.round ?? 1) > 1
  const begun = { round: 1, answer: null, engine: null, answeredAt: '', isStopped }
  return { id, status, exchanges: first ? [{ ...begun, question: first }, ...exchanges] : exchanges }
}

import { z } from 'zod'
import {
  InterviewAnswer,
  type ProposalBrief,
  ProposalInput,
  ReviewAnswer,
} from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import { defenceDateOf } from '@/lib/core/proposal/figures/calendar'
import { INTERVIEW_REPLIES_MAX, interviewState } from '@/lib/core/proposal/problem/interview'
import { profileFaults } from '@/lib/core/proposal/problem/profile-faults'
import { interviewReplies } from '@/lib/core/proposal/state/proposal-state'
import { roundsOf, stepOf } from '@/lib/core/run/run-state'
import type { ProposalPorts } from './ports'

/** The replies so far, in the student's words or, where those were not understood, as a model put them. */
export const InterviewTurn = z.object({
  replies: z.array(z.string().max(4_000)).max(INTERVIEW_REPLIES_MAX),
})
export type InterviewTurn = z.infer<typeof InterviewTurn>

/** A reply in a form that is understood without a model; null when the student did not say it. */
export const PlainReply = z.object({ reply: z.string().trim().min(1).max(400).nullable() })
export type PlainReply = z.infer<typeof PlainReply>

/** A brief must be one that can be planned with: hours, words, a defence that does not lie before its own start. */
export const CheckedInterviewAnswer = InterviewAnswer.superRefine((answer, context) => {
  if (answer.kind === 'form') addIssues(answer.brief, context)
})

export const CheckedReviewAnswer = ReviewAnswer.superRefine((answer, context) => {
  if (answer.kind === 'edit' && answer.edit.stage === 'profile') addIssues(answer.edit.value, context)
})

/** The page says what is wrong in the student's words; here it is only refused. */
function addIssues(brief: ProposalBrief, context: { addIssue(issue: string): void }): void {
  for (const { field, code } of profileFaults(brief, brief.startDate)) context.addIssue(`${field}: ${code}`)
}

export function proposalInputOf(run: RunState): ProposalInput {
  return ProposalInput.parse(run.input)
}

/** The replies after the latest answer of the student. */
export function nextReplies(run: RunState): InterviewTurn {
  const before = interviewReplies(run)
  const answer = latestAnswer(run)
  if (answer?.kind === 'reply') return { replies: [...before, answer.text].slice(0, INTERVIEW_REPLIES_MAX) }
  return { replies: answer?.kind === 'back' ? before.slice(0, -1) : [...before] }
}

/** What a model is asked to put plainly: the latest reply, where it was not understood; null where nothing is to be done. */
export function replyInDoubt(run: RunState): { readonly field: string; readonly reply: string } | null {
  const { replies } = nextReplies(run)
  const reply = replies.at(-1)
  const [fault] = interviewState({ input: proposalInputOf(run), replies }).faults
  return fault && reply !== undefined && latestAnswer(run)?.kind === 'reply'
    ? { field: fault.field, reply }
    : null
}

/** The brief that ended the interview; throws for a pipeline that reads it before. */
export function briefOf(run: RunState): ProposalBrief {
  const answer = latestAnswer(run)
  if (answer?.kind !== 'form') throw new Error('the interview has not ended')
  return answer.brief
}

/** The brief with the public holidays of its country between its start and its defence; they are free days of the plan. */
export async function withHolidays(
  brief: ProposalBrief,
  { publicHolidays }: Pick<ProposalPorts, 'publicHolidays'>,
): Promise<ProposalBrief> {
  const { country } = brief.study
  if (country === null) return { ...brief, holidays: null }
  const yearOf = (day: string) => Number(day.slice(0, 4))
  const span = { from: yearOf(brief.startDate), to: yearOf(defenceDateOf(brief)) }
  return { ...brief, holidays: await publicHolidays({ country, ...span, locale: brief.locale }) }
}

function latestAnswer(run: RunState): InterviewAnswer | null {
  const answered = roundsOf(stepOf(run, 'interview')).filter((round) => round.answered)
  return InterviewAnswer.safeParse(answered.at(-1)?.answer).data ?? null
}

'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import type { RunControl } from '@/components/run/run-notices'
import { useToast } from '@/components/ui/toast'
import type { ErrorCode } from '@/lib/contracts/errors'
import type { InterviewAnswer, ReviewAnswer } from '@/lib/contracts/proposal-run'
import { answerRunAction, controlRunAction } from '@/lib/server/actions/run'
import type { ProposalRoomState } from './room-state'

interface Answers {
  readonly interview: InterviewAnswer
  readonly review: ReviewAnswer
}
type QuestionStep = keyof Answers

/** `null`: it was taken. Else why it was not; what was typed stays with whoever asked. */
type Refusal = ShownError | null

export interface ProposalActions {
  /** Something was sent and the run has not moved on yet. */
  readonly busy: boolean
  /** The question that is open and not answered from here; only then an answer is taken. */
  readonly asks: QuestionStep | null
  readonly answer: <S extends QuestionStep>(step: S, answer: Answers[S]) => Promise<Refusal>
  readonly control: (control: RunControl) => Promise<void>
}

/** What the student does to the proposal's run. A refusal is told in a line and given back. */
export function useProposalActions(
  ids: { readonly projectId: string; readonly runId: string },
  question: ProposalRoomState['question'],
  refresh: () => Promise<void>,
): ProposalActions {
  const { projectId, runId } = ids
  const t = useTranslations('proposal')
  const common = useTranslations('common')
  const errorText = useErrorText()
  const toast = useToast()
  const [sending, setSending] = useState(false)
  const [answered, setAnswered] = useState('')
  const asked = question ? `${question.step} ${question.round}` : ''
  const isOpen = question !== null && asked !== answered

  const send = useCallback(
    async (act: () => Promise<{ ok: true } | { ok: false; code: ErrorCode }>): Promise<Refusal> => {
      setSending(true)
      // A rejected action never reached the server.
      const result = await act().catch(() => ({ ok: false, code: 'offline' }) as const)
      setSending(false)
      if (!result.ok) toast({ message: errorText(result.code), closeLabel: common('close') })
      // The stream may be broken at this moment; what was sent is to be seen all the same.
      if (result.ok || result.code === 'conflict') refresh().catch(() => undefined)
      return result.ok ? null : result.code
    },
    [common, errorText, refresh, toast],
  )

  const answer = useCallback(
    async (step: QuestionStep, value: unknown): Promise<Refusal> => {
      if (!question || question.step !== step) return 'conflict'
      const { round } = question
      const refusal = await send(() => answerRunAction({ projectId, runId, step, round, answer: value }))
      if (refusal === null) setAnswered(`${step} ${round}`)
      return refusal
    },
    [projectId, question, runId, send],
  )

  const control = useCallback(
    async (wanted: RunControl) => {
      const tell = (told: RunControl) => send(() => controlRunAction({ projectId, runId, control: told }))
      if ((await tell(wanted)) !== null || wanted !== 'cancel') return
      toast({
        kind: 'stopped',
        message: t('stopped'),
        closeLabel: common('close'),
        action: { label: common('undo'), onPress: () => void tell('resume') },
      })
    },
    [common, projectId, runId, send, t, toast],
  )

  return {
    busy: sending || (question !== null && !isOpen),
    asks: isOpen && (question.step === 'interview' || question.step === 'review') ? question.step : null,
    answer,
    control,
  }
}

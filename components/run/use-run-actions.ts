'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useState } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { useToast } from '@/components/ui/toast'
import type { ErrorCode } from '@/lib/contracts/errors'
import { answerRunAction, controlRunAction } from '@/lib/server/actions/run'
import type { RunControl } from './run-notices'

/** `Answers`: what each question of the pipeline takes, by the key of its step. */
export interface RunActions<Answers> {
  /** Something was sent and the run has not moved on yet. */
  readonly busy: boolean
  /** The question that is open and not answered from here. */
  readonly asks: keyof Answers | null
  /** Answers the open question; true when it was taken. A question of another step changes nothing. */
  readonly answer: <S extends keyof Answers>(step: S, answer: Answers[S]) => Promise<boolean>
  /** `wish`: what a consultation is to be about. */
  readonly control: (control: RunControl, wish?: string) => Promise<void>
  /** Does something else to the run; true when it was taken. */
  readonly act: (act: RunAct) => Promise<boolean>
}

/** Refusals by which the server says that the page shows an earlier state than it holds. */
const movedOn: ReadonlySet<ShownError> = new Set(['conflict', 'not-acknowledged'])

type RunAct = () => Promise<{ ok: true } | { ok: false; code: ErrorCode }>

interface RunRoom {
  readonly refresh: () => Promise<void>
  /** What is said when the person has stopped the run. */
  readonly stopped: string
}

/** What a person does to a run. Failures are told in a line; nothing that was typed is lost by them. */
export function useRunActions<Answers>(
  ids: { readonly projectId: string; readonly runId: string },
  question: { readonly step: keyof Answers & string; readonly round: number } | null,
  { refresh, stopped }: RunRoom,
): RunActions<Answers> {
  const { projectId, runId } = ids
  const common = useTranslations('common')
  const errorText = useErrorText()
  const toast = useToast()
  const [sending, setSending] = useState(false)
  const [answered, setAnswered] = useState('')
  const asked = question ? `${question.step} ${question.round}` : ''
  const isOpen = question !== null && asked !== answered

  const send = useCallback(
    async (act: RunAct) => {
      setSending(true)
      // A rejected action never reached the server.
      const result = await act().catch(() => ({ ok: false, code: 'offline' }) as const)
      setSending(false)
      if (!result.ok) toast({ message: errorText(result.code), closeLabel: common('close') })
      // The stream may be broken at this moment; what was sent is to be seen all the same.
      if (result.ok || movedOn.has(result.code)) refresh().catch(() => undefined)
      return result.ok
    },
    [common, errorText, refresh, toast],
  )

  const answer = useCallback(
    async (step: keyof Answers, value: unknown) => {
      if (!question || question.step !== step) return false
      const { step: key, round } = question
      const taken = await send(() => answerRunAction({ projectId, runId, step: key, round, answer: value }))
      if (taken) setAnswered(`${key} ${round}`)
      return taken
    },
    [projectId, question, runId, send],
  )

  const control = useCallback(
    async (wanted: RunControl, wish = '') => {
      const tell = (told: RunControl) =>
        send(() => controlRunAction({ projectId, runId, control: told, wish }))
      if (!(await tell(wanted)) || wanted !== 'cancel') return
      toast({
        kind: 'stopped',
        message: stopped,
        closeLabel: common('close'),
        action: { label: common('undo'), onPress: () => void tell('resume') },
      })
    },
    [common, projectId, runId, send, stopped, toast],
  )

  return {
    busy: sending || (question !== null && !isOpen),
    asks: isOpen ? question.step : null,
    answer,
    control,
    act: send,
  }
}

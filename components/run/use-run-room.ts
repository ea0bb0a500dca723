'use client'

import { useMemo } from 'react'
import { useRun } from '@/lib/client/use-run'
import type { RunState } from '@/lib/contracts/run'
import { openQuestions } from '@/lib/core/run/run-state'
import { useRunActions } from './use-run-actions'

interface RoomRun {
  readonly projectId: string
  readonly runId: string
  /** As the page began with it. */
  readonly run: RunState
}

/**
 * The run that a room is about: its present state, what a person does to it, which of the room's `questions` is open, and what the
 * notices above it need. `stopped` is said when the person has stopped the run.
 */
export function useRunRoom<Answers>(
  { projectId, runId, run: initial }: RoomRun,
  {
    questions,
    stopped,
  }: { readonly questions: readonly (keyof Answers & string)[]; readonly stopped: string },
) {
  const { run, connection, refresh } = useRun(runId, initial)
  const ids = useMemo(() => ({ projectId, runId }), [projectId, runId])
  const [open] = openQuestions(run)
  const step = questions.find((key) => key === open?.key)
  const question = open && step !== undefined ? { step, round: open.round } : null
  const actions = useRunActions<Answers>(ids, question, { refresh, stopped })
  const onControl: (...wanted: Parameters<typeof actions.control>) => void = (...wanted) =>
    void actions.control(...wanted)
  return {
    ids,
    run,
    refresh,
    actions,
    question,
    notices: { run, connection, busy: actions.busy, onControl },
  }
}

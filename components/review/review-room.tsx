'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { RunNotices } from '@/components/run/run-notices'
import { useRunActions } from '@/components/run/use-run-actions'
import { useRun } from '@/lib/client/use-run'
import type { ReviewQuestion } from '@/lib/contracts/review-stages'
import type { RunState } from '@/lib/contracts/run'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { openQuestions } from '@/lib/core/run/run-state'
import type { ReviewAnswers } from './part-props'
import { ThemesPart } from './themes-part'
import { WrittenPart } from './written-part'

const questions: readonly ReviewQuestion[] = ['agree', 'exit']

interface ReviewRoomProps {
  readonly projectId: string
  readonly runId: string
  readonly run: RunState
}

/** The literature review: its themes while they are agreed on, then what was written of them. */
export function ReviewRoom({ projectId, runId, run: initial }: ReviewRoomProps) {
  const t = useTranslations('review')
  const { run, connection, refresh } = useRun(runId, initial)
  const ids = useMemo(() => ({ projectId, runId }), [projectId, runId])
  const state = useMemo(() => reviewStateOf(run), [run])
  const [open] = openQuestions(run)
  const asked = questions.find((key) => key === open?.key)
  const question = asked && open ? { step: asked, round: open.round } : null
  const actions = useRunActions<ReviewAnswers>(ids, question, { refresh, stopped: t('stopped') })
  const shared = { state, busy: actions.busy, onAnswer: actions.answer }
  const isWritten = state.connected !== null && asked !== 'agree'
  return (
    <div className="mx-auto max-w-7xl space-y-6 px-4 pt-6 pb-24 sm:px-6">
      <RunNotices
        run={run}
        connection={connection}
        busy={actions.busy}
        onControl={(wanted) => void actions.control(wanted)}
        handoffHref={`/api/projects/${projectId}/export?format=handoff`}
        stepLabel={(key) => (isStep(key) ? t(`step.${key}`) : key)}
      />
      {asked === 'agree' ? (
        <ThemesPart key={`${open?.round}`} {...shared} />
      ) : isWritten ? (
        <WrittenPart
          {...shared}
          projectId={projectId}
          asks={asked === 'exit'}
          onTakeUp={() => void actions.control('take-up')}
        />
      ) : run.status === 'failed' ? null : (
        <p role="status" className="text-soft">
          {t('working')}
        </p>
      )}
    </div>
  )
}

function isStep(key: string): key is 'gather' | 'read-studies' | 'find-themes' | 'check-references' {
  return ['gather', 'read-studies', 'find-themes', 'check-references'].includes(key)
}

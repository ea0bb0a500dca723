'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useCallback, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ProgressBar } from '@/components/ui/progress-bar'
import { useRun } from '@/lib/client/use-run'
import type { RunState } from '@/lib/contracts/run'
import {
  dependentsOf,
  type ProgressTable,
  runProgress,
  type StageProgress,
  type StepProgress,
} from '@/lib/core/run/run-progress'
import { rerunStepAction } from '@/lib/server/actions/run'
import { RunFooter } from './run-footer'
import { RunNotices } from './run-notices'
import { useRunActions } from './use-run-actions'

interface RunProgressProps {
  projectId: string
  runId: string
  /** The pipeline, as a reader calls it. */
  name: string
  run: RunState
  table: ProgressTable
}

/** How far a run of any pipeline has come: its stages, its steps, who wrote what, and what each has cost. */
export function RunProgress(props: RunProgressProps) {
  const { projectId, runId, name, table } = props
  const t = useTranslations('run.progress')
  const { run, connection, refresh } = useRun(runId, props.run)
  const ids = useMemo(() => ({ projectId, runId }), [projectId, runId])
  const actions = useRunActions<Record<string, never>>(ids, null, { refresh, stopped: t('stopped') })
  const [again, setAgain] = useState<StepProgress | null>(null)
  const progress = useMemo(() => runProgress(table, run), [run, table])
  const close = useCallback(() => setAgain(null), [])
  const steps = progress.stages.flatMap((stage) => stage.steps)
  const canRerun = table.reruns && run.status !== 'paused' && run.status !== 'cancelled'

  return (
    <div className="mx-auto max-w-5xl px-4 pt-6 pb-24 sm:px-6">
      <header className="sticky top-(--frame-top) z-10 -mx-1 bg-paper px-1 pb-3">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="font-serif text-2xl font-semibold">{t('title', { name })}</h1>
          <p className="ml-auto font-serif text-2xl tabular-nums" data-percent={progress.percent}>
            {t('percent', { percent: progress.percent })}
          </p>
        </div>
        <p role="status" className="mt-1 mb-2 text-sm text-soft">
          {t('steps', { done: progress.done, total: progress.total })} · {t(`status.${run.status}`)}
        </p>
        <ProgressBar label={t('label')} done={progress.done} total={progress.total} />
      </header>
      <div className="space-y-4 pt-2">
        <RunNotices
          run={run}
          connection={connection}
          busy={actions.busy}
          onControl={(wanted) => void actions.control(wanted)}
          handoffHref={`/api/projects/${projectId}/export?format=loop-back`}
          stepLabel={(key) => steps.find((step) => step.key === key)?.label ?? key}
        />
        <RunFooter
          run={run}
          engines={[...new Set(steps.flatMap(({ writtenBy }) => writtenBy))]}
          busy={actions.busy}
          onControl={(wanted) => void actions.control(wanted)}
        />
        <ol className="grid items-start gap-4 lg:grid-cols-2">
          {progress.stages.map((stage, at) => (
            <StageCard key={stage.key} stage={stage} number={at + 1} onAgain={canRerun ? setAgain : null} />
          ))}
        </ol>
      </div>
      {again ? (
        <RerunStep
          step={again}
          dependents={dependentsOf(table, again.key).length}
          busy={actions.busy}
          onRun={async (alone) => {
            const step = again.key
            if (await actions.act(() => rerunStepAction({ ...ids, step, alone }))) close()
          }}
          onClose={close}
        />
      ) : null}
    </div>
  )
}

const marks = {
  waiting: '○',
  running: '◐',
  asked: '?',
  done: '●',
  skipped: '–',
  stale: '◌',
  failed: '✕',
} as const
const colours = {
  waiting: 'text-faint',
  running: 'text-accent animate-pulse',
  asked: 'text-warn font-bold',
  done: 'text-accent',
  skipped: 'text-faint',
  stale: 'text-warn',
  failed: 'text-danger',
} as const

interface StageCardProps {
  stage: StageProgress
  number: number
  /** null: steps of this run are not run again here, or not now. */
  onAgain: ((step: StepProgress) => void) | null
}

function StageCard({ stage, number, onAgain }: StageCardProps) {
  const t = useTranslations('run.progress')
  const format = useFormatter()
  const total = stage.steps.length
  return (
    <li className="rounded-lg border border-line bg-sheet" data-stage={stage.key}>
      <div className="border-b border-line px-4 py-3">
        <h2 className="flex items-baseline gap-2 font-semibold">
          <span className="font-normal text-faint">{number}</span> {stage.label}
          <span className="ml-auto text-xs font-normal text-soft tabular-nums">
            {t('count', { done: stage.done, total })}
            {stage.tokens > 0 ? ` · ${t('tokens', { count: format.number(stage.tokens) })}` : ''}
          </span>
        </h2>
        <div className="mt-2">
          <ProgressBar label={stage.label} done={stage.done} total={total} />
        </div>
      </div>
      <ul className="divide-y divide-line">
        {stage.steps.map((step) => (
          <StepLine key={step.key} step={step} onAgain={onAgain} />
        ))}
      </ul>
    </li>
  )
}

function StepLine({ step, onAgain }: { step: StepProgress; onAgain: StageCardProps['onAgain'] }) {
  const t = useTranslations('run.progress')
  const run = useTranslations('run')
  const format = useFormatter()
  const { standing, writtenBy, tokens, round, label } = step
  const names = writtenBy.map((engine) =>
    engine === 'built-in' ? run('builtIn') : engine === 'student' ? run('student') : engine,
  )
  const facts = [
    names.length > 0 ? t('writtenBy', { names: names.join(', ') }) : null,
    tokens > 0 ? t('tokens', { count: format.number(tokens) }) : null,
    round > 1 ? t('round', { round }) : null,
  ].filter((fact) => fact !== null)
  const isMade = standing === 'done' || standing === 'stale'
  return (
    <li
      className="grid min-h-11 grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-2.5 px-4 py-1.5"
      data-step={step.key}
      data-standing={standing}
    >
      <span aria-hidden="true" className={`text-center text-sm ${colours[standing]}`}>
        {marks[standing]}
      </span>
      <span className="min-w-0">
        <span className="block text-sm break-words">{label}</span>
        <span className="block text-xs text-soft">{[t(`standing.${standing}`), ...facts].join(' · ')}</span>
      </span>
      {onAgain && isMade ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('againOf', { step: label })}
          onClick={() => onAgain(step)}
        >
          {t('again')}
        </Button>
      ) : null}
    </li>
  )
}

interface RerunStepProps {
  step: StepProgress
  /** How many steps build on it. */
  dependents: number
  busy: boolean
  onRun: (alone: boolean) => void
  onClose: () => void
}

function RerunStep({ step, dependents, busy, onRun, onClose }: RerunStepProps) {
  const t = useTranslations('run.progress')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('againTitle', { step: step.label })}
      action={
        <>
          {dependents > 0 ? (
            <Button busy={busy} onClick={() => onRun(true)}>
              {t('againAlone')}
            </Button>
          ) : null}
          <Button variant="primary" busy={busy} onClick={() => onRun(false)}>
            {dependents > 0 ? t('againAll', { count: dependents }) : t('again')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-soft">
        {t(dependents > 0 ? 'againText' : 'againLastText', { count: dependents })}
      </p>
    </Dialog>
  )
}

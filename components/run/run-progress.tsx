'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { StageDialogues } from '@/components/side/stage-dialogues'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ProgressBar } from '@/components/ui/progress-bar'
import { useStanding } from '@/lib/client/use-standing'
import { isDialogue } from '@/lib/contracts/dialogue-stages'
import type { RunState } from '@/lib/contracts/run'
import type { Room, Standing } from '@/lib/contracts/standing'
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
import { StageCard, StepText, stepLine } from './stage-card'
import { useRunRoom } from './use-run-room'

interface RunProgressProps {
  projectId: string
  runId: string
  /** The pipeline, as a reader calls it. */
  name: string
  run: RunState
  /** The room whose present run it is; null of an earlier one, and where there is no room. */
  room: Room | null
  standing: Standing
  table: ProgressTable
}

/** How far a run of any pipeline has come: its stages, its steps, who wrote what, and what each has cost. */
export function RunProgress(props: RunProgressProps) {
  const { projectId, name, table } = props
  const t = useTranslations('run.progress')
  const stateOf = useTranslations('common.roomState')
  const standing = useStanding(projectId, props.standing)
  const here = standing?.rooms.find(({ room }) => room === props.room)
  const room = useRunRoom<Record<string, never>>(props, { questions: [], stopped: t('stopped') })
  const { ids, run, actions, notices } = room
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
          {t('steps', { done: progress.done, total: progress.total })}
          {/* A room says of itself what its tab says; once. */}
          {here?.state === 'done'
            ? null
            : ` · ${here && here.state !== 'closed' ? stateOf(here.state, { room: here.room }) : t(`status.${run.status}`)}`}
        </p>
        <ProgressBar label={t('label')} done={progress.done} total={progress.total} />
      </header>
      <div className="space-y-4 pt-2">
        <RunNotices
          {...notices}
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
            <StageSteps key={stage.key} stage={stage} number={at + 1} onAgain={canRerun ? setAgain : null}>
              {isDialogue(run.pipeline) ? null : (
                <StageDialogues {...ids} stage={stage.key} label={stage.label} folded />
              )}
            </StageSteps>
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

interface StepsProps {
  stage: StageProgress
  number: number
  /** null: steps of this run are not run again here, or not now. */
  onAgain: ((step: StepProgress) => void) | null
  children: ReactNode
}

function StageSteps({ stage, number, onAgain, children }: StepsProps) {
  const t = useTranslations('run.progress')
  const format = useFormatter()
  const { key, label, done, tokens } = stage
  const total = stage.steps.length
  const count = t('count', { done, total })
  return (
    <StageCard
      data-stage={key}
      number={number}
      label={label}
      done={done}
      total={total}
      count={tokens > 0 ? `${count} · ${t('tokens', { count: format.number(tokens) })}` : count}
      steps={stage.steps.map((step) => <StepLine key={step.key} step={step} onAgain={onAgain} />)}
    >
      {children ? <div className="border-t border-line px-4 py-1">{children}</div> : null}
    </StageCard>
  )
}

function StepLine({ step, onAgain }: { step: StepProgress; onAgain: StepsProps['onAgain'] }) {
  const t = useTranslations('run.progress')
  const run = useTranslations('run')
  const format = useFormatter()
  const { standing, writtenBy, tokens, round, label } = step
  const names = writtenBy.map((engine) =>
    engine === 'built-in' ? run('builtIn') : engine === 'student' ? run('student') : engine,
  )
  const facts = [
    t(`standing.${standing}`),
    ...(names.length > 0 ? [t('writtenBy', { names: names.join(', ') })] : []),
    ...(tokens > 0 ? [t('tokens', { count: format.number(tokens) })] : []),
    ...(round > 1 ? [t('round', { round })] : []),
  ]
  const isMade = standing === 'done' || standing === 'stale'
  return (
    <li
      className={`${stepLine} grid-cols-[1rem_minmax(0,1fr)_auto]`}
      data-step={step.key}
      data-standing={standing}
    >
      <StepText standing={standing} label={label} facts={facts} />
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

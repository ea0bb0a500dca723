'use client'

import dynamic from 'next/dynamic'
import { useFormatter, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { RunFooter } from '@/components/run/run-footer'
import { RunNotices } from '@/components/run/run-notices'
import { useRunRoom } from '@/components/run/use-run-room'
import { StageDialogues } from '@/components/side/stage-dialogues'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { orLater } from '@/components/ui/or-later'
import { ProgressBar } from '@/components/ui/progress-bar'
import { Skeleton } from '@/components/ui/skeleton'
import { useToast } from '@/components/ui/toast'
import type { ColumnMatch } from '@/lib/contracts/paper-data'
import { SCAN_OUTPUTS } from '@/lib/contracts/paper-final-steps'
import type { EarlierPaper, GateAnswer } from '@/lib/contracts/paper-run'
import { ASSEMBLY, MATCH_COLUMNS } from '@/lib/contracts/paper-stages'
import type { RunState } from '@/lib/contracts/run'
import { dependentsOf, type ProgressTable, runProgress } from '@/lib/core/run/run-progress'
import { stepOf } from '@/lib/core/run/run-state'
import { changeColumnsAction, editPaperAction } from '@/lib/server/actions/paper'
import { rerunStepAction } from '@/lib/server/actions/run'
import { AgentDialog } from './agent-dialog'
import { isMade, paperPhasesOf } from './agent-standing'
import { EarlierPapers } from './earlier-papers'
import { gateOfPhase } from './gate-criteria'
import { GateNotice } from './gate-notice'
import { PaperDownloads } from './paper-downloads'
import { PaperExamination } from './paper-examination'
import { type NamedCriterion, PhaseCard } from './phase-card'
import { useTimeLeft } from './use-time-left'

// It reads what was assembled by the contracts, which come after the first load.
const AssemblyCard = dynamic(
  () => orLater(() => import('./assembly-card').then((card) => card.AssemblyCard)),
  {
    ssr: false,
    loading: () => <Skeleton className="h-32 w-full" />,
  },
)

// Few papers have data of their own.
const ColumnMatchesPart = dynamic(
  () => orLater(() => import('./column-matches').then((part) => part.ColumnMatchesPart)),
  {
    ssr: false,
  },
)

interface PaperRoomProps {
  readonly projectId: string
  readonly runId: string
  readonly run: RunState
  readonly table: ProgressTable
  /** Begun before it. */
  readonly earlier: readonly EarlierPaper[]
  /** The exit criteria of each phase, by its key. */
  readonly criteria: Readonly<Record<string, readonly NamedCriterion[]>>
}

/** The paper in the making: its phases and agents, what each wrote, the gates between them, and its files. */
export function PaperRoom(props: PaperRoomProps) {
  const { projectId, table, criteria, earlier } = props
  const t = useTranslations('paper')
  const common = useTranslations('common')
  const format = useFormatter()
  const errorText = useErrorText()
  const toast = useToast()
  const questions = useMemo(() => gatesIn(table), [table])
  const room = useRunRoom<Record<string, GateAnswer | ColumnMatch[]>>(props, {
    questions,
    stopped: t('stopped'),
  })
  const { ids, run, refresh, actions, question, notices } = room
  const [opened, setOpened] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const progress = useMemo(() => runProgress(table, run), [run, table])
  const phases = useMemo(() => paperPhasesOf(progress.stages, run), [progress, run])
  const assembly = progress.stages.find(({ key }) => key === ASSEMBLY)
  const agents = phases.flatMap((phase) => phase.agents)
  const counted = (standing: string) => agents.filter((agent) => agent.standing === standing).length
  const [done, skipped, missing, stale] = [
    agents.filter(({ standing }) => isMade(standing) && standing !== 'skipped').length,
    ...(['skipped', 'missing', 'stale'] as const).map(counted),
  ]
  const total = agents.length - (skipped ?? 0)
  const percent = percentOf({ done: done ?? 0, total, isAtWork: run.status === 'running' })
  const timeLeft = useTimeLeft(run, total - (done ?? 0) - (missing ?? 0))
  const agent = agents.find(({ key }) => key === opened)
  const dependents = agent ? dependentsOf(table, agent.key) : []
  const buildingOn = agents.filter(({ key, standing }) => dependents.includes(key) && isMade(standing))
  // What was changed by hand, and has left what builds on it behind.
  const changed = agents.find(({ key, standing }) => {
    const after = dependentsOf(table, key)
    return standing === 'done' && agents.some((one) => one.standing === 'stale' && after.includes(one.key))
  })
  const asked = phases.find(({ gate }) => gate !== null && gate === question?.step)
  const labelOf = (key: string) => agents.find((one) => one.key === key)?.label ?? key

  async function save(key: string, output: unknown): Promise<readonly string[] | null> {
    setSaving(true)
    const result = await editPaperAction({ ...ids, agent: key, output }).catch(
      () => ({ ok: false, code: 'offline' }) as const,
    )
    setSaving(false)
    if (!result.ok) {
      toast({ message: errorText(result.code), closeLabel: common('close') })
      return null
    }
    if (result.value.faults.length === 0) await refresh().catch(() => undefined)
    return result.value.faults
  }

  function renew(step: string) {
    void actions.act(() => rerunStepAction({ ...ids, step, alone: false, kept: true }))
  }

  // While agents are at work the chapters change from one moment to the next.
  const isWritten =
    run.status !== 'running' &&
    agents.some(({ key, standing }) => key === 'abstract-writer' && isMade(standing))
  const made = agents.map((one) => one.made).join(' ')
  const facts = [
    t('progress.agents', { done: done ?? 0, total }),
    ...(stale && !changed ? [t('progress.stale', { count: stale })] : []),
    ...(missing ? [t('progress.missing', { count: missing })] : []),
    ...(skipped ? [t('progress.leftOut', { count: skipped })] : []),
    ...(timeLeft === null ? [] : [timeLeft]),
  ]
  return (
    <div className="mx-auto max-w-7xl px-4 pt-6 pb-24 sm:px-6">
      <header className="pb-3">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="font-serif text-2xl font-semibold">{t('title')}</h1>
          <p className="ml-auto font-serif text-2xl tabular-nums" data-percent={percent}>
            {format.number(percent / 100, { style: 'percent' })}
          </p>
        </div>
        <p role="status" className="mt-1 mb-2 text-sm text-soft">
          {facts.join(' · ')}
        </p>
        <ProgressBar label={t('progress.label')} done={done ?? 0} total={total} />
      </header>
      <div className="space-y-4 pt-2">
        <RunNotices
          {...notices}
          handoffHref={`/api/projects/${projectId}/export?format=handoff`}
          stepLabel={labelOf}
        />
        {stepOf(run, MATCH_COLUMNS).asked ? (
          <ColumnMatchesPart
            run={run}
            busy={actions.busy}
            onAnswer={(matches) => void actions.answer(MATCH_COLUMNS, matches)}
            onChange={(matches) => void actions.act(() => changeColumnsAction({ ...ids, matches }))}
          />
        ) : null}
        {changed && run.status !== 'running' ? (
          <Notice
            tone="warn"
            title={t('progress.stale', { count: stale ?? 0 })}
            actions={
              <Button
                size="sm"
                variant="primary"
                first
                busy={actions.busy}
                onClick={() => renew(changed.key)}
              >
                {t('progress.renew')}
              </Button>
            }
          >
            {t('progress.changed', { name: changed.label })}
          </Notice>
        ) : null}
        {asked && question ? (
          <GateNotice
            phase={asked.label}
            gate={gateOfPhase(run, question.step)}
            labelOf={labelOf}
            busy={actions.busy}
            onAnswer={(answer) => void actions.answer(question.step, answer)}
          />
        ) : null}
        <div className="flex flex-wrap items-start justify-between gap-4">
          <RunFooter
            run={run}
            engines={[...new Set(agents.flatMap(({ writtenBy }) => writtenBy))].filter(
              (engine) => engine !== 'student',
            )}
            busy={actions.busy}
            onControl={(wanted) => void actions.control(wanted)}
            progressHref={`/projects/${projectId}/runs/${props.runId}`}
          />
          <PaperDownloads
            projectId={projectId}
            isAtWork={run.status === 'running'}
            isRead={agents.some(({ standing }) => isMade(standing))}
            hasChapters={phases.some(
              ({ key, agents: own }) =>
                key === 'writing' && own.some(({ standing }) => standing === 'done' || standing === 'stale'),
            )}
          />
        </div>
        <ol className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
          {phases.map((phase, at) => (
            <PhaseCard
              key={phase.key}
              phase={phase}
              number={at + 1}
              criteria={criteria[phase.key] ?? []}
              gate={phase.gate === null ? null : gateOfPhase(run, phase.gate)}
              onOpen={({ key }) => setOpened(key)}
            >
              <StageDialogues {...ids} stage={phase.key} label={phase.label} folded />
            </PhaseCard>
          ))}
          {assembly ? (
            <AssemblyCard
              stage={assembly}
              number={phases.length + 1}
              run={run}
              labelOf={labelOf}
              busy={actions.busy}
              onAgain={() =>
                void actions.act(() =>
                  rerunStepAction({ ...ids, step: SCAN_OUTPUTS, alone: false, kept: false }),
                )
              }
            />
          ) : null}
        </ol>
        {isWritten ? <PaperExamination projectId={projectId} made={made} /> : null}
        <EarlierPapers projectId={projectId} papers={earlier} canBegin={run.status !== 'running'} />
      </div>
      {agent ? (
        <AgentDialog
          key={agent.key}
          projectId={projectId}
          agent={agent}
          dependents={{
            all: buildingOn.length,
            stale: buildingOn.filter(({ standing }) => standing === 'stale').length,
          }}
          busy={actions.busy || isSaving}
          canChange={run.status !== 'running'}
          onSave={save}
          onAgain={(step, how) =>
            actions.act(() => rerunStepAction({ ...ids, step, alone: how === 'alone', kept: how === 'kept' }))
          }
          labelOf={labelOf}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  )
}

/** The questions between the phases. */
function gatesIn({ stages }: ProgressTable): readonly string[] {
  return stages.flatMap(({ steps }) => steps.flatMap(({ key, kind }) => (kind === 'ask' ? [key] : [])))
}

/** 100 only once the paper is put together as well. */
function percentOf({ done, total, isAtWork }: { done: number; total: number; isAtWork: boolean }): number {
  const percent = total === 0 ? 0 : Math.floor((100 * done) / total)
  return isAtWork ? Math.min(99, percent) : percent
}

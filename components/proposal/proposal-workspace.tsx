'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { BusySteps } from '@/components/run/busy-steps'
import { RunFooter } from '@/components/run/run-footer'
import { RunNotices } from '@/components/run/run-notices'
import { useReadState } from '@/components/run/use-read-state'
import { useRunActions } from '@/components/run/use-run-actions'
import { orLater } from '@/components/ui/or-later'
import { Skeleton } from '@/components/ui/skeleton'
import { useKeys } from '@/components/ui/use-keys'
import { useRun } from '@/lib/client/use-run'
import type { Day } from '@/lib/contracts/proposal-run'
import { type RoomStage, roomStages, type StageKey } from '@/lib/contracts/proposal-stages'
import type { RunState } from '@/lib/contracts/run'
import { recordOf } from '@/lib/core/run/stage-table'
import { ChoiceNotice } from './choice-notice'
import { ProposalDocument } from './proposal-document'
import { isShownStep, type ProposalAnswers, type ProposalRoomState, roomStageEngines } from './room-state'
import { Stepper } from './stepper'
import { stageFrom, useReadStage } from './use-read-stage'
import { useWriterName } from './writer-name'

// Before the document there is the interview, and after it hardly ever again.
const InterviewArea = dynamic(
  () => orLater(() => import('./interview-area').then((module) => module.InterviewArea)),
  {
    loading: () => <Skeleton className="mx-auto mt-8 h-96 w-full max-w-3xl" />,
  },
)
const RerunDialog = dynamic(() =>
  orLater(() => import('./rerun-dialog').then((module) => module.RerunDialog)),
)

interface ProposalWorkspaceProps {
  projectId: string
  runId: string
  run: RunState
  /** What that run says, read on the server. */
  state: ProposalRoomState
  today: Day
  /** Titles of sources by which the choice differs from the one that the draft was written from. */
  choice: { readonly added: readonly string[]; readonly gone: readonly string[] }
  /** What advisors said and nobody has settled yet, by the stage that it is about. */
  comments: ComponentProps<typeof ProposalDocument>['comments']
  /** Before the document: why the advisor wants it changed. */
  asked?: ReactNode
  /** After the document: versions, links, comments and decisions. */
  desk?: ReactNode
}

const readRoom = () => import('./read-room').then(({ roomStateOf }) => roomStateOf)

/** The proposal room: the interview, then the document with its stages, whatever the run is doing meanwhile. */
export function ProposalWorkspace(props: ProposalWorkspaceProps) {
  const { projectId, runId, today, desk } = props
  const t = useTranslations('proposal')
  const { run, connection, refresh } = useRun(runId, props.run)
  const state = useReadState(run, props.state, readRoom)
  const ids = useMemo(() => ({ projectId, runId }), [projectId, runId])
  const actions = useRunActions<ProposalAnswers>(ids, state.question, { refresh, stopped: t('stopped') })
  const writerName = useWriterName()
  const [editing, setEditing] = useState<StageKey | null>(null)
  const [rerun, setRerun] = useState<{ stage: StageKey; note: string } | null>(null)
  const isInterview = state.stages.profile === null
  const canAnswer = actions.asks === 'review' && !actions.busy
  const { current, go, body } = useReadStage(!isInterview)
  const withWritten = (act: (stage: StageKey) => void) => () => {
    if (canAnswer && current !== 'quality' && current !== 'document' && state.stages[current]) act(current)
  }
  useKeys(
    isInterview
      ? {}
      : {
          J: () => go(stageFrom(current, 1)),
          K: () => go(stageFrom(current, -1)),
          E: withWritten((stage) => setEditing(stage)),
          R: withWritten((stage) => stage !== 'profile' && setRerun({ stage, note: '' })),
        },
  )

  const busySteps = state.busy.map((key) => ({ key, label: t(`step.${key}`), done: 0, total: 0 }))
  const notices = (
    <div className="space-y-3 pt-4 empty:hidden">
      <RunNotices
        run={run}
        connection={connection}
        busy={actions.busy}
        onControl={(wanted) => void actions.control(wanted)}
        handoffHref={`/api/projects/${projectId}/export?format=loop-back`}
        stepLabel={(key) => (isShownStep(key) ? t(`step.${key}`) : key)}
      />
      {props.asked}
    </div>
  )

  if (isInterview)
    return (
      <div className="px-4 pb-24 sm:px-6">
        <div className="mx-auto max-w-3xl">{notices}</div>
        <InterviewArea
          runId={runId}
          input={state.input}
          replies={state.replies}
          today={today}
          busy={actions.busy}
          canAnswer={actions.asks === 'interview' && !actions.busy}
          onAnswer={(answer) => actions.answer('interview', answer)}
        />
      </div>
    )

  const engines = roomStageEngines(state)
  const writtenBy = (stage: RoomStage) => {
    const by = engines[stage]
    return by === null ? null : writerName(by)
  }
  return (
    <div className="mx-auto max-w-[90rem] px-4 pb-24 sm:px-6">
      {notices}
      <div className="grid items-start gap-x-10 pt-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="sticky top-[calc(var(--frame-top)+0.5rem)] z-10 space-y-4 bg-paper max-lg:-mx-1 max-lg:px-1 max-lg:py-1 lg:top-[calc(var(--frame-top)+1.25rem)]">
          <Stepper
            status={state.status}
            writtenBy={recordOf<typeof engines>(roomStages, writtenBy)}
            current={current}
            onGo={go}
          />
          <div className="space-y-3 max-lg:hidden">
            {busySteps.length > 0 ? <BusySteps steps={busySteps} /> : null}
            <RunFooter
              run={run}
              engines={[]}
              progressHref={`/projects/${projectId}/runs/${runId}`}
              busy={actions.busy}
              onControl={(wanted) => void actions.control(wanted)}
            />
            <p className="text-xs text-faint">{t('keys')}</p>
          </div>
        </div>
        <div ref={body} className="min-w-0 max-lg:mt-4">
          <p role="status" className="sr-only">
            {busySteps.length > 0
              ? t('workingOn', { steps: busySteps.map(({ label }) => label).join(', ') })
              : t('atRest')}
          </p>
          {/* Once the literature was read again, what the page was loaded with says nothing any more. */}
          {String(state.literature?.chosen) === String(props.state.literature?.chosen) ? (
            <ChoiceNotice
              choice={props.choice}
              canAnswer={canAnswer}
              onRefresh={() => void actions.answer('review', { kind: 'refresh', from: 'problem' })}
            />
          ) : null}
          <ProposalDocument
            projectId={projectId}
            runId={runId}
            state={state}
            actions={actions}
            today={today}
            comments={props.comments}
            editing={editing}
            onEditing={setEditing}
            onRerun={(stage, note) => setRerun({ stage, note })}
          />
          {desk}
        </div>
      </div>
      {rerun ? (
        <RerunDialog
          stage={rerun.stage}
          note={rerun.note}
          isEdited={state.status[rerun.stage] === 'edited'}
          busy={actions.busy}
          canAnswer={canAnswer}
          onClose={() => setRerun(null)}
          onRun={(note) =>
            void actions
              .answer('review', { kind: 'rerun', stage: rerun.stage, note })
              .then((taken) => taken && setRerun(null))
          }
        />
      ) : null}
    </div>
  )
}

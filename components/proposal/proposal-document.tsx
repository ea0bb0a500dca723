'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { RunActions } from '@/components/run/use-run-actions'
import { StageDialogues } from '@/components/side/stage-dialogues'
import { orLater } from '@/components/ui/or-later'
import { Skeleton } from '@/components/ui/skeleton'
import type { Day, StageValues } from '@/lib/contracts/proposal-run'
import { type RoomStage, roomStages, type StageKey } from '@/lib/contracts/proposal-stages'
import type { Stage } from '@/lib/core/proposal/state/proposal-state'
import { CitationsProvider } from './cited-text'
import { DataPart } from './data-part'
import { ExaminationPart } from './examination-part'
import { MethodologyPart } from './methodology-part'
import { ObjectivesPart } from './objectives-part'
import { ProblemPart } from './problem-part'
import { ProfilePart } from './profile-part'
import { ProposalDownloads } from './proposal-downloads'
import { QualityPart } from './quality-part'
import { ReferencesPart } from './references-part'
import type { ProposalAnswers, ProposalRoomState } from './room-state'
import { CommentNotes, type StageComment } from './stage-margin'
import { StageSection } from './stage-section'
import { useKept } from './use-kept'
import { useWriterName } from './writer-name'
import { WrittenStage } from './written-stage'

// The chart is far down, and drawn by the same code as the PDF's.
const LedgerPart = dynamic(() => orLater(() => import('./ledger-part').then((module) => module.LedgerPart)), {
  loading: () => <Skeleton className="h-96 w-full" />,
  ssr: false,
})

interface ProposalDocumentProps {
  projectId: string
  runId: string
  state: ProposalRoomState
  actions: RunActions<ProposalAnswers>
  today: Day
  comments: readonly (StageComment & { readonly stage: RoomStage })[]
  editing: StageKey | null
  onEditing: (stage: StageKey | null) => void
  onRerun: (stage: StageKey, note: string) => void
}

/** The proposal as it stands, stage by stage. */
export function ProposalDocument(props: ProposalDocumentProps) {
  const { projectId, state } = props
  const t = useTranslations('proposal')
  const { input } = state
  const brief = state.stages.profile?.value ?? null
  return (
    <CitationsProvider projectId={projectId} state={state} style={brief?.citationStyle ?? 'apa'}>
      <header className="pb-6">
        <h1 dir="auto" className="max-w-[46rem] font-serif text-2xl leading-tight font-semibold">
          {brief?.title || brief?.topic || input.topic}
        </h1>
        {input.sandbox ? <p className="mt-2 text-sm text-warn">{t('sandbox')}</p> : null}
      </header>
      <div lang={brief?.locale ?? input.locale}>
        {roomStages.map((stage) =>
          stage === 'quality' || stage === 'document' ? (
            <ComputedStage key={stage} {...props} stage={stage} />
          ) : (
            <DocumentStage key={stage} {...props} stage={stage} />
          ),
        )}
      </div>
    </CitationsProvider>
  )
}

/** A stage that follows from the others: the judgement on them, and the document with its references. */
function ComputedStage(props: ProposalDocumentProps & { stage: Exclude<RoomStage, StageKey> }) {
  const { stage, projectId, state, actions } = props
  const writerName = useWriterName()
  const { quality, literature, qualityBy } = state
  const isJudgement = stage === 'quality'
  const comments = props.comments.filter((comment) => comment.stage === stage)
  return (
    <StageSection
      stage={stage}
      number={roomStages.indexOf(stage) + 1}
      status={state.status[stage]}
      writtenBy={isJudgement && qualityBy !== null ? writerName(qualityBy) : null}
      margin={comments.length > 0 ? <CommentNotes projectId={projectId} comments={comments} /> : null}
      beside={<StageBeside {...props} />}
    >
      {isJudgement && quality ? <QualityPart stage={quality} refinements={state.refinements} /> : null}
      {!isJudgement && literature && quality ? (
        <div className="space-y-8">
          <ReferencesPart
            references={state.references}
            isChecking={state.busy.includes('passport')}
            canAnswer={actions.asks === 'review' && !actions.busy}
            onDecide={(decision) => void actions.answer('review', { kind: 'reference', decision })}
            onRecheck={() => void actions.answer('review', { kind: 'recheck' })}
          />
          {state.examination ? (
            <ExaminationPart
              examination={state.examination}
              canAnswer={actions.asks === 'review' && !actions.busy}
              onAdmit={(objections) =>
                void actions.answer('review', { kind: 'admit', objections: [...objections] })
              }
            />
          ) : null}
          <ProposalDownloads projectId={projectId} bar={state.bar} />
        </div>
      ) : null}
    </StageSection>
  )
}

function StageBeside({
  projectId,
  runId,
  stage,
}: Pick<ProposalDocumentProps, 'projectId' | 'runId'> & { stage: RoomStage }) {
  const t = useTranslations('proposal')
  return (
    <StageDialogues projectId={projectId} runId={runId} stage={stage} label={t(`stage.${stage}`)} folded />
  )
}

function DocumentStage({ stage, ...props }: ProposalDocumentProps & { stage: StageKey }) {
  const { projectId, runId, state, actions, today, comments, editing, onEditing, onRerun } = props
  const kept = useKept(`edit:${runId}:${stage}`)
  return (
    <WrittenStage
      projectId={projectId}
      beside={<StageBeside projectId={projectId} runId={runId} stage={stage} />}
      stage={stage}
      comments={comments.filter((comment) => comment.stage === stage)}
      state={state}
      actions={actions}
      today={today}
      kept={kept}
      editing={editing === stage}
      onEditing={(wanted) => onEditing(wanted ? stage : null)}
      onRerun={(note) => onRerun(stage, note)}
    >
      {stageText(stage, state)}
    </WrittenStage>
  )
}

/** How each stage is read. */
const views: {
  readonly [K in StageKey]: (value: StageValues[K], state: ProposalRoomState) => ReactNode
} = {
  profile: (brief) => <ProfilePart brief={brief} />,
  problem: (stage, { literature }) => <ProblemPart stage={stage} literature={literature} />,
  objectives: (stage) => <ObjectivesPart stage={stage} />,
  methodology: (stage) => <MethodologyPart stage={stage} />,
  'data-collection': (stage, { ledger, stages }) => (
    <div className="space-y-10">
      <DataPart stage={stage} />
      {ledger ? <LedgerPart ledger={ledger} locale={stages.profile?.value.locale ?? 'en'} /> : null}
    </div>
  ),
}

function stageText<K extends StageKey>(stage: K, state: ProposalRoomState): ReactNode {
  const stages: { readonly [P in StageKey]: Stage<StageValues[P]> | null } = state.stages
  const written = stages[stage]
  return written && views[stage](written.value, state)
}

'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { RunActions } from '@/components/run/use-run-actions'
import { Skeleton } from '@/components/ui/skeleton'
import type { Day, StageKey } from '@/lib/contracts/proposal-run'
import { CitationsProvider } from './cited-text'
import { DataPart } from './data-part'
import { MethodologyPart } from './methodology-part'
import { ObjectivesPart } from './objectives-part'
import { ProblemPart } from './problem-part'
import { ProfilePart } from './profile-part'
import { ProposalDownloads } from './proposal-downloads'
import { QualityPart } from './quality-part'
import { ReferencesPart } from './references-part'
import { type ProposalAnswers, type ProposalRoomState, writtenStages } from './room-state'
import { StageSection } from './stage-section'
import { useKept } from './use-kept'
import { useWriterName } from './writer-name'
import { WrittenStage } from './written-stage'

// The chart is far down, and drawn by the same code as the PDF's.
const LedgerPart = dynamic(() => import('./ledger-part').then((module) => module.LedgerPart), {
  loading: () => <Skeleton className="h-96 w-full" />,
  ssr: false,
})

interface ProposalDocumentProps {
  projectId: string
  runId: string
  state: ProposalRoomState
  actions: RunActions<ProposalAnswers>
  today: Day
  editing: StageKey | null
  onEditing: (stage: StageKey | null) => void
  onRerun: (stage: StageKey, note: string) => void
}

/** The proposal as it stands, stage by stage. */
export function ProposalDocument(props: ProposalDocumentProps) {
  const { projectId, state, actions } = props
  const t = useTranslations('proposal')
  const writerName = useWriterName()
  const { input, quality, literature } = state
  const brief = state.stages.profile?.value ?? null
  const canAnswer = actions.asks === 'review' && !actions.busy
  const answer = actions.answer
  return (
    <CitationsProvider projectId={projectId} state={state} style={brief?.citationStyle ?? 'apa'}>
      <header className="pb-6">
        <h1 dir="auto" className="max-w-[46rem] font-serif text-2xl leading-tight font-semibold">
          {brief?.title || brief?.topic || input.topic}
        </h1>
        {input.sandbox ? <p className="mt-2 text-sm text-warn">{t('sandbox')}</p> : null}
      </header>
      <div lang={brief?.locale ?? input.locale}>
        {writtenStages.map((stage) => (
          <DocumentStage key={stage} {...props} stage={stage} />
        ))}
        <StageSection
          stage="quality"
          number={6}
          status={state.status.quality}
          writtenBy={state.qualityBy === null ? null : writerName(state.qualityBy)}
        >
          {quality ? <QualityPart stage={quality} refinements={state.refinements} /> : null}
        </StageSection>
        <StageSection stage="document" number={7} status={state.status.document} writtenBy={null}>
          {literature && quality ? (
            <div className="space-y-8">
              <ReferencesPart
                references={state.references}
                isChecking={state.busy.includes('passport')}
                canAnswer={canAnswer}
                onDecide={(decision) => void answer('review', { kind: 'reference', decision })}
                onRecheck={() => void answer('review', { kind: 'recheck' })}
              />
              <ProposalDownloads projectId={projectId} bar={state.bar} />
            </div>
          ) : null}
        </StageSection>
      </div>
    </CitationsProvider>
  )
}

function DocumentStage({ stage, ...props }: ProposalDocumentProps & { stage: StageKey }) {
  const { runId, state, actions, today, editing, onEditing, onRerun } = props
  const kept = useKept(`edit:${runId}:${stage}`)
  return (
    <WrittenStage
      stage={stage}
      state={state}
      actions={actions}
      today={today}
      kept={kept}
      editing={editing === stage}
      onEditing={(wanted) => onEditing(wanted ? stage : null)}
      onRerun={(note) => onRerun(stage, note)}
    >
      {state.stages[stage] ? <StageText stage={stage} state={state} /> : null}
    </WrittenStage>
  )
}

function StageText({ stage, state }: { stage: StageKey; state: ProposalRoomState }) {
  const { stages, literature, ledger } = state
  switch (stage) {
    case 'profile':
      return stages.profile ? <ProfilePart brief={stages.profile.value} /> : null
    case 'problem':
      return stages.problem ? <ProblemPart stage={stages.problem.value} literature={literature} /> : null
    case 'objectives':
      return stages.objectives ? <ObjectivesPart stage={stages.objectives.value} /> : null
    case 'methodology':
      return stages.methodology ? <MethodologyPart stage={stages.methodology.value} /> : null
    case 'data-collection':
      if (!stages['data-collection']) return null
      return (
        <div className="space-y-10">
          <DataPart stage={stages['data-collection'].value} />
          {ledger ? <LedgerPart ledger={ledger} locale={stages.profile?.value.locale ?? 'en'} /> : null}
        </div>
      )
  }
}

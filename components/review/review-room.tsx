'use client'

import { useTranslations } from 'next-intl'
import { RunNotices } from '@/components/run/run-notices'
import { useReadState } from '@/components/run/use-read-state'
import { useRunRoom } from '@/components/run/use-run-room'
import { StageDialogues } from '@/components/side/stage-dialogues'
import { type ReviewQuestion, reviewStages } from '@/lib/contracts/review-stages'
import type { RunState } from '@/lib/contracts/run'
import type { SearchAlert } from '@/lib/contracts/search-alert'
import type { ReviewState } from '@/lib/core/review/review-state'
import type { ReviewAnswers } from './part-props'
import { ThemesPart } from './themes-part'
import { WrittenPart } from './written-part'

const readReview = () => import('@/lib/core/review/review-state').then(({ reviewStateOf }) => reviewStateOf)

const questions: readonly ReviewQuestion[] = ['agree', 'exit']

interface ReviewRoomProps {
  readonly projectId: string
  readonly runId: string
  readonly run: RunState
  readonly alert: SearchAlert | null
  /** What that run says, read on the server. */
  readonly state: ReviewState
}

/** The literature review: its themes while they are agreed on, then what was written of them. */
export function ReviewRoom(props: ReviewRoomProps) {
  const { projectId } = props
  const t = useTranslations('review')
  const room = useRunRoom<ReviewAnswers>(props, { questions, stopped: t('stopped') })
  const { run, actions, question, notices } = room
  const state = useReadState(run, props.state, readReview)
  const asked = question?.step
  const shared = { state, busy: actions.busy, onAnswer: actions.answer }
  const stage = stageOf(asked, state.connected !== null)
  const isWritten = state.connected !== null && asked !== 'agree'
  return (
    <div className="mx-auto max-w-7xl space-y-6 px-4 pt-6 pb-24 sm:px-6">
      <div className="mx-auto max-w-4xl empty:hidden">
        <RunNotices
          {...notices}
          handoffHref={`/api/projects/${projectId}/export?format=handoff`}
          stepLabel={(key) => (isStep(key) ? t(`step.${key}`) : key)}
        />
      </div>
      {asked === 'agree' ? (
        <ThemesPart key={question?.round} {...shared} />
      ) : isWritten ? (
        <WrittenPart
          {...shared}
          projectId={projectId}
          alert={props.alert}
          asks={asked === 'exit'}
          onTakeUp={() => void actions.control('take-up')}
        />
      ) : run.status === 'failed' ? null : (
        <p role="status" className="mx-auto max-w-4xl text-soft">
          {t('working')}
        </p>
      )}
      <div className="mx-auto max-w-4xl">
        <StageDialogues key={stage} {...room.ids} stage={stage} label={t(`stage.${stage}`)} />
      </div>
    </div>
  )
}

/** The stage that the reader is at. */
function stageOf(asked: ReviewQuestion | undefined, isWritten: boolean) {
  const asking = reviewStages.find(({ steps }) => steps.some(({ key }) => key === asked))
  return asking?.key ?? (isWritten ? 'writing' : 'sources')
}

function isStep(key: string): key is 'gather' | 'read-studies' | 'find-themes' | 'check-references' {
  return ['gather', 'read-studies', 'find-themes', 'check-references'].includes(key)
}

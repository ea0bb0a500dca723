'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { RunNotices } from '@/components/run/run-notices'
import { useReadState } from '@/components/run/use-read-state'
import { useRunRoom } from '@/components/run/use-run-room'
import { StageDialogues } from '@/components/side/stage-dialogues'
import { orLater } from '@/components/ui/or-later'
import { Skeleton } from '@/components/ui/skeleton'
import { useStanding } from '@/lib/client/use-standing'
import type { RunState } from '@/lib/contracts/run'
import { type TopicQuestion, topicStages } from '@/lib/contracts/topic-stages'
import { stepOf } from '@/lib/core/run/run-state'
import { leftTopic } from '@/lib/core/topics/left-topic'
import type { TopicState } from '@/lib/core/topics/topic-state'
import { InterestsPart } from './interests-part'
import { LeftTopic } from './left-topic'
import type { TopicAnswers } from './part-props'
import { SettlePart } from './settle-part'
import { SettledPart } from './settled-part'
import { TopicMemory } from './topic-memory'

const loading = () => <Skeleton className="h-96 w-full" />
const AnglesPart = dynamic(() => orLater(() => import('./angles-part').then((part) => part.AnglesPart)), {
  loading,
})
const ChoicePart = dynamic(() => orLater(() => import('./choice-part').then((part) => part.ChoicePart)), {
  loading,
})

const readTopic = () => import('@/lib/core/topics/topic-state').then(({ topicStateOf }) => topicStateOf)

const questions: readonly TopicQuestion[] = ['interests', 'narrow', 'choose', 'settle']

/** Topic discovery: what is asked now on the left, what is known and remembered on the right. */
export function TopicRoom(props: { projectId: string; runId: string; run: RunState; state: TopicState }) {
  const { projectId } = props
  const t = useTranslations('topic')
  const room = useRunRoom<TopicAnswers>(props, { questions, stopped: t('stopped') })
  const { run, actions, question, notices } = room
  const scope = useStanding(projectId)?.scope ?? null
  const left = scope ? leftTopic(scope) : []
  const state = useReadState(run, props.state, readTopic)
  const asked = question?.step
  // While a reply is read nothing is asked; its part stays, with what is typed and where one stands in it.
  const isReading =
    !asked &&
    run.status === 'running' &&
    state.interview.asks !== null &&
    Object.keys(stepOf(run, 'look-around').units).length === 0
  const stage = stageOf(asked, run.status === 'completed')
  const shared = { state, busy: actions.busy, onAnswer: actions.answer }

  return (
    <div className="mx-auto grid max-w-7xl gap-x-10 gap-y-8 px-4 pt-6 pb-24 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-6">
        <RunNotices
          {...notices}
          handoffHref={`/api/projects/${projectId}/topic?part=handoff`}
          stepLabel={(key) => (run.steps[key] && isStep(key) ? t(`step.${key}`) : key)}
        />
        {asked === 'interests' || isReading ? (
          <InterestsPart place={props.runId} {...shared} busy={actions.busy || isReading} />
        ) : null}
        {asked === 'narrow' ? (
          <>
            <LeftTopic left={left} {...shared} />
            <AnglesPart place={props.runId} {...shared} />
          </>
        ) : null}
        {asked === 'choose' ? <ChoicePart {...shared} /> : null}
        {asked === 'settle' ? <SettlePart {...shared} /> : null}
        {asked === undefined && !isReading && run.status !== 'completed' ? (
          <p role="status" className="text-soft">
            {t('working')}
          </p>
        ) : null}
        {run.status === 'completed' ? (
          <SettledPart projectId={projectId} state={state} onAgain={() => void actions.control('take-up')} />
        ) : null}
        <StageDialogues
          key={stage}
          {...room.ids}
          stage={stage}
          label={t(`stage.${stage}`)}
          topic={state.documents?.validated.topic ?? state.interests.areas.join('; ')}
          question={state.documents?.validated.question ?? ''}
        />
      </div>
      <TopicMemory state={state} scope={scope} />
    </div>
  )
}

/** The stage that the reader is at. */
function stageOf(asked: TopicQuestion | undefined, isOver: boolean) {
  if (isOver) return 'document'
  return topicStages.find(({ steps }) => steps.some(({ key }) => key === asked))?.key ?? 'angles'
}

function isStep(key: string): key is 'look-around' | 'angles' | 'count-angles' {
  return key === 'look-around' || key === 'angles' || key === 'count-angles'
}

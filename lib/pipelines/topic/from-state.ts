import type { DatabaseId } from '@/lib/contracts/search'
import type { Angle } from '@/lib/contracts/topic'
import { COUNTED_DATABASES_MAX } from '@/lib/core/topics/count-bands'
import type { QuestionEvidence } from '@/lib/core/topics/question-design'
import { type TopicState, topicStateOf } from '@/lib/core/topics/topic-state'
import type { StepContext } from '@/lib/engine/pipeline'
import { databasesFor } from './look-around'

/** The state of discovery as far as a step may read it. */
export function stateIn({ run }: Pick<StepContext, 'run'>): TopicState {
  return topicStateOf(run)
}

/** The round before this one stands in for it while it is made. */
export function withPastInterviewer({ steps }: StepContext['run']): StepContext['run']['steps'] {
  const step = steps.interviewer
  const before = step?.past.at(-1)
  return step && before ? { ...steps, interviewer: { ...step, units: before.units } } : steps
}

/** The databases that every angle is counted in. */
export function countedDatabases(context: StepContext): readonly DatabaseId[] {
  const { interests: known, input } = stateIn(context)
  return databasesFor(known.areas.join('; '), known.profile.field_of_study, input.locale).slice(
    0,
    COUNTED_DATABASES_MAX,
  )
}

/** The angle that a unit is about; throws where the log does not have it. */
export function angleOf(context: StepContext): Angle {
  const found = stateIn(context).angles.find(({ id }) => id === context.item)
  if (!found) throw new Error(`angle ${context.item} is not in the log`)
  return found
}

/** What alternative questions on the chosen angle are made from. */
export function questionEvidence(context: StepContext): QuestionEvidence {
  const { choice, angles: all, validated, input } = stateIn(context)
  const angle = all.find(({ id }) => id === choice?.angle)
  const viability = validated.find((one) => one.viability.angle === choice?.angle)?.viability
  return {
    topic: {
      topic: angle?.title ?? '',
      question: angle?.question ?? '',
      in: angle?.in ?? [],
      out: angle?.out ?? [],
      map: angle?.map ?? { language: null, concepts: [] },
      at: context.now,
    },
    locale: input.locale,
    relevant: viability === undefined || viability.grade === null ? null : viability.relevant,
    isGap: angle !== undefined && angle.type !== 'own' && angle.type !== 'model',
  }
}

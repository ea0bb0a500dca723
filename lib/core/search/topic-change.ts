import { compareMaps, type MapComparison } from '@/lib/core/concepts/compare-maps'
import { topicMap } from '@/lib/core/concepts/topic-map'

export interface TopicChange extends Omit<MapComparison, 'change'> {
  readonly verdict: 'none' | 'minor' | 'significant'
}

interface Topic {
  readonly topic: string
  readonly question: string
}

const verdicts = { same: 'none', refinement: 'minor', 'second-thesis': 'significant' } as const

/**
 * How far a new topic is from the old one, by the concepts that the two topics name: `significant` is a second thesis, `minor`
 * any other difference of topic or question.
 */
export function detectTopicChange(before: Topic, after: Topic): TopicChange {
  const { change, ...rest } = compareMaps(mapOf(before.topic), mapOf(after.topic))
  const isAskedAlike = () => compareMaps(mapOf(before.question), mapOf(after.question)).change === 'same'
  return { ...rest, verdict: change === 'same' && !isAskedAlike() ? 'minor' : verdicts[change] }
}

const mapOf = (topic: string) => topicMap({ topic, question: '' })

import type { SettleAnswer, TopicDocuments } from '@/lib/contracts/topic-run'
import { compareMaps } from '@/lib/core/concepts/compare-maps'
import { topicMap } from '@/lib/core/concepts/topic-map'
import {
  carlaHandoffFileName,
  type TopicRecord,
  topicDocumentFileName,
  writeCarlaHandoff,
  writeTopicDocument,
} from '@/lib/core/topics/topic-documents'
import type { TopicState } from '@/lib/core/topics/topic-state'

interface Writing {
  readonly now: string
  readonly studentId: string
}

/** The frozen topic with its two documents. The map is the chosen angle's where the settled wording is still about it, else the wording's own. */
export function documentsOf(
  state: TopicState,
  answer: Extract<SettleAnswer, { kind: 'settle' }>,
  { now, studentId }: Writing,
): TopicDocuments {
  const angle = state.angles.find(({ id }) => id === state.choice?.angle)
  const said = topicMap(answer)
  const isSame = angle !== undefined && compareMaps(angle.map, said).change !== 'second-thesis'
  const map = isSame ? angle.map : said
  const { topic, question } = answer
  const validated = { topic, question, in: answer.in, out: answer.out, map, at: now }
  const record: TopicRecord = {
    locale: state.input.locale,
    date: now.slice(0, 10),
    validated,
    profile: state.interests.profile,
    confidence: state.choice?.confidence ?? 3,
    angles: state.angles,
    counts: state.counts,
    chosen: angle?.id ?? '',
    viabilities: state.validated.map(({ viability }) => viability),
    rejected: state.rejected,
    questions: state.questions,
  }
  return {
    validated,
    document: { name: topicDocumentFileName(now), text: writeTopicDocument(record) },
    handoff: { name: carlaHandoffFileName(studentId), text: writeCarlaHandoff(record) },
  }
}

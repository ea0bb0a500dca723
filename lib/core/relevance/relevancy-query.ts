import type { ConceptMap } from '@/lib/contracts/concept-map'
import { type QueryWords, readQueryWords } from './query-words'
import type { ScopeLimits } from './relevancy-scope'

/** What a work is compared with. Empty texts and lists mean "not said". */
export interface RelevancyInput extends ScopeLimits {
  topic: string
  question: string
  /** What the topic is about; null where only the words of the texts are to be compared. */
  concepts: ConceptMap | null
}

export interface RelevancyQuery {
  limits: ScopeLimits
  words: QueryWords
  concepts: ConceptMap | null
  /** Topic and question as written. */
  text: string
}

/** Topic, question, concepts and limits made ready for any number of calls of scoreRelevancy. Never throws. */
export function prepareRelevancy(input: RelevancyInput): RelevancyQuery {
  const { topic, question, concepts, ...limits } = input
  return { limits, words: readQueryWords(topic, question), concepts, text: `${topic} ${question}` }
}

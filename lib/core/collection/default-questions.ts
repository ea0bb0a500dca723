import { COLLECTION_QUESTIONS_MAX, type CollectionQuestion } from '@/lib/contracts/collection'
import { foldAccents } from '@/lib/core/text/fold-accents'

const LABEL_MAX = 300
const MIN_SOURCES = 5

/** The project's own research questions as a taxonomy, each once; where it has none, its topic. */
export function defaultQuestions(topic: string, texts: readonly string[]): readonly CollectionQuestion[] {
  const said = texts.map((text) => text.trim().slice(0, LABEL_MAX)).filter((text) => text !== '')
  const labels = said.length > 0 ? said : [topic.trim().slice(0, LABEL_MAX)].filter((text) => text !== '')
  const distinct = labels.filter(
    (text, at) => labels.findIndex((other) => foldAccents(other) === foldAccents(text)) === at,
  )
  return distinct.slice(0, COLLECTION_QUESTIONS_MAX).map((label, at) => ({
    key: `question-${at + 1}`,
    label,
    description: '',
    min_sources: MIN_SOURCES,
    concepts: [],
  }))
}

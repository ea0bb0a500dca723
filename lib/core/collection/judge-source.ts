import type { CollectionQuestion } from '@/lib/contracts/collection'
import { type Concept, ConceptLanguage, type ConceptMap, type ConceptName } from '@/lib/contracts/concept-map'
import type { Work } from '@/lib/contracts/work'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { matchConcepts } from '@/lib/core/relevance/match-concepts'
import { createRankingCache, recordTextOf } from '@/lib/core/relevance/record-text'
import { detectLanguage } from '@/lib/core/text/detect-language'

const CONCEPTS_MAX = 12

/** A question with the concepts that a source must name to answer it. */
export interface JudgedQuestion {
  readonly question: CollectionQuestion
  readonly map: ConceptMap
}

/** What a judge says to a record under one question. */
export interface Verdict {
  readonly key: string
  readonly isNamed: boolean
  /** Concepts that the record does not name. */
  readonly missing: readonly string[]
  /** Concepts that it does, with how often: of two records that name all, the one that names more stands before. */
  readonly strength: number
}

/**
 * The concepts of each question: the central ones of the topic, and one for each of the question's groups of words; without
 * groups those that its label and description name. A question in whose words no concept can be found gets an empty map.
 */
export function questionMaps(
  topic: string,
  questions: readonly CollectionQuestion[],
): readonly JudgedQuestion[] {
  const shared = topic.trim() === '' ? [] : requiredConcepts(topicMap({ topic, question: '' }))
  return questions.map((question) => {
    const language = languageOf(`${question.label}. ${question.description}`)
    const own =
      question.concepts.length > 0
        ? question.concepts.map((words, at) => groupConcept(words, at, language))
        : ownConcepts(question)
    const others = shared.filter(({ id }) => !own.some((concept) => concept.id === id))
    const concepts = [...others, ...own].slice(0, CONCEPTS_MAX)
    return { question, map: { language, concepts } }
  })
}

function ownConcepts({ label, description }: CollectionQuestion): readonly Concept[] {
  const named = requiredConcepts(topicMap({ topic: label, question: '' }))
  return named.length > 0 ? named : requiredConcepts(topicMap({ topic: label, question: description }))
}

function groupConcept(words: readonly string[], at: number, language: ConceptLanguage): Concept {
  const names = words.flatMap((text): ConceptName[] => [
    { text, language, origin: { by: 'student' }, struckOut: false },
    ...translations(text),
  ])
  const [name = ''] = words
  return { id: `group-${at + 1}`, name, role: 'central', state: 'confirmed', names: names.slice(0, 40) }
}

/** The names of a word in other languages, where it is a concept that the built-in vocabulary knows. */
function translations(text: string): readonly ConceptName[] {
  const { concepts } = topicMap({ topic: text, question: '' })
  const [only] = concepts
  return concepts.length === 1 && only ? only.names.filter((name) => name.text !== text) : []
}

function languageOf(text: string): ConceptLanguage {
  const told = ConceptLanguage.safeParse(detectLanguage(text))
  return told.success ? told.data : 'en'
}

/**
 * For each record, what is said under each question: named only when title, keywords or abstract name every required concept
 * of the question, in whichever of the three languages. A question without concepts accepts nothing.
 */
export function judgeRecords(
  works: readonly Work[],
  questions: readonly JudgedQuestion[],
): readonly (readonly Verdict[])[] {
  const cache = createRankingCache()
  const records = works.map((work) => recordTextOf(cache, work))
  const columns = questions.map(({ question, map }) => {
    const matches = matchConcepts(cache, records, { map, text: question.label })
    return works.map((_, row): Verdict => {
      const found = matches?.evidence[row]
      if (!found) return { key: question.key, isNamed: false, missing: [], strength: 0 }
      const places = found.named.map(
        (one) => 3 * one.title.length + one.keywords.length + one.abstract.length,
      )
      return {
        key: question.key,
        isNamed: found.isOnTopic,
        missing: found.missing.map(({ name }) => name),
        strength: places.reduce((sum, count) => sum + count, 0),
      }
    })
  })
  return works.map((_, row) => columns.flatMap((column) => column[row] ?? []))
}

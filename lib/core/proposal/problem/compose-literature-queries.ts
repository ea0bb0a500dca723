import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { activeNames, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { namesInText } from '@/lib/core/concepts/names-in-text'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'

const QUERIES_MAX = 6
const QUERY_MAX = 500
const NOTE_NAMES_MAX = 3

/**
 * One to six queries for the sources of the project, the widest first: the topic's concepts, the question's, the concepts
 * in English, with the research area, and with what the note asks for. Queries of the same words are one.
 */
export function composeLiteratureQueries({
  brief,
  note,
}: {
  readonly brief: ProposalBrief
  readonly note: string
}): string[] {
  const { topic, question, profile, locale } = brief
  const language = detectLanguage(`${topic}. ${question}`) ?? localeLanguages[locale]
  const concepts = requiredConcepts(topicMap({ topic, question }))
  const names = concepts.map(({ name }) => name)
  const [first = topic] = names
  const asked = namesInText(question, language)
  const noted = namesInText(note, detectLanguage(note) ?? language).slice(0, NOTE_NAMES_MAX)
  const candidates = [
    names,
    asked.slice(0, 5),
    concepts.map((concept) => activeNames(concept, 'en')[0]?.text ?? concept.name),
    [first, profile.research_area],
    [profile.field_of_study, ...names.slice(0, 2)],
    noted.length > 0 ? [first, ...noted] : [],
  ]
  const seen = new Set<string>()
  const queries = candidates
    .map((words) => words.join(' ').replace(/\s+/g, ' ').trim().slice(0, QUERY_MAX))
    .filter((query) => {
      const key = [...new Set(cognateStems(query))].sort().join(' ')
      return key !== '' && !seen.has(key) && seen.add(key)
    })
  return queries.length > 0 ? queries.slice(0, QUERIES_MAX) : [topic.slice(0, QUERY_MAX)]
}

import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief, ProposalSource } from '@/lib/contracts/proposal-run'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { namesToAsk } from '@/lib/core/concepts/required-names'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { genericWords, isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'
import enData from '@/messages/en/floor/proposal-data.json'
import enDesignLabels from '@/messages/en/floor/proposal-design-labels.json'
import enDesigns from '@/messages/en/floor/proposal-designs.json'
import enMethodology from '@/messages/en/floor/proposal-methodology.json'
import enProblem from '@/messages/en/floor/proposal-problem.json'
import enSample from '@/messages/en/floor/proposal-sample.json'
import enTasks from '@/messages/en/floor/proposal-tasks.json'
import esData from '@/messages/es/floor/proposal-data.json'
import esDesignLabels from '@/messages/es/floor/proposal-design-labels.json'
import esDesigns from '@/messages/es/floor/proposal-designs.json'
import esMethodology from '@/messages/es/floor/proposal-methodology.json'
import esProblem from '@/messages/es/floor/proposal-problem.json'
import esSample from '@/messages/es/floor/proposal-sample.json'
import esTasks from '@/messages/es/floor/proposal-tasks.json'
import ptData from '@/messages/pt-BR/floor/proposal-data.json'
import ptDesignLabels from '@/messages/pt-BR/floor/proposal-design-labels.json'
import ptDesigns from '@/messages/pt-BR/floor/proposal-designs.json'
import ptMethodology from '@/messages/pt-BR/floor/proposal-methodology.json'
import ptProblem from '@/messages/pt-BR/floor/proposal-problem.json'
import ptSample from '@/messages/pt-BR/floor/proposal-sample.json'
import ptTasks from '@/messages/pt-BR/floor/proposal-tasks.json'
import { textOfWork } from '../literature/literature-reader'
import { topicReader } from './topic-reader'
import { thingsNamed, UNNAMED_THINGS_MIN, unnamedThings, VOUCHED_SHARE01 } from './unnamed-things'

/** Fewer foreign words are a chance of wording; that many make a short text foreign however long the topic in it is. */
const FOREIGN_MIN = 2
const FOREIGN_ALWAYS = 3
/** Share of a text's words. Chosen with the corruption set's first half. */
const FOREIGN_SHARE01 = 0.4
const LANGUAGES = ['en', 'pt', 'es'] as const
/** What is filled into a sentence. */
const PLACEHOLDER = /\{\w+\}/g

/** Stems of the words by which proposals are worded without a model: what a plan says of any topic. */
const planWords: ReadonlySet<string> = new Set(
  stemsOf(
    `${genericWords} ${JSON.stringify([
      enData,
      enDesignLabels,
      enDesigns,
      enMethodology,
      enProblem,
      enSample,
      enTasks,
      esData,
      esDesignLabels,
      esDesigns,
      esMethodology,
      esProblem,
      esSample,
      esTasks,
      ptData,
      ptDesignLabels,
      ptDesigns,
      ptMethodology,
      ptProblem,
      ptSample,
      ptTasks,
    ]).replace(PLACEHOLDER, ' ')}`,
  ),
)

function stemsOf(text: string): readonly string[] {
  return wordsOf(text)
    .filter(
      ({ text: word }) => /\p{L}{3}/u.test(word) && !LANGUAGES.some((own) => isQueryStopWord(word, own)),
    )
    .flatMap(({ text: word }) => cognateStems(word))
}

/**
 * A function that tells whether a text speaks of something else than the project: of words that neither the topic, in any language, nor a source about the topic has,
 * nor any plan. A question is also foreign when nothing known names two of the things it is about.
 */
export function foreignReader(brief: ProposalBrief, sources: readonly ProposalSource[]): ForeignReader {
  const kept = readers.get(sources)
  if (kept?.brief === brief) return kept.isForeign
  const isForeign = makeReader(brief, sources)
  readers.set(sources, { brief, isForeign })
  return isForeign
}

/** Questions and names have no room for much besides their subject. */
type TextForm = 'question' | 'name' | 'text'
type ForeignReader = (text: string, form: TextForm) => boolean

/** A draft is judged again and again with the same brief and sources. */
const readers = new WeakMap<
  readonly ProposalSource[],
  { readonly brief: ProposalBrief; readonly isForeign: ForeignReader }
>()

function makeReader(brief: ProposalBrief, sources: readonly ProposalSource[]): ForeignReader {
  const map = readTopic({ topic: brief.topic, question: '', language: null })
  const names = activeConcepts(map).flatMap((concept) => [
    JSON.stringify(concept),
    ...namesToAsk(concept, map),
  ])
  const isAbout = topicReader(brief)
  const about = sources.map(({ work }) => work).filter((work) => isAbout(textOfWork(work)))
  const works = about.map(textOfWork)
  // Sources in another language do not have the words of this one; then a text that names a concept is taken to be about it.
  const isJudged = about.some(({ language }) => language?.slice(0, 2) === localeLanguages[brief.locale])
  const { field_of_study, research_area, constraints, existing_skills, missing_skills } = brief.profile
  const profile = [field_of_study, research_area, ...constraints, ...existing_skills, ...missing_skills]
  const named = new Set([brief.topic, ...names, ...works, ...profile].flatMap(stemsOf))
  const known = new Set([...named, ...vouchedStems(brief, named)])
  const isKnown = (name: string) => {
    const stems = stemsOf(name)
    return stems.every((stem) => known.has(stem) || planWords.has(stem))
  }
  const isOther = (text: string) =>
    unnamedThings(thingsNamed(text, brief.locale), { isKnown, isJudged }).length >= UNNAMED_THINGS_MIN
  return (text, form) => {
    const stems = [...new Set(stemsOf(text.replace(/\[@[^\]]*\]/g, ' ')))]
    const said = stems.filter((stem) => known.has(stem) || !planWords.has(stem))
    const foreign = said.filter((stem) => !known.has(stem))
    if (foreign.length < FOREIGN_MIN) return false
    // Each thing that nobody names has such a word, so that other questions need not be read.
    if (form === 'question' && isOther(text)) return true
    if (!isJudged && isAbout(text)) return false
    if (form !== 'text' && foreign.length >= FOREIGN_ALWAYS) return true
    return foreign.length > FOREIGN_SHARE01 * said.length
  }
}

/** The words of the student's question, where the topic or a source names enough of what it is about; else none: it may be what is foreign. */
function vouchedStems(
  { topic, question, locale }: ProposalBrief,
  named: ReadonlySet<string>,
): readonly string[] {
  const things = thingsNamed(question, locale)
  const isNamed = (name: string) => stemsOf(name).some((stem) => named.has(stem))
  const held = things.filter(({ names }) => names.some(isNamed))
  const isHeld = things.length > 0 && held.length >= VOUCHED_SHARE01 * things.length
  if (!isHeld && !speaksOf(topic, question)) return []
  return stemsOf([question, ...things.flatMap(({ names }) => names)].join(' . '))
}

/** So many first letters two words of one family share: "sustentabilidade" and "sustentável", "explainable" and "explanations". */
const FAMILY_LETTERS = 5
/** A question that begins so is about what the topic names. */
const REFERS = /^(?:will|does|do|can|is|did) (?:it|they|this|these)\b/i

/** Whether the student's question has a word of the topic's, or one of its family, or points back to the topic. */
function speaksOf(topic: string, question: string): boolean {
  const telling = (text: string) => stemsOf(text).filter((stem) => !planWords.has(stem))
  const own = telling(topic)
  const isKin = (stem: string) =>
    own.some(
      (one) =>
        one === stem || (stem.length >= FAMILY_LETTERS && one.startsWith(stem.slice(0, FAMILY_LETTERS))),
    )
  // "explanations" stands in plans, too; beside "Explainable AI" it is the topic's own word.
  return REFERS.test(question.trim()) || stemsOf(question).some(isKin)
}

/**
 * What the student's own question is about and neither the topic nor a source names, where the question was taken to be the project's: no fault, but to be said. Empty
 * where nothing of the kind can be told.
 */
export function ownThings(brief: ProposalBrief, sources: readonly ProposalSource[]): readonly string[] {
  const map = readTopic({ topic: brief.topic, question: '', language: null })
  const names = activeConcepts(map).flatMap((concept) => [concept.name, ...namesToAsk(concept, map)])
  const works = sources.map(({ work }) => textOfWork(work))
  const named = new Set([brief.topic, brief.profile.field_of_study, ...names, ...works].flatMap(stemsOf))
  const isNamed = (name: string) => stemsOf(name).some((stem) => named.has(stem) || planWords.has(stem))
  return thingsNamed(brief.question, brief.locale).flatMap((thing) =>
    thing.names.some(isNamed) ? [] : thing.name,
  )
}

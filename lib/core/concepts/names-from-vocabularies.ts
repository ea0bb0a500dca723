import {
  type Concept,
  type ConceptMap,
  type FoundName,
  type VocabularyId,
  vocabularyIds,
} from '@/lib/contracts/concept-map'
import type { AmbiguousConcept, EntryName, VocabularyEntry } from '@/lib/contracts/vocabulary'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { activeConcepts, activeNames } from './concept-map'
import { foldName } from './fold-name'
import { keptNames, newNames, shareStem } from './kept-names'
import { type Choice, chooseSense, sharedStems } from './senses'

/** What a service holds under a name of one concept. */
export interface ConceptEntries {
  readonly vocabulary: VocabularyId
  readonly concept: string
  /** The name that was looked up. */
  readonly asked: string
  readonly entries: readonly VocabularyEntry[]
}

export interface NamesOfMap {
  readonly found: readonly FoundName[]
  readonly ambiguous: readonly AmbiguousConcept[]
}

const NAMES_OF_SENSE_MAX = 12
const DESCRIPTION_MAX = 300

/**
 * The names that vocabularies give the concepts in use, those of a field before those of Wikidata, and the concepts whose
 * name has several senses between which the topic does not decide: those get no name by themselves. A name that the
 * student struck out is not among them. Pure; the order of `answers` does not matter.
 */
export function namesFromVocabularies(map: ConceptMap, answers: readonly ConceptEntries[]): NamesOfMap {
  const each = activeConcepts(map).map((concept) =>
    namesOf(
      concept,
      map,
      answers.filter((answer) => answer.concept === concept.id),
    ),
  )
  return {
    found: each.flatMap(({ found }) => found),
    ambiguous: each.flatMap(({ ambiguous }) => ambiguous ?? []),
  }
}

/** The item of Wikidata that a concept means; null when there is none, or several. */
export function wikidataSense(
  map: ConceptMap,
  concept: Concept,
  answers: readonly ConceptEntries[],
): VocabularyEntry | null {
  const choice = senseIn('wikidata', { concept, map, answers })
  return choice.kind === 'one' ? choice.entry : null
}

interface OfConcept {
  readonly concept: Concept
  readonly map: ConceptMap
  readonly answers: readonly ConceptEntries[]
}

function senseIn(vocabulary: VocabularyId, { concept, map, answers }: OfConcept): Choice {
  const own = answers.filter((answer) => answer.vocabulary === vocabulary && answer.concept === concept.id)
  return chooseSense({
    vocabulary,
    concept,
    asked: own.map(({ asked }) => asked),
    entries: distinct(own.flatMap(({ entries }) => entries)),
    context: contextOf(concept, map),
  })
}

function namesOf(concept: Concept, map: ConceptMap, answers: readonly ConceptEntries[]) {
  const context = contextOf(concept, map)
  const choices = new Map(
    vocabularyIds.map((vocabulary) => [vocabulary, senseIn(vocabulary, { concept, map, answers })]),
  )
  const choiceOf = (vocabulary: VocabularyId): Choice => choices.get(vocabulary) ?? { kind: 'none' }
  const senses = vocabularyIds.flatMap((vocabulary) => {
    const choice = choiceOf(vocabulary)
    return choice.kind === 'several' && vocabulary !== 'wikipedia'
      ? [{ vocabulary, entries: choice.entries }]
      : []
  })
  const isOpen = senses.length > 0
  const item = choiceOf('wikidata')
  const candidates = vocabularyIds.flatMap((vocabulary) => {
    const choice = choiceOf(vocabulary)
    if (choice.kind !== 'one') return []
    const { entry } = choice
    if (vocabulary === 'wikipedia') return item.kind === 'one' ? articleNames(entry, item.entry) : []
    // Where one service knows several senses, another's only one has to fit the topic.
    return isOpen && sharedStems(entry, context) === 0 ? [] : namesFrom(vocabulary, entry)
  })
  const found = newNames(concept, labelsFirst(candidates)).map((name) => foundName(concept, name))
  const isNamed = found.length > 0
  const ambiguous = isOpen && !isNamed ? ambiguousConcept(concept, map, senses) : null
  return { found, ambiguous }
}

interface Candidate extends EntryName {
  readonly vocabulary: VocabularyId
  readonly id: string
}

function namesFrom(vocabulary: VocabularyId, { id, names }: VocabularyEntry): readonly Candidate[] {
  return keptNames(names).map((name) => ({ ...name, vocabulary, id }))
}

/**
 * Titles and redirects of an article on the item that is meant. Redirects mix synonyms with misspellings and narrower
 * things: taken are those that sound like the title or are names of the item, too.
 */
function articleNames(article: VocabularyEntry, item: VocabularyEntry): readonly Candidate[] {
  if (article.wikidata !== item.id) return []
  const itemNames = new Set(item.names.map(({ text }) => foldName(text)))
  const titles = article.names.filter(({ kind }) => kind === 'label')
  const names = article.names.filter(
    ({ kind, text, language }) =>
      kind === 'label' ||
      itemNames.has(foldName(text)) ||
      titles.some((title) => title.language === language && shareStem(text, title.text)),
  )
  // An article's title begins with a capital whatever it is; the item knows better.
  const cased = names.map((name) => ({ ...name, text: caseOfItem(name.text, item) }))
  return namesFrom('wikipedia', { ...article, names: cased })
}

function caseOfItem(title: string, { names }: VocabularyEntry): string {
  const small = title.charAt(0).toLowerCase() + title.slice(1)
  const hasCapital = names.some(({ kind, text }) => kind === 'label' && text === title)
  const [, second = ''] = title
  return hasCapital || /\p{Lu}/u.test(second) ? title : small
}

function labelsFirst(names: readonly Candidate[]): readonly Candidate[] {
  return [...names.filter(({ kind }) => kind === 'label'), ...names.filter(({ kind }) => kind === 'alias')]
}

function foundName(concept: Concept, { text, language, vocabulary, id }: Candidate): FoundName {
  return { concept: concept.id, text, language, origin: { by: 'vocabulary', vocabulary, id } }
}

/** The stems of the other concepts in all their names, without those of the concept itself. */
function contextOf(concept: Concept, map: ConceptMap): ReadonlySet<string> {
  const others = activeConcepts(map).filter(({ id }) => id !== concept.id)
  const own = new Set(stemsOf(concept))
  return new Set(others.flatMap(stemsOf).filter((stem) => !own.has(stem)))
}

function stemsOf(concept: Concept): readonly string[] {
  return [concept.name, ...activeNames(concept).map(({ text }) => text)]
    .flatMap(cognateStems)
    .filter((stem) => stem.length > 2 && !isQueryStopWord(stem, null))
}

function ambiguousConcept(
  concept: Concept,
  { language }: ConceptMap,
  choices: readonly { readonly vocabulary: VocabularyId; readonly entries: readonly VocabularyEntry[] }[],
): AmbiguousConcept | null {
  // The richest description of the senses is Wikidata's.
  const { vocabulary, entries } = choices.find((choice) => choice.vocabulary === 'wikidata') ??
    choices[0] ?? { vocabulary: 'wikidata', entries: [] }
  const senses = entries.map((entry) => {
    const own = [language ?? 'en', 'en', 'pt', 'es']
    const inOwn = <T extends { readonly language: string }>(items: readonly T[]) =>
      own.flatMap((code) => items.filter((item) => item.language === code)).at(0)
    const names = newNames(concept, labelsFirst(namesFrom(vocabulary, entry)))
    return {
      vocabulary,
      id: entry.id,
      name: inOwn(entry.names)?.text ?? concept.name,
      description: inOwn(entry.descriptions)?.text.slice(0, DESCRIPTION_MAX) ?? '',
      names: names.slice(0, NAMES_OF_SENSE_MAX).map((name) => foundName(concept, name)),
    }
  })
  return senses.length < 2 ? null : { concept: concept.id, senses }
}

function distinct(entries: readonly VocabularyEntry[]): readonly VocabularyEntry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()]
}

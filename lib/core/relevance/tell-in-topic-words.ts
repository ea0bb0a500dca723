import { isFunctionWord, type Lexicon } from '@/lib/core/text/lexicon'
import type { NameTable } from './concept-names'
import { type FoundInRecord, type FoundPlaces, findNames } from './find-names'
import { readWordIds } from './read-words'
import { distinctOf, likelyLanguage, type RecordText } from './record-text'

/** Longer topics are read up to here. */
const TOPIC_WORDS_READ_MAX = 600

/** For each concept of the table, the words by which the topic names it; empty where it does not. */
export type TopicNames = readonly (readonly number[])[]

/** The words by which topic and question name each concept: those of its longest name that stands in the text. */
export function readTopicNames(lexicon: Lexicon, text: string, table: NameTable): TopicNames {
  const words = readWordIds(lexicon, text, TOPIC_WORDS_READ_MAX)
  const language = likelyLanguage(lexicon, words)
  const found = findNames(words, language, table).filter(({ isTogether }) => isTogether)
  return table.concepts.map((_, concept) => {
    const own = found.filter((name) => name.concept === concept)
    const longest = own.reduce<readonly number[]>(
      (best, { places }) => (places.length > best.length ? places : best),
      [],
    )
    return [...longest]
      .sort((a, b) => a - b)
      .map((place) => words[place] ?? 0)
      .filter((word) => !isFunctionWord(lexicon, word, language))
  })
}

/**
 * A record as it would be told in the words of the topic: where it names a concept in any language, or by a synonym, the words by which
 * the topic names it stand instead. What is counted of words is then the same in every language; lengths stay its own, but for the words
 * of a title that only name a review: where concepts decide, they make a source no less about them. By words alone they count, or
 * reviews stand before the studies that a student asks for.
 */
export function tellInTopicWords(
  lexicon: Lexicon,
  record: RecordText,
  { found, names }: { readonly found: FoundInRecord; readonly names: TopicNames },
): RecordText {
  const title = replaceNames(record.title, found.title, names)
  const abstract = replaceNames(record.abstract, found.abstract, names)
  const keywords = replaceNames(record.keywords, found.keywords, names)
  const lengths = {
    titleLength: record.subjectLength,
    textLength: record.textLength - record.titleLength + record.subjectLength,
  }
  if (title === record.title && abstract === record.abstract && keywords === record.keywords)
    return record.subjectLength === record.titleLength ? record : { ...record, ...lengths }
  return {
    ...record,
    ...lengths,
    title,
    abstract,
    keywords,
    ...distinctOf(lexicon, { ...record, title, abstract, keywords }),
  }
}

/** The words with each name told anew, the longest names first; the same list where there is none. */
function replaceNames(
  words: readonly number[],
  found: readonly FoundPlaces[],
  names: TopicNames,
): readonly number[] {
  const together = found.filter(({ isTogether, concept }) => isTogether && (names[concept]?.length ?? 0) > 0)
  if (together.length === 0) return words
  const told = new Map<number, number[]>()
  const removed = new Set<number>()
  /** For each concept the places at which a longer name of it stands. */
  const takenBy = new Map<number, Set<number>>()
  together.sort((a, b) => b.places.length - a.places.length)
  for (const { concept, places } of together) {
    const taken = takenBy.get(concept) ?? new Set()
    if (places.some((place) => taken.has(place))) continue
    takenBy.set(concept, taken)
    for (const place of places) {
      taken.add(place)
      removed.add(place)
    }
    const at = Math.min(...places)
    told.set(at, [...(told.get(at) ?? []), ...(names[concept] ?? [])])
  }
  const anew: number[] = []
  words.forEach((word, at) => {
    for (const instead of told.get(at) ?? []) anew.push(instead)
    if (!removed.has(at)) anew.push(word)
  })
  return anew
}

import type { Work } from '@/lib/contracts/work'
import { cognateStem, cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'

/** A concept as it is counted in records: held by a record that holds one of its words. */
export interface NamedWords {
  readonly name: string
  readonly words: readonly string[]
}

/** What the floor reads of a found record. */
export type FoundRecord = Pick<Work, 'title' | 'abstract' | 'keywords' | 'year' | 'language'>

/** Records read at most; the ranked list is read from its top. */
const RECORDS_MAX = 500
/** Letters of an abstract that are compared. */
const ABSTRACT_READ_MAX = 4_000
const PHRASES_MAX = 12
const KEYWORD_WORDS_MAX = 4

/** A phrase of the found records, with how many records hold it in title or author keywords. */
export interface FoundPhrase {
  readonly text: string
  readonly records: number
}

/** How many records hold each concept, and what requiring it costs. */
export interface ConceptHold {
  readonly name: string
  /** Records that hold one of its words. */
  readonly records: number
  /** Records that hold all the other concepts but not this one. */
  readonly lostWithout: number
}

/** Sources by year, oldest first, years without a source left out; records without a year are not counted. */
export function yearHistogram(
  records: readonly FoundRecord[],
): readonly { readonly year: number; readonly count: number }[] {
  return tally(records.slice(0, RECORDS_MAX).flatMap((record) => record.year ?? []))
    .map(([year, count]) => ({ year, count }))
    .sort((a, b) => a.year - b.year)
}

/** Sources by language code, most frequent first; records of unknown language are not counted. */
export function languageCounts(
  records: readonly FoundRecord[],
): readonly { readonly language: string; readonly count: number }[] {
  return tally(records.slice(0, RECORDS_MAX).flatMap((record) => record.language ?? []))
    .map(([language, count]) => ({ language, count }))
    .sort((a, b) => b.count - a.count || a.language.localeCompare(b.language))
}

/** For each concept how many of the records hold it (title, abstract or keywords, by stem), in the order of `groups`. */
export function conceptHolds(
  records: readonly FoundRecord[],
  groups: readonly NamedWords[],
): readonly ConceptHold[] {
  const wanted = groups.map((group) => group.words.map((word) => ` ${cognateStems(word).join(' ')} `))
  const held = records.slice(0, RECORDS_MAX).map((record) => {
    const text = ` ${cognateStems(textOf(record)).join(' ')} `
    return wanted.map((words) => words.some((word) => text.includes(word)))
  })
  return groups.map(({ name }, at) => ({
    name,
    records: held.filter((holds) => holds[at]).length,
    lostWithout: held.filter((holds) => holds.every((hold, other) => (other === at ? !hold : hold))).length,
  }))
}

/**
 * Phrases of two or more words, and author keywords, that several records share and that the search does not ask for
 * yet; the most frequent first, at most twelve. Two records sharing a phrase is the least.
 */
export function frequentPhrases(
  records: readonly FoundRecord[],
  groups: readonly NamedWords[],
): readonly FoundPhrase[] {
  const asked = new Set(groups.flatMap((group) => group.words.map((word) => cognateStems(word).join(' '))))
  const names = [...asked].map((key) => key.split(' ')).filter((name) => name.length > 1)
  const found = new Map<string, { text: string; records: number }>()
  for (const record of records.slice(0, RECORDS_MAX)) {
    for (const [key, text] of phrasesOf(record, names)) {
      if (asked.has(key)) continue
      const phrase = found.get(key)
      if (phrase) phrase.records += 1
      else found.set(key, { text, records: 1 })
    }
  }
  return [...found.values()]
    .filter((phrase) => phrase.records >= 2)
    .sort((a, b) => b.records - a.records || b.text.length - a.text.length || (a.text < b.text ? -1 : 1))
    .slice(0, PHRASES_MAX)
}

function phrasesOf(record: FoundRecord, names: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const phrases = new Map<string, string>()
  for (const keyword of record.keywords?.slice(0, 30) ?? []) {
    const words = wordsOf(keyword)
    if (words.length > 0 && words.length <= KEYWORD_WORDS_MAX && !isGlue(keyword, record.language)) {
      phrases.set(cognateStems(keyword).join(' '), foldCase(keyword.trim()))
    }
  }
  const words = wordsOf(record.title)
  const nameAt = placesOfNames(
    words.map(({ text }) => cognateStem(text)),
    names,
  )
  words.forEach((word, at) => {
    const next = words[at + 1]
    // "Relating remote work" holds a name; "relating remote" is no other way to say it.
    if (!next || nameAt[at] !== nameAt[at + 1]) return
    if (/[^\s-]/.test(record.title.slice(word.end, next.start))) return
    if (isWeak(word.text, record.language) || isWeak(next.text, record.language)) return
    const key = `${cognateStem(word.text)} ${cognateStem(next.text)}`
    if (!phrases.has(key)) phrases.set(key, foldCase(record.title.slice(word.start, next.end)))
  })
  return phrases
}

/** For each word of a text where the name that it is part of begins; -1 for a word of none. */
function placesOfNames(words: readonly string[], names: readonly (readonly string[])[]): readonly number[] {
  const places = words.map(() => -1)
  for (const name of names)
    for (let from = 0; from + name.length <= words.length; from += 1)
      if (name.every((word, at) => words[from + at] === word)) places.fill(from, from, from + name.length)
  return places
}

function isGlue(text: string, language: string | null): boolean {
  return wordsOf(text).every((word) => isWeak(word.text, language))
}

function isWeak(word: string, language: string | null): boolean {
  return word.length < 2 || /^\d+$/.test(word) || isQueryStopWord(word, language)
}

/** "Remote Work" of a title becomes "remote work"; "COVID-19" and "SMEs" stay. */
function foldCase(text: string): string {
  return text
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(' ')
}

function textOf(record: FoundRecord): string {
  const abstract = record.abstract?.slice(0, ABSTRACT_READ_MAX) ?? ''
  return foldAccents([record.title, abstract, ...(record.keywords ?? [])].join(' . '))
}

function tally<Value>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}

import { comparedFields, type FieldDifference } from '@/lib/contracts/reference-check'
import type { Author, Work } from '@/lib/contracts/work'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { compareAuthors, matchAuthors } from '@/lib/core/merging/match-authors'
import { matchFeatures } from '@/lib/core/merging/match-features'
import { isSameVenue, matchVenue } from '@/lib/core/merging/match-place'
import { matchRecordOfWork } from '@/lib/core/merging/match-record'
import { numbersOf, titleVariants } from '@/lib/core/merging/match-title'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { foldWords } from '@/lib/core/text/fold-words'
import { editSimilarity01, isAbbreviationOf, wordSimilarity01 } from '@/lib/core/text/text-similarity'

export type ComparedField = (typeof comparedFields)[number]

/**
 * How one field of our description stands to an index's: `same` allows what is no error; `slip` is the same misspelt,
 * `alike` reworded (both only of titles); `unknown` when the index does not say, or nobody could be right or wrong about it.
 */
export type FieldState = 'same' | 'slip' | 'alike' | 'other' | 'unknown'

export type ComparedWork = Readonly<Record<ComparedField, FieldState>>

/** Titles this alike (1 − edit distance / length) are one title with a slip of the pen. Not tuned. */
const SLIP_SIMILARITY01 = 0.9
/** Titles that share this part of their words (Dice) tell of the same work when author and year agree. Not tuned. */
const ALIKE_SIMILARITY01 = 0.6
/** A title without its subtitle still has this many words: "Work" is not short for "Work: a history". */
const MAIN_TITLE_WORDS_MIN = 3
/** Online first in December, printed in January: indexes choose either. */
const YEARS_APART_MAX = 1
const retractedMark =
  /^\W{0,3}(?:retracted(?: article| paper| chapter)?|withdrawn(?: article)?|removed)\s*[:\]–—-]+\s*/i
/** "&" and the words for it in the three languages of the product. */
const andWords = new Set(['and', 'e', 'y', 'und', 'et'])
const OTHERS_MAX = 2_000

/**
 * Each field of a reference beside an index's record. What is no error, and why:
 * - title: case, accents, punctuation, "&" for "and" (house styles rewrite them); a missing subtitle (indexes keep it in a
 *   field of its own and often drop it); a title that the record gives in another language as well;
 * - first author: given name or initials, particles, one letter, a double name cut to one part;
 * - year: one year apart (online and print);
 * - venue: abbreviations, "The", a longer form; the same ISSN; compared for journal articles only, because a chapter has a
 *   book, a series and a meeting, and every index names another of them;
 * - doi: only two different ones contradict each other; a missing one is no wrong description;
 * - a preprint and the version of record are one work with two years, venues and DOIs: none of these is compared.
 * Years and authors that we lack and the index has are differences: the entry would say "n.d.".
 */
export function compareFields(ours: Work, theirs: Work): ComparedWork {
  const isOtherForm = areTwoForms(ours, theirs)
  return {
    title: titleState(ours, theirs),
    author: authorState(ours.authors, theirs.authors),
    year: isOtherForm ? 'unknown' : yearState(ours.year, theirs.year),
    venue: isOtherForm ? 'unknown' : venueState(ours, theirs),
    doi: isOtherForm ? 'unknown' : doiState(ours.doi, theirs.doi),
  }
}

/** The fields on which the two do not agree, as an index states them; a slip counts as a difference. */
export function differencesOf(ours: Work, theirs: Work, via: string): FieldDifference[] {
  const compared = compareFields(ours, theirs)
  return comparedFields
    .filter((field) => compared[field] !== 'same' && compared[field] !== 'unknown')
    .map((field) => ({ field, ours: fieldText(ours, field), theirs: fieldText(theirs, field), via }))
}

/** A field as it is shown and repaired; authors as "Family, Given" joined by "; ", as many as have room. */
export function fieldText(work: Work, field: ComparedField): string {
  switch (field) {
    case 'title':
      return withoutRetractedMark(work.title)
    case 'author':
      return authorsText(work.authors)
    case 'year':
      return work.year === null ? '' : String(work.year)
    case 'venue':
      return work.venue ?? ''
    case 'doi':
      return normaliseDoi(work.doi) ?? ''
  }
}

/** One is the preprint of the other. */
export function areTwoForms(one: Work, other: Work): boolean {
  const [a, b] = [one, other].map((work) => matchFeatures(matchRecordOfWork('', work)))
  if (a === undefined || b === undefined) return false
  const isNamed =
    (a.relatedDoi !== null && a.relatedDoi === b.doi) || (b.relatedDoi !== null && b.relatedDoi === a.doi)
  return isNamed || (a.form === 'preprint') !== (b.form === 'preprint')
}

/** Publishers put "RETRACTED:" before the title; it is a notice, not a name. */
export function withoutRetractedMark(title: string): string {
  return title.replace(retractedMark, '')
}

function titleState(ours: Work, theirs: Work): FieldState {
  const mine = titlesOf(ours)
  const others = titlesOf(theirs)
  if (mine.length === 0 || others.length === 0) return 'unknown'
  const states = mine.flatMap((one) => others.map((other) => wordsState(one, other)))
  const nearest = (['same', 'slip', 'alike'] as const).find((state) => states.includes(state))
  return nearest ?? (isTranslation(ours.title, theirs.title) ? 'unknown' : 'other')
}

function titlesOf(work: Work): readonly (readonly string[])[] {
  const others = (work.titles ?? []).map(({ text }) => text)
  return titleVariants(withoutRetractedMark(work.title), others).map(({ words }) => words)
}

function wordsState(one: readonly string[], other: readonly string[]): FieldState {
  const [a, b] = [one, other].map((words) => words.filter((word) => !andWords.has(word)))
  if (a === undefined || b === undefined) return 'other'
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (a.join('') === b.join('')) return 'same'
  const isMain = short.length >= MAIN_TITLE_WORDS_MIN && short.every((word, at) => word === long[at])
  // "Part 1" and "Part 2" differ by one letter and are two works; a subtitle may bring a number of its own.
  if (isMain) return 'same'
  if (numbersIn(a) !== numbersIn(b)) return 'other'
  if (editSimilarity01(a.join(' '), b.join(' '), SLIP_SIMILARITY01) > 0) return 'slip'
  return wordSimilarity01(a, b) >= ALIKE_SIMILARITY01 ? 'alike' : 'other'
}

function numbersIn(words: readonly string[]): string {
  return numbersOf({ words, text: words.join(' '), compact: words.join('') })
}

/** An index may keep only the translated title, so a title in another language is no contradiction. */
function isTranslation(one: string, other: string): boolean {
  const [a, b] = [detectLanguage(one), detectLanguage(other)]
  return a !== null && b !== null && a !== b
}

function authorState(ours: readonly Author[], theirs: readonly Author[]): FieldState {
  const [other] = matchAuthors(theirs)
  const [mine] = matchAuthors(ours)
  if (other === undefined) return 'unknown'
  if (mine === undefined) return 'other'
  if (compareAuthors([mine], [other]) === 'same') return 'same'
  return isShortName(ours[0], theirs[0]) || isShortName(theirs[0], ours[0]) ? 'same' : 'other'
}

/** "WHO" and "World Health Organization". */
function isShortName(short: Author | undefined, long: Author | undefined): boolean {
  const name = foldWords(short?.full ?? short?.family ?? '')
  const [letters] = name
  const words = foldWords(long?.full ?? '')
  return name.length === 1 && letters !== undefined && words.length > 1 && isAbbreviationOf(letters, words)
}

function yearState(ours: number | null, theirs: number | null): FieldState {
  if (theirs === null) return 'unknown'
  return ours !== null && Math.abs(ours - theirs) <= YEARS_APART_MAX ? 'same' : 'other'
}

function venueState(ours: Work, theirs: Work): FieldState {
  const isJournal = [ours, theirs].every(({ type }) => type === 'article' || type === 'review')
  const [mine, other] = [matchVenue(ours.venue), matchVenue(theirs.venue)]
  if (!isJournal || mine === null || other === null) return 'unknown'
  if (ours.issn.some((issn) => theirs.issn.includes(issn))) return 'same'
  return isSameVenue(mine, other) ? 'same' : 'other'
}

function doiState(ours: string | null, theirs: string | null): FieldState {
  const [mine, other] = [normaliseDoi(ours), normaliseDoi(theirs)]
  if (mine === null || other === null) return 'unknown'
  return mine === other ? 'same' : 'other'
}

function authorsText(authors: readonly Author[]): string {
  let text = ''
  for (const { family, given, full } of authors) {
    const name =
      family === undefined ? (full ?? given ?? '') : [family, given].filter((part) => part).join(', ')
    const next = text === '' ? name : `${text}; ${name}`
    if (name === '') continue
    if (next.length > OTHERS_MAX) break
    text = next
  }
  return text
}

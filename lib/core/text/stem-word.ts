import snowball from 'snowball-stemmers'
import { foldAccents } from './fold-accents'

/** The languages in which records are ranked; text in any other language is read as English there. */
export const rankingLanguages = ['en', 'pt', 'es'] as const
export type RankingLanguage = (typeof rankingLanguages)[number]

/** Names of the Snowball algorithms by ISO 639-1. */
const algorithms: Readonly<Record<string, string>> = {
  en: 'english',
  pt: 'portuguese',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  de: 'german',
  nl: 'dutch',
  ro: 'romanian',
  sv: 'swedish',
  da: 'danish',
  no: 'norwegian',
  fi: 'finnish',
}

/** What the stemmers said is kept, and forgotten at once when it grows too large: they take some 10 µs a word. */
const KNOWN_MAX = 200_000
const stemmers = new Map(
  Object.entries(algorithms).map(([language, name]) => [
    language,
    { stemmer: snowball.newStemmer(name), known: new Map<string, string>() },
  ]),
)

/** Endings the algorithms know only with accents; putting them back lets "educacao" and "educação" meet. */
const accentedEndings: Readonly<Record<string, ReadonlyArray<readonly [RegExp, string]>>> = {
  pt: [
    [/cao$/, 'ção'],
    [/coes$/, 'ções'],
    [/encia(s?)$/, 'ência$1'],
    [/ancia(s?)$/, 'ância$1'],
    [/avel$/, 'ável'],
    [/ivel$/, 'ível'],
  ],
  es: [[/cion$/, 'ción']],
}

const LETTERS_MIN = 3
const LETTERS_MAX = 40

/**
 * The form under which inflections and spellings of a word of one language meet: lower case, without accents, stemmed by the Snowball
 * algorithm of the language (snowballstem.org; Porter 1980, doi:10.1108/eb046814). Accents make no difference to the result.
 * Without an algorithm for the language, with a digit, under 3 or over 40 letters the word is only folded. Words of several
 * languages meet in `cognateStem` instead.
 */
export function stemWord(word: string, language: string | null): string {
  const of = stemmers.get(language ?? '')
  if (of === undefined) return foldAccents(word)
  const remembered = of.known.get(word)
  if (remembered !== undefined) return remembered
  if (of.known.size >= KNOWN_MAX) of.known.clear()
  const folded = foldAccents(word)
  const isStemmed = folded.length >= LETTERS_MIN && folded.length <= LETTERS_MAX && !/\d/.test(folded)
  const stem = isStemmed ? foldAccents(of.stemmer.stem(accented(folded, language ?? ''))) : folded
  of.known.set(word, stem)
  return stem
}

function accented(folded: string, language: string): string {
  const endings = accentedEndings[language] ?? []
  return endings.reduce((form, [ending, written]) => form.replace(ending, written), folded)
}

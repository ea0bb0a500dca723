import snowball from 'snowball-stemmers'
import { foldAccents } from './fold-accents'

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
const stemmers = new Map(
  Object.entries(algorithms).map(([language, name]) => [language, snowball.newStemmer(name)]),
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

const WORD_STEMMED_MAX = 40

/**
 * The form under which inflections and spellings of a word meet: lower case, without accents, stemmed by the Snowball algorithm of the
 * language (snowballstem.org; Porter 1980, doi:10.1108/eb046814). Accents make no difference to the result. Without an
 * algorithm for the language, or with a digit in the word, it is only folded.
 */
export function matchForm(word: string, language: string | null): string {
  const folded = foldAccents(word)
  const stemmer = stemmers.get(language ?? '')
  if (stemmer === undefined || folded.length > WORD_STEMMED_MAX || /\d/.test(folded)) return folded
  const endings = accentedEndings[language ?? ''] ?? []
  const accented = endings.reduce((form, [ending, written]) => form.replace(ending, written), folded)
  return foldAccents(stemmer.stem(accented))
}

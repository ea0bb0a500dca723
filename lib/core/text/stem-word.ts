import { newStemmer } from 'snowball-stemmers'
import { foldAccents } from './fold-accents'

/** The languages with a stemmer and function words here; text in any other language is read as English. */
export const rankingLanguages = ['en', 'pt', 'es'] as const
export type RankingLanguage = (typeof rankingLanguages)[number]

const stemmers = {
  en: newStemmer('english'),
  pt: newStemmer('portuguese'),
  es: newStemmer('spanish'),
} as const satisfies Record<RankingLanguage, unknown>

const WORD_STEMMED_MAX = 40
/** The stemmers take some 10 µs a word; what they said is kept, and forgotten at once when it grows too large. */
const KNOWN_MAX = 200_000
const known = { en: new Map<string, string>(), pt: new Map<string, string>(), es: new Map<string, string>() }

/**
 * The stem of a lower-case word without accents, by the Snowball algorithm of the language.
 * Words with digits and words over 40 letters are returned as they are.
 * Porter 1980, doi:10.1108/eb046814; Snowball, snowballstem.org.
 */
export function stemWord(word: string, language: RankingLanguage): string {
  const memory = known[language]
  const remembered = memory.get(word)
  if (remembered !== undefined) return remembered
  if (memory.size >= KNOWN_MAX) memory.clear()
  const isStemmed = word.length >= 3 && word.length <= WORD_STEMMED_MAX && !/\d/.test(word)
  const stem = foldAccents(isStemmed ? stemmers[language].stem(word) : word)
  memory.set(word, stem)
  return stem
}

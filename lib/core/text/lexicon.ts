import { cognateKey } from './cognate-key'
import { foldAccents } from './fold-accents'
import { type RankingLanguage, rankingLanguages, stemWord } from './stem-word'
import { functionWords } from './stop-words'

/**
 * Terminology
 *   word id   a number for one written form of a word, lower case, accents kept
 *   stem id   a number for one stem; words of one stem share it, each language stems for itself
 *
 * A lexicon only grows; ids mean nothing outside it. It is a memory of pure work, so results never depend on what it
 * has seen before.
 */
export interface Lexicon {
  readonly words: string[]
  readonly idOf: Map<string, number>
  /** For each word: itself without accents. */
  readonly folded: string[]
  /** For each word: the languages in which it is a function word. */
  readonly functionIn: (readonly RankingLanguage[])[]
  /** For each word: whether it is a letter or digit that stands alone. */
  readonly isSingle: boolean[]
  /** For each word the text in which `wordsOnce` met it last, by number. */
  readonly metIn: number[]
  textsMet: number
  readonly stems: Map<string, number>
  /** For each language, the stem ids of the words asked for so far. */
  readonly stemOf: Readonly<Record<RankingLanguage, Map<number, number>>>
  /** Cognate keys of the first words, as far as they were asked for. */
  readonly cognateKeys: string[]
}

const HEAD_LETTERS = 3
export const FIRST_IDEOGRAPH = 0x3040

const functionLanguages = new Map<string, RankingLanguage[]>()
for (const language of rankingLanguages) {
  for (const word of new Set(functionWords[language].split(' ')))
    functionLanguages.set(word, [...(functionLanguages.get(word) ?? []), language])
}
const NO_LANGUAGE: readonly RankingLanguage[] = []

export function createLexicon(): Lexicon {
  return {
    words: [],
    idOf: new Map(),
    folded: [],
    functionIn: [],
    isSingle: [],
    metIn: [],
    textsMet: 0,
    stems: new Map(),
    stemOf: { en: new Map(), pt: new Map(), es: new Map() },
    cognateKeys: [],
  }
}

/** The id of a lower-case word, which joins the lexicon when it is new. */
export function internWord(lexicon: Lexicon, word: string): number {
  const known = lexicon.idOf.get(word)
  if (known !== undefined) return known
  const id = lexicon.words.length
  lexicon.words.push(word)
  lexicon.folded.push(foldAccents(word))
  lexicon.functionIn.push(functionLanguages.get(word) ?? NO_LANGUAGE)
  lexicon.isSingle.push(isSingleLetter(word))
  lexicon.metIn.push(0)
  lexicon.idOf.set(word, id)
  return id
}

/** A letter or digit that stands alone tells little; a sign of a script without blanks is a word of its own. */
export const isSingleLetter = (word: string): boolean =>
  word.length === 1 && word.charCodeAt(0) < FIRST_IDEOGRAPH

/** The words of the lexicon that may share a stem with one of these: stemming keeps the first three letters. */
export function wordsThatMayMatch(lexicon: Lexicon, words: readonly string[]): Set<number> {
  const heads = new Set(words.map((word) => headOf(foldAccents(word))))
  const found = new Set<number>()
  lexicon.folded.forEach((folded, id) => {
    if (heads.has(headOf(folded))) found.add(id)
  })
  return found
}

const headOf = (folded: string): string => folded.slice(0, HEAD_LETTERS)

/** The id of the stem of a word in a language; the work is done once for each word and language. */
export function stemIdOf(lexicon: Lexicon, word: number, language: RankingLanguage): number {
  const known = lexicon.stemOf[language].get(word)
  if (known !== undefined) return known
  const id = internStem(lexicon, stemWord(lexicon.words[word] ?? '', language))
  lexicon.stemOf[language].set(word, id)
  return id
}

/** The cognate key of every word of the lexicon, by word id; each is worked out once. */
export function cognateKeysOf({ words, cognateKeys }: Lexicon): readonly string[] {
  for (const word of words.slice(cognateKeys.length)) cognateKeys.push(cognateKey(word))
  return cognateKeys
}

export function internStem(lexicon: Lexicon, stem: string): number {
  const id = lexicon.stems.get(stem) ?? lexicon.stems.size
  if (id === lexicon.stems.size) lexicon.stems.set(stem, id)
  return id
}

export function isFunctionWord(lexicon: Lexicon, word: number, language: RankingLanguage): boolean {
  const languages = lexicon.functionIn[word]
  return languages !== undefined && languages.length > 0 && languages.includes(language)
}

/**
 * Each word of the lists of one text once, in order, without function words and single letters; `ends` are the numbers of words behind
 * each list. The lexicon notes in which text it met a word last: a set for each text would be most of what reading allocates.
 */
export function wordsOnce(
  lexicon: Lexicon,
  lists: readonly (readonly number[])[],
  language: RankingLanguage,
): { readonly words: number[]; readonly ends: readonly number[] } {
  lexicon.textsMet += 1
  const words: number[] = []
  const ends: number[] = []
  for (const list of lists) {
    for (const word of list) {
      if (lexicon.metIn[word] === lexicon.textsMet) continue
      lexicon.metIn[word] = lexicon.textsMet
      if (!lexicon.isSingle[word] && !isFunctionWord(lexicon, word, language)) words.push(word)
    }
    ends.push(words.length)
  }
  return { words, ends }
}

import { functionWords } from './function-words'
import { foldAccents, type RankingLanguage, rankingLanguages, stemWord } from './stem-word'

/**
 * Terminology
 *   word id   a number for one written form of a word, lower case, accents kept
 *   stem id   a number for one stem; words of one stem share it, each language stems for itself
 *
 * A lexicon only grows; ids mean nothing outside it. It is a memory of pure work, so results never depend on what it
 * has seen before.
 */
export interface Lexicon {
  words: string[]
  /** For each word: itself without accents. */
  folded: string[]
  /** For each word: bit n is set when it is a function word of rankingLanguages[n]; LETTER_BIT when it is a letter that stands alone. */
  functionBits: Uint8Array
  /** For each word: its first letters without accents, to find the words that may share a stem. */
  heads: Int32Array
  stems: Map<string, number>
  /** For each language and word: its stem id, or -1 while nobody asked. */
  stemOf: Record<RankingLanguage, Int32Array>
  /** A table of the words by their hashes. */
  places: Int32Array
}

const PLACES_START = 1 << 13
/**
 * What a place of the table holds: the two hashes that tell a word from every other, and its id + 1, or 0 for nothing. A fourth cell stays
 * empty, so that the size of the table is a power of two.
 */
const PLACE_CELLS = 4
const HASH = 0
const CHECK = 1
const ID = 2
const WORDS_START = 1 << 12
const HEAD_LETTERS = 3
const HEAD_FACTOR = 0x01000193
export const FIRST_IDEOGRAPH = 0x3040
export const LETTER_BIT = 1 << rankingLanguages.length
const functionBitsOf = new Map<string, number>()
rankingLanguages.forEach((language, n) => {
  for (const word of functionWords[language].split(' ')) {
    functionBitsOf.set(word, (functionBitsOf.get(word) ?? 0) | (1 << n))
  }
})

export function createLexicon(): Lexicon {
  return {
    words: [],
    folded: [],
    functionBits: new Uint8Array(WORDS_START),
    heads: new Int32Array(WORDS_START),
    stems: new Map(),
    stemOf: { en: new Int32Array(0), pt: new Int32Array(0), es: new Int32Array(0) },
    places: new Int32Array(PLACES_START * PLACE_CELLS),
  }
}

/**
 * The id of text[start, end) in lower case; `hash` and `check` are the two hashes of that (read-words.ts).
 * Words are compared by these 64 bits alone.
 */
export function internWord(
  lexicon: Lexicon,
  text: string,
  span: { start: number; end: number; hash: number; check: number },
): number {
  const { hash, check } = span
  const { places } = lexicon
  let place = placeOf(places, hash)
  for (let id = places[place + ID] ?? 0; id !== 0; id = places[place + ID] ?? 0) {
    if (places[place + HASH] === hash && places[place + CHECK] === check) return id - 1
    place = nextPlace(places, place)
  }
  return addWord(lexicon, text.slice(span.start, span.end).toLowerCase(), place, span)
}

const placeOf = (places: Int32Array, hash: number): number =>
  ((hash ^ (hash >>> 15)) * PLACE_CELLS) & (places.length - 1)
const nextPlace = (places: Int32Array, place: number): number => (place + PLACE_CELLS) & (places.length - 1)

function addWord(
  lexicon: Lexicon,
  word: string,
  place: number,
  { hash, check }: { hash: number; check: number },
): number {
  const id = lexicon.words.length
  if (id >= lexicon.functionBits.length) growWords(lexicon)
  const folded = foldedWord(word)
  lexicon.words.push(word)
  lexicon.folded.push(folded)
  lexicon.functionBits[id] = (functionBitsOf.get(word) ?? 0) | (isSingleLetter(word) ? LETTER_BIT : 0)
  lexicon.heads[id] = headOfFolded(folded)
  lexicon.places[place + HASH] = hash
  lexicon.places[place + CHECK] = check
  lexicon.places[place + ID] = id + 1
  if (id * 2 * PLACE_CELLS > lexicon.places.length) lexicon.places = copiedPlaces(lexicon.places)
  return id
}

function growWords(lexicon: Lexicon): void {
  const bits = new Uint8Array(lexicon.functionBits.length * 2)
  bits.set(lexicon.functionBits)
  lexicon.functionBits = bits
  const heads = new Int32Array(lexicon.heads.length * 2)
  heads.set(lexicon.heads)
  lexicon.heads = heads
}

/** The same words in a table four times as large. */
function copiedPlaces(places: Int32Array): Int32Array {
  const larger = new Int32Array(places.length * 4)
  for (let from = 0; from < places.length; from += PLACE_CELLS) {
    if (places[from + ID] === 0) continue
    let to = placeOf(larger, places[from + HASH] ?? 0)
    while (larger[to + ID] !== 0) to = nextPlace(larger, to)
    larger.set(places.subarray(from, from + PLACE_CELLS), to)
  }
  return larger
}

function isAscii(word: string): boolean {
  for (let k = 0; k < word.length; k++) if (word.charCodeAt(k) > 127) return false
  return true
}

/** The word without accents. */
export function foldedWord(word: string): string {
  return isAscii(word) ? word : foldAccents(word)
}

/** A letter or digit that stands alone tells little; a sign of a script without blanks is a word of its own. */
export function isSingleLetter(word: string): boolean {
  return word.length === 1 && word.charCodeAt(0) < FIRST_IDEOGRAPH
}

/** Stemming keeps the first three letters, so only words with an equal head can share a stem; few words that share none have the same head. */
export const headOf = (word: string): number => headOfFolded(foldedWord(word))

function headOfFolded(folded: string): number {
  let head = 0
  for (let at = 0; at < Math.min(HEAD_LETTERS, folded.length); at++)
    head = Math.imul(head, HEAD_FACTOR) + folded.charCodeAt(at)
  return head | 0
}

/** The id of the stem of a word in a language; the work is done once for each word and language. */
export function stemIdOf(lexicon: Lexicon, word: number, language: RankingLanguage): number {
  let known = lexicon.stemOf[language]
  if (known.length <= word) {
    const grown = new Int32Array(Math.max(lexicon.words.length * 2, 1024)).fill(-1)
    grown.set(known)
    lexicon.stemOf[language] = grown
    known = grown
  }
  const found = known[word] ?? -1
  if (found !== -1) return found
  const id = internStem(lexicon, stemWord(lexicon.words[word] ?? '', language))
  known[word] = id
  return id
}

export function internStem(lexicon: Lexicon, stem: string): number {
  const id = lexicon.stems.get(stem) ?? lexicon.stems.size
  if (id === lexicon.stems.size) lexicon.stems.set(stem, id)
  return id
}

export function isFunctionWord(lexicon: Lexicon, word: number, language: RankingLanguage): boolean {
  return ((lexicon.functionBits[word] ?? 0) & functionBitOf(language)) !== 0
}

/** The bit that a function word of the language has in `functionBits`. */
export function functionBitOf(language: RankingLanguage): number {
  return 1 << rankingLanguages.indexOf(language)
}

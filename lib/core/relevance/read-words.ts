import { internWord, type Lexicon } from '@/lib/core/text/lexicon'

/** A word longer than this is a string of symbols or a broken line; it is cut into pieces. UTF-16 units. */
const WORD_MAX = 60
/** Han and kana are written without blanks: each sign is a word of its own. */
const anyWord = /[\u3040-\u9fff]|(?:(?![\u3040-\u9fff])[\p{L}\p{N}\p{M}])+/gu
/** The s of a possessive, and of "it's", is no word. */
const possessive = /(?<=.)['’]s(?!(?![\u3040-\u9fff])[\p{L}\p{N}\p{M}])/gsu
const asciiWord = /[a-z0-9]+/g
const isAscii = /^[\0-\x7f]*$/

/**
 * The word ids of a text in order, at most `max`: runs of letters and digits, lower case, composed accents, possessive 's dropped;
 * signs of scripts without blanks one by one. Never throws. O(n).
 */
export function readWordIds(lexicon: Lexicon, text: string, max: number): number[] {
  const lower = text.toLowerCase()
  const isPlain = isAscii.test(lower)
  const composed = isPlain ? lower : lower.normalize('NFC')
  // Few texts have one, and the pattern looks back at every sign.
  const normal = /['’]/.test(composed) ? composed.replace(possessive, ' ') : composed
  const words = normal.match(isPlain || isAscii.test(normal) ? asciiWord : anyWord) ?? []
  const pieces = words.some((word) => word.length > WORD_MAX) ? words.flatMap(piecesOf) : words
  const read = pieces.length > max ? pieces.slice(0, max) : pieces
  return read.map((word) => internWord(lexicon, word))
}

function piecesOf(word: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < word.length; from += WORD_MAX) pieces.push(word.slice(from, from + WORD_MAX))
  return pieces
}

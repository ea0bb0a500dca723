import { CHECK_START, checkStep, HASH_START, hashStep } from '@/lib/core/text/text-hash'
import { FIRST_IDEOGRAPH, internWord, type Lexicon } from './lexicon'

/** A word longer than this is a string of symbols or a broken line; it is cut into pieces. */
const WORD_MAX = 60
const GAP = 1
const LETTER = 2
const IDEOGRAPH = 3
/** Filled as signs are met: one lookup for each sign of a text instead of one pattern match. */
const kindOfCode = new Uint8Array(0x10000)
const APOSTROPHE = 39
const CURLY_APOSTROPHE = 0x2019
const LETTER_S = 115

function kindOf(code: number): number {
  return kindOfCode[code] || learnKind(code)
}

function learnKind(code: number): number {
  // Han and kana are written without blanks: each sign stands for itself.
  const isIdeograph = code >= FIRST_IDEOGRAPH && code <= 0x9fff
  const kind = isIdeograph ? IDEOGRAPH : /[\p{L}\p{N}\p{M}]/u.test(String.fromCharCode(code)) ? LETTER : GAP
  kindOfCode[code] = kind
  return kind
}

/** Letters below the combining marks are composed already, and so are the marks of print; normalising copies the text. */
const mayBeDecomposed = /[\u0300-\u1fff\u2070-\uffff]/

/** Where the words of one text are gathered before they are copied to their size. */
let buffer = new Int32Array(4096)

/** The word ids that `readWordsInto` finds in a text, at most `max`; never throws. O(n). */
export function readWords(lexicon: Lexicon, source: string, max: number): Int32Array {
  if (buffer.length < max) buffer = new Int32Array(max)
  return buffer.slice(0, readWordsInto(lexicon, source, { into: buffer, from: 0, max }))
}

/**
 * Writes the word ids of a text in order, from `from` on, and gives the place behind the last: runs of letters and digits, lower case, composed accents, possessive 's dropped;
 * signs of scripts without blanks one by one. At most `max` words, for which there must be room; never throws. O(n).
 */
export function readWordsInto(
  lexicon: Lexicon,
  source: string,
  { into, from, max }: { into: Int32Array; from: number; max: number },
): number {
  const lower = source.toLowerCase()
  const text = mayBeDecomposed.test(lower) ? lower.normalize('NFC') : lower
  const length = text.length
  const countMax = from + max
  let count = from
  let at = 0
  while (at < length && count < countMax) {
    const start = at
    let code = text.charCodeAt(at)
    const kind = kindOf(code)
    if (kind === GAP) {
      at += 1
      continue
    }
    const endMax = kind === IDEOGRAPH ? start + 1 : Math.min(length, start + WORD_MAX)
    let hash = HASH_START
    let check = CHECK_START
    while (true) {
      hash = hashStep(hash, code)
      check = checkStep(check, code)
      at += 1
      if (at === endMax) break
      code = text.charCodeAt(at)
      if (kindOf(code) !== LETTER) break
    }
    if (!isPossessiveS(text, start, at))
      into[count++] = internWord(lexicon, text, { start, end: at, hash, check })
  }
  return count
}

function isPossessiveS(text: string, start: number, end: number): boolean {
  if (end - start !== 1 || text.charCodeAt(start) !== LETTER_S || start < 2) return false
  const before = text.charCodeAt(start - 1)
  return before === APOSTROPHE || before === CURLY_APOSTROPHE
}

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

/**
 * The word ids of a text in order: runs of letters and digits, lower case, composed accents, possessive 's dropped;
 * signs of scripts without blanks one by one. At most `max` words; never throws. O(n).
 */
export function readWords(lexicon: Lexicon, source: string, max: number): Int32Array {
  if (source === '') return new Int32Array(0)
  const lower = source.toLowerCase()
  const text = mayBeDecomposed.test(lower) ? lower.normalize('NFC') : lower
  const length = text.length
  if (buffer.length < max) buffer = new Int32Array(max)
  let count = 0
  let at = 0
  while (at < length && count < max) {
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
      buffer[count++] = internWord(lexicon, text, { start, end: at, hash, check })
  }
  return buffer.slice(0, count)
}

function isPossessiveS(text: string, start: number, end: number): boolean {
  if (end - start !== 1 || text.charCodeAt(start) !== LETTER_S || start < 2) return false
  const before = text.charCodeAt(start - 1)
  return before === APOSTROPHE || before === CURLY_APOSTROPHE
}

import { FIRST_IDEOGRAPH, internWord, type Lexicon } from '@/lib/core/text/lexicon'

/** A word longer than this is a string of symbols or a broken line; it is cut into pieces. */
const WORD_MAX = 60
/** What `letterOf` holds beside lower-case letters: a sign not met yet, one between words, one that what stands beside it may change. */
const UNKNOWN = 0
const GAP = 1
const NOT_ALONE = 2
/** A sign of a script without blanks, which is a word of its own. */
const IDEOGRAPH = 3
/** By UTF-16 unit, filled as signs are met: one lookup for each sign of a text instead of copies and patterns. */
const letterOf = new Uint16Array(0x10000)
/** The same in texts that are normalised. */
const letterInNormalForm = new Uint16Array(0x10000)
const APOSTROPHE = 39
const CURLY_APOSTROPHE = 0x2019
const LETTER_S = 115
const LAST_IDEOGRAPH = 0x9fff

/**
 * Words are told apart by two hashes of 32 bits over their UTF-16 units, independent by start and factor; two of a million words
 * share both once in 37 million times. The steps stand in this file because a call into another costs as much as a step.
 */
const HASH_START = 0x811c9dc5
const CHECK_START = 0x1b873593

/** FNV-1a (draft-eastlake-fnv). */
function hashStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

function checkStep(check: number, code: number): number {
  return Math.imul(check + code, 0x85ebca6b) ^ (check >>> 13)
}

function learn(text: string): void {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (letterOf[code] !== UNKNOWN) continue
    const sign = String.fromCharCode(code)
    const isRead = /[\p{L}\p{N}\p{M}]/u.test(sign)
    const letter = isIdeograph(code) ? IDEOGRAPH : isRead ? sign.toLowerCase().charCodeAt(0) : GAP
    letterInNormalForm[code] = letter
    letterOf[code] = isAlone(sign) ? letter : NOT_ALONE
  }
}

/**
 * Whether a sign means the same whatever stands beside it: it is no mark, no piece of a syllable (Hangul), no half of an ideograph that
 * is also written as one sign (U+2F800), written in one way only, does not grow when its case changes and has no form of its own at
 * the end of a word (sigma).
 */
const isAlone = (sign: string): boolean =>
  !/[\p{M}\u1100-\u11ff\u03a3\ud87e]/u.test(sign) &&
  sign.normalize('NFC') === sign &&
  sign.toLowerCase().length === 1

/** Han and kana are written without blanks: each sign stands for itself. */
const isIdeograph = (code: number): boolean => code >= FIRST_IDEOGRAPH && code <= LAST_IDEOGRAPH

/** Where the words of one text are gathered before they are copied to their size. */
let buffer = new Int32Array(4096)

/** The word ids that `readWordsInto` finds in a text, at most `max`; never throws. O(n). */
export function readWords(lexicon: Lexicon, source: string, max: number): Int32Array {
  if (buffer.length < max) buffer = new Int32Array(max)
  return buffer.slice(0, readWordsInto(lexicon, source, { into: buffer, from: 0, max }))
}

/** Where word ids are written: from `from` on, at most `max`, for which there must be room. */
interface Room {
  into: Int32Array
  from: number
  max: number
}

/**
 * Writes the word ids of a text in order and gives the place behind the last: runs of letters and digits, lower case, composed accents,
 * possessive 's dropped; signs of scripts without blanks one by one. Never throws. O(n).
 */
export function readWordsInto(lexicon: Lexicon, text: string, room: Room): number {
  const end = readText(lexicon, text, letterOf, room)
  return end === NOT_READ ? readUnusual(lexicon, text, room) : end
}

/** A text was not read: it holds a sign not met yet, or one that is not alone. */
const NOT_READ = -1

function readUnusual(lexicon: Lexicon, text: string, room: Room): number {
  learn(text)
  const end = readText(lexicon, text, letterOf, room)
  if (end !== NOT_READ) return end
  const normal = text.toLowerCase().normalize('NFC')
  learn(normal)
  return readText(lexicon, normal, letterInNormalForm, room)
}

function readText(lexicon: Lexicon, text: string, letters: Uint16Array, { into, from, max }: Room): number {
  const length = text.length
  const countMax = from + max
  let count = from
  let at = 0
  while (at < length && count < countMax) {
    const start = at
    let letter = letters[text.charCodeAt(at)] ?? NOT_ALONE
    at += 1
    if (letter === GAP) continue
    if (letter === UNKNOWN || letter === NOT_ALONE) return NOT_READ
    const isWordAlone = letter === IDEOGRAPH
    const first = isWordAlone ? text.charCodeAt(start) : letter
    let hash = hashStep(HASH_START, first)
    let check = checkStep(CHECK_START, first)
    const endMax = isWordAlone ? at : Math.min(length, start + WORD_MAX)
    while (at < endMax) {
      letter = letters[text.charCodeAt(at)] ?? NOT_ALONE
      if (letter <= IDEOGRAPH) break
      hash = hashStep(hash, letter)
      check = checkStep(check, letter)
      at += 1
    }
    // Also behind the longest word: a mark there belongs to its last letter.
    if (at < length) {
      const next = letters[text.charCodeAt(at)] ?? NOT_ALONE
      if (next === UNKNOWN || next === NOT_ALONE) return NOT_READ
    }
    if (at - start > 1 || first !== LETTER_S || !isAfterApostrophe(text, start))
      into[count++] = internWord(lexicon, text, { start, end: at, hash, check })
  }
  return count
}

/** The s of a possessive, and of "it's", is no word. */
function isAfterApostrophe(text: string, start: number): boolean {
  const before = start < 2 ? 0 : text.charCodeAt(start - 1)
  return before === APOSTROPHE || before === CURLY_APOSTROPHE
}

import { repairMojibake } from './mojibake'

/** Words without case, marks and accents; letters of every script stay. */
export function foldWords(text: string): string[] {
  if (isOneWord.test(text)) return [text.toLowerCase()]
  const length = foldInto(text, false)
  if (length === NOT_QUICK) return foldSlowly(text)
  return length === 0 ? [] : textUpTo(length).split(' ')
}

/** The words of `foldWords` without blanks between them, of a long text the first `max` letters. */
export function foldCompact(text: string, max = Number.POSITIVE_INFINITY): string {
  const length = foldInto(text, true, max)
  return length === NOT_QUICK ? foldSlowly(text).join('').slice(0, max) : textUpTo(length)
}

/** The words of `foldWords` with one blank between them. */
export function foldText(text: string): string {
  const length = foldInto(text, false)
  return length === NOT_QUICK ? foldSlowly(text).join(' ') : textUpTo(length)
}

/** By patterns, whatever the letters; those of the text take the quick way from now on where they can. */
function foldSlowly(text: string): string[] {
  learn(text)
  return foldLetters(text).match(/[A-Za-z0-9\u0080-\uffff]+/g) ?? []
}

/** The text folded letter by letter, with marks of ASCII alone between its words; a sign such as ™ leaves capitals (TM). */
function foldLetters(text: string): string {
  const lower = repairMojibake(text).toLowerCase()
  return isLatin.test(lower) ? lower.replace(foldable, foldLetter) : blankMarks(decompose(lower))
}

const isOneWord = /^[A-Za-z0-9]+$/
/** Latin letters that stand alone, and the marks of print: each folds without regard to its neighbours. */
const isLatin = /^[\0-\u02ff\u2000-\u206f]*$/
const foldable = /[^\0-\x7f]|['`]/g
const blankMarks = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ')

const decompose = (lower: string): string =>
  lower
    .normalize('NFKD')
    .replace(/\p{M}+|['’‘`´]+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')

/** What a letter folds to is the same in every text, and normalising a whole text costs much more than looking it up. */
const foldedLetters = new Map<string, string>()

function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter)
  if (known !== undefined) return known
  const folded = blankMarks(decompose(letter))
  foldedLetters.set(letter, folded)
  return folded
}

const ASCII_MAX = 0x7f
const BLANK = 32
/** What `byteOf` holds beside letters, digits and the blank: a unit not met yet, one that leaves no trace, one that takes the long way. */
const UNKNOWN = 0
const DROPPED = 1
const SLOW = 2
/** For each UTF-16 unit the one letter or digit of ASCII that it folds to. */
const byteOf = new Uint8Array(0x10000).fill(UNKNOWN)

function learn(text: string): void {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (byteOf[code] === UNKNOWN) byteOf[code] = byteOfLetter(String.fromCharCode(code).toLowerCase())
  }
}

function byteOfLetter(lower: string): number {
  const folded = lower.length === 1 && isLatin.test(lower) ? foldLetters(lower) : null
  if (folded === null || folded.length > 1 || folded > '\x7f') return SLOW
  if (folded === '') return DROPPED
  return /[a-z0-9]/.test(folded) ? folded.charCodeAt(0) : BLANK
}

/** Words are written here one after another: most texts fold letter by letter to ASCII, and no pattern is as quick as a table. */
const bytes = new Uint8Array(1 << 10)
const decoder = new TextDecoder()
const textUpTo = (length: number): string => decoder.decode(bytes.subarray(0, length))

const NOT_QUICK = -1

/** Writes the folded words to `bytes`, with a blank between them unless they are to be compact, `max` signs at most, and gives how many, or NOT_QUICK. */
function foldInto(text: string, isCompact: boolean, max = Number.POSITIVE_INFINITY): number {
  if (Math.min(text.length, max) > bytes.length) return NOT_QUICK
  let length = 0
  let isBlank = true
  let previous = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const byte = byteOf[code] ?? SLOW
    if (code > ASCII_MAX && mayBeGarbled(previous, code)) return NOT_QUICK
    if (length === max) break
    previous = code
    if (byte > BLANK) {
      bytes[length++] = byte
      isBlank = false
    } else if (byte === BLANK) {
      if (!isBlank && !isCompact) bytes[length++] = byte
      isBlank = true
    } else if (byte !== DROPPED) return NOT_QUICK
  }
  return isBlank && !isCompact && length > 0 ? length - 1 : length
}

/** Two letters as they stand where UTF-8 was read as Windows-1252 (mojibake.ts). */
const mayBeGarbled = (code: number, next: number): boolean =>
  code >= 0xc2 && (code <= 0xdf || code === 0xe2) && (next < 0xc0 || next > 0xff)

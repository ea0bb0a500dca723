import { foldAccents } from './fold-accents'
import { repairMojibake } from './mojibake'

/** Words without case, marks and accents; letters of every script stay. */
export function foldWords(text: string): string[] {
  const isPlain = isAscii.test(text)
  // Most texts are plain ASCII: they hold no mojibake and no accents.
  const folded = (isPlain ? text.toLowerCase() : foldAccents(repairMojibake(text))).replace(apostrophes, '')
  return folded.match(isPlain || isAscii.test(folded) ? asciiWord : anyWord) ?? []
}

const isAscii = /^[\0-\x7f]*$/
const asciiWord = /[a-z0-9]+/g
const anyWord = /[\p{L}\p{N}]+/gu
const apostrophes = /['’‘`´]+/g

/** The words of `foldWords` without blanks between them, of a long text the first `max` letters. */
export const foldCompact = (text: string, max = Number.POSITIVE_INFINITY): string =>
  foldWords(text).join('').slice(0, max)

import { repairMojibake } from './mojibake'

/** Words without case, marks and accents; letters of every script stay. */
export function foldWords(text: string): string[] {
  const lower = repairMojibake(text).toLowerCase()
  if (isAscii.test(lower)) return lower.replace(apostrophes, '').match(/[a-z0-9]+/g) ?? []
  return (
    lower
      .normalize('NFKD')
      .replace(marks, '')
      .replace(apostrophes, '')
      .replaceAll('ß', 'ss')
      .replaceAll('ø', 'o')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

const isAscii = /^[\0-\x7f]*$/
const marks = /\p{M}+/gu
const apostrophes = /['’‘`´]+/g

/** The words of `foldWords` without blanks between them, of a long text the first `max` letters. */
export const foldCompact = (text: string, max = Number.POSITIVE_INFINITY): string =>
  foldWords(text).join('').slice(0, max)

import { readOnce } from '@/lib/core/text/read-once'

/** A short form and the words it stands for, as a text introduces it: "brown adipose tissue (BAT)". */
export interface ShortForm {
  readonly short: string
  readonly long: string
}

const INTRODUCED = /((?:[\p{L}\p{N}'’-]+ ){1,8})\((\p{Lu}[\p{L}\p{N}-]{1,9})s?\)/gu
/** Letters read of one text. */
const READ_MAX = 60_000

/** The short forms that a text introduces, each with the words before it whose first letters it takes (Schwartz and Hearst 2003). */
export const shortFormsIn = readOnce((text): readonly ShortForm[] =>
  [...text.slice(0, READ_MAX).matchAll(INTRODUCED)].flatMap((match) => {
    const short = match[2] ?? ''
    const long = longFormOf(short, (match[1] ?? '').trim().split(' '))
    return long === null ? [] : [{ short, long }]
  }),
)

/** The fewest last words whose letters hold the short form in order, beginning with its first. */
function longFormOf(short: string, words: readonly string[]): string | null {
  const letters = short.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  for (let count = 1; count <= words.length; count += 1) {
    const long = words.slice(-count).join(' ')
    const isSpelled = long[0]?.toLowerCase() === letters[0] && holdsInOrder(long.toLowerCase(), letters)
    if (isSpelled && count >= Math.min(2, letters.length)) return long
  }
  return null
}

function holdsInOrder(long: string, letters: string): boolean {
  let from = 0
  for (const letter of letters) {
    const at = long.indexOf(letter, from)
    if (at < 0) return false
    from = at + 1
  }
  return true
}

/** The text with every short form followed by its words, so that either is found. */
export function withLongForms(text: string, forms: readonly ShortForm[]): string {
  const used = forms.filter(({ short }) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${short}s?(?![\\p{L}\\p{N}])`, 'u').test(text),
  )
  return used.length === 0 ? text : `${text} ${used.map(({ long }) => long).join(' ')}`
}

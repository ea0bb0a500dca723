import { cognateStems } from '@/lib/core/text/cognate-stems'

/** A name by its stems, whatever their order: cognates of the three languages share it. */
export const nameKey = (name: string): string => cognateStems(name).toSorted().join(' ')

/** The keys of names that are divided by semicolons. */
export const nameKeysOf = (names: string): ReadonlySet<string> => new Set(names.split(';').map(nameKey))

/** Whether a text holds a name as whole words, whatever its case. */
export function isSaidIn(text: string, name: string): boolean {
  const [low, sought] = [text.toLowerCase(), name.toLowerCase()]
  const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter)
  for (let at = low.indexOf(sought); at >= 0; at = low.indexOf(sought, at + 1)) {
    if (!isLetter(low[at - 1]) && !isLetter(low[at + sought.length])) return true
  }
  return false
}

/** Whether two words begin alike: a slip before the third letter makes another word. */
export const isInside = (word: string, other: string): boolean => word.slice(0, 2) === other.slice(0, 2)

/** Whether two words are one but for two neighbouring letters that have changed places. */
export function isSwap(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index])
  return (
    word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2)
  )
}

/** "behaviour", "ageing", "modelling", "ischaemic" in the spelling of another country; what it makes of other words is compared with its like alone. */
export const withoutCountry = (word: string): string =>
  word
    .replace(/our/g, 'or')
    .replace(/[ao]e/g, 'e')
    .replace(/geing/g, 'ging')
    .replace(/ll(?=ing|ed)/g, 'l')

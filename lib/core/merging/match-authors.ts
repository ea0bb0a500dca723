import type { Author } from '@/lib/contracts/work'
import { foldWords } from '@/lib/core/text/fold-words'
import { editSimilarity01 } from '@/lib/core/text/text-similarity'

/** One author made comparable: the family name without particles, and the first letter of the given name. */
export interface MatchAuthor {
  readonly family: string
  readonly initial: string
  /** The given name in full, or empty when only initials are known. */
  readonly given: string
}

const AUTHORS_COMPARED_MAX = 20
const FAMILY_WORDS_DROPPED = new Set(
  'van von der den de del della di da do dos das du la le el al jr sr ii iii st mc'.split(' '),
)
const namelessAuthors = new Set(['anonymous', 'anon', 'etal', 'indicated', 'unknown', 'notavailable'])
const GIVEN_LENGTH_MIN = 3
/** Family names this alike are one name written twice: one slip in a name of five letters. */
const SAME_FAMILY_SIMILARITY01 = 0.8
const SAME_FAMILY_LENGTH_MIN = 4
/** With this share of the shorter list in common two lists name the same people. */
const SAME_PEOPLE_SHARE01 = 0.5

export function matchAuthors(authors: readonly Author[]): MatchAuthor[] {
  const people: MatchAuthor[] = []
  for (const author of authors.slice(0, AUTHORS_COMPARED_MAX)) {
    const family = familyOf(author)
    if (family === '') continue
    const given = foldWords(author.given ?? '')
    people.push({
      family,
      initial: given[0]?.[0] ?? '',
      given: given.find((word) => word.length >= GIVEN_LENGTH_MIN) ?? '',
    })
  }
  return people
}

/** The family name of the first author that `matchAuthors` would name; empty without any. */
export function firstFamilyOf(authors: readonly Author[]): string {
  for (const author of authors.slice(0, AUTHORS_COMPARED_MAX)) {
    const family = familyOf(author)
    if (family !== '') return family
  }
  return ''
}

/** Empty for "Anonymous" and the like. */
function familyOf(author: Author): string {
  const words = foldWords(author.family ?? author.full ?? author.given ?? '')
  const [only = ''] = words
  if (words.length <= 1) return namelessAuthors.has(only) ? '' : only
  const telling = words.filter((word) => !FAMILY_WORDS_DROPPED.has(word))
  const family = (telling.length > 0 ? telling : words).join('')
  return namelessAuthors.has(family) ? '' : family
}

/** `same`: the first authors are one and the lists overlap; `shared`: they overlap; `unknown`: one has no authors. */
export type AuthorsState = 'same' | 'shared' | 'other' | 'unknown'

export function compareAuthors(a: readonly MatchAuthor[], b: readonly MatchAuthor[]): AuthorsState {
  const [firstA] = a
  const [firstB] = b
  if (firstA === undefined || firstB === undefined) return 'unknown'
  const shared = a.filter((author) =>
    b.some(
      (other) =>
        isSameFamily(author.family, other.family) || isSwapped(author, other) || isSwapped(other, author),
    ),
  ).length
  const hasOverlap = shared >= SAME_PEOPLE_SHARE01 * Math.min(a.length, b.length)
  if (isSamePerson(firstA, firstB) && hasOverlap) return 'same'
  return hasOverlap && shared > 0 ? 'shared' : 'other'
}

function isSamePerson(a: MatchAuthor, b: MatchAuthor): boolean {
  const isInitialOdd = a.initial !== '' && b.initial !== '' && a.initial !== b.initial
  return (isSameFamily(a.family, b.family) && !isInitialOdd) || isSwapped(a, b) || isSwapped(b, a)
}

/** "Carlos, Ana" and "Ana, C.": one index took the given name for the family name. */
const isSwapped = (a: MatchAuthor, b: MatchAuthor): boolean =>
  a.given !== '' && b.initial !== '' && isSameFamily(a.given, b.family) && a.family.startsWith(b.initial)

function isSameFamily(a: string, b: string): boolean {
  if (a === b) return true
  const shorter = Math.min(a.length, b.length)
  if (shorter < SAME_FAMILY_LENGTH_MIN) return false
  // A double name that one index cuts: "silvacosta" and "costa".
  return (
    a.startsWith(b) ||
    b.startsWith(a) ||
    a.endsWith(b) ||
    b.endsWith(a) ||
    editSimilarity01(a, b, SAME_FAMILY_SIMILARITY01) > 0
  )
}

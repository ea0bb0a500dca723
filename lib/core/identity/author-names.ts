import type { Author } from '@/lib/contracts/work'

const AUTHORS_TEXT_MAX = 20_000
const AUTHORS_MAX = 500
const NAME_MAX = 300
const GIVEN_WORDS_MAX = 4

/** Lower-case words that belong to the family name that follows them. */
const particles = new Set(
  'van von der den de del della di da do dos das du la le les los el al ter ten zu zur af bin ibn st'.split(
    ' ',
  ),
)
/** Words behind a family name that are no part of it. */
const suffixes = new Set(['jr', 'jr.', 'sr', 'sr.', 'ii', 'iii', 'iv'])

/**
 * The authors named in one line of text, in order; empty for an empty line.
 * Understands "Family, G; Family, G", "Family, G and Family, G", "G. Family, G. Family and G. Family",
 * "Family, G., Family, G." and "Family GI, Family GI". A name of one word becomes a family name.
 * Text beyond 20,000 characters and names beyond 500 are left out; never throws.
 */
export function parseAuthorNames(text: string): Author[] {
  return splitNames(text.slice(0, AUTHORS_TEXT_MAX))
    .slice(0, AUTHORS_MAX)
    .map(parseName)
    .filter((author) => author.family !== undefined || author.full !== undefined)
}

/** One person's name, "Family, Given" or "Given Family" or "Family GI". */
function parseName(name: string): Author {
  const comma = name.indexOf(',')
  if (comma > 0) return authorOf(name.slice(0, comma), name.slice(comma + 1))
  const words = name.split(' ').filter((word) => word !== '' && !suffixes.has(word.toLowerCase()))
  const last = words.at(-1)
  if (last === undefined) return {}
  if (words.length === 1) return authorOf(last, '')
  const first = words[0] ?? ''
  if (isInitials(last) && !isInitials(first)) return familyFirst(words)
  let start = words.length - 1
  while (start > 1 && particles.has((words[start - 1] ?? '').toLowerCase())) start -= 1
  return authorOf(words.slice(start).join(' '), words.slice(0, start).join(' '))
}

/** "Menon G M" and "Menon GM": the initials are the words at the end. */
function familyFirst(words: readonly string[]): Author {
  let end = words.length - 1
  while (end > 1 && isInitials(words[end - 1] ?? '')) end -= 1
  return authorOf(words.slice(0, end).join(' '), words.slice(end).join(' '))
}

function authorOf(family: string, given: string): Author {
  const familyName = family.trim().slice(0, NAME_MAX)
  const givenName = given
    .replace(/^[\s,]+/, '')
    .trim()
    .slice(0, NAME_MAX)
  if (familyName === '') return givenName === '' ? {} : { full: givenName }
  return givenName === '' ? { family: familyName } : { family: familyName, given: givenName }
}

function splitNames(text: string): string[] {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return []
  if (line.includes(';')) return trimmed(line.split(';'))
  const parts = trimmed(line.split(/ and | & | AND /))
  const isOneNameEach = parts.every((part) => isSingleName(part))
  return isOneNameEach ? parts : parts.flatMap(splitAtCommas)
}

/** True for "Family, G. H." and "G. Family"; false for a list of names with commas between them. */
function isSingleName(part: string): boolean {
  const pieces = trimmed(part.split(','))
  if (pieces.length < 2) return true
  if (pieces.length > 3 || hasInitials(pieces[0] ?? '')) return false
  const [, second, third] = pieces
  if (
    third !== undefined &&
    !suffixes.has((second ?? '').toLowerCase()) &&
    !suffixes.has(third.toLowerCase())
  )
    return false
  return (second ?? '').split(' ').length <= GIVEN_WORDS_MAX
}

function splitAtCommas(part: string): string[] {
  const pieces = trimmed(part.split(',')).filter((piece) => !suffixes.has(piece.toLowerCase()))
  const names: string[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? ''
    const next = pieces[at + 1] ?? ''
    const isFamilyAlone = !startsWithInitial(piece) && isGivenInitials(next)
    names.push(isFamilyAlone ? `${piece}, ${next}` : piece)
    if (isFamilyAlone) at += 1
  }
  return names
}

const isInitials = (word: string): boolean => /^\p{Lu}{1,3}$/u.test(word) || /^(\p{Lu}\.-?){1,4}$/u.test(word)
const isGivenInitials = (text: string): boolean => text !== '' && text.split(' ').every(isInitials)
/** True for "G. Family" and "Family GI": such a name is complete without a comma. */
const hasInitials = (text: string): boolean =>
  startsWithInitial(text) || (text.includes(' ') && isInitials(text.split(' ').at(-1) ?? ''))
const startsWithInitial = (text: string): boolean => isInitials(text.split(' ')[0] ?? '')

const trimmed = (pieces: readonly string[]): string[] =>
  pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')

import type { Author } from '@/lib/contracts/work'
import { isInitials as areInitials, isSuffix } from './name-words'
import { partsOf } from './person-name'
import { readPersonName } from './read-person-name'

const AUTHORS_TEXT_MAX = 20_000
const AUTHORS_MAX = 500
const NAME_MAX = 300
const GIVEN_WORDS_MAX = 4

/**
 * The authors named in one line of text, in order; empty for an empty line.
 * Understands "Family, G; Family, G", "Family, G and Family, G", "G. Family, G. Family and G. Family",
 * "Family, G., Family, G." and "Family GI, Family GI". Each is read as `readPersonName` does; what it leaves whole is `full`.
 * Text beyond 20,000 characters and names beyond 500 are left out; never throws.
 */
export function parseAuthorNames(text: string): Author[] {
  return splitNames(text.slice(0, AUTHORS_TEXT_MAX)).slice(0, AUTHORS_MAX).map(authorOf)
}

function authorOf(printed: string): Author {
  const name = readPersonName(printed)
  if (name === null) return { full: printed.slice(0, NAME_MAX) }
  const { given, family } = partsOf(name)
  const familyName = family.slice(0, NAME_MAX)
  return given === '' ? { family: familyName } : { family: familyName, given: given.slice(0, NAME_MAX) }
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
  if (third !== undefined && !isSuffix(second ?? '') && !isSuffix(third)) return false
  return (second ?? '').split(' ').length <= GIVEN_WORDS_MAX
}

function splitAtCommas(part: string): string[] {
  const pieces = trimmed(part.split(',')).filter((piece) => !isSuffix(piece))
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

const isInitials = (word: string): boolean => areInitials(word, false)
const isGivenInitials = (text: string): boolean => text !== '' && text.split(' ').every(isInitials)
/** True for "G. Family" and "Family GI": such a name is complete without a comma. */
const hasInitials = (text: string): boolean =>
  startsWithInitial(text) || (text.includes(' ') && isInitials(text.split(' ').at(-1) ?? ''))
const startsWithInitial = (text: string): boolean => isInitials(text.split(' ')[0] ?? '')

const trimmed = (pieces: readonly string[]): string[] =>
  pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')

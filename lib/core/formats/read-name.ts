import { cleanText } from '@/lib/core/formats/build-item'
import type { CslName } from '@/lib/core/formats/csl-item'
import { parsePersonName } from '@/lib/core/identity/person-name'

const suffixes = /^(?:jr|sr|ii|iii|iv|v|júnior|junior|filho|neto|sobrinho)\.?$/i
const particles = new Set(
  'van von der den de da do dos das del della di du la le ten ter zu zur af el al bin ibn'.split(' '),
)
const NAME_MAX = 300

/**
 * A name as reference files write it: "Family, Given", "Family, Given, Jr." and "Family, Jr., Given" are split at the
 * commas; without a comma "Given Family" is split before the family name and its particles, "Family GI" before the
 * initials, and organisations stay whole (`literal`). Null for a blank text.
 */
export function cslName(raw: string): CslName | null {
  const text = cleanText(raw)
    .slice(0, NAME_MAX)
    .replace(/^[,;\s]+|[,;\s]+$/g, '')
  if (text === '') return null
  const parts = text.split(/\s*,\s*/)
  if (parts.length > 1) return commaName(parts)
  const initialsLast = /^(\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+)*) (\p{Lu}{1,4})$/u.exec(text)
  if (initialsLast !== null && !isUpper(initialsLast[1] ?? '')) {
    return { family: initialsLast[1] ?? '', given: spacedInitials(initialsLast[2] ?? '') }
  }
  const person = parsePersonName(text)
  if (person?.family === undefined) return { literal: text }
  return person.given === undefined
    ? { family: person.family }
    : { family: person.family, given: person.given }
}

/** A name whose parts the file keeps apart; null when both are blank. */
export function cslNameOf(
  family: string | null | undefined,
  given: string | null | undefined,
): CslName | null {
  const familyName = cleanText(family).slice(0, NAME_MAX)
  const givenName = cleanText(given).slice(0, NAME_MAX)
  if (familyName === '') return givenName === '' ? null : { literal: givenName }
  return givenName === '' ? { family: familyName } : { family: familyName, given: givenName }
}

/** An organisation, or a name that must not be split. */
export function literalName(raw: string | null | undefined): CslName | null {
  const text = cleanText(raw).slice(0, NAME_MAX * 2)
  return text === '' ? null : { literal: text }
}

/** "JD" as PubMed prints initials becomes "J. D."; any other text stays. */
export function spacedInitials(given: string): string {
  return /^\p{Lu}{1,4}$/u.test(given) ? [...given].map((letter) => `${letter}.`).join(' ') : given
}

/** "Family GI" of PubMed and Ovid, where everything after the last blank are initials. */
export function familyFirstName(raw: string): CslName | null {
  const text = cleanText(raw).slice(0, NAME_MAX)
  const found = /^(.+?),? ((?:\p{Lu}\p{Ll}?){1,4}|\p{Lu}{1,4})(?: (?:Jr|Sr|2nd|3rd|I{1,3}))?$/u.exec(text)
  if (found === null || text.includes(',')) return cslName(text)
  return { family: found[1] ?? '', given: spacedInitials(found[2] ?? '') }
}

/** Names in one text, separated by ";", else by " and " or "&", else by commas when those do not part one name. */
export function cslNames(raw: string): CslName[] {
  const text = cleanText(raw)
  if (text === '') return []
  const separator = text.includes(';') ? /\s*;\s*/ : /\s+(?:and|AND|&)\s+|\s*\n\s*/
  const parts = text.split(separator)
  return parts.flatMap((part) => {
    if (part.trim() === '' || /^et al\.?$/i.test(part.trim())) return []
    return cslName(part) ?? []
  })
}

function commaName(parts: readonly string[]): CslName | null {
  const [family = '', second = '', third = ''] = parts
  if (third !== '' && suffixes.test(second)) return suffixed(family, third, second)
  if (third !== '' && suffixes.test(third)) return suffixed(family, second, third)
  return cslNameOf(family, withParticles([second, ...parts.slice(2)].filter(Boolean).join(', ')))
}

function suffixed(family: string, given: string, suffix: string): CslName {
  return { family, ...(given === '' ? {} : { given }), suffix }
}

function withParticles(given: string): string {
  return particles.has(given) ? given : spacedInitials(given)
}

function isUpper(text: string): boolean {
  return text === text.toUpperCase()
}

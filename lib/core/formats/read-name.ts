import { cleanText } from '@/lib/core/formats/build-item'
import type { CslName } from '@/lib/core/formats/csl-item'
import { type PersonName, readPersonName } from '@/lib/core/identity/read-person-name'

const NAME_MAX = 300

/** A name as reference files write it, taken apart by `readPersonName`; what that leaves whole is `literal`. Null for a blank text. */
export function cslName(raw: string): CslName | null {
  const text = cleanText(raw)
    .slice(0, NAME_MAX)
    .replace(/^[,;\s]+|[,;\s]+$/g, '')
  if (text === '') return null
  const name = readPersonName(text)
  if (name === null) return { literal: text }
  const isGivenFirst = !text.includes(',') && text.startsWith(name.given)
  return cslPerson(isGivenFirst ? name : { ...name, given: spacedInitials(name.given) })
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

/** A name taken apart as CSL has it: the particle stands with the family name, and the styles take it out again. */
export function cslPerson({ given, particle, family, suffix }: PersonName): CslName {
  return {
    family: [particle, family].filter(Boolean).join(' '),
    ...(given === '' ? {} : { given }),
    ...(suffix === '' ? {} : { suffix }),
  }
}

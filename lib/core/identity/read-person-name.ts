import { isInitials, organisationWords, particleAt, splitEastAsianName, suffixes } from './name-words'

/**
 * Terminology
 *   particle   words before a family name that belong to it: van der, de la, da
 *   agnome     Portuguese kinship behind a family name: Neto, Filho, Júnior, Sobrinho. Part of it (NBR 6023:2018, 8.1.1.3)
 *   suffix     Jr., III: part of neither name (CSL 1.0.2, name particles and suffixes)
 */
export interface PersonName {
  readonly given: string
  /** '' for none. */
  readonly particle: string
  readonly family: string
  /** '' for none. */
  readonly suffix: string
}

/**
 * A person's name taken apart, or null for what cannot be: organisations, single words, and Han characters without a blank when the
 * language is not known (a Chinese family name has one, a Japanese one mostly two). Reads "Family, Given", "Family, Given, Jr.",
 * "Family, Jr., Given", "Given Family", "Family GI", a family name in capitals, and East Asian names in their own script, family name
 * first. Two Spanish family names are known by a comma, a hyphen or "y"; else only the last word is taken. Never throws.
 */
export function readPersonName(name: string, language: string | null = null): PersonName | null {
  const text = name.replace(/\s+/g, ' ').replace(/^[,;\s]+|[,;\s]+$/g, '')
  if (text === '' || organisationWords.test(text)) return null
  const parts = text.split(/\s?[,，]\s?/).filter(Boolean)
  return parts.length > 1 ? readNameParts(parts) : readNameWords(text.split(' '), language)
}

/** The name whose parts stood between commas: family name first, a suffix behind it or behind the given name. */
export function readNameParts(parts: readonly string[]): PersonName | null {
  const [first = '', ...rest] = parts
  const kinAt = rest.findIndex((part) => suffixes.agnome.test(part))
  const suffixAt = rest.findIndex((part) => suffixes.generation.test(part))
  const given = rest.filter((_, at) => at !== suffixAt && (at !== kinAt || rest.length === 1)).join(', ')
  const words = `${first}${kinAt >= 0 && rest.length > 1 ? ` ${rest[kinAt]}` : ''}`.split(' ').filter(Boolean)
  const behind = words.length > 1 && suffixes.generation.test(words.at(-1) ?? '') ? words.pop() : undefined
  const particles = words.slice(0, -1).findIndex((_, at) => !particleAt(words, at))
  const start = particles === -1 ? Math.max(0, words.length - 1) : particles
  const family = words.slice(start).join(' ')
  if (family === '') return null
  return {
    given,
    particle: words.slice(0, start).join(' '),
    family,
    suffix: behind ?? rest[suffixAt] ?? '',
  }
}

/** The name whose words stand without a comma; a word may hold blanks where a format keeps them together. */
export function readNameWords(words: readonly string[], language: string | null = null): PersonName | null {
  const eastAsian = splitEastAsianName(words, language)
  if (eastAsian !== undefined) return eastAsian && { ...eastAsian, particle: '', suffix: '' }
  const last = words.at(-1) ?? ''
  const suffix = words.length > 2 && suffixes.generation.test(last) ? last : ''
  const own = suffix === '' ? words : words.slice(0, -1)
  if (own.length < 2) return null
  const at = ownFamilyStart(own) ?? familyStart(own, language)
  return at.isFirst
    ? { ...splitParticle(own.slice(0, at.end)), given: own.slice(at.end).join(' '), suffix }
    : {
        given: own.slice(0, at.start).join(' '),
        particle: own.slice(at.start, at.end).join(' '),
        family: own.slice(at.end).join(' '),
        suffix,
      }
}

/**
 * Where the family name stands: first, up to `end`; or last, where its particle begins at `start` and it itself at `end`.
 */
type Place =
  | { readonly isFirst: true; readonly end: number }
  | { readonly isFirst: false; readonly start: number; readonly end: number }

const isCapitals = (word: string): boolean =>
  word.replace(/[^\p{L}]/gu, '').length > 1 && word === word.toUpperCase() && !/^(?:\p{Lu}\.-?)+$/u.test(word)

/** A family name that initials behind it or capitals set apart; null when nothing does. */
function ownFamilyStart(words: readonly string[]): Place | null {
  const [first = ''] = words
  const isShouted = words.every((word) => word === word.toUpperCase())
  let end = words.length
  while (end > 1 && isInitials(words[end - 1] ?? '', isShouted)) end -= 1
  if (end < words.length && !isInitials(first, isShouted)) return { isFirst: true, end }
  if (isShouted) return null
  // Capitals set a family name apart; short ones in front may be initials.
  const leading = words.findIndex((word) => !isCapitals(word))
  if (leading > 0 && first.length >= LEADING_CAPITALS_MIN) return { isFirst: true, end: leading }
  let start = words.length
  while (start > 1 && isCapitals(words[start - 1] ?? '')) start -= 1
  return start < words.length ? { isFirst: false, ...withParticles(words, start) } : null
}

const LEADING_CAPITALS_MIN = 4

/** The last word, with an agnome behind it, a surname joined to it by "y" or "e", and the particles before it. */
function familyStart(words: readonly string[], language: string | null): Place {
  let end = words.length - 1
  if (end > 1 && suffixes.agnome.test(words[end] ?? '')) end -= 1
  if (end > 2 && /^[yei]$/.test(words[end - 1] ?? '')) end -= 2
  const place = withParticles(words, end)
  // "First von Last" of BibTeX (Patashnik 1988): the family name begins at the particle, however many words follow. Portuguese
  // particles stand between any two names, and there the last one alone is the family name.
  const early =
    language === 'pt' ? -1 : words.findIndex((_, at) => at > 0 && at < place.start && beginsFamily(words, at))
  if (early === -1) return { isFirst: false, ...place }
  const after = words.findIndex((_, at) => at > early && !particleAt(words, at))
  return { isFirst: false, start: early, end: after }
}

function withParticles(words: readonly string[], end: number): { start: number; end: number } {
  let start = end
  while (start > 1 && particleAt(words, start - 1)) start -= 1
  return { start, end }
}

function beginsFamily(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  return (
    /^(?:van|von|vom|zu|zum|zur|del|della|ter|ten)$/.test(word) ||
    (word === 'de' && /^l[ao]s?$/.test(words[at + 1] ?? ''))
  )
}

function splitParticle(words: readonly string[]): { particle: string; family: string } {
  const found = words.slice(0, -1).findIndex((_, at) => !particleAt(words, at))
  const start = found === -1 ? words.length - 1 : found
  return { particle: words.slice(0, start).join(' '), family: words.slice(start).join(' ') }
}

import type { Author } from '@/lib/contracts/work'
import { normaliseOrcid } from '@/lib/core/identity/identifiers'
import { cutText, plainText } from '@/lib/core/text/plain-text'

const NAME_MAX = 300
const FULL_NAME_MAX = 600

/** Words that belong to the family name when they stand before it. */
const particles = new Set(
  'van von der den de da do dos das del della di du la le ten ter el al bin ibn y e'.split(' '),
)
const suffixes = /^(?:jr|sr|ii|iii|iv|júnior|junior|filho|neto|sobrinho)\.?$/i
const organisationWords =
  /\b(?:university|universidade|universidad|institute|instituto|ministry|ministério|ministerio|group|grupo|consortium|collaboration|committee|comitê|society|sociedade|association|associação|organization|organisation|department|network|team|council|agency|centre|center|foundation|fundação|investigators)\b/i

/** Given and family name as the service separates them; null when both are empty. */
export function authorFromParts(parts: {
  given?: string | null
  family?: string | null
  full?: string | null
  orcid?: string | null
}): Author | null {
  const given = clean(parts.given)
  const family = clean(parts.family)
  const full = clean(parts.full)
  if (given === null && family === null)
    return full === null ? null : { full: cutText(full, FULL_NAME_MAX), ...orcidOf(parts.orcid) }
  return {
    ...(given === null ? {} : { given: cutText(given, NAME_MAX) }),
    ...(family === null ? {} : { family: cutText(family, NAME_MAX) }),
    ...(full === null ? {} : { full: cutText(full, FULL_NAME_MAX) }),
    ...orcidOf(parts.orcid),
  }
}

/**
 * A name printed as one text. "SAMUEL, AL" splits at the first comma; "P Lewis" and "Maria da Silva" before the family
 * name with its particles; "Souza Jr" keeps its suffix. A split that is a guess keeps `full` beside it; organisations and
 * single words have only `full`.
 */
export function parsePersonName(raw: string, orcid?: string | null): Author | null {
  const full = clean(raw)
  if (full === null) return null
  const whole = { full: cutText(full, FULL_NAME_MAX), ...orcidOf(orcid) }
  if (organisationWords.test(full)) return whole
  const comma = full.indexOf(',')
  if (comma > 0)
    return authorFromParts({
      family: full.slice(0, comma),
      given: full.slice(comma + 1),
      orcid: orcid ?? null,
    })
  const words = full.split(' ')
  const at = familyStart(words)
  if (words.length < 2 || at === 0) return whole
  return authorFromParts({
    given: words.slice(0, at).join(' '),
    family: words.slice(at).join(' '),
    full,
    orcid: orcid ?? null,
  })
}

/** "Liu Q" as PubMed and Europe PMC print it: family name first, then initials. */
export function parseFamilyFirstName(raw: string, orcid?: string | null): Author | null {
  const full = clean(raw)
  const found = full === null ? null : /^(.{1,280}) ([\p{Lu}]{1,4}(?:-[\p{Lu}])?)$/u.exec(full)
  if (full === null) return null
  return found === null
    ? { full: cutText(full, FULL_NAME_MAX), ...orcidOf(orcid) }
    : authorFromParts({ family: found[1] ?? null, given: found[2] ?? null, full, orcid: orcid ?? null })
}

function familyStart(words: readonly string[]): number {
  let at = words.length - 1
  if (at > 1 && suffixes.test(words[at] ?? '')) at--
  while (
    at > 1 &&
    particles.has(words[at - 1]?.toLowerCase() ?? '') &&
    words[at - 1] === words[at - 1]?.toLowerCase()
  )
    at--
  return at
}

function clean(raw: string | null | undefined): string | null {
  if (raw === null || raw === undefined) return null
  const text = plainText(raw)?.replace(/^[,;\s]+|[,;\s]+$/g, '')
  return text === undefined || text === '' || text === '…' ? null : text
}

function orcidOf(raw: string | null | undefined): { orcid?: string } {
  const orcid = raw === null || raw === undefined ? null : normaliseOrcid(raw)
  return orcid === null ? {} : { orcid }
}

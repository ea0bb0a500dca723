import type { Author } from '@/lib/contracts/work'
import { cutText, plainText } from '@/lib/core/text/plain-text'
import { normaliseOrcid } from './identifiers'
import { type PersonName, readPersonName } from './read-person-name'

const NAME_MAX = 300
const FULL_NAME_MAX = 600

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
 * A name printed as one text, split as `readPersonName` does. A split that is a guess keeps `full` beside it; organisations and single
 * words have only `full`. Null for a blank text.
 */
export function parsePersonName(raw: string, orcid?: string | null): Author | null {
  const full = clean(raw)
  if (full === null) return null
  const name = readPersonName(full)
  if (name === null) return { full: cutText(full, FULL_NAME_MAX), ...orcidOf(orcid) }
  return authorFromParts({
    ...partsOf(name),
    full: full.includes(',') ? null : full,
    orcid: orcid ?? null,
  })
}

/** "Liu Q" as PubMed and Europe PMC print it: family name first, then initials, which may be any four capitals. */
export function parseFamilyFirstName(raw: string, orcid?: string | null): Author | null {
  const full = clean(raw)
  const found = full === null ? null : /^(.{1,280}) ([\p{Lu}]{1,4}(?:-[\p{Lu}])?)$/u.exec(full)
  if (full === null) return null
  return found === null
    ? { full: cutText(full, FULL_NAME_MAX), ...orcidOf(orcid) }
    : authorFromParts({ family: found[1] ?? null, given: found[2] ?? null, full, orcid: orcid ?? null })
}

/** Given and family name as an author of a record has them: particle and suffix stand with the family name. */
export function partsOf({ given, particle, family, suffix }: PersonName): { given: string; family: string } {
  return { given, family: [particle, family, suffix].filter(Boolean).join(' ') }
}

function clean(raw: string | null | undefined): string | null {
  if (raw === null || raw === undefined) return null
  const text = plainText(raw)?.replace(/^[,;\s]+|[,;\s]+$/g, '')
  // "." and "…" stand in exports where nobody is named.
  return text === undefined || !/[\p{L}\p{N}]/u.test(text) ? null : text
}

function orcidOf(raw: string | null | undefined): { orcid?: string } {
  const orcid = raw === null || raw === undefined ? null : normaliseOrcid(raw)
  return orcid === null ? {} : { orcid }
}

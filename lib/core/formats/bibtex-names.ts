import { readNameParts, readNameWords } from '@/lib/core/identity/read-person-name'
import type { CslName } from './csl-item'
import { decodeLatex } from './decode-latex'
import { cslPerson } from './read-name'

const NAMES_MAX = 500

/**
 * The names of a BibTeX author field, by BibTeX's rules: " and " parts names outside braces; "First von Last",
 * "von Last, First" and "von Last, Jr, First"; a name wholly in braces is an organisation. BibLaTeX's "family=…, given=…"
 * is understood. The particle is kept with the family name. "others" is left out.
 */
export function bibtexNames(raw: string): CslName[] {
  return splitOutside(raw, /\s+and\s+/iy)
    .slice(0, NAMES_MAX)
    .flatMap((part) => bibtexName(part.trim()) ?? [])
}

function bibtexName(raw: string): CslName | null {
  if (raw === '' || /^others\b/i.test(raw)) return null
  if (isBraced(raw)) return literal(raw)
  if (/^(?:family|given|prefix)\s*=/.test(raw)) return extendedName(raw)
  const parts = splitOutside(raw, /\s*,\s*/y).map((part) => part.trim())
  const [family = ''] = parts
  if (parts.length === 1) return unsplitName(raw)
  const name = readNameParts(parts.map(decodeLatex).filter(Boolean))
  return name === null ? person(family, parts.slice(1).filter(Boolean).join(', ')) : cslPerson(name)
}

function unsplitName(raw: string): CslName | null {
  const words = splitOutside(raw, /(?:\s|~)+/y)
    .filter(Boolean)
    .map(decodeLatex)
  const name = readNameWords(words)
  return name === null ? literalOrFamily(raw) : cslPerson(name)
}

function literalOrFamily(raw: string): CslName | null {
  const text = decodeLatex(raw)
  return text === '' ? null : { family: text }
}

function literal(raw: string): CslName | null {
  const text = decodeLatex(raw)
  return text === '' ? null : { literal: text }
}

function person(family: string, given: string): CslName | null {
  const familyName = decodeLatex(family)
  const givenName = decodeLatex(given)
  if (familyName === '') return givenName === '' ? null : { literal: givenName }
  return givenName === '' ? { family: familyName } : { family: familyName, given: givenName }
}

function extendedName(raw: string): CslName | null {
  const parts = new Map<string, string>()
  for (const part of splitOutside(raw, /\s*,\s*/y)) {
    const at = part.indexOf('=')
    if (at > 0) parts.set(part.slice(0, at).trim(), unquoted(part.slice(at + 1).trim()))
  }
  const name = person(
    [parts.get('prefix'), parts.get('family')].filter(Boolean).join(' '),
    parts.get('given') ?? '',
  )
  const suffix = parts.get('suffix')
  return name !== null && suffix !== undefined ? { ...name, suffix: decodeLatex(suffix) } : name
}

function unquoted(text: string): string {
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text
}

/** True when one pair of braces holds the whole text. */
function isBraced(raw: string): boolean {
  if (!raw.startsWith('{') || !raw.endsWith('}')) return false
  let depth = 0
  for (let at = 0; at < raw.length; at += 1) {
    if (raw[at] === '\\') at += 1
    else if (raw[at] === '{') depth += 1
    else if (raw[at] === '}') {
      depth -= 1
      if (depth === 0 && at < raw.length - 1) return false
    }
  }
  return depth === 0
}

/** The text cut where the sticky pattern fits outside braces. */
export function splitOutside(raw: string, separator: RegExp): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < raw.length; at += 1) {
    const sign = raw[at]
    if (sign === '\\') at += 1
    else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    else if (depth <= 0 && (at === 0 || !isBlank(raw[at - 1]) || !isBlank(sign))) {
      separator.lastIndex = at
      const found = separator.exec(raw)
      if (found !== null && found[0] !== '') {
        parts.push(raw.slice(start, at))
        at = separator.lastIndex - 1
        start = at + 1
      }
    }
  }
  return [...parts, raw.slice(start)]
}

function isBlank(sign: string | undefined): boolean {
  return sign === ' ' || sign === '\n' || sign === '\t' || sign === '\r'
}

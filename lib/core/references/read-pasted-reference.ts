import type { Author } from '@/lib/contracts/work'
import { findDoi } from '@/lib/core/identity/doi'
import { parsePersonName } from '@/lib/core/identity/person-name'

/** What a printed reference says, as far as its style could be told. */
export interface PastedReference {
  readonly title: string
  readonly authors: readonly Author[]
  readonly year: number | null
  readonly venue: string | null
  readonly doi: string | null
}

/** Longer texts are abstracts or several references. */
const REFERENCE_MAX = 1_200
const AUTHORS_MAX = 60
const YEAR_MIN = 1400

/** Where the authors end and what follows them; each reader knows one style and answers null for another. */
type StyleReader = (text: string) => {
  readonly authors: readonly string[]
  /** The one author is an organisation: its name is not split. */
  readonly isOrganisation?: boolean
  readonly rest: string
} | null

/**
 * The parts of one reference in the style of ABNT (NBR 6023), APA, Vancouver (ICMJE) or with a title in quotation marks; null
 * for a text in none of them. Parts that a style does not set off stay null. Linear in the length of the text; never throws.
 */
export function readPastedReference(text: string, currentYear: number): PastedReference | null {
  if (text.length > REFERENCE_MAX) return null
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\[\d{1,3}\]|\(\d{1,3}\)|\d{1,3}[.)])\s+/, '')
  const read = styles.map((style) => style(line)).find((answer) => answer !== null)
  const year = yearIn(line, currentYear)
  if (!read || year === null) return null
  const { title, venue } = titleAndVenue(read.rest)
  if (title === '') return null
  return {
    title,
    authors: read.authors
      .slice(0, AUTHORS_MAX)
      .flatMap((name) => (read.isOrganisation ? { full: name } : (parsePersonName(name) ?? []))),
    year,
    venue,
    doi: findDoi(line),
  }
}

/** When somebody looked at a page is not when it appeared. */
const LOOKED_AT =
  /\[(?:cited|citado|acesso|accessed|consultado)[^\]]{0,40}\]|\b(?:acesso em|accessed|retrieved|consultado(?: el)?|acceso(?: el)?):?\s[^;]{0,40}$/gi

/** A year in parentheses, one before the volume, else the last that stands by itself: pages and DOIs may look like years. */
function yearIn(line: string, currentYear: number): number | null {
  const plain = line.replace(LOOKED_AT, ' ').replace(/\b(?:https?:|doi|www\.)\S*|\b10\.\d{4,9}\/\S+/gi, ' ')
  const found = [
    /\((?:[^()]{0,20}\s)?(\d{4})[a-z]?(?:,[^()]{0,30})?\)/.exec(plain)?.[1],
    /(?<!\d)(\d{4})(?=[\w ]{0,10};\s?\d)/.exec(plain)?.[1],
    [...plain.matchAll(/(?<![\d:–-]|[-–:p]\s?)(\d{4})(?![\d–-]|\s?[-–]\s?\d)/g)].at(-1)?.[1],
  ]
  const isYear = (year: number) => year >= YEAR_MIN && year <= currentYear + 1
  return found.map(Number).find(isYear) ?? null
}

/** "Souza, A. B., & Lima, C. (2020). Title. Journal, 12(3), 1–10." */
const readApa: StyleReader = (text) => {
  const year = /\s\(\d{4}[a-z]?(?:,[^()]{0,30})?\)\.?\s/.exec(text)
  if (year === null || year.index === 0) return null
  const rest = text.slice(year.index + year[0].length)
  const before = text.slice(0, year.index).trim()
  if (!before.includes(',')) return { authors: [before.replace(/\.$/, '')], isOrganisation: true, rest }
  const authors = before
    // "Ramírez, L., y Soto, M." sets the last off as "Ramírez, L., & Soto, M." does.
    .replace(/,?\s(?:&|and|y|e)\s/g, ', ')
    .replace(/(?:\.\s?){3}|…/g, '')
    .split(/(?<=\.),\s+/)
    .map((name) => name.trim())
    .filter((name) => !/^(?:jr|sr|et al)\.?$/i.test(name))
  const isList = authors.every((name) =>
    /^\p{L}[^,]{0,60}(?:,\s?(?:(?:\p{Lu}\.|d[aeo]s?)[\s-]?){1,6})?$/u.test(name),
  )
  return isList ? { authors, rest } : null
}

/** "Souza AB, Lima C, et al. Title. J Abbrev. 2020;12(3):1-10." */
const readVancouver: StyleReader = (text) => {
  const end = text.indexOf('. ')
  if (end === -1) return null
  const names = text.slice(0, end).split(/,\s+/)
  const authors = names.filter((name) => !/^et al$/i.test(name))
  const isList =
    authors.length > 0 && authors.every((name) => /^\p{L}[\p{L}'’ -]{0,50} \p{Lu}{1,4}$/u.test(name))
  if (!isList) return null
  return {
    authors: authors.map((name) => {
      const at = name.lastIndexOf(' ')
      return `${name.slice(0, at)}, ${[...name.slice(at + 1)].join('. ')}.`
    }),
    rest: text.slice(end + 2),
  }
}

/** "BRASIL. Ministério da Saúde. Title. City: Publisher, 2018." and "River Group. Title. City: Publisher; 2013." */
const readOrganisation: StyleReader = (text) => {
  const [name = '', second = '', ...further] = text.split(/\.\s+/)
  const isUpper = /^\p{Lu}[\p{Lu}\s'’&-]{2,80}$/u.test(name)
  const isPrinted = /\p{L}: [^.:;]{2,80}[,;]\s?\d{4}\.?$/u.test(text)
  if (!isPrinted || /[,;:]/.test(name) || further.length === 0) return null
  // In capitals stands a country before its ministry, or the organisation itself.
  const isDivided = isUpper && further.length > 1
  const from = name.length + 2 + (isDivided ? second.length + 2 : 0)
  return { authors: [name.replace(/\s\([^()]{1,20}\)$/, '')], isOrganisation: true, rest: text.slice(from) }
}

/** One surname in capitals, as ABNT prints it. */
const SURNAME = /(?:\p{Lu}[\p{Lu}'’-]*\s){0,4}\p{Lu}[\p{Lu}'’-]+,\s/uy
const GIVEN = /(?:(\p{Lu}\.)|\p{Lu}[\p{Ll}'’-]+|d[aeo]s?|e|y)(?=[\s.;])/uy

/** "SOUZA, Ana B.; LIMA, C. Título: subtítulo. Revista, Cidade, v. 1, n. 2, p. 1-10, 2020." */
const readAbnt: StyleReader = (text) => {
  const authors: string[] = []
  let at = 0
  for (;;) {
    const surname = matchAt(SURNAME, text, at)
    if (surname === null) return null
    const given = givenNamesAt(text, at + surname.length)
    authors.push(`${surname.trim().replace(/,$/, '')}, ${given.names}`)
    at = given.end
    if (text[at] !== ';') break
    at += text[at + 1] === ' ' ? 2 : 1
  }
  const rest = text.slice(at).replace(/^[\s.]*(?:et al\.?)?[\s.]*/, '')
  return { authors, rest }
}

/** The given names from here; a whole word after initials is the first of the title. */
function givenNamesAt(text: string, from: number): { readonly names: string; readonly end: number } {
  const names: string[] = []
  let at = from
  let hasInitial = false
  for (;;) {
    const word = matchAt(GIVEN, text, at)
    if (word === null) break
    const isInitial = word.endsWith('.')
    if (hasInitial && !isInitial) break
    hasInitial ||= isInitial
    names.push(word)
    at += word.length
    if (text[at] !== ' ') break
    at += 1
  }
  return { names: names.join(' '), end: at }
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

/** 'Souza, Ana. "Title." Journal 12 (2020).' */
const readQuoted: StyleReader = (text) => {
  const quoted = /[“"«]([^“”"«»]{8,500})[”"»]/.exec(text)
  if (quoted === null || quoted.index === 0) return null
  const title = (quoted[1] ?? '').replace(/[.,]\s*$/, '')
  const authors = text
    .slice(0, quoted.index)
    .replace(/[.,\s]+$/, '')
    .split(/;\s|,?\s(?:and|e|y)\s/)
  return { authors, rest: `${title}. ${text.slice(quoted.index + quoted[0].length)}` }
}

const styles = [readQuoted, readAbnt, readApa, readVancouver, readOrganisation] as const

/** The first sentence is the title; what follows up to a comma, a full stop or a number names where it appeared. */
function titleAndVenue(rest: string): { readonly title: string; readonly venue: string | null } {
  const end = titleEnd(rest)
  if (end === null) return { title: '', venue: null }
  const title = rest
    .slice(0, end)
    .replace(/\.$/, '')
    // What kind of text it is, or which edition, is not its title.
    .replace(/\s*(?:\[[^\]]{2,120}\]|\((?:[^()]{0,80}\b(?:ed|diss\w*|tes\w*|thesis)\b[^()]{0,80})\))$/i, '')
    .trim()
  const venue = /^[^,.;0-9]{3,200}/u
    .exec(rest.slice(end).replace(/^[\s.]*(?:In:\s)?/i, ''))?.[0]
    .replace(/\s*\[internet\]$/i, '')
    .trim()
  return { title, venue: venue === undefined || venue.length < 3 || /^https?/i.test(venue) ? null : venue }
}

const SENTENCE_END = /[.?!\]](?=\s|$)/g

/** Where the title ends: after its first sentence, or after a second one that goes on from a question; null for none. */
function titleEnd(rest: string): number | null {
  const ends = [...rest.slice(0, REFERENCE_MAX).matchAll(SENTENCE_END)]
    // An edition is abbreviated within the title's own parentheses.
    .filter(({ index }) => !/\([^()]{0,80}$/.test(rest.slice(Math.max(0, index - 80), index)))
    .filter(({ 0: mark, index }) => mark !== ']' || /\][.]?$/.test(rest.slice(index)))
    .map(({ index }) => index + 1)
  const [first, second] = ends
  if (first === undefined) return null
  if (!/[?!]/.test(rest.charAt(first - 1)) || second === undefined) return first
  const next = rest.slice(first, second)
  const isSubtitle = !/\d/.test(next) && /^\s(?!https?:|doi\b|in[: ])\p{L}/iu.test(rest.slice(second))
  return isSubtitle ? second : first
}

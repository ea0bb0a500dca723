import { foldAccents } from '@/lib/core/text/fold-accents'
import type { TextCitation } from './text-citation'

type AuthorYear = Extract<TextCitation, { kind: 'author-year' }>

const BRACKET = /\(([^()]{4,400})\)/g
const YEAR = /(?<![\d.,])((?:1[5-9]|20)\d\d)([a-z])?(?![\d%])/g
/** Names looked for before "(2020)". */
const BEFORE_MAX = 120

const NAME = String.raw`(?:(?:de|da|do|dos|das|del|la|van|von|der|den|di|al)\s+)*\p{Lu}[\p{L}'’-]+(?:\s+(?:de|da|do|dos|das|del|la|van|von|der)\s+\p{Lu}[\p{L}'’-]+)?`
const ALIA = String.raw`(?:et\s+al\.?|e\s+col(?:s\.?|\.|aboradores)|y\s+col(?:s\.?|\.|aboradores)|and\s+colleagues)`
const BEFORE_YEAR = new RegExp(
  String.raw`(?<![\p{L}-])(${NAME}(?:(?:,\s+|\s+(?:&|and|e|y)\s+|,\s+(?:&|and|e|y)\s+)${NAME}){0,6}(?:,?\s+${ALIA})?)\s*$`,
  'u',
)
const SURNAME = new RegExp(`^${NAME}$`, 'u')

/** Months and seasons, folded, whole or as they are abbreviated: "(June, 2020)" is a date, "(Marsh, 2020)" and "(Maia, 2020)" are not. */
const DATE_WORD = new RegExp(
  `^(?:${[
    'jan|january|janeiro|ene|enero|feb|february|fev|fevereiro|febrero|mar|march|marco|marzo|apr|april|abr|abril|may|mai|maio|mayo',
    'jun|june|junho|junio|jul|july|julho|julio|aug|august|ago|agosto|sep|sept|september|set|setembro|septiembre|setiembre',
    'oct|october|out|outubro|octubre|nov|november|novembro|noviembre|dec|december|dez|dezembro|dic|diciembre',
    'spring|summer|autumn|fall|winter',
  ].join('|')})$`,
)
/** What stands between two citations of one bracket, and before the first. */
const LEAD =
  /^(?:[\s;,]|(?:see|cf\.?|e\.g\.,?|i\.e\.,?|ver|v\.|véase|apud|also|as well as|in|p\.\s*ex\.,?|por exemplo,?|por ejemplo,?)\s)+/iu

/** Markers that name authors and year, in brackets ("(Souza; Lima, 2020, p. 3)") or in the sentence ("Souza et al. (2020)"). */
export function authorYearCitations(text: string): readonly AuthorYear[] {
  return [...text.matchAll(BRACKET)].flatMap((match) => bracketMarkers(match, text))
}

function bracketMarkers(match: RegExpExecArray, text: string): AuthorYear[] {
  const inner = match[1] ?? ''
  const place = { text: match[0], start: match.index, end: match.index + match[0].length }
  const years = [...inner.matchAll(YEAR)]
  const found: AuthorYear[] = []
  let read = 0
  let authors: readonly string[] = []
  for (const year of years) {
    const before = inner.slice(read, year.index)
    read = year.index + year[0].length
    const named = authorsIn(before)
    if (named === null) continue
    if (named.length > 0) authors = named
    const base = { kind: 'author-year', year: Number(year[1]), letter: year[2] ?? '' } as const
    if (authors.length > 0) found.push({ ...base, authors, isNarrative: false, ...place })
    else if (found.length === 0 && before.trim() === '') {
      const narrative = narrativeBefore(text, match.index)
      if (narrative)
        found.push({
          ...base,
          authors: narrative.authors,
          isNarrative: true,
          ...placeOf(text, narrative.start, place.end),
        })
    }
  }
  return found
}

function placeOf(text: string, start: number, end: number) {
  return { text: text.slice(start, end), start, end }
}

/** The names before a year: none for a further year of the same authors, null where what stands there is no list of names. */
function authorsIn(before: string): readonly string[] | null {
  const list = before
    .replace(/^\s*,?\s*(?:pp?|pág|págs|art|cap|chap|vol|n)\.?\s*[\d–-]+/iu, '')
    .replace(LEAD, '')
    .replace(new RegExp(`,?\\s*${ALIA}`, 'giu'), '')
    .replace(/[\s,;:]+$/, '')
  if (list === '') return []
  const names = list
    .split(/\s*(?:;|,|&|\band\b|\be\b|\by\b)\s*/u)
    .map((name) => name.trim())
    .filter((name) => name !== '' && !/^(?:\p{Lu}\.[\s-]?){1,4}$/u.test(name))
  const areNames = names.length > 0 && names.every((name) => isName(name))
  return areNames ? names : null
}

function isName(name: string): boolean {
  return !DATE_WORD.test(foldAccents(name)) && (SURNAME.test(name) || isInstitution(name))
}

/** "World Health Organization", "IBGE", "Ministério da Saúde". */
function isInstitution(name: string): boolean {
  const words = name.split(/\s+/)
  return (
    words.length <= 8 &&
    words.every(
      (word) =>
        /^\p{Lu}/u.test(word) || /^(?:of|de|da|do|dos|das|del|la|las|los|e|y|and|the|for|para)$/u.test(word),
    )
  )
}

function narrativeBefore(text: string, at: number): { authors: readonly string[]; start: number } | null {
  const from = Math.max(0, at - BEFORE_MAX)
  const match = BEFORE_YEAR.exec(text.slice(from, at))
  const authors = authorsIn(match?.[1] ?? '')
  return match && authors && authors.length > 0 ? { authors, start: from + match.index } : null
}

import { foldWords } from '@/lib/core/text/fold-words'

/** Titles longer than this are compared by their beginning. */
const TITLE_COMPARED_MAX = 400
const VARIANTS_MAX = 6
const VARIANT_WORDS_MIN = 3

/** One title made comparable. */
export interface MatchTitle {
  /** Words in lower case without marks, in order. */
  readonly words: readonly string[]
  /** The words with one blank between them. */
  readonly text: string
  /** The words without blanks. */
  readonly compact: string
}

/** What a bracket behind a title says about the record; it is no part of the title. */
const bracketNote =
  /erratum|corrected|comment|review|refs?\b|references|abstract|summary|letter|see |published|retract|updat|language|article|proceeding|meeting|conference|poster/
/** Titles that open like this announce or answer another work. */
const noticeStart =
  /^(?:the )?(?:erratum|errata|corrigend(?:um|a)|correction|addendum|retraction|retracted|expression of concern|withdrawn|withdrawal|comments? (?:on|to)|commentary on|reply|repl(?:y|ies) (?:to|by)|response to|authors? repl(?:y|ies)|authors? response|in reply|re)\b/
const noticeLastWords = new Set(
  'reply response rejoinder erratum corrigendum correction retraction'.split(' '),
)
const answerEnd = /\b(?:correction|erratum|reply|response) to \p{L}+(?: et al)?(?: \d{4})?$/u
/** Words that tell parts, years and editions apart, each with the number it stands for; a month stands for itself. */
const numberWords: ReadonlyMap<string, string> = new Map([
  ...[
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
    ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'],
    ['', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'],
  ].flatMap((words) => words.map((word, at): [string, string] => [word, String(at + 1)])),
  ...'january february march april may june july august september october november december'
    .split(' ')
    .map((month): [string, string] => [month, month]),
])
/** How indexes point from an erratum to its article: "(vol 360, pg 542, 2009)", "(A Journal (2009) 360 (542-544))". */
const correctedPlace =
  /\s*\((?:vol\.? \d{1,4}, (?:pgs?|pp?|art)\b[^()]{1,40}|[^()]{3,120}\((?:[^()]{0,20} )?(?:19|20)\d{2}\)[^()]{0,12}(?:\([^()]{1,30}\)[^()]{0,40}){1,3}(?:doi[^()]{0,60})?)\)\.?$/i
const isLetter = /^[a-z]$/
const isDigits = /^\d+$/
const correctionStart = /^(?:the )?(?:erratum|errata|corrigend(?:um|a)|correction)(?: (?:to|for|of))?\b/

/**
 * The title and its other forms: without the notes that indexes append, and each language of a title given in several.
 * The first is the title itself; empty for an empty title.
 */
export function titleVariants(title: string, others: readonly string[] = []): MatchTitle[] {
  if (others.length === 0 && !mayHoldForms.test(title)) {
    const form = matchTitle(title)
    return form.text === '' ? [] : [form]
  }
  const seen = new Map<string, MatchTitle>()
  for (const text of [...formsOf(title), ...others.flatMap(formsOf)]) {
    const form = matchTitle(text)
    if (form.text !== '' && !seen.has(form.compact) && seen.size < VARIANTS_MAX) seen.set(form.compact, form)
  }
  return [...seen.values()]
}

/** True for an erratum, a comment, a reply or a retraction notice. */
export function isNotice({ text }: Pick<MatchTitle, 'text'>): boolean {
  return (
    noticeStart.test(text) ||
    noticeLastWords.has(lastWordOf(text)) ||
    (text.includes(' to ') && answerEnd.test(text))
  )
}

/** Only the letters and digits of ASCII behind the last other sign: a Latin word may follow Chinese or Japanese without a blank. */
function lastWordOf(text: string): string {
  let start = text.length
  while (start > 0 && isLatinOrDigit(text.charCodeAt(start - 1))) start -= 1
  return text.slice(start)
}

const isLatinOrDigit = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90)

/** True for an erratum whose title is that of its article with the article's place behind it. */
export function pointsToArticle(title: string): boolean {
  return title.includes('(') && correctedPlace.test(title)
}

/** As `isNotice`, for a title as printed; of a title too long to be compared whole only the beginning counts. */
export function isNoticeTitle(title: string): boolean {
  if (pointsToArticle(title)) return true
  const folded = matchTitle(title)
  return title.length > TITLE_COMPARED_MAX ? noticeStart.test(folded.text) : isNotice(folded)
}

/** The words of the title that an erratum or correction names, or null when it is none. */
export function correctedTitle(title: MatchTitle): MatchTitle | null {
  const start = correctionStart.exec(title.text)
  return start === null ? null : matchTitle(title.text.slice(start[0].length))
}

function matchTitle(title: string): MatchTitle {
  const words = foldWords(title.slice(0, TITLE_COMPARED_MAX))
  return { words, text: words.join(' '), compact: words.join('') }
}

/** Numbers, number words, months and a final letter, in order: they tell parts, years and editions apart. */
export function numbersOf({ words }: MatchTitle): string {
  let numbers = ''
  words.forEach((word, at) => {
    const number = numberOf(word, at === words.length - 1)
    if (number !== null) numbers += ` ${number}`
  })
  return numbers
}

/** The number, month or final letter ("Case B") that a word stands for, or null. */
function numberOf(word: string, isLast: boolean): string | null {
  if (isLast && isLetter.test(word)) return word
  return numberWords.get(word) ?? (isDigits.test(word) ? String(Number(word)) : null)
}

/** Titles without these hold neither notes nor a second language. */
const mayHoldForms = /[<[&;/=]|\(vol|\((?:19|20)?\d|^(?:erratum|corr)/i

function formsOf(title: string): string[] {
  if (!mayHoldForms.test(title)) return [title]
  const plain = decodeEntities(title)
    .replace(/[\s"“”]+/g, ' ')
    .trim()
  const [main = '', ...originals] = plain.split(/<original>/i)
  const text = stripTags(main).replace(correctedPlace, '')
  const { body, brackets } = peelBrackets(text)
  const translations = brackets.filter(
    (bracket) => !bracketNote.test(bracket.toLowerCase()) && wordCount(bracket) >= VARIANT_WORDS_MIN,
  )
  const pieces = body.split(/; | \/ | = /)
  const parallel =
    pieces.length > 1 && pieces.every((piece) => wordCount(piece) >= VARIANT_WORDS_MIN) ? pieces : []
  const corrected = body.replace(/^(?:erratum|corrigendum|correction)(?: to)?: /i, '')
  return [body, corrected, ...originals.map(stripTags), ...translations, ...parallel]
}

/** The title without brackets around or behind it, and what those behind it hold. */
function peelBrackets(text: string): { body: string; brackets: string[] } {
  const brackets: string[] = []
  let body = text.trim()
  if (body.startsWith('[')) return { body: unwrap(body), brackets }
  for (let round = 0; round < VARIANTS_MAX; round += 1) {
    const trimmed = body.replace(/[\s.]+$/, '')
    const open = trimmed.lastIndexOf('[')
    if (!trimmed.endsWith(']') || open <= 0) break
    brackets.push(trimmed.slice(open + 1, -1))
    body = trimmed.slice(0, open).trim()
  }
  return { body, brackets }
}

/** What stands in the brackets of a translated title; a note on the language may follow them. */
function unwrap(title: string): string {
  const isWhole = title.endsWith(']') && !title.includes('[', 1)
  const end = isWhole ? title.length - 1 : title.indexOf(']')
  return end === -1 ? title.slice(1) : title.slice(1, end)
}

const wordCount = (text: string): number => text.split(' ').filter((word) => word !== '').length
const stripTags = (text: string): string => text.replace(/<\/?[a-z][a-z:]{0,12}\/?>/gi, ' ')

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => entities[name] ?? whole)

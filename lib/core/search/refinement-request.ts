import { foldAccents } from '@/lib/core/text/fold-accents'
import {
  anyLanguage,
  anyYear,
  conjunction,
  exclusion,
  exclusionAgain,
  languageWords,
  lastDecades,
  lastYears,
  orders,
  peerReviewed,
  readNumber,
  yearOnwards,
  yearRange,
  yearSince,
  yearUntil,
} from './request-patterns'
import type { ParameterChange, SearchPlan } from './search-plan'

/** What was understood of a free-text request, and the text that is left over for terms. */
export interface ReadRequest {
  readonly changes: readonly ParameterChange[]
  readonly rest: string
}

const REQUEST_MAX = 2_000

/**
 * Reads years ("since 2015", "2010-2020", "last five years", "any year"), languages and words to leave out from a request in
 * English, Portuguese or Spanish. What was read is taken out of `rest`, where order words are dropped too. Text inside
 * quotation marks and around `=` is left for the terms.
 */
export function readRequest(request: string, plan: SearchPlan, currentYear: number): ReadRequest {
  const text = request.slice(0, REQUEST_MAX).replace(/\s+/g, ' ')
  const changes: ParameterChange[] = []
  let rest = text
  // Folding keeps every letter's place only when it does not change the length; otherwise folded text is what is left.
  let folded = foldAccents(text)
  if (folded.length !== text.length) rest = folded
  const take = (start: number, length: number) => {
    rest = `${rest.slice(0, start)} , ${rest.slice(start + length)}`
    folded = `${folded.slice(0, start)} , ${folded.slice(start + length)}`
  }
  const taken = (pattern: RegExp) => {
    const match = folded.match(pattern)
    if (match) take(match.index ?? 0, match[0].length)
    return match
  }
  const years = readYears(taken, plan, currentYear)
  if (years) changes.push(years)
  if (taken(anyLanguage)) changes.push({ kind: 'languages', languages: [] })
  const languages = languageWords.flatMap(([pattern, code]) => (taken(pattern) ? [code] : []))
  if (languages.length > 0) changes.push({ kind: 'languages', languages })
  const left = folded.match(exclusion)
  if (left?.[1] !== undefined) {
    const start = (left.index ?? 0) + left[0].length - left[1].length
    const { words, length } = leftOut(rest.slice(start, start + left[1].length), left[1])
    take(left.index ?? 0, left[0].length - left[1].length + length)
    if (words.length > 0)
      changes.push({ kind: 'excluded', excluded: [...plan.parameters.excluded, ...words] })
  }
  taken(peerReviewed)
  return { changes, rest: withoutOrders(rest) }
}

/**
 * The words to leave out, as they were typed, and how much of the text they take: "children and adolescents" are two; what
 * begins with an order ("and focus on …") is no more part of it.
 */
function leftOut(typed: string, folded: string): { words: string[]; length: number } {
  const words: string[] = []
  let length = 0
  for (let at = 0; at < folded.length; ) {
    const joint = folded.slice(at).match(conjunction)
    const end = joint ? at + (joint.index ?? 0) : folded.length
    const part = folded.slice(at, end)
    const marker = part.match(exclusionAgain)?.[0].length ?? 0
    if (words.length > 0 && marker === 0 && orders.has(part.split(' ')[0] ?? '')) break
    const word = typed.slice(at + marker, end).trim()
    if (word) words.push(word)
    length = end
    at = joint ? end + joint[0].length : folded.length
  }
  return { words, length }
}

function readYears(
  taken: (pattern: RegExp) => RegExpMatchArray | null,
  { parameters }: SearchPlan,
  currentYear: number,
): ParameterChange | null {
  const range = taken(yearRange)
  if (range) return yearsChange(Number(range[1]), Number(range[2]))
  const span = spanOf(taken(lastYears), 1) || spanOf(taken(lastDecades), 10)
  if (span > 0) return yearsChange(currentYear - span + 1, null)
  const since = taken(yearSince) ?? taken(yearOnwards)
  if (since) return yearsChange(Number(since[1]), parameters.yearTo)
  const until = taken(yearUntil)
  if (until) return yearsChange(parameters.yearFrom, Number(until[1]))
  return taken(anyYear) ? yearsChange(null, null) : null
}

/** A number of years; one decade where none is said; 0 for no match. */
function spanOf(match: RegExpMatchArray | null, years: number): number {
  return match ? readNumber(match[1] ?? match[2] ?? 'one') * years : 0
}

function yearsChange(yearFrom: number | null, yearTo: number | null): ParameterChange {
  return { kind: 'years', yearFrom, yearTo }
}

function withoutOrders(text: string): string {
  return text
    .split(' ')
    .map((word) => (orders.has(foldAccents(word).replace(/[.,;:!?]+$/, '')) ? ',' : word))
    .join(' ')
}

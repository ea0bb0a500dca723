import { foldAccents } from '@/lib/core/text/words'
import type { ParameterChange, SearchPlan } from './search-plan'

/** What was understood of a free-text request, and the text that is left over for terms. */
export interface ReadRequest {
  readonly changes: readonly ParameterChange[]
  readonly rest: string
}

const REQUEST_MAX = 2_000
const YEAR = '(1[89]\\d{2}|20\\d{2})'
const RANGE = new RegExp(`\\b${YEAR}\\s{0,3}(?:-|–|—|to|until|a|ate|hasta|e|y|and)\\s{0,3}${YEAR}\\b`)
const SINCE = new RegExp(
  `\\b(?:since|from|after|desde|depois de|apos|a partir de|despues de|partir de)\\s{1,3}${YEAR}\\b`,
)
const UNTIL = new RegExp(`\\b(?:until|before|up to|ate|antes de|hasta)\\s{1,3}${YEAR}\\b`)
const LAST =
  /\b(?:(?:last|past|previous)\s{1,3}(\d{1,2})\s{1,3}years?|ultimos\s{1,3}(\d{1,2})\s{1,3}anos|(\d{1,2})\s{1,3}ultimos\s{1,3}anos)\b/
const EXCLUDED =
  /\b(?:without|excluding|exclude|not about|sem|excluindo|excluir|sin|excluyendo|exceto|excepto)\s{1,3}([\p{L}\p{N}][\p{L}\p{N}' -]{1,60})/u

const languageWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in |em |en )?(?:english|ingles)\b/, 'en'],
  [/\b(?:in |em |en )?(?:portuguese|portugues)\b/, 'pt'],
  [/\b(?:in |em |en )?(?:spanish|espanhol|espanol|castellano)\b/, 'es'],
  [/\b(?:in |em |en )?(?:french|frances)\b/, 'fr'],
]

/** Words that only tell the librarian what to do. */
const orders =
  /\b(?:only|just|please|focus(?:ed|ing)? on|focus|include|including|add|search(?:ing)?(?: for)?|find|look(?:ing)? for|want|need|prefer|about|more|fewer|broader|narrower|sources?|articles?|papers?|results?|published|years?|drop|remove|skip|apenas|somente|so|foco|focar|focando|incluir|inclua|adicionar|buscar|busque|procurar|quero|preciso|mais|fontes?|artigos?|resultados?|publicad[oa]s?|anos?|tirar|retirar|remover|remova|solo|solamente|centrar(?:se)?|enfocar|incluya|anadir|agregar|busca|quiero|necesito|mas|fuentes?|articulos?|quitar|quite|favor|por favor)\b/g

/**
 * Reads years ("since 2015", "2010-2020", "last 5 years"), languages and words to leave out from a request in English,
 * Portuguese or Spanish. What was read is taken out of `rest`, where order words are dropped too. Text inside quotation
 * marks and around `=` is left for the terms.
 */
export function readRequest(request: string, plan: SearchPlan, currentYear: number): ReadRequest {
  const text = request.slice(0, REQUEST_MAX).replace(/\s+/g, ' ')
  const changes: ParameterChange[] = []
  let rest = text
  // Folding keeps every letter's place only when it does not change the length; otherwise folded text is what is left.
  let folded = foldAccents(text)
  if (folded.length !== text.length) rest = folded
  const take = (match: RegExpMatchArray) => {
    const start = match.index ?? 0
    const end = start + match[0].length
    rest = `${rest.slice(0, start)} , ${rest.slice(end)}`
    folded = `${folded.slice(0, start)} , ${folded.slice(end)}`
  }
  const years = readYears(folded, plan, currentYear)
  if (years) {
    changes.push(years.change)
    take(years.match)
  }
  const languages: string[] = []
  for (const [pattern, code] of languageWords) {
    const match = folded.match(pattern)
    if (!match) continue
    languages.push(code)
    take(match)
  }
  if (languages.length > 0) changes.push({ kind: 'languages', languages })
  const excluded = folded.match(EXCLUDED)
  const word = excluded?.[1]?.split(/\s(?:and|but|e|y|mas|pero)\s/)[0]?.trim()
  if (excluded && word) {
    changes.push({ kind: 'excluded', excluded: [...plan.parameters.excluded, word] })
    take(excluded)
  }
  return { changes, rest: withoutOrders(rest) }
}

function readYears(
  folded: string,
  { parameters }: SearchPlan,
  currentYear: number,
): { readonly change: ParameterChange; readonly match: RegExpMatchArray } | null {
  const range = folded.match(RANGE)
  if (range) return { change: yearsChange(Number(range[1]), Number(range[2])), match: range }
  const last = folded.match(LAST)
  if (last) {
    const span = Number(last[1] ?? last[2] ?? last[3])
    return span > 0 ? { change: yearsChange(currentYear - span + 1, null), match: last } : null
  }
  const since = folded.match(SINCE)
  if (since) return { change: yearsChange(Number(since[1]), parameters.yearTo), match: since }
  const until = folded.match(UNTIL)
  return until ? { change: yearsChange(parameters.yearFrom, Number(until[1])), match: until } : null
}

function yearsChange(yearFrom: number | null, yearTo: number | null): ParameterChange {
  return { kind: 'years', yearFrom, yearTo }
}

function withoutOrders(text: string): string {
  return text
    .split(' ')
    .map((word) => (foldAccents(word).replace(orders, '') === '' ? ',' : word))
    .join(' ')
}

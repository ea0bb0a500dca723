import type { DatabaseQuery, SearchParameters } from '@/lib/contracts/search'
import type { SearchStrategy } from './search-strategies'

const TERM_MAX = 200
const LIMIT_DEFAULT = 25

/** What is looked for: every concept must be met by one of its alternatives (synonyms, translations), best first. */
export interface ConceptQuery {
  readonly all: readonly (readonly string[])[]
}

/**
 * The concepts in the syntax of one database; '' when no usable term is left. Which concepts are asked for is decided before (see askedConcepts). Alternatives are dropped from the end, then
 * whole concepts, until the text fits the strategy's length; the first alternative of the first concept always stays.
 */
export function composeQuery(concepts: ConceptQuery, strategy: SearchStrategy): string {
  const groups = concepts.all
    .map((alternatives) => distinctTerms(alternatives, strategy))
    .filter((terms) => terms.length > 0)
  for (let alternatives = strategy.alternativesMax; alternatives >= 1; alternatives--) {
    const text = written(groups, alternatives, strategy)
    if (text.length <= strategy.lengthMax) return text
  }
  for (let kept = groups.length - 1; kept >= 1; kept--) {
    const text = written(groups.slice(0, kept), 1, strategy)
    if (text.length <= strategy.lengthMax) return text
  }
  const first = groups[0]?.[0]
  return first === undefined ? '' : written([[first.slice(0, strategy.lengthMax - 20)]], 1, strategy)
}

/**
 * The query as it is shown, edited, kept and sent: the composed text with the filters of the parameters beside it. The
 * topic itself stands in when the concepts leave nothing.
 */
export function composeDatabaseQuery(
  concepts: ConceptQuery,
  parameters: Pick<SearchParameters, 'topic' | 'yearFrom' | 'yearTo' | 'languages' | 'excluded'>,
  strategy: SearchStrategy,
  page: { limit: number; page: number } = { limit: LIMIT_DEFAULT, page: 0 },
): DatabaseQuery {
  const text =
    composeQuery(concepts, strategy) ||
    composeQuery({ all: [[parameters.topic]] }, strategy) ||
    parameters.topic.slice(0, strategy.lengthMax)
  return {
    database: strategy.database,
    text,
    yearFrom: parameters.yearFrom,
    yearTo: parameters.yearTo,
    languages: [...parameters.languages],
    excluded: [...parameters.excluded],
    ...page,
  }
}

function written(
  groups: readonly (readonly string[])[],
  alternatives: number,
  strategy: SearchStrategy,
): string {
  if (groups.length === 0) return ''
  const parts = groups.map((terms) => {
    const kept = terms
      .slice(0, alternatives)
      .map((term) => fill(/\s/.test(term) ? strategy.phrase : strategy.word, '{term}', term))
    return kept.length === 1 ? (kept[0] ?? '') : fill(strategy.group, '{terms}', kept.join(strategy.or))
  })
  return fill(strategy.query, '{query}', parts.join(strategy.and))
}

function distinctTerms(alternatives: readonly string[], strategy: SearchStrategy): string[] {
  const byKey = new Map<string, string>()
  for (const alternative of alternatives) {
    const term = plainTerm(alternative, strategy)
    if (term !== '' && !byKey.has(term.toLowerCase())) byKey.set(term.toLowerCase(), term)
  }
  return [...byKey.values()]
}

/** No quotes, brackets or operators may enter from a term: they would change the meaning of the whole. */
function plainTerm(raw: string, strategy: SearchStrategy): string {
  const special = new Set(`"“”„()[]{}<>\\${strategy.blanks}`)
  const text = [...raw.slice(0, TERM_MAX)].map((letter) => (special.has(letter) ? ' ' : letter)).join('')
  const folded = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return /^(?:AND|OR|NOT|ANDNOT|NEAR)$/i.test(folded)
    ? ''
    : folded.replace(/\b(?:AND|OR|NOT|ANDNOT)\b/g, (word) => word.toLowerCase())
}

/** `replace` would read "$&" in the text as a pattern. */
function fill(template: string, placeholder: string, text: string): string {
  return template.split(placeholder).join(text)
}

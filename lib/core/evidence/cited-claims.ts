import { type Sentence, splitSentences } from '@/lib/core/text/split-sentences'

/** A sentence that rests on somebody's work, with the citations as written in it, in order. */
export interface CitedClaim {
  readonly sentence: Sentence
  readonly citations: readonly string[]
}

const CITATIONS_MAX = 50
const NAME = "\\p{Lu}[\\p{L}'’-]{1,30}"
const YEAR = '(?:1[89]|20)\\d{2}[a-z]?'
const patterns = [
  // (Silva, 2019; Costa & Lima, 2020, p. 3) and (SILVA, 2019)
  new RegExp(`\\([^()]{0,80}?${NAME}[^()]{0,80}?,\\s${YEAR}[^()]{0,300}\\)`, 'gu'),
  // Silva et al. (2019), Costa and Lima (2020, p. 3)
  new RegExp(
    `(?<!\\b(?:[Tt]he|[OoAa]|os|as|[Ee]l|[Ll]a)\\s)${NAME}(?:(?:,\\s|,?\\s(?:and|e|y|&)\\s)${NAME}){0,4}(?:\\set\\sal\\.?,?)?\\s\\(${YEAR}[^()]{0,40}\\)`,
    'gu',
  ),
  // [3], [4, 7-9]
  /\[\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,20}\]/g,
]
/** Things with a year in brackets that are no authors: censuses, laws, tables, places. */
const NOT_AUTHORS = /^(?:Cens|Demogr|Lei|Law|Act|Decre|Resol|Constitu|Table|Tabela|Figur|Quadro|Bra[sz]il)/

function citationsIn(sentence: string): string[] {
  return patterns
    .flatMap((pattern) => [...sentence.matchAll(pattern)])
    .sort((a, b) => a.index - b.index)
    .map(([citation]) => citation)
    .filter((citation) => !NOT_AUTHORS.test(citation))
    .slice(0, CITATIONS_MAX)
}

/** The sentences of a text that carry citations (author and year, or numbers in square brackets), in order. Never throws. */
export function citedClaims(text: string, language: string | null): CitedClaim[] {
  return splitSentences(text, language).flatMap((sentence) => {
    const citations = citationsIn(sentence.text)
    return citations.length > 0 ? [{ sentence, citations }] : []
  })
}

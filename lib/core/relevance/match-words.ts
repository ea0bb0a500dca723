import { internStem, type Lexicon, stemIdOf, wordsThatMayMatch } from '@/lib/core/text/lexicon'
import { type RankingLanguage, rankingLanguages, stemWord } from '@/lib/core/text/stem-word'
import type { RecordText } from './record-text'

/** For each language in use and each word of the lexicon by its id: the index of the term that it matches. */
export type TermTable = Partial<Record<RankingLanguage, readonly (number | undefined)[]>>

/** A term to look for: written forms, each stemmed in the language of the record it is looked for in. */
export interface Term {
  spellings: readonly string[]
}

/** Which words of the lexicon match which term, for the languages that the records are in. */
export function matchTerms(
  lexicon: Lexicon,
  terms: readonly Term[],
  records: readonly RecordText[],
): TermTable {
  const candidates = wordsThatMayMatch(
    lexicon,
    terms.flatMap((term) => term.spellings),
  )
  const table: TermTable = {}
  for (const language of rankingLanguages) {
    if (records.some((record) => record.language === language)) {
      table[language] = matchIn(lexicon, terms, candidates, language)
    }
  }
  return table
}

function matchIn(
  lexicon: Lexicon,
  terms: readonly Term[],
  candidates: ReadonlySet<number>,
  language: RankingLanguage,
): readonly (number | undefined)[] {
  const termOfStem = new Map<number, number>()
  terms.forEach((term, index) => {
    for (const spelling of term.spellings) {
      const stem = internStem(lexicon, stemWord(spelling, language))
      if (!termOfStem.has(stem)) termOfStem.set(stem, index)
    }
  })
  return lexicon.words.map((_, word) =>
    candidates.has(word) ? termOfStem.get(stemIdOf(lexicon, word, language)) : undefined,
  )
}

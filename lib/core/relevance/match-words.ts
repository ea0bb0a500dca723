import { headOf, internStem, type Lexicon, stemIdOf } from '@/lib/core/text/lexicon'
import { type RankingLanguage, rankingLanguages, stemWord } from '@/lib/core/text/stem-word'
import type { RecordText } from './record-text'

/** For each language in use: word id → index of the term it matches, or -1. */
export type TermTable = Partial<Record<RankingLanguage, Int16Array>>

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
  const heads = new Set(terms.flatMap((term) => term.spellings.map(headOf)))
  const candidates: number[] = []
  for (let word = 0; word < lexicon.words.length; word++) {
    if (heads.has(lexicon.heads[word] ?? 0)) candidates.push(word)
  }
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
  candidates: number[],
  language: RankingLanguage,
): Int16Array {
  const termOfStem = new Map<number, number>()
  terms.forEach((term, index) => {
    for (const spelling of term.spellings) {
      const stem = internStem(lexicon, stemWord(spelling, language))
      if (!termOfStem.has(stem)) termOfStem.set(stem, index)
    }
  })
  const termOf = new Int16Array(lexicon.words.length).fill(-1)
  for (const word of candidates) termOf[word] = termOfStem.get(stemIdOf(lexicon, word, language)) ?? -1
  return termOf
}

import { internStem, type Lexicon, stemIdOf, wordsThatMayMatch } from '@/lib/core/text/lexicon'
import { stemWord } from '@/lib/core/text/stem-word'
import { readWordIds } from './read-words'
import type { RankingCache, RecordText } from './record-text'

const PHRASE_WORDS_MAX = 12

/** A search for one excluded word or phrase: its words, for each language the stems in order. */
interface ExcludedPhrase {
  text: string
  words: string[]
}

/** Where an excluded word or phrase stands in a record. */
export interface ExcludedHit {
  text: string
  inTitle: boolean
  inAbstract: boolean
}

/** For each record the first excluded phrase it holds, or null. Words compare by stem, phrases as neighbours in order. */
export function findExcluded(
  cache: RankingCache,
  records: readonly RecordText[],
  excluded: readonly string[],
): Array<ExcludedHit | null> {
  const phrases = excluded
    .map((text) => readPhrase(cache.lexicon, text))
    .filter((phrase) => phrase.words.length > 0)
  if (phrases.length === 0) return records.map(() => null)
  const candidates = wordsThatMayMatch(
    cache.lexicon,
    phrases.flatMap((phrase) => phrase.words),
  )
  return records.map((record) => {
    for (const phrase of phrases) {
      const stems = phrase.words.map((word) => internStem(cache.lexicon, stemWord(word, record.language)))
      const isNext = (word: number | undefined, stem: number) =>
        word !== undefined && candidates.has(word) && stemIdOf(cache.lexicon, word, record.language) === stem
      const holds = (words: readonly number[]) =>
        words.some((_, at) => stems.every((stem, next) => isNext(words[at + next], stem)))
      const inTitle = holds(record.title) || holds(record.keywords)
      const inAbstract = holds(record.abstract)
      if (inTitle || inAbstract) return { text: phrase.text, inTitle, inAbstract }
    }
    return null
  })
}

function readPhrase(lexicon: Lexicon, text: string): ExcludedPhrase {
  const words = readWordIds(lexicon, text, PHRASE_WORDS_MAX).map((id) => lexicon.words[id] ?? '')
  return { text: text.trim(), words }
}

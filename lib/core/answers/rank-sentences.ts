import type { QuestionKind, QuotedSentence } from '@/lib/contracts/composed-answer'
import type { LibraryHit } from '@/lib/contracts/library'
import {
  type ContentWord,
  contentWords,
  holdsWord,
  indexWords,
  ownLanguage,
} from '@/lib/core/ledger/content-words'
import { splitSentences } from '@/lib/core/text/split-sentences'

export interface RankedSentence {
  readonly sentence: QuotedSentence
  /** 0–1: the share of the question's words that the sentence holds. */
  readonly score: number
}

export interface RankOptions {
  readonly kind: QuestionKind
  readonly hits: readonly LibraryHit[]
  readonly language: string | null
}

/** Sentences that hold less of the question do not answer it. */
const SHARE_MIN = 0.5
const HITS_MAX = 40
/** A sentence that says the question's words and nothing else is a heading or a question. */
const SENTENCE_WORDS_MIN = 4

/** The sentences of the passages that answer a question, best first. */
export function rankSentences(question: string, { hits, language }: RankOptions): readonly RankedSentence[] {
  const asked = ownLanguage(language)
  const wanted = contentWords(question, asked)
  const seen = new Set<string>()
  return hits
    .slice(0, HITS_MAX)
    .flatMap((hit) => sentencesOf(hit, wanted, asked))
    .filter(({ score, sentence }) => {
      if (score < SHARE_MIN || seen.has(sentence.quote)) return false
      seen.add(sentence.quote)
      return true
    })
    .sort((a, b) => b.score - a.score)
}

function sentencesOf(
  { passage, title }: LibraryHit,
  wanted: readonly ContentWord[],
  asked: ReturnType<typeof ownLanguage>,
): RankedSentence[] {
  const language = ownLanguage(passage.language)
  return splitSentences(passage.text, passage.language).flatMap(({ text, start }) => {
    const words = contentWords(text, language)
    if (words.length < SENTENCE_WORDS_MIN || text.endsWith('?')) return []
    const index = indexWords(words, language)
    const weight = wanted.reduce((sum, word) => sum + word.weight, 0)
    const held = wanted.reduce((sum, word) => sum + (holdsWord(index, word, asked) ? word.weight : 0), 0)
    const { id, itemId, locator } = passage
    const sentence = { quote: text, start, itemId, passageId: id, title, locator, stance: 'says' } as const
    return [{ sentence, score: weight === 0 ? 0 : held / weight }]
  })
}

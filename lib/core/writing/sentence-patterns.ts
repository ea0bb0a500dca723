import { detectLanguage } from '@/lib/core/text/detect-language'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { wordSimilarity01 } from '@/lib/core/text/text-similarity'

/** Two sentences are one pattern when this much of what is left of them is the same. */
const SAME_PATTERN01 = 0.75
/** Less than this is left of a sentence that is nearly all quotation: it has no pattern of its own. */
const WORDS_MIN = 3

/** What a sentence is without what is filled in: quotations, citations, figures and names are taken out; its words in their order. */
export function skeletonOf(sentence: string): readonly string[] {
  const bare = sentence
    .replace(/[“"][^”"]*[”"]/g, ' ')
    .replace(/\[[^\]]*@[^\]]*\]/g, ' ')
    .replace(/\d[\d.,%–-]*/g, ' ')
  const words = bare.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  return words.flatMap((word, at) => (at > 0 && /^\p{Lu}/u.test(word) ? [] : [foldAccents(word)]))
}

export interface SentencePattern {
  readonly words: readonly string[]
  readonly sentences: readonly string[]
}

/** The patterns of a text with their sentences, most frequent first; tables, headings and bare quotations have none. */
export function sentencePatterns(text: string): readonly SentencePattern[] {
  const counter = patternCounter()
  for (const sentence of sentencesOf(text)) counter.add(sentence)
  return counter.patterns().toSorted((a, b) => b.sentences.length - a.sentences.length)
}

/** The sentences of a text without its tables and headings; a full stop within a quotation ends none. */
export function sentencesOf(text: string): readonly string[] {
  const lines = text.split('\n').filter((line) => !/^\s*(?:\||#)/.test(line) && line.trim() !== '')
  return lines.flatMap((line) => {
    const quotes: string[] = []
    const masked = line.replace(
      /“[^”]*”/g,
      (quote) => `“${String.fromCodePoint(0xe000 + quotes.push(quote) - 1)}”`,
    )
    return splitSentences(masked, detectLanguage(line)).map(({ text: sentence }) =>
      sentence.replace(/[\ue000-\uf8ff]/g, (mark) =>
        (quotes[mark.charCodeAt(0) - 0xe000] ?? '').slice(1, -1),
      ),
    )
  })
}

/** Counts sentences by their pattern. */
export function patternCounter() {
  const found: { words: readonly string[]; sentences: string[] }[] = []
  const of = (sentence: string) => {
    const words = skeletonOf(sentence)
    return { words, known: found.find((one) => wordSimilarity01(one.words, words) >= SAME_PATTERN01) }
  }
  return {
    patterns: (): readonly SentencePattern[] => found,
    /** How many sentences of this pattern there are. */
    countOf: (sentence: string): number => of(sentence).known?.sentences.length ?? 0,
    add(sentence: string): void {
      const { words, known } = of(sentence)
      if (words.length < WORDS_MIN) return
      if (known) known.sentences.push(sentence)
      else found.push({ words, sentences: [sentence] })
    },
  }
}

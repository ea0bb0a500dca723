import { foldAccents } from '@/lib/core/text/fold-accents'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { functionWords, genericWords } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'

/** Words that share so many first letters are one word with another ending. */
const STEM_LETTERS = 6
/** One word in common is chance. */
const SHARED_MIN = 2

const glue = new Set([...Object.values(functionWords), genericWords].flatMap((words) => subjectsOf(words)))

/**
 * The sentence of an abstract that shares most subject words with the sentence that cites it, as written; of equals the one
 * with fewer other words. Null where none shares two, as between two languages: a passage is found, never guessed. Pure.
 */
export function citingPassage(citing: string, abstract: string, language: string | null): string | null {
  const wanted = new Set(subjectsOf(citing).filter((word) => !glue.has(word)))
  let best: { readonly text: string; readonly shared: number; readonly size: number } | null = null
  for (const { text } of splitSentences(abstract, language)) {
    const words = new Set(subjectsOf(text))
    const shared = [...wanted].filter((word) => words.has(word)).length
    const isBetter = !best || shared > best.shared || (shared === best.shared && words.size < best.size)
    if (shared >= SHARED_MIN && isBetter) best = { text, shared, size: words.size }
  }
  return best?.text ?? null
}

function subjectsOf(text: string): string[] {
  return wordsOf(text).map((word) => foldAccents(word.text).slice(0, STEM_LETTERS))
}

import { foldWords } from '@/lib/core/text/fold-words'
import { stemWord } from '@/lib/core/text/stem-word'
import { isStopWord } from '@/lib/core/text/stop-words'

/** A word of a passage or question as it is matched. */
export interface Term {
  /** Without case and accents. */
  readonly word: string
  readonly stem: string
}

/** The words of a text that carry a subject, in order, with the stems of its language. */
export function termsOf(text: string, language: string | null): Term[] {
  return foldWords(text)
    .filter((word) => !isStopWord(word, language))
    .map((word) => ({ word, stem: stemWord(word, language ?? 'en') }))
}

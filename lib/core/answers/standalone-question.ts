import { foldAccents } from '@/lib/core/text/fold-accents'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'

/** One question of a conversation and what was answered. */
export interface Exchange {
  readonly question: string
  readonly answer: string
}

/** A question with fewer words of its own leans on the one before. */
const OWN_WORDS_MIN = 3
/** Words that point back, folded, all three languages. */
const POINTING =
  /\b(?:it|its|they|them|their|this|that|these|those|he|she|isso|isto|ele|ela|eles|elas|deles|delas|disso|nisso|esse|essa|eso|esto|ellos|ellas|ello|ese|esa)\b|^(?:and|but|e|mas|y|pero|what about|how about|e quanto|y que)\b/

/**
 * The question as it can be searched for by itself: a follow-up ("And in Brazil?") is preceded by the question that it leans on; any other is
 * returned as it is.
 */
export function standaloneQuestion(question: string, history: readonly Exchange[]): string {
  const previous = history.at(-1)?.question
  if (previous === undefined) return question
  const own = wordsOf(question).filter(({ text }) => !isQueryStopWord(text, null)).length
  const pointsBack = POINTING.test(foldAccents(question).replace(/^[\s¿¡]+/, ''))
  return own < OWN_WORDS_MIN || (pointsBack && own < 2 * OWN_WORDS_MIN) ? `${previous} ${question}` : question
}

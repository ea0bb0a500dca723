import { foldAccents } from '@/lib/core/text/fold-accents'
import { functionWords } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'

/** Grammar that says how many, how much, where to, or that something is not so: no sentence has it for nothing. */
const TELLING =
  /^(?:no|not|nor|neither|all|any|most|more|each|both|every|only|same|very|than|up|down|over|under|must|should|nao|nem|mais|menos|muito|todos?|todas?|cada|mesm[oa]|deve|devem|ni|mas|muy|mism[oa]|deben?|bajo|baja|sobre|sin|sem|without|nunca|never|ningun\w*|nenhum\w*)$/
/** Portuguese "no" is "in the", and "mas" is "but". */
const PORTUGUESE = /^(?:no|mas)$/

const grammar = new Set(
  Object.values(functionWords)
    .flatMap((words) => foldAccents(words).split(' '))
    .filter((word) => !TELLING.test(word)),
)

/** A list of words, folded, parted by blanks; `*` stands for any ending. */
export function closedWords(...lists: readonly string[]): RegExp {
  const words = lists.join(' ').trim().split(/\s+/)
  return new RegExp(`^(?:${words.map((word) => word.replace('*', '[\\w-]*')).join('|')})$`)
}

/** The words of a text in this language, folded, without grammar that says nothing. */
export function tellingWords(text: string, language: string): readonly string[] {
  return wordsOf(text)
    .map((word) => foldAccents(word.text))
    .filter((word) => !grammar.has(word) && !(language === 'pt' && PORTUGUESE.test(word)))
}

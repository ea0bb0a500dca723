import { cognateStem } from '@/lib/core/text/cognate-stems'
import { isStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'

/** Between the words of a name this many others may stand: "quality of the life", "trabalho de forma remota". */
const GAP_MAX = 2

export interface NamedAt {
  /** As it stands in the text. */
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Where the first of these names stands in a text, its words in order and near each other, in any of the three languages; null where none does. */
export function nameIn(names: readonly string[], text: string): NamedAt | null {
  const words = wordsOf(text).map(({ text: word, start }) => ({
    stem: cognateStem(word),
    start,
    end: start + word.length,
  }))
  for (const name of names) {
    const wanted = wordsOf(name)
      .map((word) => word.text)
      .filter((word) => word.length > 1 && !isStopWord(word, 'pt') && !isStopWord(word, 'es'))
      .map(cognateStem)
    const [first, ...rest] = wanted
    if (first === undefined) continue
    for (const [at, { stem }] of words.entries()) {
      if (stem !== first) continue
      const last = lastOf(rest, at, words)
      const [from, to] = [words[at], words[last]]
      if (from && to) return { text: text.slice(from.start, to.end), start: from.start, end: to.end }
    }
  }
  return null
}

/** The place of the last word of a name that goes on behind `at`; -1 where a word of it is missing. */
function lastOf(rest: readonly string[], at: number, words: readonly { readonly stem: string }[]): number {
  let place = at
  for (const stem of rest) {
    const next = words.slice(place + 1, place + 2 + GAP_MAX).findIndex((word) => word.stem === stem)
    if (next < 0) return -1
    place += next + 1
  }
  return place
}

import { diffArrays } from 'diff'

export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Insertions and removals that are looked for; texts further apart are shown as replaced as a whole. */
const EDITS_MAX = 1_000

/**
 * The parts that lead from one text to the other, in reading order, words and the spaces between them kept: `same` and
 * `removed` give `before`, `same` and `added` give `after`. The shortest list of edits of words (Myers 1986,
 * doi:10.1007/BF01840446).
 */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  const from = tokensOf(before)
  const to = tokensOf(after)
  const changes = diffArrays(from, to, { comparator: isSameWord, maxEditLength: EDITS_MAX })
  if (changes === undefined) return joinParts([part('removed', before), part('added', after)])
  let at = 0
  const parts = changes.flatMap(({ value, added, removed }): readonly DiffPart[] => {
    if (added) return [part('added', value.join(''))]
    const own = from.slice(at, at + value.length)
    at += value.length
    if (removed) return [part('removed', own.join(''))]
    return own.flatMap((word, place) => sameWord(word, value[place] ?? ''))
  })
  return joinParts(parts)
}

/** One list of parts, equal neighbours joined, empty ones left out. */
export function joinParts(parts: readonly DiffPart[]): readonly DiffPart[] {
  const joined: DiffPart[] = []
  for (const next of parts) {
    const last = joined.at(-1)
    if (next.text === '') continue
    if (last?.kind === next.kind) joined[joined.length - 1] = part(next.kind, last.text + next.text)
    else joined.push(next)
  }
  return joined
}

/** Words, each with the spaces after it. */
function tokensOf(text: string): string[] {
  return text.match(/^\s+|\S+\s*/g) ?? []
}

/** The space after a word does not make it another word: the last word of a text has none. */
function isSameWord(one: string, other: string): boolean {
  return one.trimEnd() === other.trimEnd()
}

function sameWord(removed: string, added: string): readonly DiffPart[] {
  if (removed === added) return [part('same', removed)]
  const word = removed.trimEnd()
  return [
    part('same', word),
    part('removed', removed.slice(word.length)),
    part('added', added.slice(word.length)),
  ]
}

function part(kind: DiffPart['kind'], text: string): DiffPart {
  return { kind, text }
}

export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Words compared on each side; a longer text is shown as replaced as a whole. */
const WORDS_MAX = 500

/**
 * The parts that lead from one text to the other, in reading order, words and the spaces between them kept: `same` and
 * `removed` give `before`, `same` and `added` give `after`. Longest common subsequence of words.
 */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  const from = tokensOf(before)
  const to = tokensOf(after)
  if (from.length > WORDS_MAX || to.length > WORDS_MAX) {
    return joinParts([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  }
  return joinParts(walk(from, to, commonLengths(from, to)))
}

/** Words, each with the spaces after it. */
function tokensOf(text: string): readonly string[] {
  return text.match(/^\s+|\S+\s*/g) ?? []
}

/** lengths[i][j]: how many words from[i…] and to[j…] have in common, in order. */
function commonLengths(from: readonly string[], to: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: from.length + 1 }, () => new Array<number>(to.length + 1).fill(0))
  for (let i = from.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? []
    const below = lengths[i + 1] ?? []
    for (let j = to.length - 1; j >= 0; j -= 1) {
      row[j] = isSameWord(from[i], to[j]) ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return lengths
}

function walk(
  from: readonly string[],
  to: readonly string[],
  lengths: readonly (readonly number[])[],
): readonly DiffPart[] {
  const parts: DiffPart[] = []
  let i = 0
  let j = 0
  while (i < from.length || j < to.length) {
    const removed = from[i]
    const added = to[j]
    if (removed !== undefined && added !== undefined && isSameWord(removed, added)) {
      parts.push(...sameWord(removed, added))
      i += 1
      j += 1
    } else if (
      removed !== undefined &&
      (added === undefined || lengthAt(lengths, i + 1, j) >= lengthAt(lengths, i, j + 1))
    ) {
      parts.push({ kind: 'removed', text: removed })
      i += 1
    } else {
      parts.push({ kind: 'added', text: added ?? '' })
      j += 1
    }
  }
  return parts
}

/** The space after a word does not make it another word: the last word of a text has none. */
function isSameWord(one: string | undefined, other: string | undefined): boolean {
  return one?.trimEnd() === other?.trimEnd()
}

function sameWord(removed: string, added: string): readonly DiffPart[] {
  if (removed === added) return [{ kind: 'same', text: removed }]
  const word = removed.trimEnd()
  return [
    { kind: 'same', text: word },
    { kind: 'removed', text: removed.slice(word.length) },
    { kind: 'added', text: added.slice(word.length) },
  ]
}

function lengthAt(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0
}

function joinParts(parts: readonly DiffPart[]): readonly DiffPart[] {
  const joined: DiffPart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (part.text === '') continue
    if (last?.kind === part.kind) joined[joined.length - 1] = { kind: part.kind, text: last.text + part.text }
    else joined.push(part)
  }
  return joined
}

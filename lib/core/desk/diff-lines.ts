import { type DiffPart, diffWords } from '../text/word-diff'

/** Pairs of lines that are compared with each other at most; above, only the equal ends of a block are found. */
const LINE_PAIRS_MAX = 2_000_000

/**
 * The parts that lead from some lines to others, joined by line feeds: equal lines stay together, and between them each
 * line is compared with the one it replaces, word by word.
 */
export function diffLines(before: readonly string[], after: readonly string[]): readonly DiffPart[] {
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1)
    if (text === '') return
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + text }
    else parts.push({ kind, text })
  }
  const addLine = (i: number | null, j: number | null) => {
    const removed = i === null ? '' : withFeed(before, i)
    const added = j === null ? '' : withFeed(after, j)
    for (const part of diffWords(removed, added)) add(part.kind, part.text)
  }
  let i = 0
  let j = 0
  for (const [equalI, equalJ] of [...equalLines(before, after), [before.length, after.length] as const]) {
    for (; i < equalI || j < equalJ; i += 1, j += 1) addLine(i < equalI ? i : null, j < equalJ ? j : null)
    if (equalI < before.length) addLine(equalI, equalJ)
    i = equalI + 1
    j = equalJ + 1
  }
  return parts
}

function withFeed(lines: readonly string[], at: number): string {
  return `${lines[at] ?? ''}${at < lines.length - 1 ? '\n' : ''}`
}

/** Places of lines that both have, in order: a longest common subsequence, or its two ends where there are too many. */
function equalLines(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = []
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) {
    pairs.push([start, start])
    start += 1
  }
  const tail: [number, number][] = []
  let endI = before.length - 1
  let endJ = after.length - 1
  for (; endI >= start && endJ >= start && before[endI] === after[endJ]; endI -= 1, endJ -= 1)
    tail.unshift([endI, endJ])
  return [...pairs, ...commonLines(before, after, { start, endI, endJ }), ...tail]
}

function commonLines(
  before: readonly string[],
  after: readonly string[],
  { start, endI, endJ }: { start: number; endI: number; endJ: number },
): readonly (readonly [number, number])[] {
  const rows = endI - start + 1
  const columns = endJ - start + 1
  if (rows <= 0 || columns <= 0 || rows * columns > LINE_PAIRS_MAX) return []
  const lengths = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1))
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = rows - 1; i >= 0; i -= 1) {
    const row = lengths[i]
    for (let j = columns - 1; row && j >= 0; j -= 1)
      row[j] =
        before[start + i] === after[start + j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < rows && j < columns; ) {
    if (before[start + i] === after[start + j]) {
      pairs.push([start + i, start + j])
      i += 1
      j += 1
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

import { diffArrays } from 'diff'
import { type DiffPart, diffWords, joinParts } from '../text/word-diff'

/** Insertions and removals of lines that are looked for; documents further apart are compared line by line from the top. */
const EDITS_MAX = 2_000

interface Block {
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/**
 * The parts that lead from some lines to others, joined by line feeds: equal lines stay together, and between them each
 * line is compared with the one it replaces, word by word.
 */
export function diffLines(before: readonly string[], after: readonly string[]): readonly DiffPart[] {
  return joinParts(blocksOf(withFeeds(before), withFeeds(after)).flatMap(partsOf))
}

/** Each line but the last ends with its feed. Lines are the same whether or not one of them is the last. */
function withFeeds(lines: readonly string[]): string[] {
  return lines.map((line, at) => (at < lines.length - 1 ? `${line}\n` : line))
}

/** Equal lines face each other; between them stand the replaced ones with what replaces them. */
function blocksOf(before: string[], after: string[]): readonly Block[] {
  const options = { comparator: isSameLine, maxEditLength: EDITS_MAX }
  const changes = diffArrays(before, after, options)
  if (changes === undefined) return [{ removed: before, added: after }]
  const blocks: Block[] = []
  let at = 0
  for (const { value, added, removed } of changes) {
    const own = added ? [] : before.slice(at, at + value.length)
    at += own.length
    const last = blocks.at(-1)
    if (added && last && last.added.length === 0) blocks[blocks.length - 1] = { ...last, added: value }
    else if (removed) blocks.push({ removed: own, added: [] })
    else blocks.push({ removed: own, added: value })
  }
  return blocks
}

function isSameLine(one: string, other: string): boolean {
  return one.trimEnd() === other.trimEnd()
}

function partsOf({ removed, added }: Block): readonly DiffPart[] {
  const length = Math.max(removed.length, added.length)
  return Array.from({ length }, (_, at) => diffWords(removed[at] ?? '', added[at] ?? '')).flat()
}

import type { BlockChange, VersionChanges } from '@/lib/contracts/desk'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { recordChapters } from '../proposal/document/closing-chapters'
import type { DiffPart } from '../text/word-diff'
import { type DeskBlock, deskBlocks } from './block-text'
import { diffLines } from './diff-lines'

/** Blocks that share this much of their words (Dice, 0…1) are one block that was rewritten; below, one went and one came. */
const SAME_BLOCK_SIMILARITY01 = 0.4

/**
 * What leads from one document to the other: blocks that were added, removed or changed, in reading order of the later one,
 * with their words. A block is the same place when it has the same id and words in common, else when its text is the same;
 * an id that was given to quite another text counts as one block removed and one added. The statement on AI and the history
 * are left out: they differ in every version, and nobody rewrote them.
 */
export function diffTrees(before: DocumentTree, after: DocumentTree): readonly BlockChange[] {
  const from = deskBlocks(withoutRecords(before))
  const to = deskBlocks(withoutRecords(after))
  const pairs = pairBlocks(from, to)
  const paired = new Set(pairs.values())
  const later = to.flatMap((block): BlockChange[] => {
    const earlier = pairs.get(block)
    if (!earlier)
      return block.text.trim() === '' ? [] : [changeOf('added', block, [{ kind: 'added', text: block.text }])]
    return earlier.text === block.text
      ? []
      : [changeOf('changed', block, diffLines(earlier.lines, block.lines))]
  })
  return [...later, ...removedBlocks(from, paired, pairs)].sort(readingOrder(to))
}

function withoutRecords(tree: DocumentTree): DocumentTree {
  return { ...tree, chapters: tree.chapters.filter(({ id }) => !recordChapters.has(id)) }
}

/** The same as one value, with the numbers of the versions and of the words. */
export function diffVersions(
  before: { readonly number: number; readonly tree: DocumentTree },
  after: { readonly number: number; readonly tree: DocumentTree },
): VersionChanges {
  const blocks = diffTrees(before.tree, after.tree)
  const count = (kind: DiffPart['kind']) =>
    blocks
      .flatMap(({ parts }) => parts)
      .reduce((sum, part) => (part.kind === kind ? sum + (part.text.match(/\S+/g)?.length ?? 0) : sum), 0)
  return {
    from: before.number,
    to: after.number,
    blocks,
    addedWords: count('added'),
    removedWords: count('removed'),
  }
}

/** The earlier block of each later one that has one. */
function pairBlocks(from: readonly DeskBlock[], to: readonly DeskBlock[]): ReadonlyMap<DeskBlock, DeskBlock> {
  const pairs = new Map<DeskBlock, DeskBlock>()
  const free = new Set(from)
  const pair = (block: DeskBlock, earlier: DeskBlock | undefined) => {
    if (!earlier || !free.has(earlier) || pairs.has(block)) return
    pairs.set(block, earlier)
    free.delete(earlier)
  }
  const byId = new Map(from.map((block) => [block.id, block]))
  const withId = (block: DeskBlock) => {
    const earlier = byId.get(block.id)
    return earlier?.kind === block.kind ? earlier : undefined
  }
  for (const block of to) {
    const earlier = withId(block)
    if (earlier?.text === block.text) pair(block, earlier)
  }
  const byText = new Map<string, DeskBlock[]>()
  for (const block of free) {
    const key = `${block.kind}\n${block.text}`
    byText.set(key, [...(byText.get(key) ?? []), block])
  }
  for (const block of to) {
    if (!pairs.has(block)) pair(block, byText.get(`${block.kind}\n${block.text}`)?.shift())
  }
  for (const block of to) {
    const earlier = withId(block)
    if (
      earlier &&
      (isOneOfItsKind(block) || similarity01(earlier.text, block.text) >= SAME_BLOCK_SIMILARITY01)
    )
      pair(block, earlier)
  }
  for (const block of to) if (!pairs.has(block)) pair(block, mostAlike(block, free))
  return pairs
}

/** A title page, figure, table or reference list stays what it is however much of it changes. */
function isOneOfItsKind({ kind }: DeskBlock): boolean {
  return kind === 'title-page' || kind === 'figure' || kind === 'table' || kind === 'references'
}

function mostAlike(block: DeskBlock, free: ReadonlySet<DeskBlock>): DeskBlock | undefined {
  let best: DeskBlock | undefined
  let bestSimilarity = SAME_BLOCK_SIMILARITY01
  for (const candidate of free) {
    if (candidate.kind !== block.kind) continue
    const similarity = similarity01(candidate.text, block.text)
    if (similarity > bestSimilarity) {
      best = candidate
      bestSimilarity = similarity
    }
  }
  return best
}

/** Dice coefficient of the two bags of words. */
function similarity01(one: string, other: string): number {
  const words = one.match(/\S+/g) ?? []
  const others = other.match(/\S+/g) ?? []
  if (words.length + others.length === 0) return 1
  const bag = new Map<string, number>()
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1)
  let both = 0
  for (const word of others) {
    const left = bag.get(word) ?? 0
    if (left > 0) both += 1
    bag.set(word, left - 1)
  }
  return (2 * both) / (words.length + others.length)
}

/** Each removed block with the place it had: behind the last block before it that is still there. */
function removedBlocks(
  from: readonly DeskBlock[],
  paired: ReadonlySet<DeskBlock>,
  pairs: ReadonlyMap<DeskBlock, DeskBlock>,
): readonly BlockChange[] {
  const laterIds = new Map([...pairs].map(([block, earlier]) => [earlier, block.id]))
  let after: string | null = null
  return from.flatMap((block): BlockChange[] => {
    if (paired.has(block)) {
      after = laterIds.get(block) ?? after
      return []
    }
    if (block.text.trim() === '') return []
    return [{ ...changeOf('removed', block, [{ kind: 'removed', text: block.text }]), after }]
  })
}

function readingOrder(to: readonly DeskBlock[]): (one: BlockChange, other: BlockChange) => number {
  const places = new Map(to.map(({ id }, at) => [id, at]))
  const placeOf = ({ kind, blockId, after }: BlockChange) =>
    kind === 'removed' ? (after === null ? -1 : (places.get(after) ?? -1)) + 0.5 : (places.get(blockId) ?? 0)
  return (one, other) => placeOf(one) - placeOf(other)
}

function changeOf(
  kind: BlockChange['kind'],
  { id, kind: blockKind, chapter }: DeskBlock,
  parts: readonly DiffPart[],
): BlockChange {
  return { kind, blockId: id, blockKind, chapter, after: null, parts: [...parts] }
}

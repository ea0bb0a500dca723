import type { CommentAnchor, CommentPlace } from '@/lib/contracts/desk'
import type { DeskBlock } from './block-text'
import { nearestMatch } from './nearest-match'

/** A quotation shorter than this is a common word or two: it counts only where it stands exactly. */
const FUZZY_CHARS_MIN = 8
/** Up to this length a quotation is compared letter by letter, above it word by word. */
const BY_LETTERS_MAX = 60
/** A shorter one must also have some of its surroundings: "sampling" is nearly "sample in". */
const SURE_CHARS_MIN = 30
const CONTEXT_MIN01 = 0.3
/** Share of its letters or words that may differ for it to be the same quotation with small edits. A planning choice. */
const EDITS_MAX01 = 0.25

interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Where a comment stands in a document (see deskBlocks): in the block and words it was put on; else at the only other place
 * that has these words; else where nearly the same words stand; else nowhere, and it is shown as orphaned. White space
 * does not count. Offsets are of the block's text, end exclusive. Edits elsewhere never orphan a comment.
 */
export function anchorComment(blocks: readonly DeskBlock[], place: CommentPlace): CommentAnchor {
  if (place.blockId === '') return { kind: 'document' }
  const home = blocks.find(({ id }) => id === place.blockId)
  if (place.quote.trim() === '') {
    return home ? anchorAt('found', home, { start: 0, end: home.text.length }) : { kind: 'orphaned' }
  }
  const atHome = home && nearestOccurrence(home.text, place)
  if (home && atHome) return anchorAt('found', home, atHome)
  return (
    moved(blocks, place) ?? fuzzy(home ? [home] : [], place) ?? fuzzy(blocks, place) ?? { kind: 'orphaned' }
  )
}

/**
 * The quotation as it stands in a block's text, with what lies around it, so that a browser need not count exactly; null
 * when the block does not have these words.
 */
export function settlePlace(
  blocks: readonly DeskBlock[],
  place: CommentPlace,
  contextChars: number,
): CommentPlace | null {
  const anchor = anchorComment(blocks, place)
  if (anchor.kind === 'orphaned') return null
  if (anchor.kind === 'document' || place.quote.trim() === '')
    return { ...place, quote: '', prefix: '', suffix: '', start: 0 }
  const text = blocks.find(({ id }) => id === anchor.blockId)?.text ?? ''
  return {
    blockId: anchor.blockId,
    quote: anchor.text,
    prefix: text.slice(Math.max(0, anchor.start - contextChars), anchor.start),
    suffix: text.slice(anchor.end, anchor.end + contextChars),
    start: anchor.start,
  }
}

function moved(blocks: readonly DeskBlock[], place: CommentPlace): CommentAnchor | null {
  const places = blocks.flatMap((block) =>
    occurrences(block.text, place.quote).map((range) => ({ block, range })),
  )
  const [only, other] = places
  if (only && !other) return anchorAt('moved', only.block, only.range)
  // The same words at several places: only what lay around them can tell which.
  const around = places.filter(({ block, range }) => context01(block.text, range, place) >= 0.5)
  const [one, another] = around
  return one && !another ? anchorAt('moved', one.block, one.range) : null
}

function fuzzy(blocks: readonly DeskBlock[], place: CommentPlace): CommentAnchor | null {
  const quote = place.quote.trim()
  if (quote.length < FUZZY_CHARS_MIN) return null
  const unit = quote.length <= BY_LETTERS_MAX ? 'letters' : 'words'
  let best: { block: DeskBlock; range: Range; edits01: number; context: number } | null = null
  for (const block of blocks) {
    const match = nearestMatch(block.text, quote, { unit, editsMax01: EDITS_MAX01 })
    if (!match) continue
    const context = context01(block.text, match, place)
    if (quote.length < SURE_CHARS_MIN && context < CONTEXT_MIN01) continue
    const isBetter =
      !best || match.edits01 < best.edits01 || (match.edits01 === best.edits01 && context > best.context)
    if (isBetter) best = { block, range: match, edits01: match.edits01, context }
  }
  return best ? anchorAt('fuzzy', best.block, best.range) : null
}

/** Of the exact occurrences the one with most of the same surroundings; among equals the one nearest to the offset. */
function nearestOccurrence(text: string, place: CommentPlace): Range | null {
  const ranked = occurrences(text, place.quote).map((range) => ({
    range,
    context: context01(text, range, place),
    distance: Math.abs(range.start - place.start),
  }))
  ranked.sort((one, other) => other.context - one.context || one.distance - other.distance)
  return ranked[0]?.range ?? null
}

/** Every place of the quotation, white space of any kind and length being one. */
function occurrences(text: string, quote: string): readonly Range[] {
  const words = quote.match(/\S+/g) ?? []
  if (words.length === 0) return []
  const pattern = new RegExp(words.map(escapePattern).join('\\s+'), 'gu')
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** Share of the kept surroundings, counted outwards from the quotation, that is still there. */
function context01(text: string, { start, end }: Range, { prefix, suffix }: CommentPlace): number {
  const before = squeeze(prefix)
  const after = squeeze(suffix)
  const total = before.length + after.length
  if (total === 0) return 0
  const standsBefore = squeeze(text.slice(Math.max(0, start - 2 * prefix.length - 8), start))
  const standsAfter = squeeze(text.slice(end, end + 2 * suffix.length + 8))
  let same = 0
  while (same < before.length && before.at(-1 - same) === standsBefore.at(-1 - same)) same += 1
  let sameAfter = 0
  while (sameAfter < after.length && after[sameAfter] === standsAfter[sameAfter]) sameAfter += 1
  return (same + sameAfter) / total
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '')
}

function anchorAt(kind: 'found' | 'moved' | 'fuzzy', block: DeskBlock, { start, end }: Range): CommentAnchor {
  return { kind, blockId: block.id, start, end, text: block.text.slice(start, end) }
}

import type { PlacedPassage } from '@/lib/contracts/library'
import type { ShownHighlight } from '@/lib/contracts/library-reading'
import { type HighlightAnchor, placeHighlights } from './anchor-highlight'

interface Kept extends HighlightAnchor {
  readonly id: string
  readonly note: string
  readonly createdAt: Date
}

/** Highlights as an item's passages have them now, in the order of the text; those whose words are gone last. */
export function markedHighlights(
  passages: readonly PlacedPassage[],
  kept: readonly Kept[],
): ShownHighlight[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const places = placeHighlights(passages, kept)
  const placed = kept.map(({ id, quote, note, createdAt }, at) => {
    const found = places[at]
    const passage = found?.kind === 'found' ? byId.get(found.passageId) : undefined
    const shown = { id, note, createdAt: createdAt.toISOString() }
    if (found?.kind !== 'found' || !passage)
      return { shown: { ...shown, quote, place: null }, order: Infinity }
    const start = passage.start + found.start
    const place = {
      passageId: passage.id,
      locator: passage.locator,
      pages: [...new Set(passage.boxes.map(({ page }) => page))],
      start,
      end: start + found.text.length,
    }
    return { shown: { ...shown, quote: found.text, place }, order: start }
  })
  return placed.sort((one, other) => one.order - other.order).map(({ shown }) => shown)
}

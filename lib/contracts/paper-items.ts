import { z } from 'zod'

/** What the contracts of the paper's agents are made of. */
export const CitationKey = z.string().regex(/^[a-z0-9-]{1,80}$/)
export const Keys = z.array(CitationKey).max(400)
export const Said = z.string().trim().min(1).max(1_500)
export const Named = z.string().trim().min(1).max(300)
export const ItemId = z.string().regex(/^[A-Za-z0-9#-]{1,40}$/)
export const Ids = z.array(ItemId).max(40)
export const Count = z.number().int().min(0).max(10_000_000)

/** A sentence of a source, letter by letter; compared with the source before it is stored. */
export const SourceQuotation = z.object({ key: CitationKey, quote: z.string().trim().min(1).max(1_200) })
export type SourceQuotation = z.infer<typeof SourceQuotation>

/** So many of all, with those of which it is not known. */
export const CountedShare = z
  .object({ count: Count, total: Count, unknown: Count, keys: Keys })
  .refine(({ count, total, unknown }) => count + unknown <= total, 'count and unknown exceed the total')
  .refine(({ count, keys }) => new Set(keys).size <= count, 'more sources are named than counted')
export type CountedShare = z.infer<typeof CountedShare>

/** Fewer than were wanted were found, and how to look for more. A valid answer, shown in the exit criteria of the phase. */
export const Shortfall = z.object({
  found: Count,
  wanted: Count,
  /** Sources that were read for it. */
  among: Count,
  query: Named,
})
export type Shortfall = z.infer<typeof Shortfall>

/**
 * A list that should have `min` items: fewer are valid only with a `shortfall` that says so in the same figures, and with enough there
 * is none.
 */
export function enough<Item extends z.ZodType>(item: Item, { min, max }: { min: number; max: number }) {
  return z
    .object({
      items: z.array(item).max(max).describe(`${min} to ${max}; fewer only with shortfall`),
      shortfall: Shortfall.nullable(),
    })
    .superRefine(({ items, shortfall }, context) => {
      if (items.length >= min && shortfall !== null)
        context.addIssue('enough were found, and yet a shortfall')
      if (items.length < min && shortfall === null)
        context.addIssue(
          `${items.length} of ${min}: say the shortfall, with a query that would look for more`,
        )
      if (shortfall && (shortfall.found !== items.length || shortfall.wanted !== min))
        context.addIssue(`the shortfall says other figures than ${items.length} of ${min}`)
    })
}

/** Whether every id stands once, and every reference points at an item before it: such a list has an order to work in. */
export function refersBackwards(
  items: readonly { readonly id: string; readonly needs: readonly string[] }[],
): boolean {
  const seen = new Set<string>()
  return items.every(({ id, needs }) => {
    const isFine = !seen.has(id) && needs.every((need) => seen.has(need))
    seen.add(id)
    return isFine
  })
}

/** Whether no text occurs twice. */
export function areUnique(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

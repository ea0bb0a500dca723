import { z } from 'zod'
import { SearchParameters } from '@/lib/contracts/search'
import { withKeywords } from '@/lib/core/concepts/read-keywords'
import { topicMap } from '@/lib/core/concepts/topic-map'

const keywords = z.array(z.string()).catch([])
const Search = z.looseObject({ parameters: SearchParameters, keywords, map: z.undefined().optional() })
const Entry = z.looseObject({ after: SearchParameters, keywords, map: z.undefined().optional() })
const Strategy = z.looseObject({ kind: z.string(), keywords, edits: z.undefined().optional() })
const Holder = z.looseObject({
  refinements: z.array(z.unknown()).optional(),
  strategies: z.array(z.unknown()).optional(),
})

/**
 * A search as answers, outputs and documents held it before there was a map, words typed beside its parameters, with the map
 * that its topic and these words say. What has a map, or is no search, comes back as it is.
 */
export function searchWithMap(old: unknown): unknown {
  const search = Search.safeParse(old)
  if (!search.success) return old
  const { keywords: typed, ...rest } = search.data
  return { ...rest, map: withKeywords(topicMap(rest.parameters), typed) }
}

/** The same for an entry of the refinement history. */
export function entryWithMap(old: unknown): unknown {
  const entry = Entry.safeParse(old)
  if (!entry.success) return old
  const { keywords: typed, ...rest } = entry.data
  return { ...rest, map: withKeywords(topicMap(rest.after), typed) }
}

/**
 * Ways to change the scope as they were held before there was a map: those of years and databases, which do not touch it. The
 * others are worked out anew by the next search.
 */
export function strategiesWithEdits(old: unknown): unknown[] {
  const list: unknown[] = Array.isArray(old) ? old : []
  return list.flatMap((one) => {
    const strategy = Strategy.safeParse(one)
    if (!strategy.success) return [one]
    const { keywords: _typed, ...rest } = strategy.data
    return rest.kind === 'dates' || rest.kind === 'databases' ? [{ ...rest, edits: [] }] : []
  })
}

/** The same for what holds a history of searches or ways to change them: a document's data, or what a run began with. */
export function holderWithMaps(old: unknown): unknown {
  const holder = Holder.safeParse(old)
  if (!holder.success) return old
  const { refinements, strategies, ...rest } = holder.data
  return {
    ...rest,
    ...(refinements ? { refinements: refinements.map(entryWithMap) } : {}),
    ...(strategies ? { strategies: strategiesWithEdits(strategies) } : {}),
  }
}

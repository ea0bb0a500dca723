import type { Lexicon } from '@/lib/core/text/lexicon'

/** Topics of which something is kept for one lexicon; the one asked for longest ago is forgotten. */
const TOPICS_KEPT = 8

/**
 * A memory of what was worked out of records for one topic: gives the value kept under `key` for this lexicon, or makes it. The key
 * names everything that the value rests on besides single records; values keep records weakly, so they go when the records do.
 */
export function keptByTopic<Value>(make: () => Value): (lexicon: Lexicon, key: string) => Value {
  const byLexicon = new WeakMap<Lexicon, Map<string, Value>>()
  return (lexicon, key) => {
    const kept = byLexicon.get(lexicon) ?? new Map<string, Value>()
    byLexicon.set(lexicon, kept)
    const value = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > TOPICS_KEPT && oldest !== undefined) kept.delete(oldest)
    return value
  }
}

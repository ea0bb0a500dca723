import type { Evidence } from '@/lib/contracts/research'

/** Passages that one answer rests on; more are not read by anybody. */
const EVIDENCE_MAX = 60

/**
 * Everything that was found, each passage once with its best score, what the library says before what the web says, best first, at
 * most 60. Passages of the same words count once, whatever they are called.
 */
export function mergeEvidence(found: readonly Evidence[]): readonly Evidence[] {
  const byText = new Map<string, Evidence>()
  for (const one of found) {
    const key = `${one.passage.itemId}\n${one.passage.text}`
    const known = byText.get(key)
    if (!known || known.score < one.score) byText.set(key, one)
  }
  const weight = ({ origin }: Evidence) => (origin === 'web' ? 0 : 1)
  return [...byText.values()]
    .sort((a, b) => weight(b) - weight(a) || b.score - a.score)
    .slice(0, EVIDENCE_MAX)
}

import { z } from 'zod'
import { answerJson } from '@/lib/adapters/child/ask-child'
import { findCitations } from '@/lib/core/ledger/find-citations'
import { citationMatcher } from '@/lib/core/ledger/match-works'
import { CitableWork, type CitedItems } from './check-job'

const UNMATCHED_MAX = 1_000
const UNMATCHED_CHARS_MAX = 300

const Job = z.object({
  text: z.string(),
  items: z.array(z.object({ itemId: z.string(), title: z.string(), work: CitableWork.nullable() })),
})
export type CitedJob = z.input<typeof Job>

/** Which items of a library a draft cites; found in a process of its own, before the passages of these alone are read. */
export async function answer(input: Buffer): Promise<string> {
  const { text, items } = Job.parse(JSON.parse(input.toString('utf8')))
  return answerJson((): CitedItems => {
    const match = citationMatcher(text, items)
    const counts = new Map<string, number>()
    const unmatched = new Set<string>()
    for (const citation of findCitations(text)) {
      const matched = match(citation)
      if (matched.length === 0) unmatched.add(citation.text.slice(0, UNMATCHED_CHARS_MAX))
      for (const { itemId } of matched) counts.set(itemId, (counts.get(itemId) ?? 0) + 1)
    }
    return { counts: [...counts], unmatched: [...unmatched].slice(0, UNMATCHED_MAX) }
  })
}

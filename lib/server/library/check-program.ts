import { z } from 'zod'
import { answerJson } from '@/lib/adapters/child/ask-child'
import { Passage } from '@/lib/contracts/library'
import { checkClaims } from '@/lib/core/ledger/check-claims'
import { citationMatcher } from '@/lib/core/ledger/match-works'
import { aimOfDraft } from '@/lib/core/topics/draft-aim'
import { CitableWork, type ReadDraft } from './check-job'

const Job = z.object({
  text: z.string(),
  language: z.string().nullable(),
  items: z.array(
    z.object({
      itemId: z.string(),
      title: z.string(),
      work: CitableWork.nullable(),
      passages: z.array(Passage.pick({ id: true, itemId: true, text: true, language: true, locator: true })),
    }),
  ),
})
export type CheckJob = z.input<typeof Job>

/** The ledger of a draft, and what it says it is about; read in a process of its own (lib/adapters/child), since a thesis takes seconds. */
export async function answer(input: Buffer): Promise<string> {
  const { text, language, items } = Job.parse(JSON.parse(input.toString('utf8')))
  const byId = new Map(items.map(({ itemId, passages }) => [itemId, passages]))
  const match = citationMatcher(text, items)
  return answerJson((): ReadDraft => {
    const ledger = checkClaims(text, {
      language,
      resolve: (citation) => {
        const matched = match(citation)
        return matched.length === 0 ? null : matched.flatMap(({ itemId }) => byId.get(itemId) ?? [])
      },
    })
    return { ledger, aim: aimOfDraft(text) }
  })
}

import { z } from 'zod'
import { ClaimLedger } from '@/lib/contracts/claim-ledger'
import { SCOPE_TEXT_MAX } from '@/lib/contracts/scope'
import { Work } from '@/lib/contracts/work'

/** What of a reference tells whether a citation names it. */
export const CitableWork = Work.pick({ authors: true, year: true, doi: true, title: true })

/** What is read of a draft. */
export const ReadDraft = z.object({ ledger: ClaimLedger, aim: z.string().max(SCOPE_TEXT_MAX).nullable() })
export type ReadDraft = z.infer<typeof ReadDraft>

/** How often each item is cited, by its id, and the citations that name none. */
export const CitedItems = z.object({
  counts: z.array(z.tuple([z.string(), z.number().int()])),
  unmatched: z.array(z.string()),
})
export type CitedItems = z.infer<typeof CitedItems>

import { z } from 'zod'
import { claimVerdicts } from './claim-verdicts'
import { Locator } from './library'

/**
 * Terminology
 *   claim     one sentence of a text that says something about the world or the literature
 *   ledger    every sentence of a text with what was found about it: by code, from the passages it cites
 *   support   `quoted` and `paraphrase`; everything else but `not-a-claim` is unsupported
 */

export const ClaimVerdict = z.enum(claimVerdicts)
export type ClaimVerdict = z.infer<typeof ClaimVerdict>

export const LedgerRow = z.object({
  /** The sentence as it stands, without its citation markers. */
  claim: z.string().max(4_000),
  /** Where it begins and ends in the text that was checked, in UTF-16 units. */
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  verdict: ClaimVerdict,
  /** The best passage for or against it; null where there is none. */
  evidence: z
    .object({
      itemId: z.string().max(64),
      passageId: z.string().max(80),
      locator: Locator,
      /** The sentence of the passage that decided, letter by letter. */
      quote: z.string().max(4_000),
    })
    .nullable(),
  /** What disagrees, as it stands in the claim: figures, or the word that gives the direction. */
  disputed: z.array(z.string().max(200)).max(20),
  /** Citation markers of the sentence that resolve to nothing. */
  unresolved: z.array(z.string().max(300)).max(20),
})
export type LedgerRow = z.infer<typeof LedgerRow>

export const ClaimLedger = z.object({ rows: z.array(LedgerRow).max(5_000) })
export type ClaimLedger = z.infer<typeof ClaimLedger>

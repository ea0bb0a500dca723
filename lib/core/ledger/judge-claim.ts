import type { ClaimVerdict } from '@/lib/contracts/claim-ledger'
import { wordsOf } from '@/lib/core/text/words'
import { findQuote } from './find-quote'
import type { CitedPassage } from './text-citation'

export interface Judgement {
  readonly verdict: Exclude<ClaimVerdict, 'not-a-claim'>
  /** The passage that decided and its words, letter by letter; null where none speaks of it. */
  readonly evidence: { readonly passage: CitedPassage; readonly quote: string } | null
  /** What disagrees, as it stands in the claim. */
  readonly disputed: readonly string[]
}

/** Fewer words in common are chance, not a quotation. */
const QUOTE_WORDS_MIN = 4

/** What the passages say about a claim. Never throws. */
export function judgeClaim(
  claim: string,
  { passages }: { readonly passages: readonly CitedPassage[]; readonly language: string | null },
): Judgement {
  const wanted = claim.replace(/[.!]\s*$/, '')
  if (wordsOf(wanted).length >= QUOTE_WORDS_MIN) {
    for (const passage of passages) {
      const span = findQuote(wanted, passage.text)
      if (span)
        return {
          verdict: 'quoted',
          evidence: { passage, quote: passage.text.slice(span.start, span.end) },
          disputed: [],
        }
    }
  }
  return { verdict: 'no-passage', evidence: null, disputed: [] }
}

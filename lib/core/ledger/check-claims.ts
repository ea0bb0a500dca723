import type { ClaimLedger, LedgerRow } from '@/lib/contracts/claim-ledger'
import { type MarkedSentence, markedSentences } from './claim-sentences'
import { isClaim } from './is-claim'
import { judgeClaim } from './judge-claim'
import type { CitedPassage, ResolveMarker, TextCitation } from './text-citation'

/** What the contract has room for. */
const ROWS_MAX = 5_000
const CLAIM_MAX = 4_000
const DISPUTED_MAX = 20
const DISPUTED_LENGTH_MAX = 200
const MARKER_LENGTH_MAX = 300
/** Passages that one sentence is compared with; a book has some thousand. */
const PASSAGES_MAX = 4_000

export interface CheckOptions {
  readonly resolve: ResolveMarker
  /** ISO 639-1 of the text; null when nobody knows. */
  readonly language: string | null
}

/**
 * Every sentence of a text in order, with what its cited passages say about it; sentences of a plan, headings and questions included, as
 * `not-a-claim`. A sentence is supported only by passages that it cites itself. Decided by code from figures, negations, directions, groups
 * of people and shared words: unsure is `no-passage`. What a passage tells the reader to do has no effect. Never throws.
 */
export function checkClaims(text: string, { resolve, language }: CheckOptions): ClaimLedger {
  const read = passagesOnce()
  const rows = markedSentences(text, language)
    .slice(0, ROWS_MAX)
    .map((sentence) => rowOf(sentence, { resolve, language }, read))
  return { rows }
}

type Passages = readonly CitedPassage[]

/** One list for the same citations, so that it is read once for all sentences that cite them. */
function passagesOnce() {
  const lists = new Map<string, Passages>()
  return (markers: readonly TextCitation[], passages: () => Passages): Passages => {
    const key = markers.map(({ text }) => text).join('\n')
    const kept = lists.get(key) ?? passages()
    lists.set(key, kept)
    return kept
  }
}

function rowOf(
  sentence: MarkedSentence,
  { resolve, language }: CheckOptions,
  once: ReturnType<typeof passagesOnce>,
): LedgerRow {
  const { claim, start, end, markers } = sentence
  const read = markers.map((marker) => ({ marker, passages: resolve(marker) }))
  const base = {
    claim: claim.slice(0, CLAIM_MAX),
    start,
    end,
    unresolved: unresolvedOf(read),
  }
  if (!isClaim(sentence, language)) return { ...base, verdict: 'not-a-claim', evidence: null, disputed: [] }
  const passages = once(markers, () => read.flatMap((one) => one.passages ?? []).slice(0, PASSAGES_MAX))
  const { verdict, evidence, disputed } = judgeClaim(sentence.said, { passages, language })
  return {
    ...base,
    verdict,
    evidence: evidence && {
      itemId: evidence.passage.itemId,
      passageId: evidence.passage.id,
      locator: evidence.passage.locator,
      quote: evidence.quote.slice(0, CLAIM_MAX),
    },
    disputed: disputed.slice(0, DISPUTED_MAX).map((word) => word.slice(0, DISPUTED_LENGTH_MAX)),
  }
}

function unresolvedOf(
  read: readonly { readonly marker: TextCitation; readonly passages: readonly CitedPassage[] | null }[],
): string[] {
  const texts = read.filter(({ passages }) => passages === null).map(({ marker }) => marker.text)
  return [...new Set(texts)].slice(0, DISPUTED_MAX).map((text) => text.slice(0, MARKER_LENGTH_MAX))
}

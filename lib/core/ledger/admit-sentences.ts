import type { ClaimLedger, LedgerRow } from '@/lib/contracts/claim-ledger'

/** Why a sentence may not be printed. */
export type SentenceRefusal =
  | 'unresolved-citation'
  | 'numbers-disagree'
  | 'direction-disagrees'
  | 'no-passage'

export interface RefusedSentence {
  readonly row: LedgerRow
  readonly reason: SentenceRefusal
}

export interface AdmittedText {
  /** The text without the refused sentences, what stands between the others as it was. */
  readonly text: string
  readonly refused: readonly RefusedSentence[]
}

/**
 * What of a text may be printed, by its ledger: sentences that are supported by what they cite, and those that claim nothing. A sentence with a
 * marker that resolves to nothing is refused whatever else it cites. `ledger` must be of this text.
 */
export function admitSentences(text: string, ledger: ClaimLedger): AdmittedText {
  const refused = ledger.rows.flatMap((row) => {
    const reason = refusalOf(row)
    return reason === null ? [] : [{ row, reason }]
  })
  const gone = new Set(refused.map(({ row }) => row))
  const kept: string[] = []
  let read = 0
  for (const row of ledger.rows) {
    const between = text.slice(read, row.start)
    read = row.end
    if (gone.has(row)) kept.push(between.includes('\n') ? between : '')
    else kept.push(between, text.slice(row.start, row.end))
  }
  kept.push(text.slice(read))
  return { text: kept.join('').trim(), refused }
}

function refusalOf({ verdict, unresolved }: LedgerRow): SentenceRefusal | null {
  if (unresolved.length > 0) return 'unresolved-citation'
  if (verdict === 'not-a-claim' || verdict === 'quoted' || verdict === 'paraphrase') return null
  return verdict
}

import type { LedgerRow } from '@/lib/contracts/claim-ledger'
import { isSupported } from '@/lib/contracts/claim-verdicts'

export const checkFilters = ['faults', 'claims', 'supported', 'all'] as const
export type CheckFilter = (typeof checkFilters)[number]

/** `faults`: what the cited source does not bear out, and citations of nothing in the library. */
export function isShownIn(row: LedgerRow, filter: CheckFilter): boolean {
  const isClaimed = row.verdict !== 'not-a-claim'
  switch (filter) {
    case 'all':
      return true
    case 'claims':
      return isClaimed
    case 'supported':
      return isSupported(row.verdict)
    case 'faults':
      return row.unresolved.length > 0 || (isClaimed && !isSupported(row.verdict))
  }
}

/** How many sentences each filter shows. */
export function countByFilter(rows: readonly LedgerRow[]): Readonly<Record<CheckFilter, number>> {
  const count = (filter: CheckFilter) => rows.filter((row) => isShownIn(row, filter)).length
  return { faults: count('faults'), claims: count('claims'), supported: count('supported'), all: rows.length }
}

import type { SourceRow } from '@/lib/contracts/source-validation'
import type { OwnEntry } from '@/lib/core/validation/workspace'

/** What was there when something was sent. */
export interface AwaitedPapers {
  readonly entries: number
  readonly known: ReadonlySet<string>
}

type Row = Pick<SourceRow, 'id' | 'userProvided'>

export function awaitPapers(own: readonly unknown[], rows: readonly Row[]): AwaitedPapers {
  return {
    entries: own.length,
    known: new Set(rows.flatMap(({ id, userProvided }) => (userProvided ? [id] : []))),
  }
}

/** Ids of the sources that became the student's own with what was sent; null while it is still being read. */
export function keyPapersIn(
  { entries, known }: AwaitedPapers,
  own: readonly Pick<OwnEntry, 'status'>[],
  rows: readonly Row[],
): readonly string[] | null {
  const sent = own[entries]
  if (!sent || sent.status === 'reading') return null
  return rows.flatMap(({ id, userProvided }) => (userProvided && !known.has(id) ? [id] : []))
}

'use client'

import { useCallback, useEffect, useState } from 'react'
import type { OwnSource, SourceRow } from '@/lib/contracts/source-validation'
import type { OwnEntry } from '@/lib/core/validation/workspace'

interface Awaited {
  readonly ownId: string
  /** Own sources that were there before. */
  readonly known: ReadonlySet<string>
}

/**
 * What the student brings one by one are key papers: they count as chosen as soon as they are read. A file of references is
 * not: it may hold hundreds. Returns what to call when something is sent.
 */
export function useKeyPapers(
  own: readonly OwnEntry[],
  rows: readonly SourceRow[],
  choose: (sourceIds: readonly string[]) => void,
): (sent: OwnSource) => void {
  const [awaited, setAwaited] = useState<readonly Awaited[]>([])
  useEffect(() => {
    const read = awaited.filter(({ ownId }) =>
      own.some(({ id, status }) => id === ownId && status !== 'reading'),
    )
    if (read.length === 0) return
    setAwaited((all) => all.filter((one) => !read.includes(one)))
    const fresh = rows.filter(
      ({ id, userProvided }) => userProvided && read.some(({ known }) => !known.has(id)),
    )
    choose(fresh.map(({ id }) => id))
  }, [awaited, choose, own, rows])
  return useCallback(
    (sent) => {
      if (sent.via === 'import') return
      const known = new Set(rows.filter(({ userProvided }) => userProvided).map(({ id }) => id))
      setAwaited((all) => [...all, { ownId: sent.id, known }])
    },
    [rows],
  )
}

'use client'

import { useCallback, useEffect, useState } from 'react'
import type { SourceRow } from '@/lib/contracts/source-validation'
import type { OwnEntry } from '@/lib/core/validation/workspace'
import type { OwnWay } from './own-panel'

/** What was there when something was sent. */
interface Awaited {
  readonly entries: number
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
): (way: OwnWay) => void {
  const [awaited, setAwaited] = useState<Awaited | null>(null)
  useEffect(() => {
    const sent = awaited === null ? undefined : own[awaited.entries]
    if (!awaited || !sent || sent.status === 'reading') return
    setAwaited(null)
    choose(rows.flatMap(({ id, userProvided }) => (userProvided && !awaited.known.has(id) ? [id] : [])))
  }, [awaited, choose, own, rows])
  return useCallback(
    (way) => {
      const known = new Set(rows.flatMap(({ id, userProvided }) => (userProvided ? [id] : [])))
      setAwaited(way === 'import' ? null : { entries: own.length, known })
    },
    [own.length, rows],
  )
}

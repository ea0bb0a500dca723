'use client'

import { useCallback, useEffect, useState } from 'react'
import type { SourceRow } from '@/lib/contracts/source-validation'
import type { OwnEntry } from '@/lib/core/validation/workspace'
import { type AwaitedPapers, awaitPapers, keyPapersIn } from './key-papers'

/**
 * What the student brings one by one are key papers: they count as chosen as soon as they are read. A file of references may
 * hold hundreds, so those are chosen only when the student says so. Returns what to call when something is sent.
 */
export function useKeyPapers(
  own: readonly OwnEntry[],
  rows: readonly SourceRow[],
  choose: (sourceIds: readonly string[]) => void,
): (isKey: boolean) => void {
  const [awaited, setAwaited] = useState<AwaitedPapers | null>(null)
  useEffect(() => {
    const read = awaited === null ? null : keyPapersIn(awaited, own, rows)
    if (read === null) return
    setAwaited(null)
    choose(read)
  }, [awaited, choose, own, rows])
  return useCallback((isKey) => setAwaited(isKey ? awaitPapers(own, rows) : null), [own, rows])
}

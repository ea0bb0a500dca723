'use client'

import { useCallback, useState } from 'react'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { steadyOrder } from './steady-order'

interface Screen {
  readonly key: string
  readonly rows: readonly SourceRow[]
}

interface SteadyRows {
  readonly rows: readonly SourceRow[]
  readonly waiting: number
  readonly moved: boolean
  /** Lays the list out anew although it is held: the reader asked for it. */
  readonly release: () => void
}

/**
 * The rows to show: in their present rank, or where they stood while the reader holds the list. Another view (`key`)
 * lays the list out anew. A row that is gone keeps its place, with what was last known of it, until then.
 */
export function useSteadyRows(
  ranked: readonly SourceRow[],
  all: ReadonlyMap<string, SourceRow>,
  key: string,
  isHeld: boolean,
): SteadyRows {
  const [screen, setScreen] = useState<Screen>({ key, rows: ranked })
  const holds = isHeld && screen.key === key
  const ids = ranked.map(({ id }) => id)
  const steady = steadyOrder(
    screen.rows.map(({ id }) => id),
    ids,
    holds,
  )
  const lastKnown = new Map(screen.rows.map((row) => [row.id, row]))
  const rows = steady.order.flatMap((id) => all.get(id) ?? lastKnown.get(id) ?? [])
  const same =
    screen.key === key &&
    rows.length === screen.rows.length &&
    rows.every((row, at) => screen.rows[at] === row)
  if (!same) setScreen({ key, rows })
  const release = useCallback(() => setScreen({ key: '', rows: [] }), [])
  return { rows, waiting: steady.waiting, moved: steady.moved, release }
}

'use client'

import { useEffect, useMemo, useRef } from 'react'
import { between } from './list-view'
import type { RowActions } from './row-actions'
import type { DecisionControl } from './use-decisions'

/** What opens or happens elsewhere on the page for a row. */
export interface RowHandlers {
  readonly onOpen: (sourceId: string) => void
  readonly onExclude: (sourceId: string) => void
  readonly onWrite: (sourceId: string) => void
  readonly onCite: (sourceId: string) => void
  readonly onWhy: (sourceId: string) => void
  readonly onJoin: (sourceId: string) => void
}

/** The acts of a row, which stay the same while decisions and list change: unchanged rows are not drawn again. */
export function useRowActions(
  decisions: DecisionControl,
  ids: readonly string[],
  { onOpen, onExclude, onWrite, onCite, onWhy, onJoin }: RowHandlers,
): RowActions {
  const latest = useRef({ decisions, ids })
  useEffect(() => {
    latest.current = { decisions, ids }
  })
  const tickedLast = useRef<string | null>(null)
  return useMemo(
    () => ({
      tick: (id, toHere) => {
        const { decisions, ids } = latest.current
        const range = toHere ? between(ids, tickedLast.current, id) : []
        tickedLast.current = id
        if (range.length > 1) decisions.include(range)
        else decisions.toggle(id, 'include')
      },
      maybe: (id) => latest.current.decisions.toggle(id, 'maybe'),
      skip: (id) => latest.current.decisions.toggle(id, 'skip'),
      exclude: (id) => {
        const { decisions } = latest.current
        if (decisions.decisions.get(id) === 'exclude') decisions.takeBack(id)
        else onExclude(id)
      },
      open: onOpen,
      cite: onCite,
      why: onWhy,
      write: onWrite,
      join: onJoin,
    }),
    [onCite, onExclude, onJoin, onOpen, onWhy, onWrite],
  )
}

/** The keys that act on one row. */
export function rowKeys(
  actions: RowActions,
  withActive: (act: (sourceId: string) => void) => () => void,
): Readonly<Record<string, () => void>> {
  return {
    X: withActive((id) => actions.tick(id, false)),
    'Shift+X': withActive((id) => actions.tick(id, true)),
    M: withActive(actions.maybe),
    Z: withActive(actions.skip),
    '-': withActive(actions.exclude),
    O: withActive(actions.open),
    '?': withActive(actions.why),
    E: withActive(actions.write),
    Q: withActive(actions.cite),
    '=': withActive(actions.join),
  }
}

'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { heirOf, stepFrom } from './list-view'

interface ActiveRow {
  readonly activeId: string | null
  readonly setActive: (sourceId: string | null) => void
  /** Puts the focus on the row so many places further, within the first `limit`. */
  readonly move: (step: number) => void
}

/**
 * The row that keys act on. One that leaves the list with the focus on it (excluded, filtered away) hands it to the row that
 * takes its place.
 */
export function useActiveRow(ids: readonly string[], limit: number): ActiveRow {
  const [activeId, setActive] = useState<string | null>(null)
  const shown = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    const heir = heirOf(shown.current, ids, activeId)
    shown.current = ids
    if (heir === null || document.activeElement !== document.body) return
    setActive(heir)
    // A row that was held because it had the focus goes as the focus leaves it, a moment before what was pressed instead has it: that
    // keeps it. And what is pressed must not move away under the pointer.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusRow(heir, { preventScroll: true })
    })
  }, [activeId, ids])
  const move = useCallback(
    (step: number) => {
      const next = stepFrom(ids.slice(0, limit), activeId, step)
      if (next === null) return
      setActive(next)
      focusRow(next)
    },
    [activeId, ids, limit],
  )
  return { activeId, setActive, move }
}

function focusRow(sourceId: string, options?: FocusOptions): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(sourceId)}"]`)?.focus(options)
}

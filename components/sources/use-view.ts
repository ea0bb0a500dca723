'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useCallback, useMemo } from 'react'
import { type ListView, readView, writeView } from './list-view'

/** The view of the list, kept in the address without asking the server anew. */
export function useView(): { view: ListView; key: string; change: (changed: Partial<ListView>) => void } {
  const address = useSearchParams()
  const path = usePathname()
  const view = useMemo(() => readView(address), [address])
  const change = useCallback(
    (changed: Partial<ListView>) => {
      const query = writeView({ ...readView(new URLSearchParams(window.location.search)), ...changed })
      window.history.replaceState(null, '', query === '' ? path : `${path}?${query}`)
    },
    [path],
  )
  return { view, key: writeView(view), change }
}

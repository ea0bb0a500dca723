'use client'

import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds; `assumed` while the page is not yet in a browser. */
export function useMedia(query: string, assumed: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => assumed,
  )
}

'use client'

import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** What stands behind `#` in the address: a secret that no server sees; null until the page is alive. */
export function useHash(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => null,
  )
}

/** Takes a secret that has been used out of the address and its history. Whoever shows the hash keeps showing it. */
export function clearHash(): void {
  window.history.replaceState(null, '', window.location.pathname)
}

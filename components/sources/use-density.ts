'use client'

import { useState, useSyncExternalStore } from 'react'

/** Longer lists begin in two lines a source. */
const COMFORTABLE_MAX = 20
const KEPT_AS = 'carrel-list-density'

export interface Density {
  readonly isCompact: boolean
  readonly choose: (isCompact: boolean) => void
}

/**
 * How closely the list is set: as the reader last chose in this browser, else by its length. Which of the two a growing list will
 * be is not guessed: while the search goes on it is taken for a long one. While the reader holds the list nothing changes by itself.
 */
export function useDensity(list: { count: number; isSettled: boolean; isHeld: boolean }): Density {
  const chosen = useSyncExternalStore(subscribe, read, () => null)
  const wanted = !list.isSettled || list.count > COMFORTABLE_MAX
  const [shown, setShown] = useState(wanted)
  if (shown !== wanted && !list.isHeld) setShown(wanted)
  return { isCompact: chosen === null ? shown : chosen === 'compact', choose }
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A browser that keeps nothing has no choice kept. */
function read(): string | null {
  try {
    return localStorage.getItem(KEPT_AS)
  } catch {
    return null
  }
}

function choose(isCompact: boolean): void {
  try {
    localStorage.setItem(KEPT_AS, isCompact ? 'compact' : 'comfortable')
  } catch {
    // It then holds for nothing; the list is readable either way.
  }
  for (const listener of listeners) listener()
}

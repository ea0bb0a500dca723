'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

const PREFIX = 'carrel-proposal:'

export interface Kept {
  /** What was kept before this page, or since; undefined for nothing. It comes from a browser: its shape is not known. */
  readonly kept: unknown
  /** Whether the browser was asked; before, nothing is known. */
  readonly isRead: boolean
  readonly keep: (value: unknown) => void
  readonly forget: () => void
}

/**
 * Something unsent, kept in this browser so that a reload loses nothing. Tabs share the place: what another tab keeps there
 * is not forgotten with one's own.
 */
export function useKept(name: string): Kept {
  const [state, setState] = useState<{ readonly kept: unknown; readonly isRead: boolean }>({
    kept: undefined,
    isRead: false,
  })
  const own = useRef<string | null>(null)
  useEffect(() => {
    own.current = textOf(name)
    setState({ kept: parsed(own.current), isRead: true })
  }, [name])
  const keep = useCallback(
    (value: unknown) => {
      setState({ kept: value, isRead: true })
      const text = JSON.stringify(value)
      own.current = text
      withStorage((storage) => storage.setItem(PREFIX + name, text))
    },
    [name],
  )
  const forget = useCallback(() => {
    setState({ kept: undefined, isRead: true })
    if (textOf(name) === own.current) withStorage((storage) => storage.removeItem(PREFIX + name))
  }, [name])
  return { ...state, keep, forget }
}

function textOf(name: string): string | null {
  let text: string | null = null
  withStorage((storage) => {
    text = storage.getItem(PREFIX + name)
  })
  return text
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Somebody else's entry under our name is no draft.
    return undefined
  }
}

/** A browser may refuse its storage or have no room; then a draft lives as long as its page. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.localStorage)
  } catch {
    return
  }
}

'use client'

import { useCallback, useState } from 'react'

const PREFIX = 'carrel-draft:'
/** A longer text is kept only in the page. */
const KEPT_MAX = 20_000

/** Text that is not sent yet, kept in this browser so that a reload loses nothing; `forget` when it is sent. */
export function useDraft(
  key: string,
  start: Readonly<Record<string, string>>,
): {
  readonly draft: Readonly<Record<string, string>>
  readonly write: (name: string, text: string) => void
  readonly forget: () => void
} {
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>(() => ({
    ...start,
    ...readDraft(key),
  }))
  const write = useCallback(
    (name: string, text: string) => {
      setDraft((before) => {
        const after = { ...before, [name]: text }
        keepDraft(key, after)
        return after
      })
    },
    [key],
  )
  const forget = useCallback(() => keepDraft(key, null), [key])
  return { draft, write, forget }
}

function readDraft(key: string): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(PREFIX + key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
    )
  } catch {
    // Storage may be closed to us or hold something else; the draft then lives only in the page.
    return {}
  }
}

function keepDraft(key: string, draft: Readonly<Record<string, string>> | null): void {
  try {
    const text = draft === null ? '' : JSON.stringify(draft)
    if (draft === null || text.length > KEPT_MAX) window.localStorage.removeItem(PREFIX + key)
    else window.localStorage.setItem(PREFIX + key, text)
  } catch {
    // As above.
  }
}

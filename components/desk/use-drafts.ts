'use client'

import { useCallback, useEffect, useState } from 'react'
import { fieldOf } from '@/lib/client/fetch-json'
import type { CommentPlace } from '@/lib/contracts/desk'

const PREFIX = 'carrel-desk:'

/** Something written and not sent; `place` where it is a comment. */
export interface Draft {
  readonly text: string
  readonly place: CommentPlace | null
}
type Held = Readonly<Record<string, Draft>>

export interface Drafts {
  readonly all: Held
  /** null takes it away. */
  readonly set: (name: string, draft: Draft | null) => void
  /** Takes all of them out of the browser. */
  readonly forget: () => void
}

/** What is not sent yet, by name, kept in this browser so that a reload, a lost line or a revoked link loses nothing. */
export function useDrafts(desk: string): Drafts {
  const [all, setAll] = useState<Held>({})
  useEffect(() => setAll(read(desk)), [desk])
  const set = useCallback(
    (name: string, draft: Draft | null) =>
      setAll((before) => {
        const { [name]: _gone, ...others } = before
        const after = draft ? { ...others, [name]: draft } : others
        write(desk, after)
        return after
      }),
    [desk],
  )
  const forget = useCallback(() => {
    setAll({})
    write(desk, {})
  }, [desk])
  return { all, set, forget }
}

function read(desk: string): Held {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(PREFIX + desk) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).flatMap(([name, value]: [string, unknown]) => {
        const draft = draftOf(value)
        return draft ? [[name, draft] as const] : []
      }),
    )
  } catch {
    // Storage may be closed to us, or hold something else under our name.
    return {}
  }
}

function draftOf(value: unknown): Draft | null {
  const text = fieldOf(value, 'text')
  return typeof text === 'string' ? { text, place: placeOf(fieldOf(value, 'place')) } : null
}

/** Read without the schema, which would weigh on the first load; the server takes no place that does not fit it. */
function placeOf(value: unknown): CommentPlace | null {
  const [blockId, quote, prefix, suffix] = ['blockId', 'quote', 'prefix', 'suffix'].map((name) =>
    fieldOf(value, name),
  )
  const start = fieldOf(value, 'start')
  if (typeof blockId !== 'string' || typeof quote !== 'string' || typeof start !== 'number') return null
  if (typeof prefix !== 'string' || typeof suffix !== 'string') return null
  return { blockId, quote, prefix, suffix, start }
}

/** A draft of which nothing was written yet is not worth keeping: it would only reopen an empty box. */
function write(desk: string, drafts: Held): void {
  const written = Object.entries(drafts).filter(([, { text }]) => text.trim() !== '')
  try {
    if (written.length === 0) window.localStorage.removeItem(PREFIX + desk)
    else window.localStorage.setItem(PREFIX + desk, JSON.stringify(Object.fromEntries(written)))
  } catch {
    // As above: the draft then lives as long as the page.
  }
}

'use client'

import { useCallback, useEffect, useState } from 'react'
import { fieldOf } from '@/lib/client/fetch-json'
import type { Intake } from '@/lib/core/search/intake-faults'

const KEY = 'carrel-intake'
const emptyIntake: Intake = { topic: '', question: '', context: '' }

/** What is being typed, kept in this tab over reloads and visits to other pages until `forget` is called. */
export function useIntakeDraft(): {
  intake: Intake
  change: (intake: Intake) => void
  forget: () => void
} {
  const [intake, setIntake] = useState(emptyIntake)

  useEffect(() => {
    const kept = readDraft()
    // What was typed before the page was ready counts more than what was kept.
    if (kept) setIntake((typed) => (typed === emptyIntake ? kept : typed))
  }, [])

  const change = useCallback((next: Intake) => {
    setIntake(next)
    withStorage((storage) => storage.setItem(KEY, JSON.stringify(next)))
  }, [])
  const forget = useCallback(() => withStorage((storage) => storage.removeItem(KEY)), [])
  return { intake, change, forget }
}

function readDraft(): Intake | null {
  let text: string | null = null
  withStorage((storage) => {
    text = storage.getItem(KEY)
  })
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    const word = (name: string) => String(fieldOf(kept, name) ?? '')
    return { topic: word('topic'), question: word('question'), context: word('context') }
  } catch {
    // Somebody else's entry under our name is no draft.
    return null
  }
}

/** A browser may refuse its storage; then a draft lives as long as its page. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(window.sessionStorage)
  } catch {
    return
  }
}

'use client'

import { useState } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import type { ErrorCode } from '@/lib/contracts/errors'

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: ErrorCode }

/** A view that each act answers anew; a refused act leaves it as it is and is told by `failed`. */
export function useScreeningView<T>(initial: T) {
  const errorText = useErrorText()
  const [{ view, from }, setHeld] = useState({ view: initial, from: initial })
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<ShownError | null>(null)

  async function act(work: () => Promise<Answer<T>>): Promise<boolean> {
    setBusy(true)
    // A rejected action never reached the server.
    const answer = await work().catch(() => ({ ok: false, code: 'offline' }) as const)
    setBusy(false)
    setFailed(answer.ok ? null : answer.code)
    if (answer.ok) setHeld({ view: answer.value, from: initial })
    return answer.ok
  }

  // What the server sent with a page that was loaded anew is newer than what an act before answered.
  return {
    view: from === initial ? view : initial,
    busy,
    act,
    failed: failed === null ? null : errorText(failed),
  }
}

'use client'

import { useEffect, useRef } from 'react'

/** Keys by the character they type, upper case for letters. */
export type DialogKeys = Readonly<Record<string, () => void>>

/** Single keys while the panel is open; silent while somebody writes, and with Ctrl, Alt or Meta. */
export function useDialogKeys(keys: DialogKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || isWriting(event.target))
        return
      const handler = latest.current[event.key.length === 1 ? event.key.toUpperCase() : event.key]
      if (!handler) return
      event.preventDefault()
      handler()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type)
  return target instanceof HTMLElement && target.closest('textarea, select') !== null
}

'use client'

import { useEffect, useRef } from 'react'

/** Keys by the character they type, upper case for letters; `Shift+A` where Shift makes the difference. */
export type KeyMap = Readonly<Record<string, () => void>>

/** Whose keys they are: the page's, which rest while a dialog is open, or those of the open dialog. */
type Place = 'page' | 'dialog'

/** True where a key writes a character or belongs elsewhere. */
function isBusyTarget(target: EventTarget | null, place: Place): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (place === 'page' && document.querySelector('dialog[open]')) return true
  if (target.isContentEditable || target.closest('select, textarea')) return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type)
}

/** Single keys for the whole page or a dialog; silent while somebody writes, and with Ctrl, Alt or Meta. */
export function useKeys(keys: KeyMap, place: Place = 'page'): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
      if (isBusyTarget(event.target, place)) return
      const key = event.key.length === 1 ? event.key.toUpperCase() : event.key
      const handler = (event.shiftKey && latest.current[`Shift+${key}`]) || latest.current[key]
      if (!handler) return
      event.preventDefault()
      handler()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [place])
}

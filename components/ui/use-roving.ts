'use client'

import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/**
 * Which of several controls the arrow keys lead to: the neighbours of the present one, the first and the last, at the ends
 * round again; null for other keys and for nothing to go to.
 */
export function rovingTarget(ids: readonly string[], present: string | null, key: string): string | null {
  const at = present === null ? -1 : ids.indexOf(present)
  const last = ids.length - 1
  if (key === 'Home') return ids[0] ?? null
  if (key === 'End') return ids[last] ?? null
  if (key === 'ArrowRight' || key === 'ArrowDown') return ids[at === last ? 0 : at + 1] ?? null
  if (key === 'ArrowLeft' || key === 'ArrowUp') return ids[at <= 0 ? last : at - 1] ?? null
  return null
}

/** One stop of the Tab key for a row of controls; the arrow keys move within it. Spread `row` and, on each control, `item(id)`. */
export function useRoving(ids: readonly string[]) {
  const [chosen, setChosen] = useState<string | null>(null)
  const present = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null)
  return {
    row: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (!(event.target instanceof HTMLElement) || event.target.dataset.roving === undefined) return
        const target = rovingTarget(ids, event.target.dataset.roving, event.key)
        if (target === null) return
        event.preventDefault()
        event.stopPropagation()
        setChosen(target)
        const controls = event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')
        for (const control of controls) if (control.dataset.roving === target) control.focus()
      },
    },
    item: (id: string) => ({
      'data-roving': id,
      tabIndex: id === present ? 0 : -1,
      onFocus: (_event: FocusEvent) => setChosen(id),
    }),
  }
}

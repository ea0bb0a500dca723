'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard's focus in a place whose buttons come and go: where the focused one is gone or greyed, the place itself has
 * the focus, and Tab goes on from there. `place` takes the focus (`tabIndex={-1}`). What the pointer pressed is left alone: the
 * space bar would press where it was to scroll.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  const isHere = useRef(false)
  useEffect(() => {
    const note = ({ target }: Event) => {
      isHere.current =
        target instanceof Element &&
        place.current?.contains(target) === true &&
        target.matches(':focus-visible')
    }
    const leave = () => {
      isHere.current = false
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', leave)
    }
  }, [place])
  useLayoutEffect(() => {
    const { activeElement } = document
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
    if (isHere.current && isLost) place.current?.focus({ preventScroll: true })
  })
}

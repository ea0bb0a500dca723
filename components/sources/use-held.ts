'use client'

import { useEffect, useState } from 'react'

/** After the last touch the list stays still this long. */
const TOUCH_MS = 4_000

/**
 * Whether the reader holds a region: the pointer moved or pressed or the focus is in it, a finger was on it just now, or its top has been
 * scrolled out of sight. While it is held, nothing in it may move. Null is a region that is not on the page yet.
 */
export function useHeld(region: HTMLElement | null): boolean {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [touched, setTouched] = useState(false)
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    if (!region) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const aborter = new AbortController()
    const { signal } = aborter
    const onScroll = () => setScrolled(region.getBoundingClientRect().top < 0)
    const onTouch = () => {
      setTouched(true)
      clearTimeout(timer)
      timer = setTimeout(() => setTouched(false), TOUCH_MS)
    }
    // A pointer that rests while the list comes to lie under it holds nothing yet.
    const onMove = ({ pointerType, movementX, movementY }: PointerEvent) => {
      if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) setPointed(true)
    }
    // The first move on a page says that it moved by nothing, so a press has to hold by itself.
    const onPress = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setPointed(true)
    }
    // Between two rows the focus is nowhere for a moment: were the list let go then, a press would miss its button.
    // A window that is left keeps its focus where it was.
    const onLeave = ({ relatedTarget }: FocusEvent) =>
      setFocused(
        region.contains(document.activeElement) ||
          (relatedTarget instanceof Node && region.contains(relatedTarget)),
      )
    region.addEventListener('pointermove', onMove, { signal, passive: true })
    region.addEventListener('pointerdown', onPress, { signal, passive: true })
    region.addEventListener('pointerleave', () => setPointed(false), { signal })
    region.addEventListener('focusin', () => setFocused(true), { signal })
    region.addEventListener('focusout', onLeave, { signal })
    region.addEventListener('touchstart', onTouch, { signal, passive: true })
    window.addEventListener('scroll', onScroll, { signal, passive: true })
    onScroll()
    return () => {
      aborter.abort()
      clearTimeout(timer)
    }
  }, [region])

  return pointed || focused || touched || scrolled
}

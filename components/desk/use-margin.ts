'use client'

import { type RefObject, useEffect } from 'react'

/** As the `xl:` of the classes that set comments into the margin. */
const HAS_MARGIN = '(min-width: 80rem)'
const GAP = 8

/**
 * Keeps comments in the margin from covering each other: each begins beside its block, or below the one before it. They are
 * found by `data-threads`; `changed` says when there may be others.
 */
export function useMargin(root: RefObject<HTMLElement | null>, changed: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the comments in the page follow from what has changed.
  useEffect(() => {
    const page = root.current
    if (!page) return
    const wide = window.matchMedia(HAS_MARGIN)
    const groups = [...page.querySelectorAll<HTMLElement>('[data-threads]')]
    function arrange() {
      let free = 0
      for (const group of groups) {
        group.style.top = ''
        if (!wide.matches || !page) continue
        const wanted =
          (group.offsetParent?.getBoundingClientRect().top ?? 0) - page.getBoundingClientRect().top
        const top = Math.max(wanted, free)
        group.style.top = `${top - wanted}px`
        free = top + group.offsetHeight + GAP
      }
      if (page) page.style.minHeight = wide.matches && free > 0 ? `${free}px` : ''
    }
    const observer = new ResizeObserver(arrange)
    observer.observe(page)
    for (const group of groups) observer.observe(group)
    wide.addEventListener('change', arrange)
    return () => {
      observer.disconnect()
      wide.removeEventListener('change', arrange)
    }
  }, [root, changed])
}

import { useEffect } from 'react'

interface Place {
  readonly row: Element
  /** Where it stands in the list, and on the screen. */
  readonly at: number
  readonly top: number
}

function placeOf(region: HTMLElement): Place | null {
  const rows = [...region.querySelectorAll('[data-row]')]
  const at = rows.findIndex((row) => row.matches(':hover'))
  const held = at === -1 ? rows.findIndex((row) => row.matches(':focus-within')) : at
  const row = rows[held]
  return row ? { row, at: held, top: row.getBoundingClientRect().top } : null
}

/**
 * Keeps the row in hand where it is on the screen when something above it comes, grows or goes: the page is scrolled by as much before it
 * is painted. In a new order of the list a row may move.
 */
export function useKeptPlace(region: HTMLElement | null): void {
  useEffect(() => {
    if (!region) return
    let place: Place | null = null
    const remember = () => {
      place = placeOf(region)
    }
    const keep = () => {
      const now = placeOf(region)
      if (place && now && now.row === place.row && now.at === place.at)
        window.scrollBy({ top: now.top - place.top, behavior: 'instant' })
      remember()
    }
    // Whatever changes its height above the list changes that of the page.
    const observer = new ResizeObserver(keep)
    observer.observe(document.body)
    for (const event of ['pointermove', 'pointerleave', 'focusin', 'focusout'])
      region.addEventListener(event, remember)
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      observer.disconnect()
      for (const event of ['pointermove', 'pointerleave', 'focusin', 'focusout'])
        region.removeEventListener(event, remember)
      window.removeEventListener('scroll', remember)
    }
  }, [region])
}

'use client'

import { useEffect, useState } from 'react'

/** From this share of the document on, something of it was read. */
const READ_FROM01 = 0.1

interface Reading {
  /** How much of the document lies above the lower edge of the window, 0…1. */
  readonly progress01: number
  /** Some of it has been on the screen since the page was opened. */
  readonly hasRead: boolean
}

/** How far a part of the page has been read. Without scrolling a short one counts as read. */
export function useReading(rootId: string): Reading {
  const [reading, setReading] = useState<Reading>({ progress01: 0, hasRead: false })
  useEffect(() => {
    function look() {
      const root = document.getElementById(rootId)
      if (!root) return
      const { top, height } = root.getBoundingClientRect()
      const progress01 = height === 0 ? 1 : Math.max(0, Math.min(1, (window.innerHeight - top) / height))
      setReading(({ hasRead }) => ({ progress01, hasRead: hasRead || progress01 >= READ_FROM01 }))
    }
    look()
    const aborter = new AbortController()
    const listening = { passive: true, signal: aborter.signal }
    window.addEventListener('scroll', look, listening)
    window.addEventListener('resize', look, listening)
    return () => aborter.abort()
  }, [rootId])
  return reading
}

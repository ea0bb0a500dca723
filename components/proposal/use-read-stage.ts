'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type RoomStage, roomStages } from '@/lib/contracts/proposal-stages'
import { roomStageOf } from './room-state'
import { headingIdOf, sectionId } from './stage-section'

interface ReadStage {
  /** The last stage whose beginning is above the middle of the window. */
  readonly current: RoomStage
  readonly go: (stage: RoomStage) => void
  /** Where the stages stand. */
  readonly body: RefObject<HTMLDivElement | null>
}

/** The stage that is being read, and the way to another; the address leads to one, too: a comment and the palette use it. */
export function useReadStage(isShown: boolean): ReadStage {
  const [current, setCurrent] = useState<RoomStage>('profile')
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isShown || !body.current) return
    const seen = new Map<Element, boolean>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) seen.set(entry.target, entry.isIntersecting)
        const last = [...seen].findLast(([, isSeen]) => isSeen)?.[0]
        const stage = last instanceof HTMLElement ? roomStageOf(last.dataset.stage) : null
        // At the top of the page none is seen: what went out of sight lies below.
        const isAtTop = !last && entries.some(({ boundingClientRect }) => boundingClientRect.top > 0)
        if (stage ?? isAtTop) setCurrent(stage ?? 'profile')
      },
      { rootMargin: '-20% 0px -60% 0px' },
    )
    for (const section of body.current.querySelectorAll('[data-stage]')) observer.observe(section)
    return () => observer.disconnect()
  }, [isShown])
  const go = useCallback((stage: RoomStage) => {
    setCurrent(stage)
    document.getElementById(sectionId(stage))?.scrollIntoView({ block: 'start' })
    document.getElementById(headingIdOf(stage))?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    const stage = roomStages.find((one) => window.location.hash === `#${sectionId(one)}`)
    if (stage && isShown) go(stage)
  }, [go, isShown])
  return { current, go, body }
}

/** The stage so many places further, at the ends the last one there. */
export function stageFrom(current: RoomStage, by: number): RoomStage {
  const at = roomStages.indexOf(current) + by
  return roomStages[Math.max(0, Math.min(roomStages.length - 1, at))] ?? current
}

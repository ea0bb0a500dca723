'use client'

import { useFormatter } from 'next-intl'
import { useSyncExternalStore } from 'react'

const never = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A moment in the reader's own zone, as date and time or one of them; the server does not know it, so that until the page is alive it is UTC. */
export function Moment({ at, day, clock }: { at: string; day?: boolean; clock?: boolean }) {
  const format = useFormatter()
  const timeZone = useSyncExternalStore(never, ownZone, () => 'UTC')
  const style = day
    ? ({ dateStyle: 'medium' } as const)
    : clock
      ? ({ timeStyle: 'short' } as const)
      : ({ dateStyle: 'medium', timeStyle: 'short' } as const)
  return <time dateTime={at}>{format.dateTime(new Date(at), { ...style, timeZone })}</time>
}

'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of what is shown now. It takes the focus when it appears, so that keys and reading go on from there. */
export function PhaseHeading({ children, id }: { children: ReactNode; id?: string }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    ref.current?.focus()
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <h3 ref={ref} id={id} tabIndex={-1} className="scroll-mt-4 text-base font-semibold outline-none">
      {children}
    </h3>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** What may be wider or higher than its place; the keys scroll it. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a focus it could not be scrolled by keys.
      tabIndex={0}
      className={classNames('scroll-quiet overflow-auto rounded-sm', className)}
    >
      {children}
    </section>
  )
}

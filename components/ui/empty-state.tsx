import type { ReactNode } from 'react'

/** Nothing here yet: says what to do first. */
export function EmptyState({
  title,
  level,
  children,
  actions,
}: {
  title: string
  /** The heading's rank; 1 where nothing else is on the page. */
  level?: 1 | 2
  children?: ReactNode
  actions?: ReactNode
}) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="rounded-lg border border-dashed border-line-strong px-6 py-12 text-center">
      <Heading className="font-serif text-xl">{title}</Heading>
      {children ? <div className="mx-auto mt-2 max-w-md text-sm text-soft">{children}</div> : null}
      {actions ? <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div> : null}
    </div>
  )
}

import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { ChevronIcon } from './icons'

interface FoldProps {
  title: ReactNode
  aside?: ReactNode
  open?: boolean | undefined
  /** Called each time it opens. */
  onOpen?: () => void
  children: ReactNode
  className?: string
}

/** Something on demand: closed it is one line. */
export function Fold({ title, aside, open, onOpen, children, className }: FoldProps) {
  return (
    <details
      open={open}
      onToggle={onOpen ? (event) => event.currentTarget.open && onOpen() : undefined}
      className={classNames('group/fold', className)}
    >
      <summary className="flex min-h-8 list-none items-center gap-1.5 rounded-sm text-sm font-medium text-soft hover:text-ink">
        <span className="-rotate-90 transition-transform group-open/fold:rotate-0">
          <ChevronIcon />
        </span>
        {title}
        {aside ? <span className="ml-auto font-normal text-faint">{aside}</span> : null}
      </summary>
      <div className="pt-1 pb-1.5">{children}</div>
    </details>
  )
}

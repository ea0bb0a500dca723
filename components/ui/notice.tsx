import type { ReactNode } from 'react'
import type { Tone } from './badge'
import { classNames } from './class-names'

const tones: Record<Tone, string> = {
  plain: 'border-line bg-sheet',
  accent: 'border-accent-line bg-accent-soft',
  warn: 'border-warn-line bg-warn-soft',
  danger: 'border-danger-line bg-danger-soft',
}

interface NoticeProps {
  tone?: Tone
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Read out when it appears: `alert` at once, `status` when the reader pauses. */
  announce?: 'alert' | 'status'
  className?: string
}

/** What happened, what was kept, and what to press. */
export function Notice({ tone = 'plain', title, children, actions, announce, className }: NoticeProps) {
  return (
    <div
      role={announce}
      className={classNames('rounded-md border px-4 py-3 text-sm', tones[tone], className)}
    >
      <p className="font-semibold">{title}</p>
      {children ? <div className="mt-1 text-soft">{children}</div> : null}
      {actions ? <div className="mt-2.5 flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  )
}

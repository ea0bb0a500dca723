import type { ReactNode } from 'react'
import { classNames } from './class-names'

const tones = {
  plain: 'border-line text-soft',
  accent: 'border-accent-line bg-accent-soft text-accent-strong',
  warn: 'border-warn-line bg-warn-soft text-warn',
  danger: 'border-danger-line bg-danger-soft text-danger',
} as const

export type Tone = keyof typeof tones

export function Badge({
  tone = 'plain',
  title,
  children,
}: {
  tone?: Tone
  title?: string
  children: ReactNode
}) {
  return (
    <span
      title={title}
      className={classNames(
        'inline-flex max-w-full items-center gap-1 rounded-sm border px-1.5 text-xs leading-[1.2rem] whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}

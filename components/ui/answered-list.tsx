'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Fold } from './fold'

/** What was answered in a conversation: the latest answer in sight, those before it in one line that opens, so that the new question stays in view. */
export function AnsweredList({ items }: { items: readonly ReactNode[] }) {
  const t = useTranslations('common.answered')
  const latest = items.length - 1
  const list = (from: number, to: number) => (
    <ol className="space-y-4" start={from + 1}>
      {items.slice(from, to).map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers are known by their place.
        <li key={from + at} className="space-y-1.5">
          {item}
        </li>
      ))}
    </ol>
  )
  if (latest < 0) return null
  return (
    <div className="space-y-3">
      {latest > 0 ? (
        <Fold title={t('before')} aside={t('count', { count: latest })}>
          {list(0, latest)}
        </Fold>
      ) : null}
      {list(latest, latest + 1)}
    </div>
  )
}

/** What the student said, as it was typed. */
export function SaidText({ children }: { children: string }) {
  return (
    <p
      dir="auto"
      className="w-fit max-w-full rounded-md border border-line bg-sheet px-3 py-1.5 text-base whitespace-pre-wrap"
    >
      {children}
    </p>
  )
}

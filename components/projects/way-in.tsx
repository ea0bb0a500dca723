'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Badge } from '@/components/ui/badge'
import type { startValidationAction } from '@/lib/server/actions/project'

/** What an action answers that begins a project. */
type Begun = ReturnType<typeof startValidationAction>

/** Begins a project and goes where it is worked on; `failure` says why it was not begun. */
export function useWayIn(pathOf: (projectId: string) => string) {
  const router = useRouter()
  const [failure, setFailure] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()

  function begin(start: () => Begun) {
    setFailure(null)
    startTransition(async () => {
      const result = await start().catch(() => ({ ok: false, code: 'offline' }) as const)
      if (result.ok) router.push(pathOf(result.value.projectId))
      else setFailure(result.code)
    })
  }

  return { begin, pending, failure }
}

interface WayInProps {
  readonly id: string
  readonly title: string
  readonly text: string
  /** What one gets, in words of the demonstration. */
  readonly picture: string
  readonly failure?: ShownError | null
  readonly children: ReactNode
}

/** A door to begin by: what it is in one sentence, what one gets, and the way in. */
export function WayIn({ id, title, text, picture, failure, children }: WayInProps) {
  const errorText = useErrorText()
  const badge = useTranslations('common')('sandboxBadge')
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="font-serif text-lg font-semibold">
        {title}
      </h2>
      <p className="text-sm text-soft">{text}</p>
      <div className="max-w-xl space-y-1.5 rounded-md border border-line bg-sheet px-3 py-2.5">
        <p className="font-serif text-sm italic">{picture}</p>
        <Badge tone="warn">{badge}</Badge>
      </div>
      {children}
      {failure ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorText(failure)}
        </p>
      ) : null}
    </section>
  )
}

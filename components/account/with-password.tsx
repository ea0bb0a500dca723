'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { KnownPassword, type PasswordAct, useKnownPassword } from './known-password'

interface Act<T> extends PasswordAct<T> {
  readonly isDanger?: boolean
}

interface WithPasswordProps<T, U> {
  email: string
  acts: readonly [Act<T>, Act<U>?]
  onCancel?: () => void
}

/** What can be done once the password is said; the first act is what Enter does. */
export function WithPassword<T, U = never>({ email, acts, onCancel }: WithPasswordProps<T, U>) {
  const common = useTranslations('common')
  const asked = useKnownPassword()
  const [first, second] = acts
  function submit(event: FormEvent) {
    event.preventDefault()
    void asked.run(first)
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="max-w-sm space-y-4">
      <KnownPassword email={email} asked={asked} />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          {...(first.isDanger ? { variant: 'danger' as const } : {})}
          busy={asked.busy === first.label}
        >
          {first.label}
        </Button>
        {second ? (
          <Button variant="danger" busy={asked.busy === second.label} onClick={() => void asked.run(second)}>
            {second.label}
          </Button>
        ) : null}
        {onCancel ? <Button onClick={onCancel}>{common('cancel')}</Button> : null}
      </div>
    </form>
  )
}

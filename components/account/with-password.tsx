'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { AuthFault, Given } from './auth-requests'
import { PasswordField } from './password-field'
import { useAuthFaultText } from './use-auth-fault-text'

interface Act<T> {
  readonly label: string
  readonly isDanger?: boolean
  readonly send: (password: string) => Promise<Given<T>>
  readonly onDone: (value: T) => void
}

interface WithPasswordProps<T, U> {
  email: string
  acts: readonly [Act<T>, Act<U>?]
  onCancel?: () => void
}

/** What can be done once the password is said; the first act is what Enter does. */
export function WithPassword<T, U = never>({ email, acts, onCancel }: WithPasswordProps<T, U>) {
  const faultText = useAuthFaultText()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<AuthFault | null>(null)
  const [busy, setBusy] = useState('')

  async function run<V>({ label, send, onDone }: Act<V>) {
    if (password === '') return setFault('wrong-current')
    setFault(null)
    setBusy(label)
    const answer = await send(password)
    setBusy('')
    if (!answer.ok) return setFault(answer.fault)
    setPassword('')
    onDone(answer.value)
  }

  const t = useTranslations('account.change')
  const common = useTranslations('common')
  const [first, second] = acts
  function submit(event: FormEvent) {
    event.preventDefault()
    void run(first)
  }
  return (
    <form method="post" onSubmit={submit} noValidate className="max-w-sm space-y-4">
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        kind="known"
        label={t('current')}
        value={password}
        fault={fault}
        onChange={setPassword}
      />
      {fault && fault !== 'wrong-current' ? (
        <Notice tone="danger" announce="alert" title={faultText(fault)} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          {...(first.isDanger ? { variant: 'danger' as const } : {})}
          busy={busy === first.label}
        >
          {first.label}
        </Button>
        {second ? (
          <Button variant="danger" busy={busy === second.label} onClick={() => void run(second)}>
            {second.label}
          </Button>
        ) : null}
        {onCancel ? <Button onClick={onCancel}>{common('cancel')}</Button> : null}
      </div>
    </form>
  )
}

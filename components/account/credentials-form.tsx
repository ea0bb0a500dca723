'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox, TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PASSWORD_MAX, PASSWORD_MIN } from '@/lib/contracts/account'
import { type AuthAnswer, type AuthFault, type Credentials, credentialFault } from './auth-requests'

interface CredentialsFormProps {
  /** A new password is held to the rules before it is sent; a known one is simply tried. */
  kind: 'new' | 'known'
  submitLabel: string
  send: (credentials: Credentials) => Promise<AuthAnswer>
  onDone: () => void
}

const passwordFaults: readonly AuthFault[] = ['password-short', 'password-long']

/** E-mail and password; a fault is told at its field, and what was typed stays. */
export function CredentialsForm({ kind, submitLabel, send, onDone }: CredentialsFormProps) {
  const t = useTranslations('account')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [fault, setFault] = useState<AuthFault | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const credentials = { email: email.trim(), password }
    const found = kind === 'new' ? credentialFault(credentials) : null
    setFault(found)
    if (found) return
    setBusy(true)
    const answer = await send(credentials)
    setBusy(false)
    if (answer.ok) onDone()
    else setFault(answer.fault)
  }

  const said = fault ? t(`fault.${fault}`, { min: PASSWORD_MIN, max: PASSWORD_MAX }) : undefined
  const isPasswordFault = fault !== null && passwordFaults.includes(fault)
  return (
    <form onSubmit={submit} noValidate className="max-w-sm space-y-4">
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={fault === 'email' ? said : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={t('password')}
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
        required
        value={password}
        hint={kind === 'new' ? t('claim.passwordHint', { min: PASSWORD_MIN }) : undefined}
        error={isPasswordFault ? said : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Checkbox label={t('show')} checked={isShown} onChange={(event) => setShown(event.target.checked)} />
      {said && fault !== 'email' && !isPasswordFault ? (
        <Notice tone="danger" announce="alert" title={said} />
      ) : null}
      <Button type="submit" variant="primary" busy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}

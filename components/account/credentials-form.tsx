'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { type AuthAnswer, type AuthFault, type Credentials, credentialFault } from './auth-requests'
import { isAtPassword, PasswordField } from './password-field'
import { useAuthFaultText } from './use-auth-fault-text'

interface CredentialsFormProps {
  /** A new password is held to the rules before it is sent; a known one is simply tried. */
  kind: 'new' | 'known'
  submitLabel: string
  send: (credentials: Credentials) => Promise<AuthAnswer>
  onDone: (body: unknown) => void
}

/** E-mail and password; a fault is told at its field, and what was typed stays. */
export function CredentialsForm({ kind, submitLabel, send, onDone }: CredentialsFormProps) {
  const t = useTranslations('account')
  const faultText = useAuthFaultText()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
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
    if (answer.ok) onDone(answer.body)
    else setFault(answer.fault)
  }

  const said = fault ? faultText(fault) : undefined
  return (
    <form method="post" onSubmit={submit} noValidate className="max-w-sm space-y-4">
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
      <PasswordField kind={kind} value={password} fault={fault} onChange={setPassword} />
      {said && fault !== 'email' && !isAtPassword('new', fault) ? (
        <Notice tone="danger" announce="alert" title={said} />
      ) : null}
      <Button type="submit" variant="primary" busy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}

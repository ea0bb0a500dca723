'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { type AuthAnswer, type AuthFault, type Credentials, credentialFaults } from './auth-requests'
import { isAtPassword, PasswordField } from './password-field'
import { useAuthFaultText } from './use-auth-fault-text'

interface CredentialsFormProps {
  /** A new password is held to the rules before it is sent; a known one is simply tried. */
  kind: 'new' | 'known'
  submitLabel: string
  send: (credentials: Credentials) => Promise<AuthAnswer>
  onDone: (body: unknown) => void
}

/** E-mail and password; each fault is told at its field, and what was typed stays. */
export function CredentialsForm({ kind, submitLabel, send, onDone }: CredentialsFormProps) {
  const t = useTranslations('account')
  const faultText = useAuthFaultText()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<readonly AuthFault[]>([])
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const credentials = { email: email.trim(), password }
    const found = kind === 'new' ? credentialFaults(credentials) : []
    setFaults(found)
    if (found.length > 0) return
    setBusy(true)
    const answer = await send(credentials)
    setBusy(false)
    if (answer.ok) onDone(answer.body)
    else setFaults([answer.fault])
  }

  const atEmail = faults.find((fault) => fault === 'email')
  const atPassword = faults.find((fault) => isAtPassword('new', fault)) ?? null
  const other = faults.find((fault) => fault !== atEmail && fault !== atPassword)
  return (
    <form method="post" onSubmit={submit} noValidate className="max-w-sm space-y-4">
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={atEmail ? faultText(atEmail) : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField kind={kind} value={password} fault={atPassword} onChange={setPassword} />
      {other ? <Notice tone="danger" announce="alert" title={faultText(other)} /> : null}
      <Button type="submit" variant={kind === 'new' ? 'primary' : 'plain'} busy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { type AuthAnswer, type AuthFault, emailFault, forgetPassword } from './auth-requests'
import { useAuthFaultText } from './use-auth-fault-text'

/** The way back for who forgot the password: asks for the address, and says the same whether or not it is known. */
export function ForgottenPassword() {
  const t = useTranslations('account')
  const faultText = useAuthFaultText()
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [answer, setAnswer] = useState<AuthAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const address = email.trim()
    const found = emailFault(address)
    if (found) return setAnswer({ ok: false, fault: found })
    setAnswer(null)
    setBusy(true)
    const answered = await forgetPassword(address)
    setBusy(false)
    setAnswer(answered)
  }

  const fault: AuthFault | null = answer && !answer.ok ? answer.fault : null
  return (
    <div className="mt-3 max-w-sm">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-2"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('forgot.open')}
      </Button>
      {isOpen ? (
        <form method="post" onSubmit={submit} noValidate className="mt-2 space-y-4">
          <TextField
            label={t('email')}
            type="email"
            name="email"
            autoComplete="email"
            required
            value={email}
            hint={t('forgot.text')}
            error={fault === 'email' ? faultText(fault) : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
          {fault && fault !== 'email' ? (
            <Notice tone="danger" announce="alert" title={faultText(fault)} />
          ) : null}
          <Button type="submit" busy={isBusy}>
            {t('forgot.submit')}
          </Button>
          {answer?.ok ? <Notice tone="accent" announce="status" title={t('forgot.done')} /> : null}
        </form>
      ) : null}
    </div>
  )
}

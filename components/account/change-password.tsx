'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import { type AuthAnswer, changePassword, passwordFault } from './auth-requests'
import { isPasswordFault, PasswordField } from './password-field'
import { useAuthFaultText } from './use-auth-fault-text'

/** Another password for who knows the one there is; other browsers are signed out, this one stays. */
export function ChangePassword({ email }: { email: string }) {
  const t = useTranslations('account.change')
  const faultText = useAuthFaultText()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [answer, setAnswer] = useState<AuthAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = current === '' ? 'wrong-current' : passwordFault(next)
    if (found) return setAnswer({ ok: false, fault: found })
    setAnswer(null)
    setBusy(true)
    const answered = await changePassword(current, next)
    setBusy(false)
    setAnswer(answered)
    if (!answered.ok) return
    setCurrent('')
    setNext('')
  }

  const fault = answer && !answer.ok ? answer.fault : null
  const isAtField = fault === 'wrong-current' || isPasswordFault(fault)
  return (
    <Fold title={t('title')} className="border-t border-line pt-4">
      <form method="post" onSubmit={submit} noValidate className="max-w-sm space-y-4">
        <p className="text-sm text-soft">{t('text')}</p>
        {/* Tells a password manager whose password this is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          kind="known"
          label={t('current')}
          value={current}
          fault={fault}
          onChange={setCurrent}
        />
        <PasswordField kind="new" label={t('next')} value={next} fault={fault} onChange={setNext} />
        {fault && !isAtField ? <Notice tone="danger" announce="alert" title={faultText(fault)} /> : null}
        <Button type="submit" busy={isBusy}>
          {t('submit')}
        </Button>
        {answer?.ok ? <Notice tone="accent" announce="status" title={t('done')} /> : null}
      </form>
    </Fold>
  )
}

'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type AuthAnswer, passwordFault, setNewPassword } from './auth-requests'
import { isAtPassword, PasswordField } from './password-field'
import { useAuthFaultText } from './use-auth-fault-text'
import { clearHash, useHash } from './use-hash'

/** What the link of a letter opens to who forgot the password; the token behind `#` is good for one new password. */
export function NewPassword() {
  const t = useTranslations('account.newPassword')
  const faultText = useAuthFaultText()
  const token = useHash()
  const [password, setPassword] = useState('')
  const [last, setLast] = useState<{ token: string; answer: AuthAnswer } | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (token === null) return
    const fault = passwordFault(password)
    if (fault) return setLast({ token, answer: { ok: false, fault } })
    setLast(null)
    setBusy(true)
    const answer = await setNewPassword(token, password)
    setBusy(false)
    if (answer.ok) clearHash()
    setLast({ token, answer })
  }

  // Another link opened in the same page starts anew.
  const isDone = last?.answer.ok === true && token === ''
  const fault = last && !last.answer.ok && last.token === token ? last.answer.fault : null
  const toAccount = (
    <Link href="/account" className={buttonClass(isDone ? 'primary' : 'plain', 'sm')}>
      {isDone ? t('signIn') : t('toAccount')}
    </Link>
  )
  if (isDone)
    return (
      <Notice tone="accent" announce="status" title={t('doneTitle')} actions={toAccount}>
        {t('done')}
      </Notice>
    )
  if (token === '')
    return (
      <Notice tone="danger" announce="alert" title={t('missingTitle')} actions={toAccount}>
        {t('missing')} {t('anew')}
      </Notice>
    )
  if (fault === 'link-wrong' || fault === 'link-expired')
    return (
      <Notice tone="danger" announce="alert" title={faultText(fault)} actions={toAccount}>
        {t('anew')}
      </Notice>
    )
  return (
    <form method="post" onSubmit={submit} noValidate className="max-w-sm space-y-4">
      <p className="text-sm text-soft">{t('text')}</p>
      <PasswordField kind="new" value={password} fault={fault} onChange={setPassword} />
      {fault && !isAtPassword('new', fault) ? (
        <Notice tone="danger" announce="alert" title={faultText(fault)} />
      ) : null}
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('submit')}
      </Button>
      <noscript>
        <p className="text-sm">{t('noScript')}</p>
      </noscript>
    </form>
  )
}

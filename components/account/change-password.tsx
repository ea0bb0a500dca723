'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import { changePassword, passwordFault, withoutBody } from './auth-requests'
import { KnownPassword, useKnownPassword } from './known-password'
import { PasswordField } from './password-field'

/** Another password for who knows the one there is; other browsers are signed out, this one stays. */
export function ChangePassword({ email }: { email: string }) {
  const t = useTranslations('account.change')
  const asked = useKnownPassword()
  const [next, setNext] = useState('')
  const [isDone, setDone] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    setDone(false)
    void asked.run({
      label: t('submit'),
      lacks: passwordFault(next),
      send: (current) => withoutBody(changePassword(current, next)),
      onDone: () => {
        setNext('')
        setDone(true)
      },
    })
  }

  return (
    <Fold title={t('title')} className="border-t border-line pt-4">
      <form method="post" onSubmit={submit} noValidate className="max-w-sm space-y-4">
        <p className="text-sm text-soft">{t('text')}</p>
        <KnownPassword email={email} asked={asked}>
          <PasswordField kind="new" label={t('next')} value={next} fault={asked.fault} onChange={setNext} />
        </KnownPassword>
        <Button type="submit" busy={asked.busy !== ''}>
          {t('submit')}
        </Button>
        {isDone ? <Notice tone="accent" announce="status" title={t('done')} /> : null}
      </form>
    </Fold>
  )
}

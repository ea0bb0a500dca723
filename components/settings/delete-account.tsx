'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { type AuthFault, deleteAccount } from '@/components/account/auth-requests'
import { PasswordField } from '@/components/account/password-field'
import { useAuthFaultText } from '@/components/account/use-auth-fault-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'

/** Deletes the account with everything in it, once its password was said again. */
export function DeleteAccount({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslations('settings.data')
  const account = useTranslations('account')
  const faultText = useAuthFaultText()
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<AuthFault | null>(null)

  function close() {
    setOpen(false)
    setPassword('')
    setFault(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setFault('wrong-current')
    setFault(null)
    setBusy(true)
    const answer = await deleteAccount(password)
    setBusy(false)
    if (answer.ok) onDone()
    else setFault(answer.fault)
  }

  return (
    <>
      <p className="mb-3 max-w-2xl text-sm text-soft">{t('deleteText')}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('deleteOpen')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('deleteTitle')}
        action={
          <Button type="submit" form={formId} variant="danger" busy={isBusy}>
            {t('deleteConfirm')}
          </Button>
        }
      >
        <form method="post" id={formId} onSubmit={submit} noValidate className="space-y-4">
          <p className="text-base">{t('deleteAsk')}</p>
          {/* Tells a password manager whose password this is. */}
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            kind="known"
            label={account('change.current')}
            value={password}
            fault={fault}
            onChange={setPassword}
          />
          {fault && fault !== 'wrong-current' ? (
            <Notice tone="danger" announce="alert" title={faultText(fault)} />
          ) : null}
        </form>
      </Dialog>
    </>
  )
}

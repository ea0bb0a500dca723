'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { deleteAccount, withoutBody } from '@/components/account/auth-requests'
import { KnownPassword, useKnownPassword } from '@/components/account/known-password'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

/** Deletes the account with everything in it, once its password was said again. */
export function DeleteAccount({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslations('settings.data')
  const formId = useId()
  const asked = useKnownPassword()
  const [isOpen, setOpen] = useState(false)

  function close() {
    setOpen(false)
    asked.clear()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void asked.run({
      label: t('deleteConfirm'),
      send: (password) => withoutBody(deleteAccount(password)),
      onDone,
    })
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
          <Button type="submit" form={formId} variant="danger" busy={asked.busy !== ''}>
            {t('deleteConfirm')}
          </Button>
        }
      >
        <form method="post" id={formId} onSubmit={submit} noValidate className="space-y-4">
          <p className="text-base">{t('deleteAsk')}</p>
          <KnownPassword email={email} asked={asked} />
        </form>
      </Dialog>
    </>
  )
}

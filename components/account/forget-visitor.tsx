'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { forgetVisitor } from './auth-requests'

/** Signing out an anonymous visitor means losing everything, so it asks first and then really deletes. */
export function ForgetVisitor({ onDone }: { onDone: () => void }) {
  const t = useTranslations('account')
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function forget() {
    setBusy(true)
    setFailed(false)
    const answer = await forgetVisitor()
    setBusy(false)
    if (answer.ok) onDone()
    else setFailed(true)
  }

  return (
    <>
      <p className="mb-3 text-sm text-soft">{t('forget.text')}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('forget.open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('forget.askTitle')}
        action={
          <Button variant="danger" busy={isBusy} onClick={forget}>
            {t('forget.confirm')}
          </Button>
        }
      >
        <p className="text-base">{t('forget.ask')}</p>
        {hasFailed ? (
          <Notice tone="danger" announce="alert" title={t('fault.failed')} className="mt-4" />
        ) : null}
      </Dialog>
    </>
  )
}

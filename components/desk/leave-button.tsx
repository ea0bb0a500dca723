'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { leaveDeskAction } from '@/lib/server/actions/desk'
import type { Drafts } from './use-drafts'

/** Ends the visit in this browser, for whoever sits at a computer of others. */
export function LeaveButton({ linkId, drafts }: { linkId: string; drafts: Drafts }) {
  const t = useTranslations('desk.leave')
  const errorText = useErrorText()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  async function leave() {
    setBusy(true)
    const left = await leaveDeskAction({ linkId }).catch(() => ({ ok: false, code: 'offline' }) as const)
    setBusy(false)
    if (!left.ok) return setFailed(errorText(left.code))
    drafts.forget()
    // A page that was left must not be there for the next one at this computer who goes back.
    window.location.reload()
  }

  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('title')}
        action={
          <Button variant="primary" busy={busy} onClick={() => void leave()}>
            {t('button')}
          </Button>
        }
      >
        <p className="text-sm">{t('text')}</p>
        {failed ? (
          <p role="alert" className="mt-2 text-sm text-danger">
            {failed}
          </p>
        ) : null}
      </Dialog>
    </>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type AuthAnswer, sendConfirmation } from './auth-requests'
import { useAuthFaultText } from './use-auth-fault-text'

/** Whether the address of an account was confirmed, and the letter once more when it was not. */
export function AddressState({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const t = useTranslations('account')
  const faultText = useAuthFaultText()
  const router = useRouter()
  const [answer, setAnswer] = useState<AuthAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)

  if (isConfirmed) return <p className="text-sm text-soft">{t('address.confirmed')}</p>

  async function send() {
    setBusy(true)
    const answered = await sendConfirmation(email)
    setBusy(false)
    setAnswer(answered)
    // It may have been confirmed elsewhere meanwhile.
    if (!answered.ok) router.refresh()
  }

  return (
    <>
      <Notice
        tone="warn"
        title={t('address.open')}
        actions={
          <Button size="sm" busy={isBusy} onClick={send}>
            {t('address.again')}
          </Button>
        }
      >
        {t('address.openText')}
      </Notice>
      {answer?.ok ? <Notice announce="status" title={t('address.sent')} /> : null}
      {answer && !answer.ok ? (
        <Notice
          tone="danger"
          announce="alert"
          title={answer.fault === 'rate-limited' ? t('address.tooOften') : faultText(answer.fault)}
        />
      ) : null}
    </>
  )
}

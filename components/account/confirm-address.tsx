'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type AuthAnswer, confirmAddress } from './auth-requests'
import { useAuthFaultText } from './use-auth-fault-text'
import { clearHash, useHash } from './use-hash'

const MARK = 'confirm='

/**
 * What a letter's link opens. It asks for one press: programs that look into letters follow links too, and would confirm an
 * address whose owner never wanted it.
 */
export function ConfirmAddress({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('account.confirm')
  const faultText = useAuthFaultText()
  const router = useRouter()
  const hash = useHash()
  const [isBusy, setBusy] = useState(false)
  const [last, setLast] = useState<{ token: string; answer: AuthAnswer } | null>(null)

  async function confirm(token: string) {
    setBusy(true)
    const answer = await confirmAddress(token)
    setBusy(false)
    if (answer.ok) clearHash()
    setLast({ token, answer })
    if (answer.ok) router.refresh()
  }

  const token = hash?.startsWith(MARK) ? hash.slice(MARK.length) : null
  const fault = last && !last.answer.ok && last.token === token ? last.answer.fault : null
  if (last?.answer.ok && token === null)
    return (
      <Notice tone="accent" announce="status" title={t('done')} className="mb-5">
        {isSignedIn ? null : t('signIn')}
      </Notice>
    )
  if (token === null) return null
  if (fault === 'link-expired' || fault === 'link-wrong')
    return (
      <Notice tone="danger" announce="alert" title={faultText(fault)} className="mb-5">
        {t('anew')}
      </Notice>
    )
  return (
    <Notice
      tone="accent"
      title={t('title')}
      className="mb-5"
      actions={
        <Button variant="primary" size="sm" busy={isBusy} onClick={() => confirm(token)}>
          {t('submit')}
        </Button>
      }
    >
      <p>{t('text')}</p>
      {fault ? (
        <p role="alert" className="mt-1 font-medium text-danger">
          {faultText(fault)}
        </p>
      ) : null}
    </Notice>
  )
}

'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { StreamEnd } from '@/lib/contracts/stream'

/** Says in a student's room that it is no longer open in this browser, and where to go. What is seen stays, to be copied. */
export function EndedNotice({ why, className }: { why: StreamEnd; className?: string }) {
  const t = useTranslations('common.ended')
  const [key, href] =
    why === 'not-signed-in' ? (['signedOut', '/account'] as const) : (['gone', '/'] as const)
  return (
    <Notice
      tone="danger"
      announce="alert"
      title={t(`${key}.title`)}
      {...(className ? { className } : {})}
      actions={
        <Link href={href} className={buttonClass('primary', 'sm')}>
          {t(`${key}.go`)}
        </Link>
      }
    >
      {t(`${key}.text`)}
    </Notice>
  )
}

'use client'

import { useLinkStatus } from 'next/link'
import { useTranslations } from 'next-intl'

/** In a link that stands `relative`: the page behind it is on its way. A line that takes no place, and words for who does not see it. */
export function LinkPending() {
  const t = useTranslations('common')
  const { pending } = useLinkStatus()
  if (!pending) return null
  return (
    <span role="status" className="sign-of-life absolute inset-x-0 bottom-0 h-0.5 bg-accent">
      <span className="sr-only">{t('loading')}</span>
    </span>
  )
}

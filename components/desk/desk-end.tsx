'use client'

import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import type { StreamEnd } from '@/lib/contracts/stream'
import { UnsentTexts } from './unsent-texts'
import type { Drafts } from './use-drafts'

const titles = {
  'link-revoked': 'revoked',
  'link-expired': 'expired',
  'not-signed-in': 'ended',
  'not-found': 'ended',
} as const

/** The desk while it was open is over: why, and what can still be done. */
export function DeskEnd({ code, drafts }: { code: StreamEnd; drafts: Drafts }) {
  const t = useTranslations('desk.door')
  const key = titles[code]
  return (
    <div role="alert" className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
      <EmptyState level={1} title={t(`${key}.title`)}>
        {t(`${key}.text`)}
      </EmptyState>
      <UnsentTexts drafts={drafts} />
    </div>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

export default function StartError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('common')
  const router = useRouter()

  function tryAgain() {
    // What failed was loaded on the server; showing it anew needs asking anew.
    startTransition(() => {
      router.refresh()
      reset()
    })
  }

  return (
    <EmptyState title={t('pageError.title')} actions={<Button onClick={tryAgain}>{t('tryAgain')}</Button>}>
      {t('pageError.text')}
    </EmptyState>
  )
}

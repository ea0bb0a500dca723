'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('common')
  return (
    <main className="mx-auto max-w-3xl px-4 py-16">
      <EmptyState
        level={1}
        title={t('pageError.title')}
        actions={<Button onClick={reset}>{t('tryAgain')}</Button>}
      >
        {t('pageError.text')}
      </EmptyState>
    </main>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from './button'
import { EmptyState } from './empty-state'
import { nextTryMs, noteTry } from './page-tries'

/**
 * Stands where a page failed on the server, and asks for it again by itself a few times: a database that was away for a moment is back by
 * then. `retry` loads the page anew; React's `reset` alone would show the same failure.
 */
export function PageError({ level = 2, retry }: { readonly level?: 1 | 2; readonly retry: () => void }) {
  const t = useTranslations('common')
  useEffect(() => {
    const path = window.location.pathname
    const waitMs = nextTryMs(path, Date.now())
    if (waitMs === null) return undefined
    const load = () => {
      noteTry(path, Date.now())
      retry()
    }
    // Without a network the browser would put its own page in this one's place.
    if (!navigator.onLine) {
      window.addEventListener('online', load, { once: true })
      return () => window.removeEventListener('online', load)
    }
    const timer = setTimeout(load, waitMs)
    return () => clearTimeout(timer)
  }, [retry])
  return (
    <EmptyState
      level={level}
      title={t('pageError.title')}
      actions={<Button onClick={retry}>{t('tryAgain')}</Button>}
    >
      {t('pageError.text')}
    </EmptyState>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { untilThere } from '@/lib/client/until-there'
import { useToast } from './toast'

/**
 * A part of a page that comes when it is needed. One that cannot come now leaves the page as it is, says so in its place, and stands there
 * once the network is back; only one that fails again and again with a network fails the page.
 */
export function orLater<P extends object>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  return load().catch(() => {
    const Part = lazy(async () => ({ default: await untilThere(load) }))
    return function Later(props: P) {
      return (
        <Suspense fallback={<Awaited />}>
          <Part {...props} />
        </Suspense>
      )
    }
  })
}

/** In its place, and at the foot of the window: a dialog's place is out of sight. */
function Awaited() {
  const t = useTranslations('common')
  const toast = useToast()
  useEffect(() => {
    toast({ message: t('awaited'), closeLabel: t('close'), kind: 'awaited' })
  }, [t, toast])
  return <p className="py-2 text-sm text-soft">{t('awaited')}</p>
}

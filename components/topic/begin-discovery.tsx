'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { beginDiscoveryAction } from '@/lib/server/actions/topic'

/** The room before anything happened in it: what it does, and the one button that begins. */
export function BeginDiscovery({ projectId }: { projectId: string }) {
  const t = useTranslations('topic.begin')
  const errorText = useErrorText()
  const router = useRouter()
  const [failure, setFailure] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()

  function begin() {
    setFailure(null)
    startTransition(async () => {
      const result = await beginDiscoveryAction({ projectId }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      if (result.ok) router.refresh()
      else setFailure(result.code)
    })
  }

  return (
    <div className="mx-auto max-w-2xl space-y-4 px-4 pt-10 pb-24 sm:px-6">
      <h1 className="font-serif text-2xl font-semibold">{t('title')}</h1>
      <p className="text-soft">{t('text')}</p>
      <Button variant="primary" busy={pending} onClick={begin}>
        {t('go')}
      </Button>
      {failure ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorText(failure)}
        </p>
      ) : null}
    </div>
  )
}

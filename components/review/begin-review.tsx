'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import type { ReviewInput } from '@/lib/contracts/review'
import { startReviewAction } from '@/lib/server/actions/review'
import { SettingsFields } from './settings-fields'

/** What the room is for, the norm and the sources, and the way in; the proposal stays one press away. */
export function BeginReview({ projectId }: { projectId: string }) {
  const t = useTranslations('review')
  const errorText = useErrorText()
  const router = useRouter()
  const [settings, setSettings] = useState<Pick<ReviewInput, 'style' | 'scope'>>({
    style: useLocale() === 'pt-BR' ? 'abnt' : 'apa',
    scope: 'chosen',
  })
  const [refused, setRefused] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()

  function begin() {
    startTransition(async () => {
      const result = await startReviewAction({ projectId, ...settings }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      setRefused(result.ok ? null : result.code)
      if (result.ok) router.refresh()
    })
  }

  return (
    <div className="mx-auto max-w-2xl space-y-5 px-4 py-10 sm:px-6">
      <h1 className="font-serif text-2xl font-semibold">{t('title')}</h1>
      <p>{t('begin.text')}</p>
      <SettingsFields value={settings} onChange={setSettings} />
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="primary" busy={pending} onClick={begin}>
          {t('begin.go')}
        </Button>
        <TextLink href={`/projects/${projectId}/proposal`}>{t('begin.proposal')}</TextLink>
      </div>
      {refused ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorText(refused)}
        </p>
      ) : null}
    </div>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { chooseLocale } from '@/i18n/locales'
import { startDiscoveryAction } from '@/lib/server/actions/topic'

/** The door of who has no topic: one sentence, what one gets, and the way in, also over invented sources. */
export function TopicDoor() {
  const t = useTranslations('topic.door')
  const badge = useTranslations('projects.sandbox')('badge')
  const locale = chooseLocale(useLocale(), null)
  const errorText = useErrorText()
  const router = useRouter()
  const [failure, setFailure] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()

  function begin(sandbox: boolean) {
    setFailure(null)
    startTransition(async () => {
      const result = await startDiscoveryAction({ locale, sandbox, title: t('name') }).catch(
        () => ({ ok: false, code: 'offline' }) as const,
      )
      if (result.ok) router.push(`/projects/${result.value.projectId}/topic`)
      else setFailure(result.code)
    })
  }

  return (
    <section aria-labelledby="topic-door" className="space-y-2.5">
      <h2 id="topic-door" className="text-base font-semibold">
        {t('title')}
      </h2>
      <p className="text-sm text-soft">{t('text')}</p>
      <p className="border-l-2 border-line-strong pl-3 font-serif text-base italic">{t('picture')}</p>
      <Badge tone="warn">{badge}</Badge>
      <div className="flex flex-wrap gap-2">
        <Button busy={pending} onClick={() => begin(false)}>
          {t('go')}
        </Button>
        <Button variant="quiet" disabled={pending} onClick={() => begin(true)}>
          {t('sandbox')}
        </Button>
      </div>
      {failure ? (
        <p role="alert" className="text-sm font-medium text-danger">
          {errorText(failure)}
        </p>
      ) : null}
    </section>
  )
}

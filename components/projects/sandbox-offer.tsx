'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { type ShownError, useErrorText } from '@/components/frame/use-error-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { chooseLocale } from '@/i18n/locales'
import { startValidationAction } from '@/lib/server/actions/project'
import { sourcesPath } from './sources-path'

/** One press begins a project over the invented catalogue, with a topic that it can answer. Needs no network. */
export function SandboxOffer() {
  const t = useTranslations('projects.sandbox')
  const locale = chooseLocale(useLocale(), null)
  const errorText = useErrorText()
  const router = useRouter()
  const [failure, setFailure] = useState<ShownError | null>(null)
  const [pending, startTransition] = useTransition()

  function begin() {
    setFailure(null)
    startTransition(async () => {
      const demo = { topic: t('topic'), question: t('question'), locale, sandbox: true }
      const result = await startValidationAction(demo).catch(() => ({ ok: false, code: 'offline' }) as const)
      if (result.ok) router.push(sourcesPath(result.value.projectId))
      else setFailure(result.code)
    })
  }

  return (
    <section aria-labelledby="sandbox-offer" className="space-y-2.5">
      <h2 id="sandbox-offer" className="text-base font-semibold">
        {t('title')}
      </h2>
      <p className="text-sm text-soft">{t('text')}</p>
      <p className="border-l-2 border-line-strong pl-3 font-serif text-base italic">{t('topic')}</p>
      <Badge tone="warn">{t('badge')}</Badge>
      <div>
        <Button busy={pending} onClick={begin}>
          {pending ? t('beginning') : t('begin')}
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

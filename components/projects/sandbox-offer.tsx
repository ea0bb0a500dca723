'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useErrorText } from '@/components/frame/use-error-text'
import { Badge } from '@/components/ui/badge'
import { Button, buttonClass } from '@/components/ui/button'
import { chooseLocale } from '@/i18n/locales'
import { startValidationAction } from '@/lib/server/actions/project'
import { sourcesPath } from './sources-path'
import { useWayIn } from './way-in'

/** One press begins a project over the invented catalogue, with a topic that it can answer. Needs no network. */
export function SandboxOffer() {
  const t = useTranslations('projects.sandbox')
  const errorText = useErrorText()
  const locale = chooseLocale(useLocale(), null)
  const { begin, pending, failure } = useWayIn(sourcesPath)
  const demo = { topic: t('topic'), question: t('question'), locale, sandbox: true }

  return (
    <section
      aria-labelledby="sandbox-offer"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-warn-line bg-warn-soft px-5 py-4"
    >
      <div className="space-y-1">
        <h2 id="sandbox-offer" className="text-base font-semibold">
          {t('title')}
        </h2>
        <p className="text-sm text-soft">
          {t('text')} <span className="font-serif text-base text-ink italic">{t('topic')}</span>
        </p>
        <Badge tone="warn">{t('badge')}</Badge>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button busy={pending} onClick={() => begin(() => startValidationAction(demo))}>
          {pending ? t('beginning') : t('begin')}
        </Button>
        <a
          href={`/api/example/${locale}`}
          target="_blank"
          rel="noreferrer"
          title={t('exampleWait')}
          className={buttonClass('quiet')}
        >
          {t('example')}
        </a>
      </div>
      {failure ? (
        <p role="alert" className="basis-full text-sm font-medium text-danger">
          {errorText(failure)}
        </p>
      ) : null}
    </section>
  )
}

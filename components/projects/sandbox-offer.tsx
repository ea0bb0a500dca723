'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { chooseLocale } from '@/i18n/locales'
import { startValidationAction } from '@/lib/server/actions/project'
import { sourcesPath } from './sources-path'
import { useWayIn, WayIn } from './way-in'

/** One press begins a project over the invented catalogue, with a topic that it can answer. Needs no network. */
export function SandboxOffer() {
  const t = useTranslations('projects.sandbox')
  const locale = chooseLocale(useLocale(), null)
  const { begin, pending, failure } = useWayIn(sourcesPath)
  const demo = { topic: t('topic'), question: t('question'), locale, sandbox: true }

  return (
    <WayIn
      id="sandbox-offer"
      title={t('title')}
      text={t('text')}
      picture={t('topic')}
      badge={t('badge')}
      failure={failure}
    >
      <Button busy={pending} onClick={() => begin(() => startValidationAction(demo))}>
        {pending ? t('beginning') : t('begin')}
      </Button>
    </WayIn>
  )
}

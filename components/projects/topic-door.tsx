'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { chooseLocale } from '@/i18n/locales'
import { startDiscoveryAction } from '@/lib/server/actions/topic'
import { useWayIn, WayIn } from './way-in'

/** The door of who has no topic: one sentence, what one gets, and the way in, also over invented sources. */
export function TopicDoor() {
  const t = useTranslations('topic.door')
  const locale = chooseLocale(useLocale(), null)
  const { begin, pending, failure } = useWayIn((projectId) => `/projects/${projectId}/topic`)
  const discover = (sandbox: boolean) =>
    begin(() => startDiscoveryAction({ locale, sandbox, title: t('name') }))

  return (
    <WayIn id="topic-door" title={t('title')} text={t('text')} picture={t('picture')} failure={failure}>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button busy={pending} onClick={() => discover(false)}>
          {t('go')}
        </Button>
        <Button variant="quiet" className="-ml-3" busy={pending} onClick={() => discover(true)}>
          {t('sandbox')}
        </Button>
      </div>
    </WayIn>
  )
}

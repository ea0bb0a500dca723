'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { chooseLocale } from '@/i18n/locales'
import { startDiscoveryAction } from '@/lib/server/actions/topic'
import { UploadArea } from './upload-area'
import { useWayIn, WayIn } from './way-in'

/** The door of who has sources or a draft: into the library with files, or on with a document of Carrel. */
export function FilesDoor({ bytesMax }: { bytesMax: number }) {
  const t = useTranslations('projects.upload')
  const sample = useTranslations('projects.welcome.picture')
  const locale = chooseLocale(useLocale(), null)
  const { begin, pending, failure } = useWayIn((projectId) => `/projects/${projectId}/library`)

  return (
    <WayIn
      id="files-door"
      title={t('title')}
      text={t('text')}
      picture={t('picture', { quote: sample('quote') })}
      failure={failure}
    >
      <Button
        busy={pending}
        // The topic is found later, or never: a library stands by itself.
        onClick={() => begin(() => startDiscoveryAction({ locale, sandbox: false, title: t('bringName') }))}
      >
        {t('bring')}
      </Button>
      <UploadArea bytesMax={bytesMax} />
    </WayIn>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { DownloadIcon } from '@/components/ui/icons'
import { ProgressBar } from '@/components/ui/progress-bar'
import { useToast } from '@/components/ui/toast'
import { useDownload } from './use-download'

/** One file where there is room for a button only: the button itself shows that a slow one goes on. */
export function DownloadLink({ href, label }: { href: string; label: string }) {
  const t = useTranslations('common.file')
  const common = useTranslations('common')
  const toast = useToast()
  const { download, start } = useDownload()
  const isSlow = download.state === 'slow'

  async function fetchFile() {
    const failure = await start(label, href)
    if (failure) toast({ message: failure, closeLabel: common('close'), kind: 'download' })
  }

  return (
    <a
      href={href}
      aria-busy={isSlow}
      onClick={(event) => {
        event.preventDefault()
        void fetchFile()
      }}
      className={classNames(buttonClass('quiet'), 'relative')}
    >
      <DownloadIcon />
      {label}
      {isSlow ? (
        <span className="absolute inset-x-1.5 bottom-0.5">
          <ProgressBar label={t('making')} />
        </span>
      ) : null}
    </a>
  )
}

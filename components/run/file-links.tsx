'use client'

import { useTranslations } from 'next-intl'
import { buttonClass, primaryMark } from '@/components/ui/button'
import { fileNames } from '@/components/ui/file-names'
import { ProgressBar } from '@/components/ui/progress-bar'
import { useDownload } from './use-download'

interface FileLinksProps<Format extends keyof typeof fileNames> {
  /** What the files hold, for who cannot see what stands before them. */
  readonly title: string
  readonly formats: readonly Format[]
  readonly hrefOf: (format: Format) => string
  /** The one that most people want. */
  readonly primary?: Format
}

/** One thing as files of several formats; what takes longer than a second shows that it goes on. */
export function FileLinks<Format extends keyof typeof fileNames>({
  title,
  formats,
  hrefOf,
  primary,
}: FileLinksProps<Format>) {
  const t = useTranslations('common.file')
  const { download, start } = useDownload()
  const isSlow = download.state === 'slow'
  return (
    <>
      {formats.map((format) => (
        <a
          key={format}
          className={buttonClass(format === primary ? 'primary' : 'plain', 'sm')}
          {...(format === primary ? primaryMark() : {})}
          href={hrefOf(format)}
          aria-label={t('of', { title, format: fileNames[format] })}
          onClick={(event) => {
            event.preventDefault()
            void start(format, hrefOf(format))
          }}
        >
          {fileNames[format]}
        </a>
      ))}
      {isSlow ? (
        <span className="w-40">
          <ProgressBar label={t('making')} />
        </span>
      ) : null}
      <span role="status" className="text-sm text-soft">
        {isSlow ? t('making') : download.state === 'failed' ? download.text : ''}
      </span>
    </>
  )
}

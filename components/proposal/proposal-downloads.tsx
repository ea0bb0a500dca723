import { useTranslations } from 'next-intl'
import { useDownload } from '@/components/run/use-download'
import { buttonClass } from '@/components/ui/button'
import { DownloadIcon } from '@/components/ui/icons'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { DownloadBar } from './room-state'

const formats = ['pdf', 'docx', 'archive', 'annex', 'md', 'json'] as const
/** What leaves the house waits for the references; working copies do not. */
const guarded: ReadonlySet<string> = new Set(['pdf', 'docx', 'archive', 'annex'])

/** The proposal as a file, or why it cannot be had now; what takes longer than a second shows that it goes on. */
export function ProposalDownloads({ projectId, bar }: { projectId: string; bar: DownloadBar | null }) {
  const t = useTranslations('proposal.downloads')
  const { download, start } = useDownload()
  const isShut = (format: string) =>
    bar === 'running' || bar === 'missing' || (bar !== null && guarded.has(format))
  return (
    <div className="font-sans text-sm">
      <ul className="flex flex-wrap gap-2">
        {formats.map((format) => (
          <li key={format}>
            {isShut(format) ? (
              <button type="button" aria-disabled="true" className={buttonClass('plain')}>
                <DownloadIcon />
                {t(format)}
              </button>
            ) : (
              <a
                href={addressOf(projectId, format)}
                onClick={(event) => {
                  event.preventDefault()
                  void start(format, addressOf(projectId, format))
                }}
                className={buttonClass(format === 'pdf' ? 'primary' : 'plain')}
              >
                <DownloadIcon />
                {t(format)}
              </a>
            )}
          </li>
        ))}
      </ul>
      {download.state === 'slow' ? (
        <div className="mt-3">
          <ProgressBar label={t('making')} />
        </div>
      ) : null}
      <p role="status" className="mt-2 text-soft">
        {statusOf()}
      </p>
    </div>
  )

  function statusOf(): string {
    if (download.state === 'slow') return t('making')
    if (download.state === 'failed') return download.text
    return bar ? t(`bar.${bar}`) : t('ready')
  }
}

function addressOf(projectId: string, format: string): string {
  return `/api/projects/${projectId}/proposal?format=${format}`
}

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { DownloadIcon } from '@/components/ui/icons'
import type { DownloadBar } from './room-state'

const formats = ['pdf', 'docx', 'archive', 'md', 'json'] as const
/** What leaves the house waits for the references; working copies do not. */
const guarded: ReadonlySet<string> = new Set(['pdf', 'docx', 'archive'])

/** The proposal as a file, or why it cannot be had now. */
export function ProposalDownloads({ projectId, bar }: { projectId: string; bar: DownloadBar | null }) {
  const t = useTranslations('proposal.downloads')
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
                href={`/api/projects/${projectId}/proposal?format=${format}`}
                className={buttonClass(format === 'pdf' ? 'primary' : 'plain')}
              >
                <DownloadIcon />
                {t(format)}
              </a>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-2 text-soft">
        {bar ? t(`bar.${bar}`) : t('ready')}
      </p>
    </div>
  )
}

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { DownloadIcon } from '@/components/ui/icons'

const always = ['markdown', 'bibtex', 'ris', 'csl-json', 'csv'] as const
const finished = ['handoff', ...always] as const

/** Everything there is to take along, as it stands at this moment; the hand-off once the choice is made. */
export function Downloads({ projectId, isFinished }: { projectId: string; isFinished: boolean }) {
  const t = useTranslations('sources.downloads')
  return (
    <ul className="flex flex-wrap gap-2">
      {(isFinished ? finished : always).map((format) => (
        <li key={format}>
          <a
            href={`/api/projects/${projectId}/export?format=${format}`}
            className={buttonClass('plain', isFinished ? 'md' : 'sm')}
          >
            <DownloadIcon />
            {t(format)}
          </a>
        </li>
      ))}
    </ul>
  )
}

import { useTranslations } from 'next-intl'
import { FileLinks } from '@/components/run/file-links'
import { TextLink } from '@/components/ui/text-link'

export const paperFileFormats = ['pdf', 'docx', 'md', 'tex'] as const

interface PaperDownloadsProps {
  readonly projectId: string
  /** What changes at this moment is not handed out. */
  readonly isAtWork: boolean
  /** An agent has written something. */
  readonly isRead: boolean
  readonly hasChapters: boolean
}

/** The paper and its working papers as files; why the paper cannot be had yet. */
export function PaperDownloads({ projectId, isAtWork, isRead, hasChapters }: PaperDownloadsProps) {
  const t = useTranslations('paper.download')
  if (isAtWork || !isRead) return null
  const parts = hasChapters ? (['paper', 'working'] as const) : (['working'] as const)
  return (
    <div className="space-y-2">
      {parts.map((part) => (
        <div key={part} className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-soft">{t(part)}</span>
          <FileLinks
            title={t(part)}
            formats={paperFileFormats}
            hrefOf={(format) => `/api/projects/${projectId}/paper?part=${part}&format=${format}`}
            {...(part === 'paper' ? { primary: 'pdf' } : {})}
          />
        </div>
      ))}
      {hasChapters ? (
        <p className="text-sm">
          <TextLink href={`/projects/${projectId}/share?document=chapter-1`}>{t('advisor')}</TextLink>
        </p>
      ) : (
        <p className="text-xs text-soft">{t('notYet')}</p>
      )}
    </div>
  )
}

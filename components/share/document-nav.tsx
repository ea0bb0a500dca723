import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import type { ShareView } from '@/lib/contracts/desk'
import { chapterNumber } from '@/lib/core/desk/document-kind'

interface DocumentNavProps {
  readonly projectId: string
  readonly documents: ShareView['documents']
  /** Kind of the one that is shown. */
  readonly shown: string
}

/** What an advisor can be given: the proposal and the chapters of the paper, each with its published version. Nothing where there is the proposal alone. */
export function DocumentNav({ projectId, documents, shown }: DocumentNavProps) {
  const t = useTranslations('share.documents')
  if (documents.length < 2) return null
  return (
    <nav aria-label={t('label')} className="mt-4">
      <p className="mb-2 text-sm text-soft">{t('text')}</p>
      {/* On a phone one row that scrolls: under each other the chapters would fill the window. */}
      <ul className="flex gap-2 overflow-x-auto text-sm max-sm:-mx-4 max-sm:px-4 max-sm:pb-1 sm:flex-wrap">
        {documents.map(({ kind, title, version }) => (
          <li key={kind} className="shrink-0">
            <Link
              href={`/projects/${projectId}/share?document=${kind}`}
              aria-current={kind === shown ? 'page' : undefined}
              data-document={kind}
              className={classNames(
                'block rounded-md border px-3 py-1.5',
                kind === shown
                  ? 'border-accent bg-sunk font-semibold'
                  : 'border-line bg-sheet hover:bg-paper',
              )}
            >
              <bdi>{chapterNumber(kind) > 0 ? title : t('proposal')}</bdi>{' '}
              <span className="text-xs font-normal text-soft">{t('state', { version: version ?? 0 })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

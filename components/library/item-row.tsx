'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ProgressBar } from '@/components/ui/progress-bar'
import { TextLink } from '@/components/ui/text-link'
import type { LibraryEntry } from '@/lib/contracts/library'
import type { LibraryLine } from '@/lib/contracts/library-reading'
import { authorLine } from '@/lib/core/identity/author-line'
import { AttachPdf } from './attach-pdf'
import { EditReference } from './edit-reference'
import { ItemBadge } from './item-badge'
import { itemHref } from './library-places'

/** One item: what it is, how much of it can be read and searched, and what can be done about it. */
export function ItemRow({
  projectId,
  line: { entry, reading, highlights, isChosen },
  onRemove,
}: {
  projectId: string
  line: LibraryLine
  onRemove: () => void
}) {
  const t = useTranslations('library.items')
  const { item, problem, state } = entry
  const isBusy = state === 'waiting' || state === 'reading'
  const by = item.work
    ? [authorLine(item.work.authors), item.work.year, item.work.venue].filter(Boolean).join(' · ')
    : (entry.fileName ?? t(`kind.${item.kind}`))
  // A chosen source whose full text is not at hand, and a file of pictures, can be given a file that has it.
  const wantsPdf = item.sourceId !== null && item.text !== 'full' && !isBusy
  return (
    <li className="row-lazy py-3" data-item={item.id}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p dir="auto" className="font-serif text-lg">
            <TextLink
              href={itemHref(projectId, item.id)}
              className="font-normal text-ink! decoration-transparent hover:decoration-current"
            >
              {item.title}
            </TextLink>
          </p>
          <p dir="auto" className="text-sm text-soft">
            {by}
          </p>
        </div>
        {isChosen ? null : (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('removeOf', { title: item.title.slice(0, 120) })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-soft">
        <span className="flex flex-wrap gap-1">
          <ItemBadge entry={entry} />
          {isChosen ? <Badge title={t('isChosenMeaning')}>{t('isChosen')}</Badge> : null}
          {reading === 'unread' ? null : <Badge>{t(`readingState.${reading}`)}</Badge>}
        </span>
        {item.pages === null ? null : <span>{t('pages', { count: item.pages })}</span>}
        {highlights > 0 ? <span>{t('highlights', { count: highlights })}</span> : null}
        {problem === null ? null : <span className="text-warn">{t(`problem.${problem}`)}</span>}
        {wantsPdf ? <AttachPdf projectId={projectId} itemId={item.id} title={item.title} /> : null}
        {isBusy ? null : <EditReference projectId={projectId} item={item} />}
      </div>
      {isBusy ? (
        <div className="mt-2 max-w-xs">
          <ProgressBar label={t(progressOf(entry), { title: item.title.slice(0, 120) })} />
        </div>
      ) : null}
    </li>
  )
}

function progressOf({ item, state }: LibraryEntry): 'isWaiting' | 'isLookedFor' | 'isRead' {
  if (item.kind === 'record') return 'isLookedFor'
  return state === 'waiting' ? 'isWaiting' : 'isRead'
}

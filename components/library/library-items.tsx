'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/segmented'
import { fetchJson } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import type { LibraryLine } from '@/lib/contracts/library-reading'
import { EmptyLibrary } from './empty-library'
import { type ItemFilter, isInFilter, itemFilters } from './item-filter'
import { ItemRow } from './item-row'
import { LibrarySearchBox } from './library-search-box'
import { LibraryUpload } from './library-upload'
import { NoteDialog } from './note-dialog'
import { useRemoval } from './use-removal'

/** Items drawn at once; more are a press away. */
const SHOWN_STEP = 100
/** While something is being read the list is asked for again after this time. */
const ASK_AGAIN_MS = 1_500

/** The contracts come when the list is asked for again. */
async function readLines(answer: unknown): Promise<readonly LibraryLine[]> {
  const { LibraryLines } = await import('@/lib/contracts/library-reading')
  return LibraryLines.parse(answer).lines
}

/** Everything that the library holds, with what is known of each, and the ways to add to it. */
export function LibraryItems({ projectId, initial }: { projectId: string; initial: readonly LibraryLine[] }) {
  const t = useTranslations('library.items')
  const [filter, setFilter] = useState<ItemFilter>('all')
  const [limit, setLimit] = useState(SHOWN_STEP)
  const [isWriting, setIsWriting] = useState(false)
  const removal = useRemoval(projectId)
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.library(projectId),
    queryFn: ({ signal }) => fetchJson(`/api/projects/${projectId}/library`, readLines, { signal }),
    initialData: initial,
    refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? ASK_AGAIN_MS : false),
  })
  const present = data.filter(({ entry }) => !removal.removed.has(entry.item.id))
  const matching = present.filter((line) => isInFilter(line, filter))
  const shown = matching.slice(0, limit)
  const reading = present.filter(isBeingRead).length
  const rest = matching.length - shown.length

  return (
    <div className="space-y-5">
      {present.length > 0 ? <LibrarySearchBox projectId={projectId} /> : null}
      <LibraryUpload projectId={projectId} onNote={() => setIsWriting(true)} />
      <NoteDialog projectId={projectId} open={isWriting} onClose={() => setIsWriting(false)} />
      {isError ? (
        <Notice
          tone="warn"
          announce="alert"
          title={t('notLoaded')}
          actions={<Button onClick={() => void refetch()}>{t('loadAgain')}</Button>}
        />
      ) : null}
      {present.length === 0 ? (
        <EmptyLibrary projectId={projectId} place="items" />
      ) : (
        <section aria-labelledby="library-items">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-2">
            <h2 id="library-items" className="font-serif text-lg font-semibold">
              {t('count', { count: present.length })}
            </h2>
            <Segmented
              label={t('filter')}
              className="sm:ml-auto"
              options={itemFilters.map((value) => ({
                value,
                label: t(`filters.${value}`, {
                  count: present.filter((line) => isInFilter(line, value)).length,
                }),
              }))}
              value={filter}
              onChange={(next) => {
                setFilter(next)
                setLimit(SHOWN_STEP)
              }}
            />
          </div>
          <p role="status" className="text-sm text-soft">
            {reading > 0 ? <span className="block pt-2">{t('reading', { count: reading })}</span> : null}
          </p>
          {matching.length === 0 ? <p className="py-6 text-sm text-soft">{t('noneOfThese')}</p> : null}
          <ul aria-labelledby="library-items" className="divide-y divide-line">
            {shown.map((line) => (
              <ItemRow
                key={line.entry.item.id}
                projectId={projectId}
                line={line}
                onRemove={() => removal.remove(line.entry.item)}
              />
            ))}
          </ul>
          {rest > 0 ? (
            <div className="border-t border-line py-3">
              <Button onClick={() => setLimit(limit + SHOWN_STEP)}>
                {t('showMore', { count: Math.min(SHOWN_STEP, rest), rest })}
              </Button>
            </div>
          ) : null}
        </section>
      )}
    </div>
  )
}

function isBeingRead({ entry }: LibraryLine): boolean {
  return entry.state === 'waiting' || entry.state === 'reading'
}

'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Skeleton } from '@/components/ui/skeleton'
import { hasAnswered, isPending } from '@/lib/core/validation/lanes'
import type { SourcesWorkspace } from '@/lib/core/validation/workspace'
import { isFiltered, type ListView, plainView } from './list-view'

interface NothingShownProps {
  view: ListView
  onView: (changed: Partial<ListView>) => void
}

/** There are sources, and the view hides them all. */
export function NothingShown({ view, onView }: NothingShownProps) {
  const t = useTranslations('sources.empty')
  if (!isFiltered(view)) {
    return (
      <EmptyState
        title={t('allHidden')}
        actions={<Button onClick={() => onView({ heldBack: true })}>{t('showHeldBack')}</Button>}
      >
        {t('allHiddenText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('filtered')}
      actions={<Button onClick={() => onView({ ...plainView, sort: view.sort })}>{t('clear')}</Button>}
    >
      {t('filteredText')}
    </EmptyState>
  )
}

interface NothingYetProps {
  workspace: SourcesWorkspace
  onRefine: () => void
  onRetryAll: (() => void) | null
}

/** Before the first source: still searching, nothing found, or nobody answered. The bar below has the same step as its primary button. */
export function NothingYet({ workspace, onRefine, onRetryAll }: NothingYetProps) {
  const t = useTranslations('sources.empty')
  if (workspace.lanes.length === 0 || workspace.lanes.some(isPending) || workspace.busy.length > 0)
    return <ListSkeleton />
  const answered = workspace.lanes.some(hasAnswered)
  return (
    <EmptyState
      title={answered ? t('nothingFound') : t('nobodyAnswered')}
      actions={
        answered ? (
          <Button onClick={onRefine}>{t('refine')}</Button>
        ) : onRetryAll ? (
          <Button onClick={onRetryAll}>{t('retry')}</Button>
        ) : null
      }
    >
      {answered ? t('nothingFoundText') : t('nobodyAnsweredText')}
    </EmptyState>
  )
}

const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Keeps the place of the first rows. */
export function ListSkeleton({ preparing }: { preparing?: boolean }) {
  const t = useTranslations('sources.empty')
  const text = preparing ? t('preparing') : t('searching')
  return (
    <div className="rounded-lg border border-line bg-sheet" role="status" aria-label={text}>
      <p className="border-b border-line px-4 py-3 text-sm text-soft">{text}</p>
      {SKELETON_ROWS.map((name) => (
        <div
          key={name}
          className="grid h-38 grid-cols-[2rem_1fr] gap-4 border-b border-line p-4 last:border-b-0 sm:grid-cols-[2rem_1fr_8.5rem]"
        >
          <Skeleton className="size-4.5" />
          <div className="space-y-2.5">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-3.5 w-1/2" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3.5 w-11/12" />
          </div>
          <div className="hidden space-y-4 sm:block">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

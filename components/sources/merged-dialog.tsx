'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import { fetchJson, fieldOf } from '@/lib/client/fetch-json'
import { queryKeys } from '@/lib/client/query-keys'
import { AppError } from '@/lib/contracts/errors'
import type { MergedGroup } from '@/lib/contracts/screening'
import { useDatabaseLabel } from './use-database-label'

interface MergedDialogProps {
  projectId: string
  /** Changes when groups have changed. */
  version: string
  canRegroup: boolean
  onSplit: (sourceId: string, pairs: readonly [string, string][]) => void
  /** Looks for two sources that are the same work. */
  onJoin: () => void
  /** Takes back the latest separation or joining; null when there is none. */
  onUndo: (() => void) | null
  onOpen: (sourceId: string) => void
  onClose: () => void
}

/** Every source that was made of several records: which, why, and a way to take them apart or join two more. */
export function MergedDialog(props: MergedDialogProps) {
  const { projectId, version, canRegroup, onSplit, onUndo } = props
  const t = useTranslations('sources.merged')
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.mergedGroups(projectId, version),
    queryFn: ({ signal }) => fetchJson(`/api/projects/${projectId}/merged-groups`, readGroups, { signal }),
    placeholderData: (before) => before,
    retry: 1,
  })
  return (
    <Dialog
      open
      onClose={props.onClose}
      shape="side"
      title={t('title')}
      footer={
        <>
          {onUndo ? (
            <Button variant="quiet" disabled={!canRegroup} onClick={onUndo}>
              {t('undo')}
            </Button>
          ) : null}
          <Button disabled={!canRegroup} onClick={props.onJoin}>
            {t('join')}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-sm text-soft">{canRegroup ? t('intro') : t('notNow')}</p>
      {error ? (
        <Notice
          tone="warn"
          title={t('failed')}
          actions={
            <Button size="sm" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {errorText(shownErrorOf(error))}
        </Notice>
      ) : data ? (
        <ul className="space-y-5">
          {data.map((group) => (
            <Group
              key={group.id}
              group={group}
              canSplit={canRegroup}
              onSplit={(pairs) => onSplit(group.id, pairs)}
              onOpen={() => props.onOpen(group.id)}
            />
          ))}
        </ul>
      ) : (
        <div className="space-y-3" role="status" aria-label={t('loading')}>
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {data?.length === 0 ? <p className="text-sm">{t('none')}</p> : null}
    </Dialog>
  )
}

function Group(props: {
  group: MergedGroup
  canSplit: boolean
  onSplit: (pairs: readonly [string, string][]) => void
  onOpen: () => void
}) {
  const { group, canSplit, onSplit, onOpen } = props
  const t = useTranslations('sources')
  const label = useDatabaseLabel()
  const apart = (key: string): [string, string][] =>
    group.records.filter((other) => other.key !== key).map((other) => [key, other.key])
  return (
    <li>
      <h3 dir="auto" className="font-serif text-base leading-snug font-semibold text-pretty">
        <button
          type="button"
          onClick={onOpen}
          className="text-left decoration-line-strong underline-offset-3 hover:underline"
        >
          {group.title || t('row.noTitle')}
        </button>
      </h3>
      <ul className="mt-1 flex flex-wrap gap-1" aria-label={t('merged.reasons')}>
        {group.rules.map((rule) => (
          <li key={rule}>
            <Badge tone={rule === 'by-hand' ? 'accent' : 'plain'}>{t(`mergeRule.${rule}`)}</Badge>
          </li>
        ))}
      </ul>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line">
        {group.records.map((record) => (
          <li key={record.key} className="flex items-start gap-3 px-3 py-2 text-sm">
            <div className="min-w-0">
              <p className="text-xs text-faint">{record.databases.map(label).join('; ')}</p>
              {record.title === group.title ? null : (
                <p dir="auto" className="font-serif">
                  {record.title}
                </p>
              )}
              <p className="text-xs break-words text-soft">
                {[record.year ?? t('row.noYear'), record.venue, record.doi].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Button
              size="sm"
              variant="quiet"
              className="-mr-2 ml-auto"
              aria-label={t('merged.splitOf', { database: record.databases.map(label).join('; ') })}
              disabled={!canSplit}
              onClick={() => onSplit(apart(record.key))}
            >
              {t('details.split')}
            </Button>
          </li>
        ))}
      </ul>
    </li>
  )
}

function readGroups(answer: unknown): readonly MergedGroup[] {
  const groups = fieldOf(answer, 'groups')
  if (!Array.isArray(groups)) throw new AppError('internal', 'the answer holds no groups')
  return groups.filter(isGroup)
}

// Our own server made it; here its kind is recognised.
function isGroup(value: unknown): value is MergedGroup {
  return typeof fieldOf(value, 'id') === 'string' && Array.isArray(fieldOf(value, 'records'))
}

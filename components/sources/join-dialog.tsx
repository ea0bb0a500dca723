'use client'

import { useTranslations } from 'next-intl'
import { shownErrorOf, useErrorText } from '@/components/frame/use-error-text'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

import type { SourceRow } from '@/lib/contracts/source-validation'
import { authorLine } from '@/lib/core/identity/author-line'
import { originsOf } from '@/lib/core/relevance/threshold'
import { pairsBetween } from './record-pairs'
import { useDatabaseLabel } from './use-database-label'
import { useSource } from './use-source'

interface JoinDialogProps {
  projectId: string
  rows: readonly [SourceRow, SourceRow]
  canJoin: boolean
  onJoin: (pairs: readonly [string, string][]) => void
  onClose: () => void
}

/** Two sources side by side, before they become one. */
export function JoinDialog({ projectId, rows, canJoin, onJoin, onClose }: JoinDialogProps) {
  const t = useTranslations('sources.join')
  const label = useDatabaseLabel()
  const errorText = useErrorText()
  const first = useSource(projectId, rows[0])
  const second = useSource(projectId, rows[1])
  const members = [first.data?.source.members, second.data?.source.members] as const
  const error = first.error ?? second.error
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      action={
        <Button
          variant="primary"
          data-autofocus
          disabled={!canJoin || !members[0] || !members[1]}
          onClick={() => onJoin(pairsBetween(members[0] ?? [], members[1] ?? []))}
        >
          {t('confirm')}
        </Button>
      }
    >
      <ul className="grid gap-3 sm:grid-cols-2">
        {rows.map((row) => (
          <li key={row.id} className="rounded-md border border-line px-3 py-2.5 text-sm">
            <p dir="auto" lang={row.work.language ?? undefined} className="font-serif font-semibold">
              {row.work.title}
            </p>
            <p dir="auto" className="mt-1 text-soft">
              {[authorLine(row.work.authors), row.work.year, row.work.venue].filter(Boolean).join(' · ')}
            </p>
            <p className="mt-1 text-xs break-words text-faint">
              {[originsOf(row).map(label).join('; '), row.work.doi].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">{canJoin ? t('text') : t('notNow')}</p>
      {error ? (
        <p role="alert" className="mt-2 text-sm text-danger">
          {errorText(shownErrorOf(error))}
        </p>
      ) : null}
    </Dialog>
  )
}

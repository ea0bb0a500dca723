'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { hasAnswered, isPending } from '@/lib/core/validation/lanes'
import type { SourcesWorkspace } from '@/lib/core/validation/workspace'
import { useDatabaseLabel } from './use-database-label'

/** What is asked for, once the student is satisfied with the list. */
export function ToChoose() {
  const t = useTranslations('sources.selection')
  return (
    <div role="status" className="rounded-t-lg border-b border-accent-line bg-accent-soft px-4 py-3">
      <p className="font-semibold">{t('askTitle')}</p>
      <p className="mt-0.5 text-sm text-soft">{t('ask')}</p>
    </div>
  )
}

/** A list that only shares words with the topic is not offered for choosing from. */
export function NoneOnTopic() {
  const t = useTranslations('sources.list')
  return (
    <div role="status" className="border-b border-line bg-warn-soft px-4 py-3">
      <p className="font-semibold">{t('noneOnTopic')}</p>
      <p className="mt-0.5 text-sm">{t('noneOnTopicText')}</p>
    </div>
  )
}

/** Names the databases that gave nothing, so that a short list is not taken for a complete one. */
export function Partial({ workspace }: { workspace: SourcesWorkspace }) {
  const t = useTranslations('sources.list')
  const label = useDatabaseLabel()
  const silent = workspace.lanes.filter((lane) => !isPending(lane) && !hasAnswered(lane))
  if (silent.length === 0) return null
  return (
    <p className="border-b border-line bg-warn-soft px-4 py-2 text-xs text-warn">
      {t('partial', {
        count: silent.length,
        databases: silent.map(({ database }) => label(database)).join('; '),
      })}
    </p>
  )
}

export function Dropped({ dropped }: Pick<SourcesWorkspace, 'dropped'>) {
  const t = useTranslations('sources.list')
  const parts = (['years', 'languages', 'excluded'] as const).filter((reason) => dropped[reason] > 0)
  if (parts.length === 0) return null
  return (
    <p className="border-t border-line px-4 py-2 text-xs text-faint">
      {t('dropped', {
        what: parts.map((reason) => t(`droppedFor.${reason}`, { count: dropped[reason] })).join(', '),
      })}
    </p>
  )
}

export function Regrouped({ onUndo }: { onUndo: () => void }) {
  const t = useTranslations('sources.list')
  return (
    <p className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-2 text-xs text-soft">
      {t('regrouped')}
      <Button size="sm" onClick={onUndo}>
        {t('undoRegroup')}
      </Button>
    </p>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { ChevronIcon } from '@/components/ui/icons'
import { hasAnswered, isPending } from '@/lib/core/validation/lanes'
import type { Lane } from '@/lib/core/validation/workspace'
import { laneState } from './lane-status'
import { useDatabaseLabel } from './use-database-label'

interface RunBarProps {
  lanes: readonly Lane[]
  found: number
  open: boolean
  onToggle: () => void
  controls: string
}

/** On a phone the run is one line of truth; a press unfolds it. */
export function RunBar({ lanes, found, open, onToggle, controls }: RunBarProps) {
  const t = useTranslations('sources.runBar')
  const label = useDatabaseLabel()
  const trouble = lanes.find((lane) => !isPending(lane) && !hasAnswered(lane))
  const line = [
    t('answered', { done: lanes.filter(hasAnswered).length, total: lanes.length }),
    t('found', { count: found }),
    trouble
      ? t('trouble', { database: label(trouble.database), state: t(`state.${laneState(trouble)}`) })
      : null,
  ]
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      className="flex min-h-11 w-full items-center gap-2 rounded-md border border-line bg-sheet px-3 py-2 text-left text-sm lg:hidden"
    >
      <span className="min-w-0">{line.filter(Boolean).join(' · ')}</span>
      <span className={classNames('ml-auto shrink-0 transition-transform', open && 'rotate-180')}>
        <ChevronIcon />
      </span>
    </button>
  )
}

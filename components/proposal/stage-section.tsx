'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Skeleton } from '@/components/ui/skeleton'
import type { RoomStage } from '@/lib/contracts/proposal-stages'
import type { StageStatus } from './room-state'

const tones = {
  waiting: 'plain',
  running: 'accent',
  done: 'plain',
  edited: 'accent',
  stale: 'warn',
  failed: 'danger',
  attention: 'warn',
} as const satisfies Readonly<Record<StageStatus, string>>

interface StageSectionProps {
  stage: RoomStage
  number: number
  status: StageStatus
  /** Who wrote it; null for nobody yet. */
  writtenBy: string | null
  actions?: ReactNode
  /** What must be said before the text. */
  notice?: ReactNode
  /** Beside the text; below it on a narrow screen. */
  margin?: ReactNode
  /** Below the text: the ways to think the stage over. */
  beside?: ReactNode
  /** null keeps its place until it is written. */
  children: ReactNode
}

/** The element's id, for the stepper and the keys. */
export function sectionId(stage: RoomStage): string {
  return `stage-${stage}`
}

/** The heading's id; it takes the focus when the stage is gone to. */
export function headingIdOf(stage: RoomStage): string {
  return `${sectionId(stage)}-heading`
}

/** One stage of the document with its state, its writer and what can be done with it. */
export function StageSection(props: StageSectionProps) {
  const { stage, number, status, writtenBy, actions, notice, margin, beside, children } = props
  const t = useTranslations('proposal')
  const headingId = headingIdOf(stage)
  return (
    <section
      id={sectionId(stage)}
      data-stage={stage}
      aria-labelledby={headingId}
      className="pb-10 max-lg:scroll-mt-24"
    >
      <div className="grid gap-x-8 gap-y-5 xl:grid-cols-[minmax(0,46rem)_minmax(14rem,18rem)]">
        <div className="min-w-0 border-t border-line pt-6">
          <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
            <h2
              id={headingId}
              tabIndex={-1}
              className="scroll-mt-32 rounded-sm font-serif text-xl font-semibold"
            >
              <span className="mr-1 font-normal text-faint">{number}</span> {t(`stage.${stage}`)}
            </h2>
            {status === 'done' ? null : <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>}
            {actions ? (
              <div className="-mx-2 flex flex-wrap gap-1 max-sm:w-full sm:ml-auto">{actions}</div>
            ) : null}
          </div>
          {writtenBy ? <p className="mt-1 text-xs text-soft">{t('writer.by', { name: writtenBy })}</p> : null}
          {notice ? <div className="mt-4 space-y-3">{notice}</div> : null}
          <div className="mt-5 font-serif text-[1.0625rem] leading-[1.65]">
            {children ?? <WaitingText label={t(`status.${status}`)} />}
          </div>
          {beside ? <div className="mt-4">{beside}</div> : null}
        </div>
        {margin ? <div className="min-w-0 space-y-6 empty:hidden xl:pt-16">{margin}</div> : null}
      </div>
    </section>
  )
}

function WaitingText({ label }: { label: string }) {
  return (
    <div className="space-y-2.5">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  )
}

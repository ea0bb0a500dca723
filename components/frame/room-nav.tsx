'use client'

import Link from 'next/link'
import { useSelectedLayoutSegment } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { useStanding } from '@/lib/client/use-standing'
import type { RoomStanding, Standing } from '@/lib/contracts/standing'
import { NextStepLink } from './next-step-link'

const marks: Readonly<Record<Exclude<RoomStanding, 'closed'>, string>> = {
  empty: '○',
  begun: '◐',
  running: '◐',
  waiting: '◐',
  paused: '◐',
  stale: '◐',
  failed: '◐',
  done: '●',
}

/** States that ask for the student: said in words beside the mark, also to the eye. */
const loud: ReadonlySet<RoomStanding> = new Set(['running', 'waiting', 'stale', 'paused', 'failed'])

/** The way from room to room, each with its state, and the one next step. Rooms that are not open yet are not there. */
export function RoomNav({ projectId, standing }: { projectId: string; standing: Standing }) {
  const t = useTranslations('common')
  const here = useSelectedLayoutSegment()
  const { rooms, next } = useStanding(projectId, standing) ?? standing
  return (
    <div className="flex flex-wrap items-center gap-x-4 px-2 sm:px-4">
      {/* Relative, so that what is said to screen readers only is cut off with the line and does not widen the page. */}
      <nav aria-label={t('rooms.label')} className="scroll-quiet relative min-w-0 overflow-x-auto">
        <ul className="flex min-w-max">
          {rooms.map(({ room, state }) => {
            if (state === 'closed') return null
            const current = room === here
            return (
              <li key={room}>
                <Link
                  href={`/projects/${projectId}/${room}`}
                  aria-current={current ? 'page' : undefined}
                  className={classNames(
                    'inline-flex h-10 items-center gap-1.5 border-b-2 px-2.5 text-sm',
                    current
                      ? 'border-accent font-semibold text-ink'
                      : 'border-transparent text-soft hover:border-line-strong hover:text-ink',
                  )}
                >
                  <span
                    aria-hidden="true"
                    className={classNames('text-xs', state === 'done' && 'text-accent')}
                  >
                    {marks[state]}
                  </span>
                  {t(`rooms.${room}`)}
                  <span
                    className={
                      loud.has(state)
                        ? classNames('text-xs font-normal', state === 'failed' ? 'text-danger' : 'text-soft')
                        : 'sr-only'
                    }
                  >
                    {t(`roomState.${state}`)}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <NextStepLink projectId={projectId} next={next} isHere={next.room === here} />
    </div>
  )
}

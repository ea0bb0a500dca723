'use client'

import { hashKey, useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useRouter, useSelectedLayoutSegment } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { classNames } from '@/components/ui/class-names'
import { queryKeys } from '@/lib/client/query-keys'
import type { RunState } from '@/lib/contracts/run'
import type { RoomState } from './rooms'

const marks = { closed: '○', empty: '○', begun: '◐', done: '●' } as const

/** The way from room to room, each with its state. */
export function RoomNav({
  projectId,
  runId,
  states,
}: {
  projectId: string
  runId: string
  states: readonly RoomState[]
}) {
  const t = useTranslations('common')
  const here = useSelectedLayoutSegment()
  useOpening(runId, states)
  return (
    // Relative, so that what is said to screen readers only is cut off with the line and does not widen the page.
    <nav aria-label={t('rooms.label')} className="scroll-quiet relative overflow-x-auto px-2 sm:px-4">
      <ul className="flex min-w-max">
        {states.map(({ room, state, count }) => {
          const current = room === here
          const label = (
            <>
              <span aria-hidden="true" className={classNames('text-xs', state === 'done' && 'text-accent')}>
                {marks[state]}
              </span>
              {t(`rooms.${room}`)}
              <span className="sr-only">{t(`roomState.${state}`)}</span>
              {count === undefined ? null : <span className="text-xs text-faint">{count}</span>}
            </>
          )
          const shape = 'inline-flex h-10 items-center gap-1.5 border-b-2 px-2.5 text-sm'
          return (
            <li key={room}>
              {state === 'closed' ? (
                <span className={classNames(shape, 'border-transparent text-faint')}>{label}</span>
              ) : (
                <Link
                  href={`/projects/${projectId}/${room}`}
                  aria-current={current ? 'page' : undefined}
                  className={classNames(
                    shape,
                    current
                      ? 'border-accent font-semibold text-ink'
                      : 'border-transparent text-soft hover:border-line-strong hover:text-ink',
                  )}
                >
                  {label}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Asks for the frame anew when the run has come to rest and a room may have opened: the frame stays while pages change. */
function useOpening(runId: string, states: readonly RoomState[]): void {
  const router = useRouter()
  const client = useQueryClient()
  const isShut = states.some(({ room, state }) => room === 'proposal' && state === 'closed')
  useEffect(() => {
    if (!isShut) return
    const key = queryKeys.run(runId)
    const statusNow = () => client.getQueryData<RunState>(key)?.status
    let before = statusNow()
    return client.getQueryCache().subscribe(({ query }) => {
      if (query.queryHash !== hashKey(key)) return
      const status = statusNow()
      const hasRested = before === 'running' && status !== 'running'
      before = status
      if (hasRested) router.refresh()
    })
  }, [client, isShut, router, runId])
}

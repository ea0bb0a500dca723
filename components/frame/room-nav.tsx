'use client'

import { useQueryClient } from '@tanstack/react-query'
import Link from 'next/link'
import { useSelectedLayoutSegment } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ChevronIcon } from '@/components/ui/icons'
import { renewStanding } from '@/lib/client/renew-standing'
import { useStanding } from '@/lib/client/use-standing'
import type { Room, RoomStanding, RoomState, Standing } from '@/lib/contracts/standing'
import { LinkPending } from './link-pending'
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

interface RoomNavProps {
  projectId: string
  title: string
  /** What a demonstration is known by; on a phone it stands beside the title. */
  badge: ReactNode
  standing: Standing
}

/** The way from room to room, each with its state, and the one next step. Rooms that are not open yet are not there. */
export function RoomNav({ projectId, title, badge, standing }: RoomNavProps) {
  const t = useTranslations('common')
  const here = useSelectedLayoutSegment()
  const client = useQueryClient()
  const { rooms, next } = useStanding(projectId, standing) ?? standing
  useEffect(() => renewStanding(client, projectId), [client, projectId])
  const open = rooms.filter(({ state }) => state !== 'closed')
  return (
    <div className="flex flex-wrap items-center gap-x-4 px-2 sm:px-4">
      {/* Relative, so that what is said to screen readers only is cut off with the line and does not widen the page. */}
      <nav
        aria-label={t('rooms.label')}
        className="scroll-quiet relative min-w-0 overflow-x-auto max-sm:hidden"
      >
        <ul className="flex min-w-max">
          {open.map(({ room, state }) => (
            <li key={room}>
              <RoomLink projectId={projectId} room={room} state={state} isHere={room === here} />
            </li>
          ))}
        </ul>
      </nav>
      <RoomMenu projectId={projectId} title={title} badge={badge} rooms={open} here={here} />
      <NextStepLink projectId={projectId} next={next} isHere={next.room === here} />
    </div>
  )
}

/** On a phone: what is worked on and where one is; the other rooms on demand. */
function RoomMenu({
  projectId,
  title,
  badge,
  rooms,
  here,
}: {
  projectId: string
  title: string
  badge: ReactNode
  rooms: readonly RoomState[]
  here: string | null
}) {
  const t = useTranslations('common.rooms')
  const id = useId()
  const current = rooms.find(({ room }) => room === here)
  return (
    <nav aria-label={t('label')} className="w-full sm:hidden">
      <button
        type="button"
        popoverTarget={id}
        className="flex h-10 w-full items-center gap-2 px-2 text-left text-sm"
      >
        <span dir="auto" className="min-w-0 truncate text-soft">
          {title}
        </span>
        {badge}
        <span className="ml-auto shrink-0 font-semibold">{current ? t(current.room) : t('label')}</span>
        <ChevronIcon />
      </button>
      <ul
        id={id}
        popover="auto"
        className="inset-auto top-24 right-2 m-0 w-64 rounded-md border border-line-strong bg-sheet p-1 text-ink shadow-lg"
      >
        {rooms.map(({ room, state }) => (
          <li key={room}>
            <RoomLink
              projectId={projectId}
              room={room}
              state={state}
              isHere={room === here}
              onGo={() => document.getElementById(id)?.hidePopover()}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface RoomLinkProps {
  projectId: string
  room: Room
  state: RoomStanding
  isHere: boolean
  onGo?: () => void
}

function RoomLink({ projectId, room, state, isHere, onGo }: RoomLinkProps) {
  const t = useTranslations('common')
  return (
    <Link
      href={`/projects/${projectId}/${room}`}
      aria-current={isHere ? 'page' : undefined}
      onClick={() => onGo?.()}
      className={classNames(
        'relative inline-flex h-10 items-center gap-1.5 border-b-2 px-2.5 text-sm max-sm:w-full max-sm:border-b-0',
        isHere
          ? 'border-accent font-semibold text-ink'
          : 'border-transparent text-soft hover:border-line-strong hover:text-ink',
      )}
    >
      <span aria-hidden="true" className={classNames('text-xs', state === 'done' && 'text-accent')}>
        {state === 'closed' ? '' : marks[state]}
      </span>
      {t(`rooms.${room}`)}
      {state === 'closed' ? null : (
        <span
          className={
            loud.has(state)
              ? classNames('text-xs font-normal', state === 'failed' ? 'text-danger' : 'text-soft')
              : 'sr-only'
          }
        >
          {t(`roomState.${state}`, { room })}
        </span>
      )}
      <LinkPending />
    </Link>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { ChevronIcon } from '@/components/ui/icons'
import { type RoomStage, roomStages } from '@/lib/contracts/proposal-stages'
import type { StageStatus } from './room-state'

const marks: Readonly<Record<StageStatus, string>> = {
  waiting: '○',
  running: '◐',
  done: '●',
  edited: '●',
  stale: '◌',
  failed: '✕',
  attention: '!',
}
const colours: Readonly<Record<StageStatus, string>> = {
  waiting: 'text-faint',
  running: 'text-accent',
  done: 'text-accent',
  edited: 'text-accent',
  stale: 'text-warn',
  failed: 'text-danger',
  attention: 'text-warn font-bold',
}

interface StepperProps {
  status: Readonly<Record<RoomStage, StageStatus>>
  /** Who wrote each stage, told on hover; null where nothing is written. */
  writtenBy: Readonly<Record<RoomStage, string | null>>
  current: RoomStage
  onGo: (stage: RoomStage) => void
}

/** The seven stages with their state. Arrows move between them; on a phone it is one line that unfolds. */
export function Stepper({ status, writtenBy, current, onGo }: StepperProps) {
  const t = useTranslations('proposal')
  const listId = useId()
  const [open, setOpen] = useState(false)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('ol button')]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus()
  }

  const at = roomStages.indexOf(current)
  return (
    <nav aria-label={t('stepper.label')} onKeyDown={onKeyDown}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 rounded-md border border-line bg-sheet px-3 py-2 text-left text-sm lg:hidden"
      >
        <span aria-hidden="true" className={colours[status[current]]}>
          {marks[status[current]]}
        </span>
        <span className="min-w-0">
          {t('stepper.at', { at: at + 1, total: roomStages.length, stage: t(`stage.${current}`) })}
          <span className="text-soft"> · {t(`status.${status[current]}`)}</span>
        </span>
        <span className={classNames('ml-auto shrink-0 transition-transform', open && 'rotate-180')}>
          <ChevronIcon />
        </span>
      </button>
      <ol id={listId} className={classNames('max-lg:mt-2', !open && 'max-lg:hidden')}>
        {roomStages.map((stage, index) => {
          const by = writtenBy[stage]
          return (
            <li key={stage} className="relative">
              {index < roomStages.length - 1 ? (
                <span
                  aria-hidden="true"
                  className="absolute top-8 bottom-[-0.25rem] left-[1.06rem] w-px bg-line"
                />
              ) : null}
              <button
                type="button"
                aria-current={stage === current ? 'step' : undefined}
                title={by === null ? undefined : t('writer.by', { name: by })}
                onClick={() => {
                  setOpen(false)
                  onGo(stage)
                }}
                className={classNames(
                  'grid w-full grid-cols-[1rem_minmax(0,1fr)] gap-x-2.5 rounded-md px-2.5 py-1.5 text-left',
                  stage === current ? 'bg-accent-soft' : 'hover:bg-sunk',
                )}
              >
                <span
                  aria-hidden="true"
                  className={classNames('text-center text-sm leading-5', colours[status[stage]])}
                >
                  {marks[status[stage]]}
                </span>
                <span className="min-w-0">
                  <span
                    className={classNames(
                      'block text-sm leading-5',
                      stage === current ? 'font-semibold text-accent-strong' : 'text-ink',
                    )}
                  >
                    {t(`stage.${stage}`)}
                  </span>
                  <span className="block truncate text-xs text-soft">{t(`status.${status[stage]}`)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

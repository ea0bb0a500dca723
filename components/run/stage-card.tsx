import type { ReactNode } from 'react'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { StepStanding } from '@/lib/core/run/run-progress'

/** `missing`: nobody writes it yet. */
export type ShownStanding = StepStanding | 'missing'

const marks: Readonly<Record<ShownStanding, string>> = {
  waiting: '○',
  running: '◐',
  asked: '?',
  open: '↻',
  done: '●',
  skipped: '–',
  stale: '◌',
  failed: '✕',
  missing: '□',
}

const colours: Readonly<Record<ShownStanding, string>> = {
  waiting: 'text-faint',
  running: 'text-accent',
  asked: 'text-warn font-bold',
  open: 'text-soft',
  done: 'text-accent',
  skipped: 'text-faint',
  stale: 'text-warn',
  failed: 'text-danger',
  missing: 'text-soft',
}

interface StageCardProps {
  readonly number: number
  readonly label: string
  readonly done: number
  readonly total: number
  /** How far it is, in words. */
  readonly count: string
  /** A line for each of its steps. */
  readonly steps: ReactNode
  readonly children?: ReactNode
}

/** One stage of a run as a card: how far it is, its steps, and what belongs below them. */
export function StageCard({ number, label, done, total, count, steps, children, ...marked }: StageCardProps) {
  return (
    <li className="rounded-lg border border-line bg-sheet" {...marked}>
      <div className="border-b border-line px-4 py-3">
        <h2 className="flex items-baseline gap-2 font-semibold">
          <span className="font-normal text-faint">{number}</span> {label}
          <span className="ml-auto text-xs font-normal text-soft tabular-nums">{count}</span>
        </h2>
        <div className="mt-2">
          <ProgressBar label={label} done={done} total={total} />
        </div>
      </div>
      <ul className="divide-y divide-line">{steps}</ul>
      {children}
    </li>
  )
}

/** How a step's line is set out, whether or not it can be pressed. */
export const stepLine = 'grid min-h-11 items-center gap-x-2.5 px-4 py-1.5'

/** A step's mark, its name, and what is known of it. */
export function StepText({
  standing,
  label,
  facts,
}: {
  readonly standing: ShownStanding
  readonly label: string
  readonly facts: readonly string[]
}) {
  return (
    <>
      <span aria-hidden="true" className={`text-center text-sm ${colours[standing]}`}>
        {marks[standing]}
      </span>
      <span className="min-w-0">
        <span className="block text-sm break-words">{label}</span>
        <span className="block text-xs text-soft">{facts.join(' · ')}</span>
      </span>
    </>
  )
}

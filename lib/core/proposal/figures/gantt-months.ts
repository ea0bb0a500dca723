import type { Ledger, ScheduledTask } from '@/lib/contracts/proposal-run'

interface GanttMonth {
  /** As "2026-03". */
  readonly month: string
  /** What is worked on in it, by the day it begins. */
  readonly tasks: readonly ScheduledTask[]
}

/** The schedule as a list: each month from the first task to the last, with every task that has a day in it; no month is left out. */
export function ganttMonths({ tasks }: Pick<Ledger, 'tasks'>): readonly GanttMonth[] {
  const first = tasks.map(({ start }) => start.slice(0, 7)).toSorted()[0]
  const last = tasks
    .map(({ end }) => end.slice(0, 7))
    .toSorted()
    .at(-1)
  if (first === undefined || last === undefined) return []
  const months: GanttMonth[] = []
  for (let month = first; month <= last; month = monthAfter(month))
    months.push({
      month,
      tasks: tasks
        .filter(({ start, end }) => start.slice(0, 7) <= month && end.slice(0, 7) >= month)
        .toSorted((one, other) => one.start.localeCompare(other.start)),
    })
  return months
}

function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

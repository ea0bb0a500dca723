import type { TableBlock } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import {
  type Day,
  type Ledger,
  type ScheduledTask,
  type TaskPhase,
  taskPhases,
} from '@/lib/contracts/proposal-run'
import { say } from '@/lib/core/text/say'
import { shownNumber } from '@/lib/core/writing/counted-words'
import { dayName } from './calendar'
import { phasePhrases, tablePhrases } from './schedule-phrases'
import { plannedWeekly } from './time-available'

/**
 * The ledger as a table: for each phase a line with its sum, then its tasks in the order of their dates, and the total.
 * The hours of the tasks add up to those of their phase, and the phases to the total.
 */
export function ganttTable(
  ledger: Ledger,
  options: { readonly locale: Locale; readonly id: string },
): TableBlock {
  const { locale, id } = options
  const other = isForward(ledger) ? 'latestEnd' : 'earliestEnd'
  const heads = ['task', 'hours', 'begin', 'end', other, 'slack', 'basis'] as const
  return {
    kind: 'table',
    id,
    caption: say(tablePhrases, locale, 'caption', { from: ledger.plannedFrom }),
    head: heads.map((key) => say(tablePhrases, locale, key)),
    widths: [20, 8, 13, 13, 13, 9, 24],
    rows: [
      ...tasksByPhase(ledger).flatMap(({ phase, tasks }) => [
        sumRow(say(phasePhrases, locale, phase), tasks, locale),
        ...tasks.map((task) => taskRow(task, other, locale)),
      ]),
      sumRow(say(tablePhrases, locale, 'total'), ledger.tasks, locale),
    ],
    note: say(tablePhrases, locale, 'note', {
      from: ledger.plannedFrom,
      start: dayName(ledger.start, locale),
      defence: dayName(ledger.defence, locale),
      weekly: shownNumber(plannedWeekly(ledger), locale, 1),
    }),
  }
}

/** Whether the dates are the earliest; else they are the latest, as where the work does not fit. */
export const isForward = ({ plannedFrom }: Pick<Ledger, 'plannedFrom'>): boolean => plannedFrom === 'start'

/** The phases that have tasks, in their order, each with its tasks by date. */
export function tasksByPhase(
  ledger: Ledger,
): readonly { readonly phase: TaskPhase; readonly tasks: readonly ScheduledTask[] }[] {
  return taskPhases
    .map((phase) => {
      const tasks = ledger.tasks.filter((task) => task.phase === phase)
      return {
        phase,
        tasks: tasks.toSorted((a, b) =>
          a.start === b.start ? compare(a.end, b.end) : compare(a.start, b.start),
        ),
      }
    })
    .filter(({ tasks }) => tasks.length > 0)
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const plain = (text: string) => [{ kind: 'text', text }] as const
const bold = (text: string) => [{ kind: 'text', text, bold: true }] as const
const empty: TableBlock['rows'][number][number] = []

function sumRow(title: string, tasks: readonly ScheduledTask[], locale: Locale): TableBlock['rows'][number] {
  const hours = tasks.reduce((sum, task) => sum + task.hours, 0)
  return [bold(title), bold(shownNumber(hours, locale, 2)), empty, empty, empty, empty, empty]
}

function taskRow(
  task: ScheduledTask,
  other: 'latestEnd' | 'earliestEnd',
  locale: Locale,
): TableBlock['rows'][number] {
  const otherEnd = task[other]
  return [
    plain(task.title),
    plain(shownNumber(task.hours, locale, 2)),
    plain(shortDay(task.start, locale)),
    plain(shortDay(task.end, locale)),
    plain(otherEnd === null ? '' : shortDay(otherEnd, locale)),
    plain(shownNumber(task.slackDays, locale, 0)),
    plain(task.basis),
  ]
}

/** "02/03/2026", "2 Mar 2026": short, with its year. */
function shortDay(day: Day, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions =
    locale === 'en'
      ? { day: 'numeric', month: 'short', year: 'numeric' }
      : { day: '2-digit', month: '2-digit', year: 'numeric' }
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: 'UTC' })
  return format.format(Date.parse(`${day}T00:00:00Z`))
}

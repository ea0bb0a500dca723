import type { Locale } from '@/lib/contracts/locale'
import type { DataCollectionPlan, MethodologyRecommendation } from '@/lib/contracts/proposal'
import { type Ledger, taskPhases } from '@/lib/contracts/proposal-run'
import { say } from '@/lib/core/text/say'
import { counted, shownHours } from '@/lib/core/writing/counted-words'
import { daysBetween } from './calendar'
import { phasePhrases, timePhrases } from './schedule-phrases'
import { fitsTime, plannedWeekly } from './time-available'

const DAYS_PER_WEEK = 7
/** Bounds of the contracts. */
const ACTIVITIES_MAX = 12
const ACTIVITY_MAX = 300

type Tasks = Ledger['tasks']
type Breakdown = DataCollectionPlan['timeline_breakdown']

/** How the work lies in the time: its whole length, and each phase with the tasks of the ledger. */
export function timelineFit(
  ledger: Ledger | null,
  locale: Locale,
): MethodologyRecommendation['timeline_fit'] {
  if (ledger === null)
    return {
      is_feasible: false,
      estimated_duration: say(timePhrases, locale, 'no-duration'),
      key_phases: [],
    }
  return {
    is_feasible: fitsTime(ledger),
    estimated_duration: say(timePhrases, locale, 'duration', {
      weeks: begunWeeks(ledger.latestStart, ledger.defence, locale),
      hours: shownHours(ledger.neededHours, locale),
      weekly: shownHours(plannedWeekly(ledger), locale),
    }),
    key_phases: taskPhases.flatMap((phase) => {
      const tasks = ledger.tasks.filter((task) => task.phase === phase)
      if (tasks.length === 0) return []
      const duration = durationOf(tasks, locale)
      return [{ phase: say(phasePhrases, locale, phase), duration, activities: titlesOf(tasks) }]
    }),
  }
}

/** Tasks that look at the quality of the data before anything is concluded from them, by their ids in tasks-for.ts. */
const checkingTasks: ReadonlySet<string> = new Set([
  'answers',
  'data-check',
  'data-set',
  'data-cleaning',
  'model-check',
  'transcripts',
  'extraction',
  'codebook',
  'demonstration',
])

/** The steps of the collection with the tasks of the ledger and their durations. */
export function timelineBreakdown(ledger: Ledger | null, locale: Locale): Breakdown {
  const tasks = ledger?.tasks ?? []
  const check = tasks.filter(({ id }) => checkingTasks.has(id))
  const others = tasks.filter((task) => !check.includes(task))
  const preparation = others.filter(({ phase }) => phase === 'design')
  const collection = others.filter(({ phase }) => phase === 'collection')
  return {
    preparation: stepOf(preparation, locale),
    collection: stepOf(collection, locale),
    quality_check: stepOf(check, locale),
    total_duration: durationOf([...preparation, ...collection, ...check], locale),
  }
}

function stepOf(tasks: Tasks, locale: Locale): Breakdown['preparation'] {
  const titles = titlesOf(tasks)
  return {
    duration: durationOf(tasks, locale),
    activities: titles.length === 0 ? [say(timePhrases, locale, 'no-tasks')] : titles,
  }
}

/** "6 weeks (85 h)": from the first day of the tasks to their last, waiting included. */
function durationOf(tasks: Tasks, locale: Locale): string {
  const [first] = tasks.map(({ start }) => start).sort()
  const last = tasks
    .map(({ end }) => end)
    .sort()
    .at(-1)
  if (first === undefined || last === undefined) return say(timePhrases, locale, 'none')
  return say(timePhrases, locale, 'phase-duration', {
    weeks: begunWeeks(first, last, locale),
    hours: shownHours(
      tasks.reduce((sum, { hours }) => sum + hours, 0),
      locale,
    ),
  })
}

function titlesOf(tasks: Tasks): string[] {
  return tasks.slice(0, ACTIVITIES_MAX).map(({ title }) => title.slice(0, ACTIVITY_MAX))
}

function begunWeeks(from: string, to: string, locale: Locale): string {
  return counted(Math.max(1, Math.ceil(daysBetween(from, to) / DAYS_PER_WEEK)), 'week', locale)
}

import type { MethodologyRecommendation } from '@/lib/contracts/proposal'
import { type Ledger, taskPhases } from '@/lib/contracts/proposal-run'
import type { Locale } from '@/lib/contracts/source-validation'
import { say } from '@/lib/core/documents/phrases'
import { shownHours } from '../figures/counted-words'
import { phasePhrases } from '../figures/ledger-phrases'
import { daysBetween } from '../problem/calendar'
import { methodologyPhrases } from './methodology-phrases'
import { fitted, hoursOf, whole } from './wording'
import { fitsTime } from './work-plan'

const DAYS_PER_WEEK = 7

/** How a plan lies in the time: its whole length, and each phase with the tasks of the ledger. */
export function timelineFit(
  ledger: Ledger | null,
  locale: Locale,
): MethodologyRecommendation['timeline_fit'] {
  if (ledger === null)
    return {
      is_feasible: false,
      estimated_duration: say(methodologyPhrases, locale, 'no-duration'),
      key_phases: [],
    }
  return {
    is_feasible: fitsTime(ledger),
    estimated_duration: say(methodologyPhrases, locale, 'duration', {
      weeks: weeksBetween(ledger.latestStart, ledger.defence, locale),
      hours: shownHours(ledger.neededHours, locale),
      weekly: shownHours(ledger.weeklyHours, locale),
    }),
    key_phases: taskPhases.flatMap((phase) => {
      const tasks = ledger.tasks.filter((task) => task.phase === phase)
      if (tasks.length === 0) return []
      return [
        {
          phase: say(phasePhrases, locale, phase),
          duration: phaseDuration(tasks, locale),
          activities: tasks.slice(0, 12).map(({ title }) => fitted(title, 300)),
        },
      ]
    }),
  }
}

/** "6 weeks (85 h)": from the first day of the tasks to their last, waiting included. */
export function phaseDuration(tasks: Ledger['tasks'], locale: Locale): string {
  const starts = tasks.map(({ start }) => start).sort()
  const ends = tasks.map(({ end }) => end).sort()
  const [first = ''] = starts
  const last = ends.at(-1) ?? first
  return say(methodologyPhrases, locale, 'phase-duration', {
    weeks: weeksBetween(first, last, locale),
    hours: shownHours(hoursOf(tasks), locale),
  })
}

/** Begun weeks. */
function weeksBetween(from: string, to: string, locale: Locale): string {
  return whole(Math.max(1, Math.ceil(daysBetween(from, to) / DAYS_PER_WEEK)), locale)
}

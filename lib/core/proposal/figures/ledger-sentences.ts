import type { Locale } from '@/lib/contracts/locale'
import type { Day, Ledger, Lever } from '@/lib/contracts/proposal-run'
import { say } from '@/lib/core/text/say'
import { counted, shownNumber, tenth } from '@/lib/core/writing/counted-words'
import { dayName, daysBetween } from './calendar'
import { balancePhrases, leverPhrases } from './schedule-phrases'
import { shownSlack } from './time-available'

/**
 * The ledger in whole sentences: hours available, hours needed, slack or deficit, how the work is spread, when the work must begin, and the
 * levers. Hours are shown to the tenth, and the slack is the difference of the two that are shown.
 */
export function ledgerSentences(ledger: Ledger, locale: Locale): string[] {
  const available = say(balancePhrases, locale, 'available', {
    start: dayName(ledger.start, locale),
    defence: dayName(ledger.defence, locale),
    weeks: counted(ledger.weeks, 'week', locale),
    weekly: counted(ledger.weeklyHours, 'hour', locale),
    hours: counted(ledger.availableHours, 'hour', locale),
    free: losesFreeDays(ledger) ? 'yes' : 'no',
  })
  const needed = say(balancePhrases, locale, 'needed', {
    hours: counted(ledger.neededHours, 'hour', locale),
  })
  return [
    available,
    needed,
    balance(ledger, locale),
    ...spread(ledger, locale),
    ...readiness(ledger, locale),
    beginning(ledger, locale),
    ...levers(ledger, locale),
  ]
}

/** Below this share of the hours nobody has to win more of them. */
const AMPLE_SHARE01 = 0.6

const isAmple = ({ neededHours, availableHours, plannedFrom }: Ledger): boolean =>
  plannedFrom === 'start' && neededHours / availableHours < AMPLE_SHARE01

/** How a plan that leaves hours open is spread over the time, and what they are for. */
function spread(ledger: Ledger, locale: Locale): string[] {
  const { neededHours, availableHours, pacedHours, weeklyHours } = ledger
  if (pacedHours === null) return []
  return [
    say(balancePhrases, locale, 'spread', {
      percent: Math.round((neededHours / availableHours) * 100),
      paced: counted(pacedHours, 'hour', locale),
      rest: counted(weeklyHours - pacedHours, 'hour', locale),
    }),
  ]
}

/** When what the deposit waits for is done, and how long it may take; nothing where the work is planned backwards. */
function readiness(ledger: Ledger, locale: Locale): string[] {
  const atEnd = ledger.tasks.filter(({ phase }) => phase === 'defence')
  const awaited = new Set(atEnd.flatMap(({ after }) => after))
  const before = ledger.tasks.filter(({ id, phase }) => phase !== 'defence' && awaited.has(id))
  const ready = latestOf(before.map(({ end }) => end))
  const latest = latestOf(before.map(({ latestEnd, end }) => latestEnd ?? end))
  if (ledger.plannedFrom !== 'start' || ready === null || latest === null) return []
  const days = counted(daysBetween(ready, latest), 'day', locale)
  const values = { ready: dayName(ready, locale), latest: dayName(latest, locale), days }
  return [say(balancePhrases, locale, 'ready', values)]
}

const latestOf = (days: readonly Day[]): Day | null => days.toSorted().at(-1) ?? null

/** Whether free days take hours from the weeks. */
function losesFreeDays({ weeks, weeklyHours, availableHours }: Ledger): boolean {
  return tenth(availableHours) < tenth(weeks * weeklyHours)
}

function balance(ledger: Ledger, locale: Locale): string {
  const slack = shownSlack(ledger)
  const key = slack > 0 ? 'slack' : slack < 0 ? 'deficit' : 'even'
  return say(balancePhrases, locale, key, { hours: counted(Math.abs(slack), 'hour', locale) })
}

function beginning(ledger: Ledger, locale: Locale): string {
  const days = daysBetween(ledger.start, ledger.latestStart)
  const values = {
    latest: dayName(ledger.latestStart, locale),
    days: counted(Math.abs(days), 'day', locale),
  }
  if (days > 0) return say(balancePhrases, locale, 'begin-later', values)
  if (days === 0) return say(balancePhrases, locale, 'begin-now', values)
  return say(balancePhrases, locale, shownSlack(ledger) < 0 ? 'begin-earlier' : 'waiting-late', values)
}

function levers(ledger: Ledger, locale: Locale): string[] {
  if (ledger.levers.length === 0 || isAmple(ledger)) return []
  // Semicolons: the levers hold commas and conjunctions of their own.
  const list = ledger.levers.map((lever) => leverSentence(lever, locale)).join('; ')
  return [say(balancePhrases, locale, 'levers', { list })]
}

/** What `from` and `to` of a lever count. */
const leverUnits = {
  'weekly-hours': 'hour',
  deadline: 'week',
  sample: 'case',
  'drop-task': 'hour',
  'shorten-waiting': 'day',
  skill: 'hour',
} as const

/** One lever as a clause, without a full stop. */
function leverSentence(lever: Lever, locale: Locale): string {
  const number = (value: number) => shownNumber(tenth(value), locale, 1)
  return say(leverPhrases, locale, lever.kind, {
    about: lever.about,
    from: number(lever.from),
    to: counted(lever.to, leverUnits[lever.kind], locale),
    more: counted(lever.to - lever.from, 'week', locale),
    hours: counted(lever.hours, 'hour', locale),
  })
}

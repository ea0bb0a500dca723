import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { listed } from '@/lib/core/text/list-words'
import { say } from '@/lib/core/text/say'
import { shownHours } from '@/lib/core/writing/counted-words'
import { fitsTime, plannedWeekly } from '../figures/time-available'
import { caseNouns, dataPhrases } from './data-phrases'
import { isOfBrazil } from './of-brazil'
import { fitted, hoursOf, whole } from './wording'
import type { WorkPlan } from './work-plan'

const LINE_MAX = 300

interface Scene {
  readonly brief: ProposalBrief
  /** The plan of the same design at full size. */
  readonly full: WorkPlan
  readonly people: boolean
}

/** What the work needs beside the tools: hours, approvals, storage; and what was reduced so that it fits. */
export function resourceLines(plan: WorkPlan, { brief, full, people }: Scene): string[] {
  const { locale } = brief
  const scales = plan.design === 'survey' || plan.design === 'mixed-sequential'
  const lines = [
    say(dataPhrases, locale, 'hours', {
      hours: shownHours(hoursOf(plan.tasks), locale),
      weekly: shownHours(
        plan.ledger === null ? brief.profile.weekly_hours : plannedWeekly(plan.ledger),
        locale,
      ),
      collection: shownHours(hoursOf(plan.tasks.filter(({ phase }) => phase === 'collection')), locale),
    }),
    ...(people
      ? [
          say(dataPhrases, locale, isOfBrazil(brief) ? 'ethicsBrazil' : 'ethics'),
          say(dataPhrases, locale, 'consent'),
        ]
      : []),
    ...(scales ? [say(dataPhrases, locale, 'validated')] : []),
    ...(people ? [say(dataPhrases, locale, 'storage')] : []),
    say(dataPhrases, locale, 'computer'),
    ...reductions(plan, { brief, full, people }),
  ]
  return lines.map((line) => fitted(line, LINE_MAX))
}

function reductions(plan: WorkPlan, { brief, full }: Scene): readonly string[] {
  const { locale } = brief
  if (plan.step === 0) return []
  const size = ({ sample }: WorkPlan) => sample.n ?? sample.range?.[1] ?? 0
  const isSmaller = size(plan) < size(full)
  const lines = isSmaller
    ? [
        say(dataPhrases, locale, 'reduced-sample', {
          before: whole(size(full), locale),
          after: whole(size(plan), locale),
          cases: say(caseNouns, locale, plan.design),
        }),
      ]
    : []
  const { dropped, ledger } = plan
  if (dropped.length > 0)
    lines.push(
      say(dataPhrases, locale, 'dropped', {
        list: listed(
          dropped.map(({ title }) => title),
          locale,
        ),
        hours: shownHours(hoursOf(dropped), locale),
      }),
    )
  if (ledger !== null && !fitsTime(ledger))
    lines.push(
      say(dataPhrases, locale, 'still-short', {
        needed: shownHours(ledger.neededHours, locale),
        available: shownHours(ledger.availableHours, locale),
      }),
    )
  return lines
}

import type { Locale } from '@/lib/contracts/locale'
import { TIMELINE_MONTHS_MAX, WEEKLY_HOURS_MAX } from '@/lib/contracts/proposal'
import type { Day, ProposalBrief } from '@/lib/contracts/proposal-run'
import { type KeyOf, readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/proposal-profile.json'
import es from '@/messages/es/floor/proposal-profile.json'
import pt from '@/messages/pt-BR/floor/proposal-profile.json'
import { addMonths, addTimeline, dayName, daysBetween, defenceDateOf } from '../figures/calendar'

const words = readWords({ en, 'pt-BR': pt, es })

/** No proposal can be planned in less. */
const DAYS_MIN = 28
/** A timeline and a date may differ by rounding: a month, or a tenth of the whole. */
const DAYS_APART_MAX = 45
const SHARE_APART_MAX01 = 0.1

export type ProfileFaultCode = KeyOf<typeof profileFaultPhrases>

export type ProfileField =
  | 'topic'
  | 'question'
  | 'academic_program'
  | 'field_of_study'
  | 'research_area'
  | 'weekly_hours'
  | 'total_timeline'
  | 'defenceDate'
  | 'reachable'
  | 'blocked'

/** `value` is what the sentence names: a day, a number of hours, or ''. */
export interface ProfileFault {
  readonly field: ProfileField
  readonly code: ProfileFaultCode
  readonly value: string
}

/**
 * What keeps a brief from being planned with, in the order of the fields; empty where all is well. `today` is the day of
 * the check: a defence before it is past. Reads briefs that came by form too, so it does not trust the bounds of the schema.
 */
export function profileFaults(brief: ProposalBrief, today: Day): readonly ProfileFault[] {
  return [
    ...wordFaults(brief),
    ...hourFaults(brief.profile.weekly_hours),
    ...dateFaults(brief, today),
    ...studyFaults(brief),
  ]
}

function wordFaults({ topic, question, profile }: ProposalBrief): readonly ProfileFault[] {
  const texts = [
    ['topic', topic],
    ['question', question === '' ? topic : question],
    ['academic_program', profile.academic_program],
    ['field_of_study', profile.field_of_study],
    ['research_area', profile.research_area],
  ] as const
  return texts.filter(([, text]) => !hasWord(text)).map(([field]) => ({ field, code: 'wordless', value: '' }))
}

/** Whether a text holds a letter of any script. */
export function hasWord(text: string): boolean {
  return /\p{L}/u.test(text)
}

function hourFaults(hours: number): readonly ProfileFault[] {
  if (!(hours > 0)) return [{ field: 'weekly_hours', code: 'zero-hours', value: '' }]
  if (hours <= WEEKLY_HOURS_MAX) return []
  return [{ field: 'weekly_hours', code: 'too-many-hours', value: String(WEEKLY_HOURS_MAX) }]
}

/** One fault at most: the first reason why the dates cannot be planned with. */
function dateFaults(brief: ProposalBrief, today: Day): readonly ProfileFault[] {
  const field = brief.defenceDate === null ? 'total_timeline' : 'defenceDate'
  const defence = defenceDateOf(brief)
  const fault = (code: ProfileFaultCode, value: string): readonly ProfileFault[] => [{ field, code, value }]
  if (defence < today) return fault('deadline-past', defence)
  if (defence <= brief.startDate) return fault('defence-before-start', defence)
  const from = brief.startDate > today ? brief.startDate : today
  if (daysBetween(from, defence) < DAYS_MIN) return fault('timeline-short', defence)
  if (defence > addMonths(brief.startDate, TIMELINE_MONTHS_MAX)) return fault('timeline-long', defence)
  const end = addTimeline(brief.startDate, brief.profile.total_timeline)
  const apart = Math.abs(daysBetween(end, defence))
  return apart > Math.max(DAYS_APART_MAX, daysBetween(brief.startDate, defence) * SHARE_APART_MAX01)
    ? fault('timeline-differs', end)
    : []
}

function studyFaults({ study }: ProposalBrief): readonly ProfileFault[] {
  const { population, reachable, blocked } = study
  const reversed = blocked.find(({ from, to }) => to < from)
  return [
    ...(population !== null && reachable !== null && reachable > population
      ? [{ field: 'reachable', code: 'reachable-exceeds', value: String(population) } as const]
      : []),
    ...(reversed ? [{ field: 'blocked', code: 'span-reversed', value: reversed.from } as const] : []),
  ]
}

/** The sentence for a person, with the day or bound it is about. */
export function profileFaultSentence(fault: ProfileFault, locale: Locale): string {
  const isDay = /^\d{4}-/.test(fault.value)
  return say(profileFaultPhrases, locale, fault.code, {
    value: isDay ? dayName(fault.value, locale) : fault.value,
    field: say(fieldNames, locale, fault.field),
  })
}

const fieldNames = words('fields')

export const profileFaultPhrases = words('faults')

import type { Locale } from '@/lib/contracts/locale'
import { TIMELINE_MONTHS_MAX, WEEKLY_HOURS_MAX } from '@/lib/contracts/proposal'
import type { Day, ProposalBrief } from '@/lib/contracts/proposal-run'
import { type Phrases, say } from '@/lib/core/text/phrases'
import { addMonths, dayName, daysBetween, defenceDateOf } from '../figures/calendar'

/** No proposal can be planned in less. */
const DAYS_MIN = 28

export type ProfileFaultCode =
  | 'zero-hours'
  | 'too-many-hours'
  | 'deadline-past'
  | 'defence-before-start'
  | 'timeline-short'
  | 'timeline-long'
  | 'wordless'

export type ProfileField =
  | 'topic'
  | 'question'
  | 'academic_program'
  | 'field_of_study'
  | 'research_area'
  | 'weekly_hours'
  | 'total_timeline'
  | 'defenceDate'

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
  return [...wordFaults(brief), ...hourFaults(brief.profile.weekly_hours), ...dateFaults(brief, today)]
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
  return defence > addMonths(brief.startDate, TIMELINE_MONTHS_MAX) ? fault('timeline-long', defence) : []
}

/** The sentence for a person, with the day or bound it is about. */
export function profileFaultSentence(fault: ProfileFault, locale: Locale): string {
  const isDay = /^\d{4}-/.test(fault.value)
  return say(profileFaultPhrases, locale, fault.code, {
    value: isDay ? dayName(fault.value, locale) : fault.value,
    field: fieldNames[locale][fault.field],
  })
}

const fieldNames: Readonly<Record<Locale, Readonly<Record<ProfileField, string>>>> = {
  en: {
    topic: 'topic',
    question: 'research question',
    academic_program: 'programme',
    field_of_study: 'field of study',
    research_area: 'research area',
    weekly_hours: 'hours a week',
    total_timeline: 'timeline',
    defenceDate: 'defence date',
  },
  'pt-BR': {
    topic: 'tema',
    question: 'pergunta de pesquisa',
    academic_program: 'curso',
    field_of_study: 'campo de estudo',
    research_area: 'área de pesquisa',
    weekly_hours: 'horas por semana',
    total_timeline: 'prazo',
    defenceDate: 'data da defesa',
  },
  es: {
    topic: 'tema',
    question: 'pregunta de investigación',
    academic_program: 'programa',
    field_of_study: 'campo de estudio',
    research_area: 'área de investigación',
    weekly_hours: 'horas por semana',
    total_timeline: 'plazo',
    defenceDate: 'fecha de defensa',
  },
}

export const profileFaultPhrases: Phrases<ProfileFaultCode> = {
  en: {
    'zero-hours': 'With no hours a week nothing can be planned: give at least one hour.',
    'too-many-hours': 'More than {value} hours a week cannot be planned: give a number up to {value}.',
    'deadline-past': 'The defence date, {value}, has already passed: give a later one.',
    'defence-before-start':
      'The defence, {value}, would not be after the start of the work: give a later date.',
    'timeline-short': 'Less than four weeks remain until the defence on {value}: give a later date.',
    'timeline-long': 'The defence on {value} is more than eight years after the start: give an earlier date.',
    wordless: 'There is no word in this field ({field}): write it with letters.',
  },
  'pt-BR': {
    'zero-hours': 'Sem nenhuma hora por semana não há o que planejar: informe pelo menos uma hora.',
    'too-many-hours':
      'Não é possível planejar mais de {value} horas por semana: informe um número até {value}.',
    'deadline-past': 'A data da defesa, {value}, já passou: informe uma data posterior.',
    'defence-before-start':
      'A defesa, em {value}, não ficaria depois do início do trabalho: informe uma data posterior.',
    'timeline-short': 'Faltam menos de quatro semanas até a defesa, em {value}: informe uma data posterior.',
    'timeline-long': 'A defesa, em {value}, fica a mais de oito anos do início: informe uma data anterior.',
    wordless: 'Não há nenhuma palavra neste campo ({field}): escreva-o com letras.',
  },
  es: {
    'zero-hours': 'Sin ninguna hora por semana no hay nada que planificar: indica al menos una hora.',
    'too-many-hours':
      'No se pueden planificar más de {value} horas por semana: indica un número de hasta {value}.',
    'deadline-past': 'La fecha de defensa, {value}, ya pasó: indica una posterior.',
    'defence-before-start':
      'La defensa, el {value}, no sería posterior al inicio del trabajo: indica una fecha posterior.',
    'timeline-short':
      'Faltan menos de cuatro semanas para la defensa, el {value}: indica una fecha posterior.',
    'timeline-long':
      'La defensa, el {value}, queda a más de ocho años del inicio: indica una fecha anterior.',
    wordless: 'No hay ninguna palabra en este campo ({field}): escríbelo con letras.',
  },
}

import { Locale } from '@/lib/contracts/locale'
import type { Timeline } from '@/lib/contracts/proposal'
import { timelineUnits } from '@/lib/contracts/proposal'
import { CitationStyleName, type Day, ProposalBrief, type ProposalInput } from '@/lib/contracts/proposal-run'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import type { KnownAnswers } from '@/lib/core/proposal/problem/interview'
import { linesOf } from '@/lib/core/proposal/problem/printable-lines'
import {
  type ProfileFault,
  type ProfileField,
  profileFaults,
} from '@/lib/core/proposal/problem/profile-faults'
import { readTimeline } from '@/lib/core/proposal/problem/read-timeline'
import { countryCode } from '@/lib/core/text/country-code'
import { type ContractFault, checkContract } from './contract-faults'
import { draftOfStudy, studyFields, studyOfDraft } from './study-draft'
import { listFromLines } from './value-path'

/** The brief as a form holds it: every field a text. */
export const briefFields = [
  'topic',
  'question',
  'academic_program',
  'field_of_study',
  'research_area',
  'weekly_hours',
  'startDate',
  'end',
  'timelineValue',
  'timelineUnit',
  'defenceDate',
  'existing_skills',
  'missing_skills',
  'constraints',
  'additional_context',
  'printedContext',
  'title',
  'author',
  'institution',
  'advisor',
  'city',
  'citationStyle',
  'locale',
  ...studyFields,
] as const
export type BriefField = (typeof briefFields)[number]
export type BriefDraft = Readonly<Record<BriefField, string>>

/** What is wrong with a field: a reason why nothing can be planned with it, or a bound of the contract. */
export type BriefFault =
  | { readonly field: BriefField; readonly of: 'plan'; readonly fault: ProfileFault }
  | { readonly field: BriefField; readonly of: 'contract'; readonly fault: ContractFault }

const DEFAULT_TIMELINE: Timeline = { value: 12, unit: 'months' }

/** The form before anything was said but what the project and the interview know. */
export function draftFromInterview(known: KnownAnswers, input: ProposalInput, today: Day): BriefDraft {
  const timeline = known.total_timeline ?? DEFAULT_TIMELINE
  return {
    topic: input.topic,
    question: input.question,
    academic_program: known.academic_program ?? '',
    field_of_study: known.field_of_study ?? '',
    research_area: known.research_area ?? '',
    weekly_hours: known.weekly_hours === undefined ? '' : String(known.weekly_hours),
    startDate: today,
    end: known.defenceDate ? 'date' : 'duration',
    timelineValue: String(timeline.value),
    timelineUnit: timeline.unit,
    defenceDate: known.defenceDate ?? '',
    existing_skills: (known.existing_skills ?? []).join('\n'),
    missing_skills: (known.missing_skills ?? []).join('\n'),
    constraints: (known.constraints ?? []).join('\n'),
    additional_context: '',
    printedContext: '',
    title: '',
    author: known.author ?? '',
    institution: known.institution ?? '',
    advisor: known.advisor ?? '',
    city: known.city ?? '',
    citationStyle: input.locale === 'pt-BR' ? 'abnt' : 'apa',
    locale: input.locale,
    ...draftOfStudy({ ...unsaidSetting, country: countryCode(input.said?.country ?? '') }),
  }
}

/** The form of a brief that was given before. */
export function draftFromBrief(brief: ProposalBrief): BriefDraft {
  const { profile } = brief
  return {
    topic: brief.topic,
    question: brief.question,
    academic_program: profile.academic_program,
    field_of_study: profile.field_of_study,
    research_area: profile.research_area,
    weekly_hours: String(profile.weekly_hours),
    startDate: brief.startDate,
    end: brief.defenceDate === null ? 'duration' : 'date',
    timelineValue: String(profile.total_timeline.value),
    timelineUnit: profile.total_timeline.unit,
    defenceDate: brief.defenceDate ?? '',
    existing_skills: profile.existing_skills.join('\n'),
    missing_skills: profile.missing_skills.join('\n'),
    constraints: profile.constraints.join('\n'),
    additional_context: profile.additional_context ?? '',
    printedContext: brief.printedContext.join('\n'),
    title: brief.title,
    author: brief.author,
    institution: brief.institution,
    advisor: brief.advisor,
    city: brief.city,
    citationStyle: brief.citationStyle,
    locale: brief.locale,
    ...draftOfStudy(brief.study),
  }
}

/** The lines of "anything else" that may stand in the document. */
export function releasedLines(draft: BriefDraft): readonly string[] {
  const released = new Set(linesOf(draft.printedContext))
  return linesOf(draft.additional_context).filter((line) => released.has(line))
}

/** What was kept in the browser over what the form begins with; anything but texts is passed over. */
export function mergeDraft(start: BriefDraft, kept: unknown): BriefDraft {
  if (typeof kept !== 'object' || kept === null) return start
  const texts = Object.entries(kept).filter(
    ([name, text]) => Object.hasOwn(start, name) && typeof text === 'string',
  )
  return { ...start, ...Object.fromEntries(texts) }
}

/** The fields in which a form differs from what it began with. */
export function briefChanges(start: BriefDraft, draft: BriefDraft): Partial<BriefDraft> {
  return Object.fromEntries(
    briefFields.flatMap((field) => (draft[field] === start[field] ? [] : [[field, draft[field]]])),
  )
}

/** The brief that a form makes, or what is wrong with it, one fault a field at most. */
export function readBrief(
  draft: BriefDraft,
  today: Day,
): { readonly brief: ProposalBrief | null; readonly faults: readonly BriefFault[] } {
  const brief = briefOf(draft)
  const { value, faults: broken } = checkContract(ProposalBrief, brief)
  const isDated = isDay(brief.startDate) && (draft.end === 'duration' || isDay(draft.defenceDate))
  const planned = isDated ? profileFaults(brief, today) : []
  const found: readonly BriefFault[] = [
    ...planned.map((fault) => ({ field: fieldOfPlan(fault.field), of: 'plan', fault }) as const),
    ...broken.map((fault) => ({ field: fieldOfPath(fault, draft), of: 'contract', fault }) as const),
  ]
  const first = new Map(found.toReversed().map((fault) => [fault.field, fault]))
  const faults = briefFields.flatMap((field) => first.get(field) ?? [])
  return { brief: faults.length === 0 ? value : null, faults }
}

/** As the form says it; the bounds of the contract are not kept here. */
function briefOf(draft: BriefDraft): ProposalBrief {
  return {
    profile: {
      academic_program: draft.academic_program.trim(),
      field_of_study: draft.field_of_study.trim(),
      research_area: draft.research_area.trim(),
      weekly_hours: numberOf(draft.weekly_hours),
      total_timeline: timelineOf(draft),
      existing_skills: listFromLines(draft.existing_skills),
      missing_skills: listFromLines(draft.missing_skills),
      constraints: listFromLines(draft.constraints),
      additional_context: draft.additional_context.trim(),
    },
    printedContext: [...releasedLines(draft)],
    topic: draft.topic.trim(),
    question: draft.question.trim(),
    title: draft.title.trim(),
    author: draft.author.trim(),
    institution: draft.institution.trim(),
    advisor: draft.advisor.trim(),
    city: draft.city.trim(),
    startDate: draft.startDate,
    defenceDate: draft.end === 'date' ? draft.defenceDate : null,
    citationStyle: CitationStyleName.catch('apa').parse(draft.citationStyle),
    locale: Locale.catch('en').parse(draft.locale),
    study: studyOfDraft(draft),
    // The run looks them up when the interview ends.
    holidays: null,
  }
}

/** With a defence date the timeline is what lies before it. */
function timelineOf(draft: BriefDraft): Timeline {
  if (draft.end === 'date') {
    const read = readTimeline(draft.defenceDate, isDay(draft.startDate) ? draft.startDate : '1970-01-01')
    // A date that cannot be planned with is named as such; the timeline only must not add a second fault.
    return typeof read === 'string' ? { value: 1, unit: 'weeks' } : read.total_timeline
  }
  const unit = timelineUnits.find((known) => known === draft.timelineUnit) ?? 'months'
  return { value: numberOf(draft.timelineValue), unit }
}

function numberOf(text: string): number {
  return Number(text.trim().replace(',', '.'))
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
}

function fieldOfPlan(field: ProfileField): BriefField {
  return field === 'total_timeline' ? 'timelineValue' : field
}

function fieldOfPath({ path }: ContractFault, draft: BriefDraft): BriefField {
  const name = path.find((step) => step !== 'profile' && step !== 'study')
  if (name === 'expectedResponse01') return 'expectedResponse'
  if (name === 'total_timeline') return draft.end === 'date' ? 'defenceDate' : 'timelineValue'
  return briefFields.find((field) => field === name) ?? 'topic'
}

import type { Timeline } from '@/lib/contracts/proposal'
import type { Day, ProposalBrief, ProposalInput } from '@/lib/contracts/proposal-run'
import { isSkip, type ReplyFault, readList, readText, readWeeklyHours } from './interview-replies'
import { readTimeline, type TimelineFault } from './read-timeline'

/** More replies than this are no interview; the form is the better way then. */
export const INTERVIEW_REPLIES_MAX = 40

/** In the order in which they are asked. */
export const interviewFields = [
  'academic_program',
  'field_of_study',
  'research_area',
  'weekly_hours',
  'total_timeline',
  'existing_skills',
  'missing_skills',
  'constraints',
  'author',
  'institution',
  'advisor',
  'city',
] as const
export type InterviewField = (typeof interviewFields)[number]

/** What is known so far; a field that was not answered yet is absent. */
export interface KnownAnswers {
  readonly academic_program?: string
  readonly field_of_study?: string
  readonly research_area?: string
  readonly weekly_hours?: number
  readonly total_timeline?: Timeline
  readonly defenceDate?: Day | null
  readonly existing_skills?: string[]
  readonly missing_skills?: string[]
  readonly constraints?: string[]
  readonly author?: string
  readonly institution?: string
  readonly advisor?: string
  readonly city?: string
}

export interface InterviewFault {
  readonly field: InterviewField
  readonly code: ReplyFault | TimelineFault
}

export interface InterviewState {
  readonly known: KnownAnswers
  /** The field to ask next; null when all is known. */
  readonly asks: InterviewField | null
  /** Why the latest reply was not taken; empty when it was. */
  readonly faults: readonly InterviewFault[]
  readonly progress: { readonly answered: number; readonly total: number }
  /** True when all replies are used up and something is still open: only the form can end it. */
  readonly isExhausted: boolean
}

/**
 * The interview after these replies, in the order in which they came: pure, so that a run can be resumed from its replies and taking one
 * back is leaving it out. What the input brings is not asked. A reply that is not understood changes nothing but `faults`. Replies beyond the fortieth
 * are not read. An input that brings its brief has nothing to ask.
 */
export function interviewState({
  input,
  replies,
}: {
  readonly input: ProposalInput
  readonly replies: readonly string[]
}): InterviewState {
  if (input.brief !== null) return stateOf(knownFrom(input.brief), [], 0)
  let known = knownBefore(input)
  let faults: readonly InterviewFault[] = []
  const read = replies.slice(0, INTERVIEW_REPLIES_MAX)
  for (const reply of read) {
    const field = nextField(known)
    if (field === null) break
    const answer = readReply(field, reply, input.startDate)
    faults = typeof answer === 'string' ? [{ field, code: answer }] : []
    if (typeof answer !== 'string') known = { ...known, ...answer }
  }
  return stateOf(known, faults, read.length)
}

function stateOf(known: KnownAnswers, faults: readonly InterviewFault[], replies: number): InterviewState {
  const asks = nextField(known)
  const answered = interviewFields.filter((field) => known[field] !== undefined).length
  return {
    known,
    asks,
    faults,
    progress: { answered, total: interviewFields.length },
    isExhausted: asks !== null && replies >= INTERVIEW_REPLIES_MAX,
  }
}

function nextField(known: KnownAnswers): InterviewField | null {
  return interviewFields.find((field) => known[field] === undefined) ?? null
}

const TEXT_MAX = 200
const AREA_MAX = 300

function readReply(
  field: InterviewField,
  reply: string,
  start: Day,
): KnownAnswers | ReplyFault | TimelineFault {
  switch (field) {
    case 'weekly_hours': {
      const hours = readWeeklyHours(reply)
      return typeof hours === 'string' ? hours : { weekly_hours: hours }
    }
    case 'total_timeline': {
      const timeline = readTimeline(reply, start)
      return typeof timeline === 'string' ? timeline : { ...timeline }
    }
    case 'existing_skills':
    case 'missing_skills':
    case 'constraints': {
      const list = readList(reply, field === 'constraints' ? 'constraints' : 'skills')
      return typeof list === 'string' ? list : { [field]: list.items }
    }
    case 'field_of_study':
      return readFieldAndArea(reply)
    case 'author':
    case 'institution':
    case 'advisor':
    case 'city':
      if (isSkip(reply)) return { [field]: '' }
      return textAnswer(field, reply, TEXT_MAX)
    default:
      return textAnswer(field, reply, field === 'research_area' ? AREA_MAX : TEXT_MAX)
  }
}

function textAnswer(field: InterviewField, reply: string, max: number): KnownAnswers | ReplyFault {
  const read = readText(reply, max)
  return typeof read === 'string' ? read : { [field]: read.text }
}

/** "Computing: multi-agent systems" answers two questions at once; a comma may belong to the field's name. */
function readFieldAndArea(reply: string): KnownAnswers | ReplyFault {
  const [field = '', ...rest] = reply.split(/\s*[:;\n]\s*|\s+[–—/-]\s+/)
  const area = rest.join(' ').trim()
  const both = [readText(field, TEXT_MAX), readText(area, AREA_MAX)] as const
  if (typeof both[0] !== 'string' && typeof both[1] !== 'string') {
    return { field_of_study: both[0].text, research_area: both[1].text }
  }
  return textAnswer('field_of_study', reply, TEXT_MAX)
}

/** What was said while the topic was found; what was passed over there is asked here. */
export function knownBefore({ said }: Pick<ProposalInput, 'said'>): KnownAnswers {
  if (said === null) return {}
  const { academic_program, field_of_study, research_area, weekly_hours, total_timeline } = said
  const { existing_skills, constraints } = said
  return {
    ...(academic_program === '' ? {} : { academic_program }),
    ...(field_of_study === '' ? {} : { field_of_study }),
    ...(research_area === '' ? {} : { research_area }),
    ...(weekly_hours === null ? {} : { weekly_hours }),
    ...(total_timeline === null ? {} : { total_timeline }),
    ...(existing_skills.length === 0 ? {} : { existing_skills }),
    ...(constraints.length === 0 ? {} : { constraints }),
  }
}

function knownFrom({ profile, ...brief }: ProposalBrief): KnownAnswers {
  return {
    academic_program: profile.academic_program,
    field_of_study: profile.field_of_study,
    research_area: profile.research_area,
    weekly_hours: profile.weekly_hours,
    total_timeline: profile.total_timeline,
    existing_skills: profile.existing_skills,
    missing_skills: profile.missing_skills,
    constraints: profile.constraints,
    author: brief.author,
    institution: brief.institution,
    advisor: brief.advisor,
    city: brief.city,
    defenceDate: brief.defenceDate,
  }
}

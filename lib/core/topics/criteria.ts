import type { Locale } from '@/lib/contracts/locale'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import type { Angle, Criteria, Rating, StudentProfile, Viability } from '@/lib/contracts/topic'
import { fullPlanOf } from '@/lib/core/proposal/method/work-plan'
import { adviseDesigns, plannedDesigns } from '@/lib/core/proposal/question/recommend-designs'

/** Less than this share of the hours left over is tight. */
const TIGHT_SHARE01 = 0.1

interface Weighed {
  readonly profile: StudentProfile
  readonly startDate: string
  readonly locale: Locale
}

/**
 * An angle on the three criteria of a choice. Evidence: its grade. Feasibility: the hours that its design asks for (planning assumptions of the
 * proposal) against the student's own. Contribution: what authors ask for, dispute or have left open counts most, what hundreds have studied
 * least. What is not known is null, never a middle.
 */
export function weighAngle(
  angle: Angle,
  viability: Viability,
  { profile, startDate, locale }: Weighed,
): Criteria {
  const hours = hoursOf(angle, { profile, startDate, locale })
  return {
    angle: angle.id,
    evidence:
      viability.grade === null
        ? null
        : ({ GOOD: 'strong', MODERATE: 'moderate', LIMITED: 'weak' } as const)[viability.grade],
    feasibility: hours === null ? null : feasibility(hours),
    contribution: contribution(angle, viability),
    hoursNeeded: hours?.needed ?? null,
    hoursThere: hours?.there ?? null,
  }
}

interface Hours {
  readonly needed: number
  readonly there: number
}

function feasibility({ needed, there }: Hours): Rating {
  if (needed > there) return 'weak'
  return there - needed < there * TIGHT_SHARE01 ? 'moderate' : 'strong'
}

function contribution({ type }: Angle, { grade, relevant }: Viability): Rating | null {
  if (grade === null) return null
  if (type === 'own' || type === 'model') return relevant >= 5 ? 'moderate' : 'weak'
  return relevant >= 5 ? 'strong' : 'moderate'
}

/** Null where the student has not said how much time there is. */
function hoursOf(angle: Angle, { profile, startDate, locale }: Weighed): Hours | null {
  const { weekly_hours, total_timeline } = profile
  if (weekly_hours === null || total_timeline === null) return null
  const design =
    plannedDesigns(adviseDesigns({ topic: angle.title, question: angle.question }))[0] ?? 'survey'
  const said = (text: string) => text || '–'
  const brief: ProposalBrief = {
    profile: {
      academic_program: said(profile.academic_program),
      field_of_study: said(profile.field_of_study),
      research_area: angle.title,
      weekly_hours,
      total_timeline,
      existing_skills: profile.existing_skills,
      missing_skills: [],
      constraints: profile.constraints,
    },
    topic: angle.title,
    question: angle.question,
    title: '',
    author: '',
    institution: '',
    advisor: '',
    city: '',
    startDate,
    defenceDate: null,
    citationStyle: 'abnt',
    printedContext: [],
    study: unsaidSetting,
    holidays: null,
    locale,
  }
  const { ledger } = fullPlanOf(design, {
    brief,
    literature: { counts: null, queries: [], sources: [] },
    problem: {
      definition: {
        problem_statement: angle.title,
        main_research_question: angle.question || angle.title,
        secondary_questions: [angle.title, angle.title],
        key_variables: angle.in.length > 0 ? [...angle.in] : [angle.title],
        preliminary_literature: [],
        refinement_history: [],
      },
      variables: [],
      literatureKeys: [],
    },
  })
  return ledger === null ? null : { needed: ledger.neededHours, there: ledger.availableHours }
}

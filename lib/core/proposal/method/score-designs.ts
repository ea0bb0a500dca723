import { type DesignId, designIds, type ObjectivesStage } from '@/lib/contracts/proposal-run'
import { designsReported } from '../literature/reported-designs'
import { adviseDesigns, plannedDesigns, reachesBack } from '../question/recommend-designs'
import { periodAgainst, studyPeriod } from '../question/study-period'
import { knownConstraints, rulesOut } from './constraints'
import { cueStrength01 } from './design-cues'
import { isUnfitFor } from './unfit-designs'
import { fullPlanOf, neededSkills, type PlanInputs, plansOf, skillsFor, type WorkPlan } from './work-plan'

/**
 * What decides between designs, as shares of 1. The questions come first; what the field does and what the student can do
 * weigh as much as each other. Set by judgement on 8 invented profiles, on no labelled set.
 */
export const designWeights = { questions: 0.5, practice: 0.2, skills: 0.15, hours: 0.15 } as const

/** A design with what speaks for it; every part 0…1. */
export interface DesignScore {
  readonly design: DesignId
  readonly total01: number
  readonly questions01: number
  readonly practice01: number
  readonly skills01: number
  /** Hours there are, for one hour that the full plan needs; 1 when they suffice. */
  readonly hours01: number
  /** A constraint of the profile makes it impossible, or the period of the question is over. */
  readonly ruledOut: boolean
  /** It cannot answer the question: it stands in for none that does not fit into the time. */
  readonly isUnfit: boolean
  readonly full: WorkPlan
  /** All plans of the design; computed when asked for. */
  readonly plans: () => readonly [WorkPlan, ...WorkPlan[]]
}

/** Every design with its score, best first; those that a constraint rules out at the end. Equal scores keep the contract's order. */
export function scoreDesigns(
  inputs: PlanInputs & { readonly objectives: ObjectivesStage },
): readonly DesignScore[] {
  const asked = askedTexts(inputs)
  const { topic, question } = inputs.brief
  const standing = periodAgainst(studyPeriod({ topic, question }), inputs.brief.startDate)
  const advice = adviseDesigns({ topic, question })
  const advised = askedInPerson(plannedDesigns(advice, standing), inputs, standing)
  const reported = designsReported(inputs.literature)
  const reportedCount = [...reported.values()].reduce((sum, keys) => sum + keys.length, 0)
  const constraints = knownConstraints(inputs.brief)
  return designIds
    .map((design): DesignScore => {
      const full = fullPlanOf(design, inputs)
      const { had } = skillsFor(design, inputs.brief)
      const parts = {
        questions01: advised01(advised, design) + (1 - ADVISED01) * questions01(asked, design),
        practice01: reportedCount === 0 ? 0 : (reported.get(design)?.length ?? 0) / reportedCount,
        skills01: had.length / neededSkills(design, inputs.brief).length,
        hours01: hours01(full),
      }
      const total01 =
        designWeights.questions * parts.questions01 +
        designWeights.practice * parts.practice01 +
        designWeights.skills * parts.skills01 +
        designWeights.hours * parts.hours01
      return {
        design,
        total01,
        ...parts,
        ruledOut:
          constraints.some(({ kind }) => rulesOut(kind, design)) ||
          (standing === 'past' && !reachesBack(design, advice.type)),
        isUnfit: isUnfitFor(
          { topic, question: inputs.problem.definition.main_research_question },
          { design, start: inputs.brief.startDate },
        ),
        full,
        plans: () => plansOf(design, inputs),
      }
    })
    .sort((one, other) => Number(one.ruledOut) - Number(other.ruledOut) || other.total01 - one.total01)
}

/** Of what the questions ask for, how much is the advice for the type of the student's own question; the rest are words of all questions. */
const ADVISED01 = 0.8

/** Records answer where nobody can be asked; a student who said whom they can reach means to ask them. */
function askedInPerson(
  advised: readonly DesignId[],
  { brief }: PlanInputs,
  standing: ReturnType<typeof periodAgainst>,
): readonly DesignId[] {
  const { reachable, expectedResponse01, clusterSize } = brief.study
  const isReached = reachable !== null && (expectedResponse01 !== null || clusterSize !== null)
  const isOfRecords = advised[0] === 'secondary-data' && !advised.includes('survey')
  return isReached && isOfRecords && standing !== 'past' ? ['survey', ...advised] : advised
}

/** The first advised design has all of it, the next each a half of the one before, others nothing. */
function advised01(advised: readonly DesignId[], design: DesignId): number {
  const at = advised.indexOf(design)
  return at < 0 ? 0 : ADVISED01 * 0.5 ** at
}

interface AskedText {
  readonly text: string
  readonly weight: number
}

/** What is asked, by how much it is the student's own: a question in their words weighs most, composed wording least. */
function askedTexts({
  brief,
  problem,
  objectives,
}: PlanInputs & { readonly objectives: ObjectivesStage }): readonly AskedText[] {
  const { definition } = problem
  return [
    { text: brief.question, weight: 4 },
    { text: `${brief.topic}. ${brief.title}`, weight: 3 },
    { text: definition.main_research_question, weight: 3 },
    { text: `${brief.profile.research_area}. ${brief.profile.field_of_study}`, weight: 1 },
    ...definition.secondary_questions.map((text) => ({ text, weight: 1 })),
    { text: objectives.objectives.general_objective, weight: 1 },
    ...objectives.objectives.specific_objectives.map((text) => ({ text, weight: 0.5 })),
  ].filter(({ text }) => text !== '')
}

function questions01(texts: readonly AskedText[], design: DesignId): number {
  const sum = texts.reduce((total, { weight }) => total + weight, 0)
  const called = texts.reduce((total, { text, weight }) => total + weight * cueStrength01(text, design), 0)
  return sum === 0 ? 0 : called / sum
}

function hours01({ ledger }: WorkPlan): number {
  if (ledger === null || ledger.neededHours === 0) return 0
  return Math.min(1, ledger.availableHours / ledger.neededHours)
}

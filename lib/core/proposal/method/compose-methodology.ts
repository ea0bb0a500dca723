import type { Locale } from '@/lib/contracts/locale'
import {
  type DesignId,
  type Ledger,
  type MethodologyStage,
  type ObjectivesStage,
  PROPOSAL_SOURCES_MAX,
  type ProposalBrief,
} from '@/lib/contracts/proposal-run'
import { listed } from '@/lib/core/text/list-words'
import { say } from '@/lib/core/text/say'
import { counted, countOf } from '@/lib/core/writing/counted-words'
import { timelineFit } from '../figures/ledger-times'
import { type DesignsReported, designsReported } from '../literature/reported-designs'
import { planKindOf } from '../question/question-plan'
import { type QuestionType, questionTypeOf } from '../question/question-type'
import { isRival, reachesBack, subjectOf } from '../question/recommend-designs'
import { periodAgainst, studyPeriod } from '../question/study-period'
import { chooseDesign, type DesignChoice } from './choose-design'
import { knownConstraints, rulesOut } from './constraints'
import { designTable } from './design-table'
import { designTextsOf } from './design-texts'
import { hypothesesFor } from './hypotheses'
import { justification } from './justify-methodology'
import { methodologyPhrases } from './methodology-phrases'
import { type DesignScore, scoreDesigns } from './score-designs'
import { methodsFor } from './serve-objectives'
import { skillName } from './skill-table'
import { cited, fitted } from './wording'
import { fittingPlan, neededSkills, type PlanInputs, skillsFor, spreadOver, type WorkPlan } from './work-plan'

export interface MethodologyInputs extends PlanInputs {
  readonly objectives: ObjectivesStage
  /** The ledger of the round before; null in the first. Whether plans fit is computed anew for each design. */
  readonly ledger: Ledger | null
  /** What is to be changed; '' in the first round. */
  readonly note: string
  readonly previous: MethodologyStage | null
}

const ALTERNATIVES = 3
const KEYS_CITED_MAX = 4

/**
 * Recommends a design for the questions, with a justification that states its evidence: what the questions ask for, which
 * sources used it, skills, constraints, hours. A first draft takes the design that answers best, at full size; with
 * `previous` one that fits into the time, saying what changed and why. Every specific objective is served by a method.
 */
export function composeMethodology(inputs: MethodologyInputs): MethodologyStage {
  const { brief, objectives, previous, note, literature } = inputs
  const [best, ...others] = scoreDesigns(inputs)
  if (best === undefined) throw new RangeError('no design is known')
  const choice = chooseDesign([best, ...others], { previous: previous?.design ?? null, note })
  const { design } = choice.score
  const plan = spreadOver(planOf(choice), brief)
  const reported = designsReported(literature)
  const rivals = rivalsOf([best, ...others], { design, brief })
  const { main_research_question: question } = inputs.problem.definition
  const { variables } = inputs.problem
  const kind = planKindOf({ topic: brief.topic, question }, variables)
  return {
    design,
    hypotheses: hypothesesFor({ kind, design, variables, locale: brief.locale, question: brief.question }),
    recommendation: {
      recommended_methodology: designTextsOf(design, brief.locale, brief).name,
      methodology_type: designTable[design].type,
      justification: fitted(
        justification(inputs, { choice, plan, reported, before: previous?.design ?? design }),
        6_000,
      ),
      required_skills: neededSkills(design, brief).map((id) => skillName(id, brief.locale)),
      timeline_fit: timelineFit(plan.ledger, brief.locale),
      alternative_methodologies: rivals.map((rival) => alternative(rival, { plan, inputs, reported })),
    },
    methods: methodsFor(design, {
      objectives: objectives.objectives.specific_objectives,
      locale: brief.locale,
      asked: brief,
    }),
    keys: [...new Set([...(reported.get(design) ?? []), ...[...reported.values()].flat()])].slice(
      0,
      PROPOSAL_SOURCES_MAX,
    ),
  }
}

/** Types to whose answer persons could add both figures and accounts. */
const bothKinds: readonly QuestionType[] = [
  'effect',
  'association',
  'prevalence',
  'experience',
  'evaluation',
  'description',
  'mixed',
]

/** The next best designs that answer such a question; mixed methods among them wherever persons could be asked for figures and for accounts. */
function rivalsOf(
  scores: readonly DesignScore[],
  { design, brief }: { readonly design: DesignId; readonly brief: ProposalBrief },
): readonly DesignScore[] {
  const isOver = periodAgainst(studyPeriod(brief), brief.startDate) === 'past'
  const others = scores.filter(
    (score) =>
      score.design !== design &&
      isRival(brief, score.design) &&
      (!isOver || reachesBack(score.design, questionTypeOf(brief))),
  )
  const best = others.slice(0, ALTERNATIVES)
  const mixed = others.find((score) => score.design === 'mixed-sequential')
  const subject = subjectOf(brief)
  const isOfPersons =
    subject === 'people' || subject === 'taught' || subject === 'treated' || subject === 'consumers'
  if (!mixed || best.includes(mixed) || !isOfPersons || !bothKinds.includes(questionTypeOf(brief)))
    return best
  return [...best.slice(0, ALTERNATIVES - 1), mixed]
}

/** A first draft is planned in full; a later one as it fits. */
function planOf({ reason, score }: DesignChoice): WorkPlan {
  return reason === 'first' ? score.full : fittingPlan(score.plans())
}

function alternative(
  { design, full }: DesignScore,
  {
    plan,
    inputs,
    reported,
  }: { readonly plan: WorkPlan; readonly inputs: PlanInputs; readonly reported: DesignsReported },
) {
  const { brief } = inputs
  const { locale } = brief
  const texts = designTextsOf(design, locale, brief)
  const less = (plan.ledger?.neededHours ?? 0) - (full.ledger?.neededHours ?? 0)
  const hours = counted(Math.abs(less), 'hour', locale)
  const { learned } = skillsFor(design, brief)
  const names = listed(
    learned.map((id) => skillName(id, locale)),
    locale,
  )
  const against = knownConstraints(brief).filter(({ kind }) => rulesOut(kind, design))
  return {
    methodology: texts.name,
    methodology_type: designTable[design].type,
    pros: [
      ...texts.pros,
      ...practicePro(reported, { design, locale }),
      ...(less >= 1 ? [say(methodologyPhrases, locale, 'pro-hours', { hours })] : []),
    ],
    cons: [
      ...texts.cons,
      ...(less <= -1 ? [say(methodologyPhrases, locale, 'con-hours', { hours })] : []),
      ...(learned.length > 0 ? [say(methodologyPhrases, locale, 'con-skills', { learned: names })] : []),
      ...against.map(({ words }) => fitted(say(methodologyPhrases, locale, 'con-ruled-out', { words }), 500)),
    ].slice(0, 8),
  }
}

function practicePro(
  reported: DesignsReported,
  { design, locale }: { readonly design: DesignScore['design']; readonly locale: Locale },
): readonly string[] {
  const keys = reported.get(design) ?? []
  if (keys.length === 0) return []
  const stated = [...reported.values()].reduce((sum, some) => sum + some.length, 0)
  return [
    say(methodologyPhrases, locale, 'pro-practice', {
      share: countOf(keys.length, locale),
      stated,
      // More are named where the designs of all sources are counted.
      cites: keys.length > KEYS_CITED_MAX ? '' : cited(keys, KEYS_CITED_MAX),
    }).replace(/ (?=\.$)/, ''),
  ]
}

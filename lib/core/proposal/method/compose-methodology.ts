import type { Locale } from '@/lib/contracts/locale'
import {
  type Ledger,
  type MethodologyStage,
  type ObjectivesStage,
  PROPOSAL_SOURCES_MAX,
} from '@/lib/contracts/proposal-run'
import { listed } from '@/lib/core/text/list-words'
import { say } from '@/lib/core/text/say'
import { shownHours } from '@/lib/core/writing/counted-words'
import { timelineFit } from '../figures/ledger-times'
import { type DesignsReported, designsReported } from '../literature/reported-designs'
import { chooseDesign, type DesignChoice } from './choose-design'
import { knownConstraints, rulesOut } from './constraints'
import { designTable } from './design-table'
import { designTextsOf } from './design-texts'
import { justification } from './justify-methodology'
import { methodologyPhrases } from './methodology-phrases'
import { type DesignScore, scoreDesigns } from './score-designs'
import { methodsFor } from './serve-objectives'
import { skillName } from './skill-table'
import { cited, fitted } from './wording'
import { fittingPlan, type PlanInputs, skillsFor, type WorkPlan } from './work-plan'

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
  const plan = planOf(choice)
  const reported = designsReported(literature)
  const rivals = [best, ...others].filter((score) => score.design !== design).slice(0, ALTERNATIVES)
  return {
    design,
    recommendation: {
      recommended_methodology: designTextsOf(design, brief.locale).name,
      methodology_type: designTable[design].type,
      justification: fitted(
        justification(inputs, { choice, plan, reported, before: previous?.design ?? design }),
        6_000,
      ),
      required_skills: designTable[design].skills.map((id) => skillName(id, brief.locale)),
      timeline_fit: timelineFit(plan.ledger, brief.locale),
      alternative_methodologies: rivals.map((rival) => alternative(rival, { plan, inputs, reported })),
    },
    methods: methodsFor(design, {
      objectives: objectives.objectives.specific_objectives,
      locale: brief.locale,
    }),
    keys: [...new Set([...(reported.get(design) ?? []), ...[...reported.values()].flat()])].slice(
      0,
      PROPOSAL_SOURCES_MAX,
    ),
  }
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
  const texts = designTextsOf(design, locale)
  const less = (plan.ledger?.neededHours ?? 0) - (full.ledger?.neededHours ?? 0)
  const hours = shownHours(Math.abs(less), locale)
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
      count: keys.length,
      stated,
      cites: cited(keys, KEYS_CITED_MAX),
    }),
  ]
}

import type {
  DataCollectionStage,
  DesignId,
  MethodologyStage,
  ObjectivesStage,
} from '@/lib/contracts/proposal-run'
import { listed } from '@/lib/core/text/list-words'
import { say } from '@/lib/core/text/say'
import { upperFirst } from '@/lib/core/writing/noun-phrases'
import { timelineBreakdown } from '../figures/ledger-times'
import { citableSources } from '../literature/reported-designs'
import { questionTypeOf } from '../question/question-type'
import { dataPhrases } from './data-phrases'
import { designTable } from './design-table'
import { designTextsOf } from './design-texts'
import { cueReader } from './read-cues'
import { recommendTools } from './recommend-tools'
import { resourceLines } from './resource-lines'
import { sampleSentence } from './sample-sentence'
import { fitted } from './wording'
import { fittingPlan, type PlanInputs, plansOf, spreadOver, type WorkPlan } from './work-plan'

export interface DataCollectionInputs extends PlanInputs {
  readonly objectives: ObjectivesStage
  readonly methodology: MethodologyStage
  /** What is to be changed; '' in the first round. */
  readonly note: string
  readonly previous: DataCollectionStage | null
}

const wantsSmaller = cueReader({
  en: 'smaller sample|reduce the sample|fewer interviews|fewer participants|fewer cases|reduce the scope|narrow* _ scope|reduce scope',
  pt: 'amostra menor|reduza a amostra|reduzir a amostra|menos entrevistas|menos participantes|menos casos|reduza o escopo|reduzir o escopo',
  es: 'muestra menor|muestra mas pequena|reduzca la muestra|reducir la muestra|menos entrevistas|menos participantes|menos casos|reduzca el alcance|reducir el alcance',
})

/**
 * The plan of the data for the design that was recommended: techniques, tools, sources, a computed sample, and all tasks with hours.
 * A first draft is planned in full. With `previous` the levers are applied one after the other until the work fits:
 * a smaller sample within published bounds, then without the optional tasks; the last line of the resources says so.
 */
export function composeDataCollection(inputs: DataCollectionInputs): DataCollectionStage {
  const { brief, methodology } = inputs
  const { design } = methodology
  const { locale } = brief
  const plan = spreadOver(chosenPlan(inputs), brief)
  const texts = designTextsOf(design, locale, brief)
  return {
    plan: {
      collection_techniques: [...texts.techniques],
      recommended_tools: recommendTools(design, brief),
      data_sources: dataSources(design, inputs),
      estimated_sample_size: upperFirst(sampleSentence(plan.sample, { design, locale })),
      timeline_breakdown: timelineBreakdown(plan.ledger, locale),
      resource_requirements: resourceLines(plan, {
        brief,
        full: plansOf(design, inputs)[0],
        people: designTable[design].participants,
      }),
    },
    sample: plan.sample,
    tasks: [...plan.tasks],
  }
}

function chosenPlan(inputs: DataCollectionInputs): WorkPlan {
  const plans = plansOf(inputs.methodology.design, inputs)
  if (inputs.previous === null) return plans[0]
  const before = plans.findIndex(({ sample }) => sample.invited === inputs.previous?.sample.invited)
  const from = wantsSmaller(inputs.note) ? Math.min(before + 1, plans.length - 1) : 0
  const [first = plans[0], ...rest] = plans.slice(from)
  return fittingPlan([first, ...rest])
}

function dataSources(design: DesignId, { brief, literature, problem }: DataCollectionInputs): string[] {
  const { locale } = brief
  const count = citableSources(literature).length
  const areConcepts =
    problem.variables.length > 0 && problem.variables.every(({ role }) => role === 'concept')
  return [
    ...(design === 'document-analysis'
      ? documentSources(brief)
      : designTextsOf(design, locale, brief).dataSources),
    ...(count > 0 ? [say(dataPhrases, locale, 'literature-source', { count })] : []),
    say(dataPhrases, locale, areConcepts ? 'concepts' : 'variables', {
      list: listed(problem.definition.key_variables, locale),
    }),
  ].map((line) => fitted(line, 500))
}

/** Where documents are found depends on what is asked of them: norms in gazettes, the past in archives. */
function documentSources(brief: DataCollectionInputs['brief']): readonly string[] {
  const type = questionTypeOf(brief)
  if (type === 'legal' || type === 'history')
    return designTextsOf('document-analysis', brief.locale, brief).dataSources
  return [say(dataPhrases, brief.locale, 'documents1'), say(dataPhrases, brief.locale, 'documents2')]
}

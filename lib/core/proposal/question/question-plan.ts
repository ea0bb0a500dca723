import { foldAccents } from '@/lib/core/text/fold-accents'
import { type AskedTopic, type QuestionType, questionTypeOf } from './question-type'
import { questionWords } from './question-words'
import { adviseDesigns, plannedDesigns, subjectOf } from './recommend-designs'

/** Steps of the work that an objective can be; the words and their source stand with the phrases of the problem. */
export type PlanStep = 'identify' | 'analyse' | 'explain' | 'propose'

/** What shows that an objective was reached; the words stand under `<measure>Measure`. */
export type PlanMeasure =
  | 'identify'
  | 'propose'
  | 'size'
  | 'coefficient'
  | 'adjusted'
  | 'subgroup'
  | 'robustness'
  | 'frequency'
  | 'nonresponse'
  | 'accuracy'
  | 'importance'
  | 'accounts'
  | 'themes'
  | 'contrast'
  | 'cases'
  | 'criteria'
  | 'cost'
  | 'forms'
  | 'requirements'
  | 'prototype'
  | 'test'
  | 'catalogue'
  | 'sources'
  | 'norms'
  | 'argument'
  | 'extraction'
  | 'appraisal'
  | 'open'
  | 'joint'
  | 'benchmark'

type Rows = readonly [PlanRow, PlanRow, PlanRow, PlanRow]
/** One secondary question: the step of the work that answers it, and the measure of its objective. */
export type PlanRow = readonly [step: PlanStep, measure: PlanMeasure]

/**
 * How a question is taken apart into four secondary ones, by its type: the order is that of the work, each with the objective that answers it. `factors` is an
 * association with whatever goes along with one thing, `artefact` a comparison of programs on the same data; mixed ones are taken apart by what their figures are asked for.
 */
export const questionPlans = {
  effect: [
    ['identify', 'identify'],
    ['analyse', 'size'],
    ['explain', 'subgroup'],
    ['explain', 'robustness'],
  ],
  association: [
    ['identify', 'identify'],
    ['analyse', 'coefficient'],
    ['explain', 'adjusted'],
    ['propose', 'propose'],
  ],
  factors: [
    ['identify', 'identify'],
    ['analyse', 'coefficient'],
    ['explain', 'adjusted'],
    ['propose', 'propose'],
  ],
  prediction: [
    ['identify', 'identify'],
    ['analyse', 'accuracy'],
    ['explain', 'importance'],
    ['explain', 'subgroup'],
  ],
  prevalence: [
    ['identify', 'identify'],
    ['analyse', 'frequency'],
    ['explain', 'subgroup'],
    ['explain', 'nonresponse'],
  ],
  experience: [
    ['identify', 'accounts'],
    ['analyse', 'themes'],
    ['analyse', 'accounts'],
    ['explain', 'contrast'],
  ],
  comparison: [
    ['identify', 'identify'],
    ['analyse', 'size'],
    ['explain', 'subgroup'],
    ['explain', 'cost'],
  ],
  description: [
    ['identify', 'identify'],
    ['analyse', 'forms'],
    ['explain', 'cases'],
    ['explain', 'open'],
  ],
  evaluation: [
    ['identify', 'criteria'],
    ['analyse', 'criteria'],
    ['explain', 'cases'],
    ['propose', 'propose'],
  ],
  design: [
    ['identify', 'requirements'],
    ['analyse', 'criteria'],
    ['explain', 'prototype'],
    ['analyse', 'test'],
  ],
  history: [
    ['identify', 'catalogue'],
    ['analyse', 'sources'],
    ['explain', 'sources'],
    ['explain', 'sources'],
  ],
  normative: [
    ['identify', 'norms'],
    ['analyse', 'norms'],
    ['explain', 'argument'],
    ['propose', 'argument'],
  ],
  review: [
    ['identify', 'extraction'],
    ['analyse', 'extraction'],
    ['analyse', 'appraisal'],
    ['explain', 'open'],
  ],
  mixed: [
    ['identify', 'identify'],
    ['analyse', 'size'],
    ['analyse', 'themes'],
    ['explain', 'joint'],
  ],
  mixedRelation: [
    ['identify', 'identify'],
    ['analyse', 'coefficient'],
    ['analyse', 'themes'],
    ['explain', 'joint'],
  ],
  mixedFrequency: [
    ['identify', 'identify'],
    ['analyse', 'frequency'],
    ['analyse', 'themes'],
    ['explain', 'joint'],
  ],
  artefact: [
    ['identify', 'identify'],
    ['analyse', 'benchmark'],
    ['explain', 'benchmark'],
    ['propose', 'propose'],
  ],
} as const satisfies Readonly<Record<string, Rows>>
export type PlanKind = keyof typeof questionPlans

/** What kind of answer is given: what texts do to others is read and described in them, and no size of an effect. */
export function answerTypeOf(asked: AskedTopic): QuestionType {
  const type = questionTypeOf(asked)
  return type === 'effect' && subjectOf(asked) === 'texts' ? 'description' : type
}

/** The plan that the question of a topic calls for. Never throws. */
export function planKindOf(asked: AskedTopic, variables: readonly { readonly role: string }[]): PlanKind {
  const type = answerTypeOf(asked)
  const has = (role: string) => variables.some((variable) => variable.role === role)
  switch (type) {
    case 'legal':
      return 'normative'
    case 'association':
      return has('predictor') ? 'association' : 'factors'
    case 'effect':
      // "Does it work?" names no outcome: what it is judged by comes first.
      if (!has('outcome')) return 'evaluation'
      if (!has('predictor')) return 'factors'
      // Nobody assigns to persons what they live with: what differs between them is an association.
      return plannedDesigns(adviseDesigns(asked))[0] === 'survey' ? 'association' : 'effect'
    case 'prediction':
      return has('outcome') ? 'prediction' : 'description'
    case 'comparison': {
      if (has('group')) return 'comparison'
      return subjectOf(asked) === 'computing' ? 'artefact' : has('predictor') ? 'association' : 'description'
    }
    case 'mixed':
      if (has('predictor')) return 'mixedRelation'
      return questionWords.prevalence.test(foldAccents(asked.question)) ? 'mixedFrequency' : 'mixed'
    default:
      return type
  }
}

const allNumbers = [1, 2, 3, 4] as const

/** Which secondary questions of a plan remain when only so many are asked: of a mixed one figures and accounts, as long as there are two. */
export function keptNumbers(kind: PlanKind, count: number): readonly (typeof allNumbers)[number][] {
  const isMixed = kind === 'mixed' || kind === 'mixedRelation' || kind === 'mixedFrequency'
  return isMixed && count === 2 ? [2, 3] : allNumbers.slice(0, count)
}

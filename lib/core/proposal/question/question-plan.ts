import { type AskedTopic, questionTypeOf } from './question-type'
import { subjectOf } from './recommend-designs'

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
 * association with whatever goes along with one thing, `artefact` a comparison of programs on the same data.
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
    ['explain', 'contrast'],
    ['explain', 'open'],
  ],
  evaluation: [
    ['identify', 'criteria'],
    ['analyse', 'criteria'],
    ['explain', 'contrast'],
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
  artefact: [
    ['identify', 'identify'],
    ['analyse', 'benchmark'],
    ['explain', 'benchmark'],
    ['propose', 'propose'],
  ],
} as const satisfies Readonly<Record<string, Rows>>
export type PlanKind = keyof typeof questionPlans

/** The plan that the question of a topic calls for. Never throws. */
export function planKindOf(asked: AskedTopic, variables: readonly { readonly role: string }[]): PlanKind {
  const type = questionTypeOf(asked)
  const has = (role: string) => variables.some((variable) => variable.role === role)
  switch (type) {
    case 'legal':
      return 'normative'
    case 'association':
      return has('predictor') ? 'association' : 'factors'
    case 'effect':
      // "Does it work?" names no outcome: what it is judged by comes first.
      return has('outcome') ? (has('predictor') ? 'effect' : 'factors') : 'evaluation'
    case 'prediction':
      return has('outcome') ? 'prediction' : 'description'
    case 'comparison': {
      if (has('group')) return 'comparison'
      return subjectOf(asked) === 'computing' ? 'artefact' : has('predictor') ? 'association' : 'description'
    }
    default:
      return type
  }
}

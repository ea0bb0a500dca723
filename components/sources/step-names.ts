import { stepKeys } from '@/lib/core/validation/workspace'

/** Steps that a reader sees at work; others are too short or too technical to name. */
const named = [
  'prepare',
  'queries',
  'search',
  'arrivals',
  'check',
  'summaries',
  'links',
  'chosenLinks',
  'panel',
  'threshold',
  'strategies',
  'own',
  'regroup',
  'meaning',
  'finalise',
] as const
type NamedStep = (typeof named)[number]

/** The name in the catalogue of a step of the pipeline; null for a step that is not shown. */
export function stepName(key: string): NamedStep | null {
  return named.find((name) => stepKeys[name] === key) ?? null
}

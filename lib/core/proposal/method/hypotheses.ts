import type { Locale } from '@/lib/contracts/locale'
import type { DesignId, StudyVariable, VariableRole } from '@/lib/contracts/proposal-run'
import { listed } from '@/lib/core/text/list-words'
import { definiteAlike, isOfSeveral, upperFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { hypothesisPhrases } from '../problem/problem-phrases'
import { definiteAsAsked } from '../question/asked-article'
import type { PlanKind } from '../question/question-plan'

/** Designs whose data test a hypothesis that was stated before; the others give accounts, texts or an artefact. */
const testing: readonly DesignId[] = [
  'survey',
  'experiment',
  'laboratory-experiment',
  'quasi-experiment',
  'secondary-data',
  'simulation',
  'benchmark',
  'mixed-sequential',
]
const HYPOTHESES_MAX = 4

/** Whether data of this design test a hypothesis that was stated before they are seen. */
export function testsHypotheses(design: DesignId): boolean {
  return testing.includes(design)
}

/**
 * The hypotheses that the design would test, each with its null hypothesis and without a direction, which only the literature could give. Empty
 * where the design tests none, or where the question names no pair of variables.
 */
export function hypothesesFor({
  kind,
  design,
  variables,
  locale,
  question = '',
}: {
  readonly kind: PlanKind
  readonly design: DesignId
  readonly variables: readonly StudyVariable[]
  readonly locale: Locale
  /** As the student put it: it shows the articles of acronyms. */
  readonly question?: string
}): string[] {
  if (!testsHypotheses(design)) return []
  const names = (role: VariableRole) => variables.filter((one) => one.role === role).map(({ name }) => name)
  const [outcomes, predictors, groups, mediators] = [
    names('outcome'),
    names('predictor'),
    names('group'),
    names('mediator'),
  ]
  const told = (
    key: 'effect' | 'association' | 'comparison' | 'mediation',
    values: Record<string, string | number>,
  ) => upperFirst(sentence(hypothesisPhrases, locale, key, values))
  const of = (role: string, name: string) => ({
    [role]: name,
    [`the${upperFirst(role)}`]: definiteAsAsked(name, locale, question),
  })
  if (kind === 'comparison' && groups.length > 1)
    return outcomes.map((outcome) =>
      told('comparison', {
        ...of('outcome', outcome),
        groups: listed(groups, locale),
        theGroups: listed(definiteAlike(groups, locale), locale),
      }),
    )
  if (kind !== 'effect' && kind !== 'association' && kind !== 'mixedRelation') return []
  const pairs = outcomes.flatMap((outcome) => predictors.map((predictor) => ({ outcome, predictor })))
  return pairs
    .flatMap(({ outcome, predictor }) => {
      const many = isOfSeveral(predictor, locale) ? 2 : 1
      const values = { ...of('outcome', outcome), ...of('predictor', predictor), many }
      const mediated = mediators.map((mediator) =>
        told('mediation', { ...values, ...of('mediator', mediator) }),
      )
      return [told(kind === 'effect' ? 'effect' : 'association', values), ...mediated]
    })
    .slice(0, HYPOTHESES_MAX)
}

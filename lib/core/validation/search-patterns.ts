import type { ConceptGroup } from './concepts'
import { type FoundRecord, languageCounts, yearHistogram } from './found-evidence'
import { findConcept, glossaryLanguage, otherNames } from './glossary'
import { applyChange, type ParameterChange, type SearchPlan } from './search-plan'

/** One search of a pattern: what is different, and the plan to count. */
export interface PatternStep {
  /** The concept, language or years that the step is about; data, not a sentence. */
  readonly about: string
  readonly change: ParameterChange
  readonly plan: SearchPlan
}

/**
 * Pyramid: one constraint dropped at a time, each from the full search, so that re-counting shows what each one costs.
 * Concepts in order (a search keeps at least one), then years, languages and excluded words where they are limited.
 */
export function pyramid(plan: SearchPlan, groups: readonly ConceptGroup[]): readonly PatternStep[] {
  const { parameters } = plan
  const concepts = groups.length > 1 ? groups.map((group) => dropStep(plan, group)) : []
  const limits: PatternStep[] = []
  if (parameters.yearFrom !== null || parameters.yearTo !== null) {
    limits.push(stepOf(plan, 'years', { kind: 'years', yearFrom: null, yearTo: null }))
  }
  if (parameters.languages.length > 0) {
    limits.push(stepOf(plan, 'languages', { kind: 'languages', languages: [] }))
  }
  if (parameters.excluded.length > 0) {
    limits.push(stepOf(plan, 'excluded', { kind: 'excluded', excluded: [] }))
  }
  return [...concepts, ...limits].filter((step) => step.plan !== plan)
}

/**
 * Funnel: from the broadest search (the first concept alone, without years) to the full one, one concept at a time; the
 * last step is the plan itself. The student stops where the count is right.
 */
export function funnel(plan: SearchPlan, groups: readonly ConceptGroup[]): readonly PatternStep[] {
  const broadest: readonly PatternStep[] = groups.slice(1).map((group, at) => {
    const later = groups.slice(at + 1).flatMap((next) => [...next.words])
    return stepOf(plan, groups[at]?.name ?? group.name, { kind: 'drop', words: later })
  })
  const last = groups.at(-1)
  const whole: PatternStep = {
    about: last?.name ?? plan.parameters.topic,
    change: { kind: 'drop', words: [] },
    plan,
  }
  return [...broadest.filter((step) => step.plan !== plan), whole]
}

/** The languages a bridge is built to. */
const bridgeLanguages = ['en', 'pt', 'es'] as const
/** A period without any record is a gap when it is at least this long, in years. */
const GAP_YEARS_MIN = 5

/**
 * Bridge: searches for what the found records lack. One step for each of English, Portuguese and Spanish that no record
 * is in and into which a concept can be translated with certainty, then one for the longest stretch of at least five
 * years between the first and the last record that holds none.
 */
export function bridge(
  plan: SearchPlan,
  groups: readonly ConceptGroup[],
  records: readonly FoundRecord[],
): readonly PatternStep[] {
  const present = new Set(languageCounts(records).map(({ language }) => language))
  const translated = bridgeLanguages
    .filter((language) => !present.has(language))
    .flatMap((language) => {
      const added = translationsOf(groups, language)
      return added.length > 0 ? [stepOf(plan, language, { kind: 'keywords', added })] : []
    })
  const gap = longestGap(records)
  if (!gap) return translated
  const years: ParameterChange = { kind: 'years', yearFrom: gap.from, yearTo: gap.to }
  return [...translated, stepOf(plan, `${gap.from}-${gap.to}`, years)]
}

/** Keywords that add a language's certain names to the concepts that lack them, in the form `concept = name`. */
export function translationsOf(groups: readonly ConceptGroup[], code: string): readonly string[] {
  const language = glossaryLanguage(code)
  if (!language) return []
  return groups.flatMap((group) => {
    const concept = findConcept(group.name)
    if (!concept) return []
    const [name] = otherNames(concept, group.name, [language])
    const isThere = group.words.some((word) => word.toLowerCase() === name?.toLowerCase())
    return name === undefined || isThere ? [] : [`${group.name} = ${name}`]
  })
}

function longestGap(records: readonly FoundRecord[]): { readonly from: number; readonly to: number } | null {
  const years = yearHistogram(records).map(({ year }) => year)
  let best: { from: number; to: number } | null = null
  years.forEach((year, at) => {
    const before = years[at - 1]
    if (before === undefined || year - before - 1 < GAP_YEARS_MIN) return
    if (!best || year - before > best.to - best.from + 2) best = { from: before + 1, to: year - 1 }
  })
  return best
}

function dropStep(plan: SearchPlan, group: ConceptGroup): PatternStep {
  return stepOf(plan, group.name, dropOf(group))
}

/** The change that stops asking for a concept, whatever word of it the student used. */
export function dropOf(group: ConceptGroup): ParameterChange {
  return { kind: 'drop', words: [...group.words] }
}

function stepOf(plan: SearchPlan, about: string, change: ParameterChange): PatternStep {
  return { about, change, plan: applyChange(plan, change) }
}

import type { RefinementEntry, RefinementMode } from '@/lib/contracts/refinement-entry'
import { type DatabaseId, databaseIds, type SearchParameters } from '@/lib/contracts/search'
import { type ConceptGroup, conceptGroups, groupHolding, namesIn } from '@/lib/core/concepts/concepts'
import { readRequest } from './refinement-request'
import { dropOf } from './search-patterns'
import { applyChange, applyChanges, type ParameterChange, type SearchPlan } from './search-plan'
import { modesOf } from './strategy-direction'
import type { Strategy } from './strategy-draft'
import { detectTopicChange } from './topic-change'

export interface RefinementChoice {
  readonly mode: RefinementMode
  /** Free text of the student; may be empty. */
  readonly request: string
  /** Keywords typed into their own field. */
  readonly keywords?: readonly string[]
}

export interface RefinementContext {
  readonly plan: SearchPlan
  /** ISO 639-1 of the topic, or null. */
  readonly language: string | null
  readonly currentYear: number
  /** The strategies on offer; used when the student chose a direction without words. */
  readonly strategies?: readonly Strategy[]
  /** Databases that fit the field; `more` asks those that were not asked. */
  readonly fitting?: readonly DatabaseId[]
}

export interface Refinement {
  readonly plan: SearchPlan
  readonly groups: readonly ConceptGroup[]
  /** What was understood, in the order in which it was applied. */
  readonly changes: readonly ParameterChange[]
  /** True when the same search should be continued on its next pages. */
  readonly nextPages: boolean
}

/**
 * The next search, from the choice More / Narrower / Broader / Keywords and the student's words. Years, languages and
 * words to leave out are read from the text whatever the choice. The rest of the text narrows (each term must be there),
 * broadens (a concept named is no longer required) or adds words. Without words the first strategy of that direction is
 * taken; `more` asks further databases and turns the page. Nothing understood leaves the plan as it is.
 */
export function refine(context: RefinementContext, choice: RefinementChoice): Refinement {
  const read = readRequest(choice.request, context.plan, context.currentYear)
  const groups = groupsOf(context, context.plan)
  // A request may be in another language than the topic.
  const terms = namesIn(read.rest, null)
  const wanted = [...read.changes, ...directed(context, choice, groups, terms)]
  const strategy = wanted.length === 0 ? strategyFor(context, choice.mode) : null
  const changes = (strategy ? [strategy.change] : wanted).filter(
    (change) => JSON.stringify(applyChange(context.plan, change)) !== JSON.stringify(context.plan),
  )
  const plan = applyChanges(context.plan, changes)
  return { plan, groups: groupsOf(context, plan), changes, nextPages: choice.mode === 'more' }
}

/**
 * Whether to ask "proceed, or consult Dr. Carla?": after a significant change of topic, whenever it was broadened, and when
 * small changes have added up to another topic than the `first` one.
 */
export function offersConsultation(
  { mode, before, after }: Pick<RefinementEntry, 'mode' | 'before' | 'after'>,
  first: Pick<SearchParameters, 'topic' | 'question'> = before,
): boolean {
  const { verdict, overlap01 } = detectTopicChange(before, after)
  if (verdict === 'significant' || (mode === 'broader' && verdict !== 'none')) return true
  return overlap01 < 1 && detectTopicChange(first, after).verdict === 'significant'
}

function directed(
  context: RefinementContext,
  choice: RefinementChoice,
  groups: readonly ConceptGroup[],
  terms: readonly string[],
): readonly ParameterChange[] {
  const typed = choice.keywords ?? []
  const pairs = choice.request
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part.includes('='))
  const words = pairs.length > 0 ? pairs : terms
  switch (choice.mode) {
    case 'more':
      return [...furtherDatabases(context), ...keywordChange(typed)]
    case 'narrower':
      return keywordChange([...typed, ...words].map((word) => (/^[+-]|=/.test(word) ? word : `+${word}`)))
    case 'broader':
      return [...dropped(groups, [...typed, ...words])]
    case 'keywords':
      return keywordChange([...typed, ...words])
  }
}

function dropped(groups: readonly ConceptGroup[], words: readonly string[]): readonly ParameterChange[] {
  return words.flatMap((word) => {
    const group = groupHolding(groups, word)
    return group ? [dropOf(group)] : []
  })
}

function keywordChange(added: readonly string[]): readonly ParameterChange[] {
  return added.length > 0 ? [{ kind: 'keywords', added }] : []
}

function furtherDatabases({ plan, fitting }: RefinementContext): readonly ParameterChange[] {
  const asked = new Set<DatabaseId>(plan.parameters.databases)
  const added = (fitting ?? []).filter((database) => !asked.has(database))
  if (added.length === 0) return []
  return [{ kind: 'databases', databases: databaseIds.filter((id) => asked.has(id) || added.includes(id)) }]
}

/** The first strategy of a direction; of those that serve it, one that serves it above all others comes first. */
function strategyFor({ plan, strategies = [] }: RefinementContext, mode: RefinementMode): Strategy | null {
  const placed = strategies.flatMap((strategy) => {
    const place = modesOf(strategy, plan.parameters).indexOf(mode)
    return place === -1 ? [] : [{ strategy, place }]
  })
  return placed.sort((a, b) => a.place - b.place)[0]?.strategy ?? null
}

function groupsOf(
  { language }: RefinementContext,
  { parameters, keywords }: SearchPlan,
): readonly ConceptGroup[] {
  return conceptGroups(parameters.topic, parameters.question, language, keywords, parameters.languages)
}

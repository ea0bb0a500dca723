import type { ConceptEdit, ConceptMap } from '@/lib/contracts/concept-map'
import { databaseIds } from '@/lib/contracts/database-ids'
import type { RefinementEntry, RefinementMode } from '@/lib/contracts/refinement-entry'
import type { DatabaseId, SearchParameters } from '@/lib/contracts/search'
import { activeConcepts, applyConceptEdit, requiredConcepts } from '@/lib/core/concepts/concept-map'
import { findConceptNamed } from '@/lib/core/concepts/find-concept-named'
import { additionOf, keywordEdits } from '@/lib/core/concepts/read-keywords'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { isQueryStopWord } from '@/lib/core/text/stop-words'
import { wordsOf } from '@/lib/core/text/words'
import { readRequest } from './refinement-request'
import { unrequiring } from './search-patterns'
import { applyChange, applyChanges, type ParameterChange, type SearchPlan } from './search-plan'
import { modesOf } from './strategy-direction'
import type { Strategy } from './strategy-draft'
import { detectTopicChange } from './topic-change'

export interface RefinementChoice {
  readonly mode: RefinementMode
  /** Free text of the student; may be empty. */
  readonly request: string
}

export interface RefinementContext {
  readonly plan: SearchPlan
  readonly currentYear: number
  /** The strategies on offer; used when the student chose a direction without words. */
  readonly strategies?: readonly Strategy[]
  /** Databases that fit the field; `more` asks those that were not asked. */
  readonly fitting?: readonly DatabaseId[]
}

/** Words that change nothing, and the concepts that they may have meant: those spelt nearly so, else all that are required. */
export interface UnreadWords {
  readonly words: string
  readonly meant: readonly string[]
}

export interface Refinement {
  readonly plan: SearchPlan
  /** What was understood, in the order in which it was applied. */
  readonly changes: readonly ParameterChange[]
  /** What of the request was not understood; null where all of it was. */
  readonly unread: UnreadWords | null
  /** True when the same search should be continued on its next pages. */
  readonly nextPages: boolean
}

/**
 * The next search, from the choice More / Narrower / Broader / Keywords and the student's words. Years, languages and
 * words to leave out are read from the text whatever the choice. The rest of the text narrows (each term must be there),
 * broadens (a concept named is no longer required) or adds words. Without words the first strategy of that direction is
 * taken; `more` asks further databases and turns the page. Nothing understood leaves the plan as it is; what was not is asked about.
 */
export function refine(context: RefinementContext, choice: RefinementChoice): Refinement {
  const read = readRequest(choice.request, context.plan, context.currentYear)
  // A request may be in another language than the topic.
  const terms = topicMap({ topic: read.rest, question: '' })
    .concepts.map(({ name }) => name)
    .filter((name) => wordsOf(name).some(({ text }) => !isQueryStopWord(text, null)))
  const wanted = [...read.changes, ...directed(context, choice, terms)]
  // Only a direction without words is filled in: words that were not understood are asked about.
  const isWordless = choice.request.trim() === ''
  const strategy = wanted.length === 0 && isWordless ? strategyFor(context, choice.mode) : null
  const changes = (strategy ? [strategy.change] : wanted).filter(
    (change) => JSON.stringify(applyChange(context.plan, change)) !== JSON.stringify(context.plan),
  )
  const plan = applyChanges(context.plan, changes)
  // What "more" does by itself, with words or without, says nothing of the words.
  const isChanged = (choice.mode === 'more' ? read.changes : changes).length > 0
  const unread = isWordless ? '' : unreadIn(context.plan.map, choice, { terms, isChanged })
  return {
    plan,
    changes,
    unread: unread === '' ? null : { words: unread, meant: meantBy(context.plan.map, unread) },
    nextPages: choice.mode === 'more',
  }
}

/** The words of a request that name nothing known, the whole of one that changes nothing; empty where all was understood. */
function unreadIn(
  map: ConceptMap,
  { mode, request }: RefinementChoice,
  { terms, isChanged }: { terms: readonly string[]; isChanged: boolean },
): string {
  // Narrower and keywords take up every term; years and languages are no terms.
  if (mode === 'broader' && isChanged)
    return terms.filter((term) => findConceptNamed(map, term) === null).join(', ')
  const isPlainMore = mode === 'more' && terms.length === 0
  return isChanged || isPlainMore ? '' : request.trim()
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
  terms: readonly string[],
): readonly ParameterChange[] {
  const { map } = context.plan
  const pairs = choice.request
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part.includes('='))
  switch (choice.mode) {
    case 'more':
      return furtherDatabases(context)
    case 'narrower':
      return conceptChange([...keywordEdits(map, pairs), ...requiring(map, pairs.length > 0 ? [] : terms)])
    case 'broader':
      return conceptChange(dropping(map, terms))
    case 'keywords':
      return conceptChange(keywordEdits(map, pairs.length > 0 ? pairs : terms))
  }
}

/** Concepts that the words name are required, others are added; one that is required already narrows nothing. */
function requiring(map: ConceptMap, words: readonly string[]): readonly ConceptEdit[] {
  const required = new Set(requiredConcepts(map).map(({ id }) => id))
  let after = map
  return words.flatMap((word): ConceptEdit[] => {
    const known = findConceptNamed(after, word)
    if (known && required.has(known.id)) return []
    const edit: ConceptEdit = known
      ? { kind: 'role', id: known.id, role: 'central' }
      : additionOf(after, word)
    after = applyConceptEdit(after, edit)
    return [edit]
  })
}

function dropping(map: ConceptMap, words: readonly string[]): readonly ConceptEdit[] {
  let after = map
  return words.flatMap((word): ConceptEdit[] => {
    const known = findConceptNamed(after, word)
    const edit = known && unrequiring(after, known.id)
    if (edit) after = applyConceptEdit(after, edit)
    return edit ? [edit] : []
  })
}

/** The concepts that one word of the text is nearly spelt like; where none is, those that are required. */
function meantBy(map: ConceptMap, text: string): readonly string[] {
  const words = wordsOf(text).map((word) => foldAccents(word.text))
  const near = activeConcepts(map).filter(({ name }) =>
    wordsOf(name).some(({ text: own }) => words.some((word) => isNearlySpelt(foldAccents(own), word))),
  )
  return (near.length > 0 ? near : requiredConcepts(map)).map(({ name }) => name)
}

/** One slip: a letter more, less, another one, or two of them turned round. */
function isNearlySpelt(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false
  const from = [...a].findIndex((letter, at) => letter !== b[at])
  if (from === -1) return true
  const isTurned =
    a[from] === b[from + 1] && a[from + 1] === b[from] && a.slice(from + 2) === b.slice(from + 2)
  const rests = [
    a.slice(from + 1) === b.slice(from + 1),
    a.slice(from) === b.slice(from + 1),
    a.slice(from + 1) === b.slice(from),
  ]
  return isTurned || rests.includes(true)
}

function conceptChange(edits: readonly ConceptEdit[]): readonly ParameterChange[] {
  return edits.length > 0 ? [{ kind: 'concepts', edits }] : []
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

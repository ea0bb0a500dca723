import { z } from 'zod'
import { RefinementMode } from '@/lib/contracts/refinement-entry'
import { SearchParameters } from '@/lib/contracts/search'
import type { Source } from '@/lib/contracts/source'
import type { RefineAnswer, SelectionEntry, ValidationInput } from '@/lib/contracts/source-validation'
import { studentNames } from '@/lib/core/concepts/student-names'
import { isHeldBack, originsOf } from '@/lib/core/relevance/threshold'
import type { SearchPlan } from '@/lib/core/search/search-plan'

const counted = z.object({ key: z.string().max(300), count: z.number().int().min(0) })
export type Counted = z.infer<typeof counted>

/** One refinement and what it brought: sources first seen in its round, and how many of those were chosen. */
const TriedStrategy = z.object({
  mode: RefinementMode,
  request: z.string().max(2_000),
  keywords: z.array(z.string().max(200)).max(20),
  found: z.number().int().min(0),
  selected: z.number().int().min(0),
})
export type TriedStrategy = z.infer<typeof TriedStrategy>

/** What one finished validation taught; plain data, safe to keep as JSON. */
export const ValidationMemory = z.object({
  at: z.string().max(40),
  topic: z.string().max(2_000),
  question: z.string().max(2_000),
  locale: z.string().max(10),
  parameters: SearchParameters,
  keywords: z.array(z.string().max(200)).max(20),
  found: z.number().int().min(0),
  selected: z.number().int().min(0),
  strategies: z.array(TriedStrategy).max(100),
  /** Over the selected sources: languages, databases that gave them, and their years. */
  languages: z.array(counted).max(20),
  databases: z.array(counted).max(20),
  yearFrom: z.number().int().nullable(),
  yearTo: z.number().int().nullable(),
  /** Why sources were excluded, in the student's words, most frequent first. */
  exclusions: z.array(counted).max(50),
})
export type ValidationMemory = z.infer<typeof ValidationMemory>

export interface FinishedValidation {
  readonly input: Pick<ValidationInput, 'locale' | 'carried'>
  readonly plan: SearchPlan
  /** Answers to the refinement menu, earliest first. */
  readonly answers: readonly RefineAnswer[]
  readonly sources: readonly Source[]
  readonly selected: readonly string[]
  readonly decisions: readonly SelectionEntry[]
  /** ISO 8601. */
  readonly at: string
}

/** What a finished validation taught. Repeating it with the same facts gives the same memory; never throws. */
export function memoryOf(finished: FinishedValidation): ValidationMemory {
  const { plan, sources, at } = finished
  const chosen = new Set(finished.selected)
  const selected = sources.filter((source) => chosen.has(source.id))
  const years = selected.flatMap((source) => source.work.year ?? [])
  const reasons = finished.decisions
    .filter((entry) => entry.decision === 'exclude')
    .map((entry) => entry.reason.trim().toLowerCase())
  return {
    at,
    topic: plan.parameters.topic,
    question: plan.parameters.question,
    locale: finished.input.locale,
    parameters: plan.parameters,
    keywords: [...studentNames(plan.map)].slice(0, 20),
    found: sources.filter((source) => !isHeldBack(source)).length,
    selected: selected.length,
    strategies: triedStrategies(finished, chosen),
    languages: tally(
      selected.flatMap((source) => source.work.language ?? []),
      20,
    ),
    databases: tally(selected.flatMap(originsOf), 20),
    yearFrom: years.length > 0 ? years.reduce((a, b) => Math.min(a, b)) : null,
    yearTo: years.length > 0 ? years.reduce((a, b) => Math.max(a, b)) : null,
    exclusions: tally(reasons.filter(Boolean), 50),
  }
}

/** What Patricia remembers over all finished validations. */
export interface PatriciaMemory {
  /** Latest first. */
  readonly searches: readonly Pick<ValidationMemory, 'at' | 'topic' | 'question' | 'found' | 'selected'>[]
  /** Refinements that brought chosen sources, the most fruitful first. */
  readonly fruitful: readonly TriedStrategy[]
  readonly languages: readonly Counted[]
  readonly databases: readonly Counted[]
  readonly exclusions: readonly Counted[]
}

const SEARCHES_KEPT = 50
const FRUITFUL_KEPT = 20

/** The memories of finished validations folded together; the order given does not matter, a repeated `at` counts once. */
export function foldMemories(memories: readonly ValidationMemory[]): PatriciaMemory {
  const distinct = [...new Map(memories.map((memory) => [memory.at, memory])).values()].sort((a, b) =>
    a.at < b.at ? 1 : -1,
  )
  const total = (pick: (memory: ValidationMemory) => readonly Counted[]) =>
    tally(
      distinct.flatMap((memory) =>
        pick(memory).flatMap(({ key, count }) => Array<string>(Math.min(count, 500)).fill(key)),
      ),
      20,
    )
  return {
    searches: distinct
      .slice(0, SEARCHES_KEPT)
      .map(({ at, topic, question, found, selected }) => ({ at, topic, question, found, selected })),
    fruitful: distinct
      .flatMap((memory) => memory.strategies)
      .filter((strategy) => strategy.selected > 0)
      .sort((a, b) => b.selected - a.selected)
      .slice(0, FRUITFUL_KEPT),
    languages: total((memory) => memory.languages),
    databases: total((memory) => memory.databases),
    exclusions: total((memory) => memory.exclusions),
  }
}

/**
 * Round 1 is the first search; each refinement and each repetition opens the next. What the student added, and what came
 * along with a document, no refinement has brought.
 */
function triedStrategies(
  { answers, sources: all, input }: FinishedValidation,
  chosen: ReadonlySet<string>,
): TriedStrategy[] {
  const carried = new Set(input.carried.map(({ id }) => id))
  const sources = all.filter(
    ({ id, aliases, userProvided }) => !userProvided && ![id, ...aliases].some((name) => carried.has(name)),
  )
  const searches = answers.filter((answer) => answer.kind === 'refine' || answer.kind === 'retry')
  const tried = searches.flatMap((answer, at) => {
    if (answer.kind !== 'refine') return []
    const brought = sources.filter((source) => source.firstRound === at + 2)
    const { mode, request, map } = answer
    const selected = brought.filter((source) => chosen.has(source.id)).length
    return [{ mode, request, keywords: [...studentNames(map)].slice(0, 20), found: brought.length, selected }]
  })
  return tried.slice(-100)
}

function tally(keys: readonly string[], max: number): Counted[] {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts]
    .map(([key, count]) => ({ key: key.slice(0, 300), count }))
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
    .slice(0, max)
}

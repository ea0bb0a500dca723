import { z } from 'zod'
import { QuestionKey } from '@/lib/contracts/collection'
import type { CollectionDatabase } from '@/lib/contracts/collection-run'
import {
  CollectionInput,
  CollectionSummary,
  FillReport,
  PreparedCollection,
} from '@/lib/contracts/collection-run'
import { COLLECTION } from '@/lib/contracts/collection-stages'
import { databaseIds } from '@/lib/contracts/database-ids'
import { AppError } from '@/lib/contracts/errors'
import { type JudgedQuestion, questionMaps } from '@/lib/core/collection/judge-source'
import { questionProgress } from '@/lib/core/collection/progress'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { suggestDatabases } from '@/lib/core/search/suggest-databases'
import {
  type AgentStep,
  agent,
  pipeline,
  type StepContext,
  type TaskStep,
  task,
  type UnitContext,
} from '@/lib/engine/pipeline'
import { type Tool, tool } from '@/lib/engine/tool'
import { type CollectionToolName, collectionToolTable, followingTools, type ToolWorld } from './agent-tools'
import { fillQuestion } from './fill-question'
import type { CollectionPorts } from './ports'

/** Turns of the agent for one question, and calls to the world among them: the hard budget. */
const TURNS_MAX = 12
const OUTSIDE_CALLS_MAX = 12
/** Databases that the loop without a model asks. */
const DATABASES_MAX = 6

const prepare: TaskStep<PreparedCollection, CollectionPorts> = task('prepare', {
  output: PreparedCollection,
  run: async ({ input, ports: { store } }) => {
    const { topic, locale } = CollectionInput.parse(input)
    const questions = await store.listQuestions()
    const progress = questionProgress(questions, await store.countSources())
    const prepared = questionMaps(topic, questions).map(({ question: { key, label }, map }) => ({
      key,
      label,
      map,
      missing: progress.find(({ question }) => question.key === key)?.missing ?? 0,
    }))
    const labels = questions.map(({ label }) => label).join('. ')
    const language = prepared[0]?.map.language ?? null
    const proposed = suggestDatabases({ topic: topic || labels, question: labels, language, locale })
    return { questions: prepared, databases: databasesOf(proposed.map(({ database }) => database)) }
  },
})

/** The databases that suit the topic and need no key; for topics of health the registers of trials and of molecules, too. */
function databasesOf(proposed: readonly (typeof databaseIds)[number][]): CollectionDatabase[] {
  const open = [...new Set([...proposed, ...databaseIds])].filter((id) => !databaseFacts[id].needsKey)
  const registers = proposed.flatMap((id) => databaseFacts[id].registersBeside ?? [])
  return [...open.slice(0, DATABASES_MAX), ...registers]
}

type Reading = Pick<StepContext, 'read' | 'input'>

/** The questions that are to be worked on: those that lack sources, or the one that a search was prepared for. */
function workedOn(context: Reading): readonly string[] {
  const { search } = CollectionInput.parse(context.input)
  const { questions } = context.read(prepare)
  if (search) return questions.flatMap(({ key }) => (key === search.question ? [key] : []))
  return questions.flatMap(({ key, missing }) => (missing > 0 ? [key] : []))
}

function judgedOf(context: Reading): readonly JudgedQuestion[] {
  return context.read(prepare).questions.map(({ key, label, map }) => ({
    question: { key, label, description: '', min_sources: 1, concepts: [] },
    map,
  }))
}

function questionOf(context: StepContext) {
  const found = context.read(prepare).questions.find(({ key }) => key === context.item)
  if (!found) throw new AppError('internal', `${context.item} is no question of this collection`)
  return found
}

const Collected = z.object({ question: QuestionKey, count: z.number().int().min(0) })
type Collected = z.infer<typeof Collected>

type Unit = UnitContext<CollectionPorts>

async function countOf({ item, ports: { store } }: Unit): Promise<Collected> {
  return { question: item, count: (await store.countSources()).byQuestion.get(item) ?? 0 }
}

/** Calls to the world that a unit has made in this process; those of a lost one stand in its turns. */
const outsideCalls = new WeakMap<object, number>()
const outside: readonly CollectionToolName[] = ['search', 'read_page']

function takeOutsideCall(context: Unit): void {
  const logged = Object.values(context.run.steps.collect?.units ?? {})
    .filter(({ item }) => item === context.item)
    .flatMap(({ turns }) => turns.flatMap(({ answers }) => answers))
    .filter((answer) => outside.some((name) => name === answer.tool)).length
  const made = (outsideCalls.get(context) ?? logged) + 1
  outsideCalls.set(context, made)
  if (made > OUTSIDE_CALLS_MAX)
    throw new AppError(
      'budget-bound',
      `no more than ${OUTSIDE_CALLS_MAX} searches and pages for one question`,
    )
}

function agentTool<I>(
  name: CollectionToolName,
  entry: {
    readonly description: string
    readonly input: z.ZodType<I>
    readonly run: (world: ToolWorld, input: I) => Promise<unknown>
  },
): Tool<Unit> {
  return tool(name, {
    description: entry.description,
    input: entry.input,
    output: z.unknown(),
    ...(followingTools.includes(name) ? { followsChanges: true as const } : {}),
    run: async (input, context: Unit) => {
      if (outside.includes(name)) takeOutsideCall(context)
      const { ports, signal } = context
      return entry.run({ ports, signal, judged: judgedOf(context) }, input)
    },
  })
}

const { search, read_page, save_source, get_progress, check_completion, register_citation, get_citation } =
  collectionToolTable

const agentTools: readonly Tool<Unit>[] = [
  agentTool('search', search),
  agentTool('read_page', read_page),
  agentTool('save_source', save_source),
  agentTool('get_progress', get_progress),
  agentTool('check_completion', check_completion),
  agentTool('register_citation', register_citation),
  agentTool('get_citation', get_citation),
]

const LABEL_TOLD = 200

/** One conversation for each question, one after the other: what was collected is in the store, so none grows with it. */
const collect: AgentStep<Collected, CollectionPorts> = agent<
  Collected,
  CollectionPorts,
  { readonly done: boolean }
>('collect', {
  needs: [prepare],
  each: { items: workedOn, serial: true },
  output: Collected,
  tools: agentTools,
  turnsMax: () => TURNS_MAX,
  compose: countOf,
  prompt: (context) => {
    const { questions } = context.read(prepare)
    const syllabus = questions.map(({ key, label }) => `${key}: ${label.slice(0, LABEL_TOLD)}`).join('\n')
    return {
      values: { question: context.item },
      evidence: { topic: CollectionInput.parse(context.input).topic, questions: syllabus },
    }
  },
  answer: z.object({ done: z.boolean() }),
  accept: (_answer, _floor, context) => countOf(context),
})

const fill: TaskStep<FillReport, CollectionPorts> = task('fill', {
  needs: [prepare, collect],
  each: { items: workedOn },
  output: FillReport,
  run: (context) =>
    fillQuestion({
      question: questionOf(context),
      all: judgedOf(context),
      databases: context.read(prepare).databases,
      search: CollectionInput.parse(context.input).search,
      ports: context.ports,
      signal: context.signal,
    }),
})

const finalize: TaskStep<CollectionSummary, CollectionPorts> = task('finalize', {
  needs: [fill],
  output: CollectionSummary,
  run: async ({ ports: { store } }) => {
    const counts = await store.countSources()
    const progress = questionProgress(await store.listQuestions(), counts)
    return {
      total: counts.total,
      ready: progress.length > 0 && progress.every(({ missing }) => missing === 0),
      questions: progress.map(({ question: { key }, count, missing }) => ({ key, count, missing })),
    }
  },
})

/** Sources for questions: collected by an agent with tools where a model is configured, then filled up without one. */
export const collection = pipeline(COLLECTION, [prepare, collect, fill, finalize])

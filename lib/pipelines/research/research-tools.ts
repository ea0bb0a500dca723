import type { ZodType } from 'zod'
import { AppError, errorCodeOf } from '@/lib/contracts/errors'
import type { Evidence } from '@/lib/contracts/research'
import { ResearchQuestion, type ToolRecord } from '@/lib/contracts/research-run'
import { type ResearchToolName, researchTools, type ToolInput } from '@/lib/contracts/research-tools'
import { toolOutputOf } from '@/lib/core/research/tool-outputs'
import type { UnitContext } from '@/lib/engine/pipeline'
import { type Tool, tool } from '@/lib/engine/tool'
import type { ResearchPorts } from './ports'

/** Who is asked for one question. */
export interface Asked {
  readonly ports: Pick<ResearchPorts, 'knowledge' | 'web'>
  readonly question: Pick<ResearchQuestion, 'knowledge' | 'searchWeb' | 'notebookId'>
  readonly signal: AbortSignal
}

type Search = ToolRecord['searches'][number]

async function searchOnce(
  { ports, question, signal }: Asked,
  input: ToolInput<'searchKnowledge'>,
): Promise<Search> {
  const { evidence, total } = await ports.knowledge(question.knowledge).search(input, signal)
  return { query: input.query, evidence: [...evidence], total }
}

async function searchWebOnce({ ports, signal }: Asked, query: string, limit: number): Promise<Search> {
  if (ports.web === null) throw new AppError('not-ready', 'no key for the web search')
  const input = { query, type: 'text', limit, minimum_score: 0 } as const
  const { evidence, total } = await ports.web.search(input, signal)
  return { query, evidence: [...evidence], total }
}

/** Searches that were made; throws what the last one threw when none succeeded. */
async function settled(searches: readonly Promise<Search>[]): Promise<Search[]> {
  const results = await Promise.allSettled(searches)
  const found = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = results.find((one) => one.status === 'rejected')
  if (found.length === 0 && failed) throw failed.reason
  return found
}

/** The five calls of the workflow, each with what it found; what a provider throws is thrown on. */
export const workflowTools = {
  searchKnowledge: async (asked: Asked, input: ToolInput<'searchKnowledge'>): Promise<ToolRecord> => ({
    tool: 'searchKnowledge',
    input,
    searches: [await searchOnce(asked, input)],
    answer: '',
  }),
  searchMultiple: async (asked: Asked, input: ToolInput<'searchMultiple'>): Promise<ToolRecord> => {
    const { queries, type, limitPerQuery: limit } = input
    const searches = queries.map((query) => searchOnce(asked, { query, type, limit, minimum_score: 0 }))
    return { tool: 'searchMultiple', input, searches: await settled(searches), answer: '' }
  },
  askKnowledge: async (asked: Asked, input: ToolInput<'askKnowledge'>): Promise<ToolRecord> => {
    const { question } = input
    const provider = asked.ports.knowledge(asked.question.knowledge)
    if (!provider.ask) throw new AppError('not-ready', `${provider.name} answers no questions`)
    const { answer, evidence } = await provider.ask(question, asked.signal)
    const search = { query: question, evidence: [...evidence], total: evidence.length }
    return { tool: 'askKnowledge', input, searches: [search], answer: (answer ?? '').slice(0, 20_000) }
  },
  webSearch: async (asked: Asked, input: ToolInput<'webSearch'>): Promise<ToolRecord> => ({
    tool: 'webSearch',
    input,
    searches: [await searchWebOnce(asked, input.query, input.maxResults)],
    answer: '',
  }),
  webSearchMultiple: async (asked: Asked, input: ToolInput<'webSearchMultiple'>): Promise<ToolRecord> => {
    const searches = input.queries.map((query) => searchWebOnce(asked, query, input.maxResultsPerQuery))
    return { tool: 'webSearchMultiple', input, searches: await settled(searches), answer: '' }
  },
} as const

/** Evidence that tools have brought to a model in one unit, for the ledger of its answer. */
const broughtBy = new WeakMap<object, Evidence[]>()

/** What the model's own calls of this process have found. */
export function evidenceBrought(context: object): readonly Evidence[] {
  return broughtBy.get(context) ?? []
}

type Context = UnitContext<ResearchPorts>

/** Results told to a model at once: what it is told must stay whole. */
const TOLD_MAX = 8

function tell(record: ToolRecord, context: Context) {
  const kept = record.searches.map((search) => ({ ...search, evidence: search.evidence.slice(0, TOLD_MAX) }))
  broughtBy.set(context, [...evidenceBrought(context), ...kept.flatMap(({ evidence }) => evidence)])
  return toolOutputOf({ ...record, searches: kept })
}

/** A tool of the specification: failures are told as `success: false` in its own form. */
function offered<Name extends ResearchToolName>(
  name: Name,
  description: string,
  empty: Record<string, unknown>,
  run: (input: unknown, asked: Asked, context: Context) => Promise<unknown>,
): Tool<Context> {
  const input: ZodType<unknown> = researchTools[name].input
  const output: ZodType<unknown> = researchTools[name].output
  return tool<unknown, unknown, Context>(name, {
    description,
    input,
    output,
    run: async (given, context) => {
      const asked = { ports: context.ports, question: questionOf(context), signal: context.signal }
      try {
        return await run(given, asked, context)
      } catch (error) {
        context.signal.throwIfAborted()
        return { ...empty, success: false, error: errorCodeOf(error) }
      }
    },
  })
}

/** The question of this round, as the run has it. */
function questionOf({ run }: Pick<Context, 'run'>): ResearchQuestion {
  return ResearchQuestion.parse(run.steps.question?.answer)
}

function requireWeb({ question }: Asked): void {
  if (!question.searchWeb) throw new AppError('not-allowed', 'the student did not allow the web')
}

const noResults = { results: [], totalCount: 0 }
const noSearches = { searches: [], totalQueries: 0 }

/** The seven tools as a model is offered them. */
export const modelTools: readonly Tool<Context>[] = [
  offered(
    'searchKnowledge',
    'Searches the library, by meaning (vector) or by words (text).',
    noResults,
    async (input, asked, context) =>
      tell(
        await workflowTools.searchKnowledge(asked, researchTools.searchKnowledge.input.parse(input)),
        context,
      ),
  ),
  offered(
    'searchMultiple',
    'Searches the library for several things, each by itself.',
    noSearches,
    async (input, asked, context) =>
      tell(
        await workflowTools.searchMultiple(asked, researchTools.searchMultiple.input.parse(input)),
        context,
      ),
  ),
  offered(
    'askKnowledge',
    'Reads deeper in the library for one question.',
    { answer: '', question: '' },
    async (input, asked, context) =>
      tell(await workflowTools.askKnowledge(asked, researchTools.askKnowledge.input.parse(input)), context),
  ),
  offered(
    'webSearch',
    'Searches the web; of lower authority than the library.',
    noResults,
    async (input, asked, context) => {
      requireWeb(asked)
      return tell(await workflowTools.webSearch(asked, researchTools.webSearch.input.parse(input)), context)
    },
  ),
  offered(
    'webSearchMultiple',
    'Searches the web for several things.',
    noSearches,
    async (input, asked, context) => {
      requireWeb(asked)
      const parsed = researchTools.webSearchMultiple.input.parse(input)
      return tell(await workflowTools.webSearchMultiple(asked, parsed), context)
    },
  ),
  offered(
    'chatWithNotebook',
    'Talks with a notebook; needs its id.',
    { response: '' },
    async (input, asked) => {
      const parsed = researchTools.chatWithNotebook.input.parse(input)
      const provider = asked.ports.knowledge(asked.question.knowledge)
      if (!provider.chat || parsed.notebookId !== asked.question.notebookId)
        throw new AppError('not-ready', 'no such notebook to talk with')
      return { success: true, ...(await provider.chat(parsed, asked.signal)) }
    },
  ),
  offered(
    'buildContext',
    'Gives all of a notebook; needs its id.',
    { context: '', tokenCount: 0, charCount: 0 },
    async (input, asked) => {
      const { notebookId } = researchTools.buildContext.input.parse(input)
      const provider = asked.ports.knowledge(asked.question.knowledge)
      if (!provider.context || notebookId !== asked.question.notebookId)
        throw new AppError('not-ready', 'no such notebook to read')
      const { context, tokenCount } = await provider.context(notebookId, asked.signal)
      return { success: true, context: context.slice(0, 200_000), tokenCount, charCount: context.length }
    },
  ),
]

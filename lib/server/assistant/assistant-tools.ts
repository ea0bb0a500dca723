import { z } from 'zod'
import { ownLibrary } from '@/lib/adapters/notebooks/own-library'
import { AppError } from '@/lib/contracts/errors'
import { Locale } from '@/lib/contracts/locale'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import { questionMaps } from '@/lib/core/collection/judge-source'
import { mergeEvidence } from '@/lib/core/research/merge-evidence'
import { writeAnswer } from '@/lib/core/research/write-answer'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { collectionToolTable, type ToolWorld } from '@/lib/pipelines/collection/agent-tools'
import { makeCollectionPorts } from '../collection-ports'
import { projectLibrary } from '../project-library'
import type { Services } from '../services'
import { paperTools } from './paper-tools'
import type { requireAssistant } from './require-assistant'

/** An outside assistant waits for a search or a page no longer. */
const TOOL_MS_MAX = 45_000
const QUESTION_MAX = 2_000

type Assistant = Awaited<ReturnType<typeof requireAssistant>>

/** What a tool takes, what it is said to do, and what it does for the assistant of one project. */
export interface AssistantTool {
  readonly description: string
  readonly input: z.ZodObject
  readonly run: (assistant: Assistant, all: Services, input: unknown) => Promise<object>
}

function collecting<I>(entry: {
  readonly description: string
  readonly input: z.ZodObject & z.ZodType<I>
  readonly run: (world: ToolWorld, input: I) => Promise<object | undefined>
}): AssistantTool {
  return {
    description: entry.description,
    input: entry.input,
    run: async (assistant, all, given) => {
      const { topic, questions } = assistant
      const ports = await makeCollectionPorts(all, assistant)
      const signal = AbortSignal.timeout(TOOL_MS_MAX)
      const world = { ports, signal, judged: questionMaps(topic, questions) }
      return (await entry.run(world, entry.input.parse(given))) ?? {}
    },
  }
}

const askInput = z.object({ question: z.string().trim().min(1).max(QUESTION_MAX) })

const askLibrary: AssistantTool = {
  description: 'Answers from the texts in the project’s library, sentence by sentence, each with its source.',
  input: askInput,
  run: async ({ projectId, locale: of }, { db }, given) => {
    const { question: query } = askInput.parse(given)
    const library = ownLibrary(projectLibrary(db, projectId))
    const signal = AbortSignal.timeout(TOOL_MS_MAX)
    const found = library.ask ? await library.ask(query, signal) : { evidence: [] }
    const locale = Locale.catch('en').parse(of)
    const language = detectLanguage(query) ?? localeLanguages[locale]
    const prepared = { standalone: query, language, entities: [], history: [] }
    const evidence = mergeEvidence(found.evidence)
    const answer = writeAnswer({ query, prepared, evidence, locale, steps: 1 })
    return {
      found: answer.found,
      answer: answer.text,
      sources: answer.sources.map(({ id, name, quote }) => ({ id, name, quote })),
    }
  },
}

const { search, read_page, save_source, get_progress, check_completion, register_citation, get_citation } =
  collectionToolTable

/** The tools that an outside assistant has: those of the collecting agent, questions to the library, and the steps of a paper. */
export const assistantTools: Readonly<Record<string, AssistantTool>> = {
  search: collecting(search),
  read_page: collecting(read_page),
  save_source: collecting(save_source),
  get_progress: collecting(get_progress),
  check_completion: collecting(check_completion),
  register_citation: collecting(register_citation),
  get_citation: collecting(get_citation),
  ask_library: askLibrary,
  ...paperTools,
}

/** The sentence for an assistant whose call was refused; null for what is no refusal of its call. */
export function refusalSentence(error: unknown): string | null {
  if (error instanceof z.ZodError) return z.prettifyError(error).slice(0, 480)
  return error instanceof AppError && error.code === 'invalid-input' ? error.message : null
}

import { ResearchAnswer, type ResearchEvent, researchEvent } from '@/lib/contracts/research'
import { PreparedQuestion, ResearchQuestion, ToolRecord } from '@/lib/contracts/research-run'
import type { RunEvent, RunFact } from '@/lib/contracts/run'
import { readWords, say } from '@/lib/core/text/say'
import en from '@/messages/en/floor/research.json'
import es from '@/messages/es/floor/research.json'
import ptBR from '@/messages/pt-BR/floor/research.json'
import { toolOutputOf } from './tool-outputs'

const words = readWords({ en, 'pt-BR': ptBR, es })('status')

/** The tool that a step of the workflow calls. */
const toolOfStep = {
  search: 'searchKnowledge',
  'search-text': 'searchKnowledge',
  'search-each': 'searchMultiple',
  'search-web': 'webSearch',
  'ask-knowledge': 'askKnowledge',
} as const
type ToolStepKey = keyof typeof toolOfStep

const isToolStep = (step: string): step is ToolStepKey => Object.hasOwn(toolOfStep, step)

export interface WireReader {
  /** The events that a fact of the log gives, and whether the answer is over with them. */
  read(event: RunEvent): { readonly messages: readonly ResearchEvent[]; readonly ends: boolean }
  /** The question of the round, once its fact was read. */
  question(): ResearchQuestion | null
}

/**
 * Reads one round of a conversation's log as the events of the specification. All facts up to those of the round may be given; others say
 * nothing. `showsWhole` says whether a finished answer is sent as text too: false for a reader who saw it being written.
 */
export function createWireReader(round: number, showsWhole: () => boolean): WireReader {
  let asked: ResearchQuestion | null = null
  let prepared: PreparedQuestion | null = null
  let steps = 0

  const status = (key: keyof typeof en.status, values: { count?: number } = {}): ResearchEvent =>
    researchEvent({ type: 'status', status: say(words, asked?.locale ?? 'en', key, values), steps })

  const started = (step: ToolStepKey): readonly ResearchEvent[] => {
    const tool = toolOfStep[step]
    steps += 1
    const toolInput =
      step === 'search-each' ? { queries: prepared?.entities } : { query: prepared?.standalone }
    return [status(tool), researchEvent({ type: 'tool_start', tool, toolInput, steps })]
  }

  const result = (tool: string, toolResult: Record<string, unknown>): readonly ResearchEvent[] =>
    asked?.verbose ? [researchEvent({ type: 'tool_result', tool, toolResult, steps })] : []

  const completed = (step: string, output: unknown): readonly ResearchEvent[] => {
    if (step === 'prepare') prepared = PreparedQuestion.safeParse(output).data ?? null
    if (step === 'answer') return finished(ResearchAnswer.parse(output), showsWhole())
    if (!isToolStep(step)) return []
    const record = ToolRecord.parse(output)
    const count = new Set(
      record.searches.flatMap(({ evidence }) => evidence.map(({ passage }) => passage.itemId)),
    )
    return [status('found', { count: count.size }), ...result(record.tool, { ...toolOutputOf(record) })]
  }

  const messagesOf = (fact: RunFact): readonly ResearchEvent[] => {
    if (fact.type === 'question-answered') asked = ResearchQuestion.safeParse(fact.answer).data ?? null
    if (fact.type === 'unit-started') {
      if (isToolStep(fact.step) && fact.attempt === 1) return started(fact.step)
      return fact.step === 'answer' ? [status('writing')] : []
    }
    if (fact.type === 'unit-completed') return completed(fact.step, fact.output)
    if (fact.type === 'unit-failed' && fact.final) {
      const { code } = fact.error
      if (isToolStep(fact.step)) return [status('failed'), ...result(toolOfStep[fact.step], failure(code))]
      return [researchEvent({ type: 'error', error: code, steps })]
    }
    if (fact.type === 'model-turned')
      return fact.calls.map(({ tool, input }) => {
        steps += 1
        return researchEvent({ type: 'tool_start', tool, toolInput: objectOf(input), steps })
      })
    if (fact.type === 'tool-answered') return result(fact.tool, parsedObject(fact.output))
    return []
  }

  return {
    question: () => asked,
    read: ({ fact }) => {
      if (asked && fact.type === 'run-paused')
        return over(researchEvent({ type: 'error', error: `paused-${fact.reason}`, steps }))
      if (asked && fact.type === 'run-failed')
        return over(researchEvent({ type: 'error', error: fact.error.code, steps }))
      if (fact.type === 'steps-reopened' && asked && fact.steps.includes('question'))
        return over(researchEvent({ type: 'error', error: 'stopped', steps }))
      if (!('round' in fact) || fact.round !== round) return { messages: [], ends: false }
      const messages = messagesOf(fact)
      return { messages, ends: messages.some(({ type }) => type === 'done') }
    },
  }
}

function over(event: ResearchEvent) {
  return { messages: [event], ends: true }
}

function finished({ text, sources, steps }: ResearchAnswer, showsWhole: boolean): readonly ResearchEvent[] {
  const paragraphs = showsWhole ? text.split(/(?<=\n\n)/) : []
  return [
    researchEvent({ type: 'sources', sources, steps }),
    ...paragraphs.map((content) => researchEvent({ type: 'delta', content, steps })),
    researchEvent({ type: 'done', response: text, sources, steps }),
  ]
}

const failure = (error: string) => ({ success: false, error })

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function parsedObject(text: string): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return { success: false, error: 'cut' }
  }
}

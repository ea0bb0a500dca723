import { AppError } from '@/lib/contracts/errors'
import type { EvidenceProvider } from '@/lib/contracts/evidence-provider'
import type { ModelPort, TurnAnswer, TurnRequest } from '@/lib/contracts/ports'
import type { Evidence, EvidenceOrigin, ResearchAnswer } from '@/lib/contracts/research'
import { ResearchAnswer as AnswerSchema } from '@/lib/contracts/research'
import { ResearchQuestion } from '@/lib/contracts/research-run'
import type { RunState } from '@/lib/contracts/run'
import { detectLanguage } from '@/lib/core/text/detect-language'
import type { ResearchPorts } from './ports'

/** A passage for tests. */
export function makeEvidence(
  id: string,
  text: string,
  { score = 0.9, origin = 'library' }: { score?: number; origin?: EvidenceOrigin } = {},
): Evidence {
  return {
    passage: {
      id: `${id}#0`,
      itemId: id,
      index: 0,
      text,
      language: detectLanguage(text),
      headings: [],
      locator: { type: 'page', value: 3 },
      boxes: [],
    },
    title: `Title of ${id}`,
    url: origin === 'web' ? `https://example.org/${id}` : null,
    origin,
    score,
  }
}

export type Failing = 'vector' | 'text' | 'ask' | 'all' | 'none'

/** A provider that finds these passages whatever is asked, or fails in one of its ways; `asked` says what it was asked. */
export function scriptedProvider(
  evidence: readonly Evidence[],
  failing: Failing = 'none',
): EvidenceProvider & { readonly asked: string[] } {
  const asked: string[] = []
  const fail = (way: Failing) => {
    if (failing === way || failing === 'all') throw new AppError('source-unreachable', `${way} is down`)
  }
  return {
    name: 'own-library',
    asked,
    search: async ({ query, type, limit }) => {
      asked.push(`${type}: ${query}`)
      fail(type)
      return { evidence: evidence.slice(0, limit), total: evidence.length }
    },
    ask: async (question) => {
      asked.push(`ask: ${question}`)
      fail('ask')
      return { answer: null, evidence }
    },
    chat: async ({ message }) => ({ response: `You said: ${message}` }),
    context: async () => ({ context: 'All of it.', tokenCount: 3 }),
  }
}

export const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}

type Turn = { readonly text?: string; readonly calls?: readonly { tool: string; input: unknown }[] }

/** A model that takes these turns one after the other; `seen` holds what it was asked each time. */
export function scriptedModel(turns: readonly Turn[]): ModelPort & { readonly seen: TurnRequest<unknown>[] } {
  const seen: TurnRequest<unknown>[] = []
  return {
    name: 'scripted/model',
    seen,
    write: async () => ({ ok: false, reason: 'only turns', tokens: 0, fallbacks: [] }),
    turn: async <T>(request: TurnRequest<T>): Promise<TurnAnswer<T>> => {
      seen.push(request)
      const { text = '', calls = [] } = turns[Math.min(seen.length, turns.length) - 1] ?? {}
      const common = { ok: true, text: '', complaint: '', engine: 'scripted/model', tokens: 10 } as const
      const named = calls.map((one, at) => ({ id: `${seen.length}-${at}`, ...one }))
      if (named.length > 0) return { ...common, calls: named, value: undefined }
      request.onText(JSON.stringify({ answer: text }))
      return { ...common, calls: [], value: request.schema.parse({ answer: text }) }
    },
  }
}

/** Ports that answer from these passages. */
export function scriptedPorts(options: {
  readonly library?: EvidenceProvider
  readonly web?: EvidenceProvider | null
  readonly model?: ModelPort
  /** Ids of passages that were to be kept. */
  readonly quoted?: string[]
}): ResearchPorts {
  const { library = scriptedProvider([]), web = null, model = noModel, quoted = [] } = options
  return { model, web, knowledge: () => library, keepQuoted: async (ids) => void quoted.push(...ids) }
}

export function makeQuestion(query: string, more: Partial<ResearchQuestion> = {}): ResearchQuestion {
  return ResearchQuestion.parse({ query, locale: 'en', ...more })
}

/** The answers of a conversation in their order. */
export function answersIn(run: RunState): readonly ResearchAnswer[] {
  const step = run.steps.answer
  const rounds = step ? [...step.past, step] : []
  return rounds
    .flatMap(({ units }) => Object.values(units))
    .flatMap(({ status, output }) => (status === 'done' ? [AnswerSchema.parse(output)] : []))
}

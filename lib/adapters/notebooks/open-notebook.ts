import { AppError } from '@/lib/contracts/errors'
import type { EvidenceProvider } from '@/lib/contracts/evidence-provider'
import { listAt, numberAt, textAt, textsAt, valueAt } from '@/lib/core/records/read-json'
import { askJson, type JsonService } from './ask-json'
import { evidenceOf, type ForeignResult, resultsOf } from './read-evidence'

/** Sources whose text is fetched because the search did not give any. */
const FETCHED_MAX = 5
const CITED = /\b(?:source|note|source_insight):[a-z0-9]{1,40}\b/gi

/**
 * A self-hosted Open Notebook (github.com/lfnovo/open-notebook 1.14.0) by its true routes under `/api`. Its text search has relevances
 * without a bound; they are brought to 0–1 in their order.
 */
export function openNotebook(service: JsonService): EvidenceProvider {
  const ask = (path: string, signal: AbortSignal, body?: unknown) =>
    askJson(service, body === undefined ? { path } : { path, body }, signal)
  const sessions = new Map<string, string>()

  const readText = async (id: string, signal: AbortSignal): Promise<ForeignResult | null> => {
    const isNote = id.startsWith('note:')
    const found = await ask(`/${isNote ? 'notes' : 'sources'}/${encodeURIComponent(id)}`, signal)
    const text = textAt(found, isNote ? 'content' : 'full_text')
    return text === null ? null : { id, title: textAt(found, 'title'), text, score: 0 }
  }

  return {
    name: 'open-notebook',
    search: async ({ query, type, limit, minimum_score }, signal) => {
      const asked = { query, type, limit, search_sources: true, search_notes: true, minimum_score }
      const body = await ask('/search', signal, asked)
      const rows = resultsOf(body, 'results').slice(0, limit)
      const results = await Promise.all(
        rows.map(async (row, at) => {
          const id = textAt(row, 'parent_id') ?? textAt(row, 'id') ?? ''
          const score = type === 'text' ? bounded(valueAt(row, 'relevance')) : valueAt(row, 'similarity')
          const text = textsAt(row, 'matches').join('\n\n')
          if (text !== '' || at >= FETCHED_MAX || id === '')
            return { id, title: textAt(row, 'title'), text, score }
          const fetched = await readText(id, signal).catch(() => null)
          signal.throwIfAborted()
          return { id, title: textAt(row, 'title'), text: fetched?.text ?? '', score }
        }),
      )
      const total = numberAt(body, 'total_count') ?? rows.length
      return {
        evidence: evidenceOf(results, { origin: 'notebook', limit }),
        total: Math.max(0, Math.round(total)),
      }
    },
    ask: async (question, signal) => {
      const model = textAt(await ask('/models/defaults', signal), 'default_chat_model')
      if (model === null) throw new AppError('not-ready', 'the notebook server has no default model')
      const models = { strategy_model: model, answer_model: model, final_answer_model: model }
      const answer = textAt(await ask('/search/ask/simple', signal, { question, ...models }), 'answer')
      if (answer === null) throw new AppError('source-unreachable', 'an answer without text')
      const cited = [...new Set(answer.match(CITED) ?? [])].slice(0, FETCHED_MAX)
      // An id that the server's model has invented leads to nothing, and is left out.
      const texts = await Promise.all(cited.map((id) => readText(id, signal).catch(() => null)))
      signal.throwIfAborted()
      const results = texts.flatMap((one) => (one === null ? [] : [one]))
      return { answer, evidence: evidenceOf(results, { origin: 'notebook', limit: FETCHED_MAX }) }
    },
    chat: async ({ message, notebookId, newSession }, signal) => {
      const known = newSession ? undefined : sessions.get(notebookId)
      const id = known ?? textAt(await ask('/chat/sessions', signal, { notebook_id: notebookId }), 'id')
      if (id === null) throw new AppError('source-unreachable', 'a chat session without an id')
      sessions.set(notebookId, id)
      const context = valueAt(await ask('/chat/context', signal, contextOf(notebookId)), 'context')
      const body = await ask('/chat/execute', signal, { session_id: id, message, context })
      const said = listAt(body, 'messages').findLast((one) => textAt(one, 'type') === 'ai')
      const response = textAt(said, 'content')
      if (response === null) throw new AppError('source-unreachable', 'a chat without an answer')
      return { response }
    },
    context: async (notebookId, signal) => {
      const body = await ask('/chat/context', signal, contextOf(notebookId))
      const context = valueAt(body, 'context')
      if (context === undefined) throw new AppError('source-unreachable', 'an answer without context')
      const text = typeof context === 'string' ? context : JSON.stringify(context)
      return { context: text, tokenCount: Math.max(0, Math.round(numberAt(body, 'token_count') ?? 0)) }
    },
  }
}

const contextOf = (notebookId: string) => ({ notebook_id: notebookId, context_config: {} })

/** A relevance from 0 up as a share that keeps the order; what is no such number is handed on, and not believed. */
function bounded(relevance: unknown): unknown {
  return typeof relevance === 'number' && relevance >= 0 ? relevance / (1 + relevance) : relevance
}

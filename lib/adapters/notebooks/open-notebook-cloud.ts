import { AppError } from '@/lib/contracts/errors'
import type { EvidenceProvider } from '@/lib/contracts/evidence-provider'
import { numberAt, textAt, valueAt } from '@/lib/core/records/read-json'
import { askJson, type JsonService } from './ask-json'
import { evidenceOf, resultsOf } from './read-evidence'

/** The notebook service that the specification names: its `/v1` routes, with answers in the form of its tools. */
export function openNotebookCloud(service: JsonService): EvidenceProvider {
  const ask = (path: string, signal: AbortSignal, body?: unknown) =>
    askJson(service, body === undefined ? { path } : { path, body }, signal)
  const sessions = new Map<string, string>()
  return {
    name: 'open-notebook-cloud',
    search: async (query, signal) => {
      const body = await ask('/search', signal, query)
      const rows = resultsOf(body, 'results')
      const results = rows.map((row) => ({
        id: textAt(row, 'sourceId') ?? textAt(row, 'id') ?? '',
        title: textAt(row, 'source') ?? textAt(row, 'title'),
        text: textAt(row, 'content') ?? '',
        score: valueAt(row, 'score'),
      }))
      const total = numberAt(body, 'totalCount') ?? rows.length
      const { limit } = query
      return {
        evidence: evidenceOf(results, { origin: 'notebook', limit }),
        total: Math.max(0, Math.round(total)),
      }
    },
    ask: async (question, signal) => {
      const answer = textAt(await ask('/ask', signal, { question }), 'answer')
      if (answer === null) throw new AppError('source-unreachable', 'an answer without text')
      return { answer, evidence: [] }
    },
    chat: async ({ message, notebookId, newSession }, signal) => {
      const known = newSession ? undefined : sessions.get(notebookId)
      const id =
        known ??
        sessionOf(await ask(`/notebooks/${encodeURIComponent(notebookId)}/chat`, signal, { newSession }))
      if (id === null) throw new AppError('source-unreachable', 'a chat session without an id')
      sessions.set(notebookId, id)
      const body = await ask(`/chat/${encodeURIComponent(id)}`, signal, { message })
      const response = textAt(body, 'response') ?? textAt(body, 'answer')
      if (response === null) throw new AppError('source-unreachable', 'a chat without an answer')
      return { response }
    },
    context: async (notebookId, signal) => {
      const body = await ask(`/notebooks/${encodeURIComponent(notebookId)}/context`, signal)
      const context = textAt(body, 'context')
      if (context === null) throw new AppError('source-unreachable', 'an answer without context')
      return { context, tokenCount: Math.max(0, Math.round(numberAt(body, 'tokenCount') ?? 0)) }
    },
  }
}

function sessionOf(body: unknown): string | null {
  return textAt(body, 'session_id') ?? textAt(body, 'sessionId') ?? textAt(body, 'id')
}

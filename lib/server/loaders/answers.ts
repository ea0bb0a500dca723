import 'server-only'
import { z } from 'zod'
import { listItems } from '@/lib/adapters/store/library-items'
import { readSecrets } from '@/lib/adapters/store/secrets'
import type { AnswersPage } from '@/lib/contracts/answers-page'
import { env } from '../env'
import { notebookServer } from '../research-ports'
import { streamAnswer } from '../runs/answer-stream'
import { listConversations, requireConversation } from '../runs/conversations'
import { services } from '../services'
import { requireProject } from '../session'

/** What the page of answers shows; throws `not-found` for a stranger's project or conversation. */
export async function loadAnswers(projectId: string, conversationId: string | null): Promise<AnswersPage> {
  const project = await requireProject(projectId)
  const all = await services()
  const [conversations, items, conversation, secrets] = await Promise.all([
    listConversations(all.db, project.id),
    listItems(all.db, project.id),
    conversationId === null ? null : requireConversation(all, project.id, conversationId),
    readSecrets(all.db, project.visitor.id, all.secretsKey),
  ])
  return {
    conversations,
    conversation,
    isEmpty: items.every(({ item }) => item.passages === 0),
    hasWeb: project.sandbox || Boolean(secrets.tavily ?? env().TAVILY_API_KEY),
    hasNotebook: notebookServer() !== null,
  }
}

const Round = z.coerce.number().int().min(1)

/** The stream of one answer of a conversation of the visitor, `?round=` names which. */
export async function loadAnswerStream(
  { projectId, conversationId }: { readonly projectId: string; readonly conversationId: string },
  request: Request,
): Promise<Response> {
  const project = await requireProject(projectId)
  const { id } = await requireConversation(await services(), project.id, conversationId)
  const round = Round.parse(new URL(request.url).searchParams.get('round') ?? '1')
  return streamAnswer({
    conversationId: id,
    round,
    access: { sessionId: project.visitor.sessionId, projectId: project.id },
    lastEventId: request.headers.get('last-event-id'),
    signal: request.signal,
  })
}

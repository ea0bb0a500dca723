'use server'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { ResearchQuestion } from '@/lib/contracts/research-run'
import { type ActionResult, actionResult } from '../action-result'
import { keepAnswer } from '../keep-answer'
import { askOn, beginConversation, requireConversation, stopAnswer } from '../runs/conversations'
import { services } from '../services'
import { requireProject } from '../session'

const Ask = z.object({
  projectId: z.string(),
  /** Null begins a new conversation. */
  conversationId: z.string().nullable(),
  question: ResearchQuestion,
})

/** Asks a question, in a conversation or in a new one; its answer comes on the stream of the round that is given back. */
export async function askLibraryAction(
  input: z.input<typeof Ask>,
): Promise<ActionResult<{ conversationId: string; round: number }>> {
  return actionResult('askLibrary', async () => {
    const { projectId, conversationId, question } = Ask.parse(input)
    const project = await requireProject(projectId)
    const all = await services()
    if (conversationId === null)
      return { conversationId: await beginConversation(all, project.id, question), round: 1 }
    const conversation = await requireConversation(all, project.id, conversationId)
    return { conversationId: conversation.id, round: await askOn(all, conversation, question) }
  })
}

const Stop = z.object({ projectId: z.string(), conversationId: z.string() })

/** Stops the answer that is being written; `conflict` when none is. */
export async function stopAnswerAction(input: z.input<typeof Stop>): Promise<ActionResult> {
  return actionResult('stopAnswer', async () => {
    const { projectId, conversationId } = Stop.parse(input)
    const project = await requireProject(projectId)
    const all = await services()
    await stopAnswer(all, await requireConversation(all, project.id, conversationId))
    return undefined
  })
}

const Keep = Stop.extend({ round: z.number().int().min(1) })

/** Keeps an answer as a note of the library. */
export async function keepAnswerAction(
  input: z.input<typeof Keep>,
): Promise<ActionResult<{ itemId: string }>> {
  return actionResult('keepAnswer', async () => {
    const { projectId, conversationId, round } = Keep.parse(input)
    const project = await requireProject(projectId)
    const all = await services()
    const { exchanges } = await requireConversation(all, project.id, conversationId)
    const exchange = exchanges.find((one) => one.round === round)
    if (!exchange) throw new AppError('not-found', 'no such answer')
    return { itemId: await keepAnswer(all.db, project.id, exchange) }
  })
}

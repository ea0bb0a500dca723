import 'server-only'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { answerDocument } from '@/lib/core/research/answer-document'
import { fileWord, slugOf } from '@/lib/core/validation/file-names'
import { downloadOf, renderedTree } from './render-proposal'
import { requireConversation } from './runs/conversations'
import { services } from './services'
import { requireProject } from './session'
import { inTurn } from './turns'

const Query = z.object({ format: z.enum(['md', 'docx']), round: z.coerce.number().int().min(1) })

/**
 * One answer of the visitor's conversation as the file that `?round=…&format=…` asks for. Throws `not-found`, `invalid-input`,
 * `not-ready` while the answer is not there, and as inTurn does.
 */
export async function exportAnswer(
  { projectId, conversationId }: { readonly projectId: string; readonly conversationId: string },
  request: Request,
): Promise<Response> {
  const query = Query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new AppError('invalid-input', 'unknown format or round', { cause: query.error })
  const { format, round } = query.data
  const project = await requireProject(projectId)
  const { signal } = request
  return inTurn({ kind: 'documents', owner: `user:${project.visitor.id}`, signal }, async () => {
    const { exchanges } = await requireConversation(await services(), project.id, conversationId)
    const exchange = exchanges.find((one) => one.round === round)
    if (!exchange?.answer) throw new AppError('not-ready', 'no such answer yet')
    const { question, answer, engine, answeredAt } = exchange
    const tree = answerDocument({
      question: question.query,
      answer,
      engine: engine ?? '',
      locale: question.locale,
      date: answeredAt.slice(0, 10),
      author: '',
    })
    const file = await renderedTree(tree, { format, signal })
    return downloadOf({
      ...file,
      fileName: `${fileWord('answer', question.locale)}-${slugOf(question.query)}.${format}`,
    })
  })
}

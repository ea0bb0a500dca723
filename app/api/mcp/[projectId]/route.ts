import { answerMcp } from '@/lib/server/assistant/answer-assistant'
import { services } from '@/lib/server/services'

interface RouteContext {
  params: Promise<{ projectId: string }>
}

async function serve(request: Request, { params }: RouteContext): Promise<Response> {
  const [{ projectId }, all] = await Promise.all([params, services()])
  return answerMcp({ all, request, projectId })
}

export const POST = serve
export const GET = serve
export const DELETE = serve

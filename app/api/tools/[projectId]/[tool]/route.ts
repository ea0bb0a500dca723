import { answerTool } from '@/lib/server/assistant/answer-assistant'
import { services } from '@/lib/server/services'

export async function POST(
  request: Request,
  { params }: { params: Promise<{ projectId: string; tool: string }> },
) {
  const [{ projectId, tool }, all] = await Promise.all([params, services()])
  return answerTool({ all, request, projectId, tool })
}

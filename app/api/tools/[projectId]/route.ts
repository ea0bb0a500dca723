import { describeTools } from '@/lib/server/assistant/answer-assistant'
import { services } from '@/lib/server/services'

export async function GET(request: Request, { params }: { params: Promise<{ projectId: string }> }) {
  const [{ projectId }, all] = await Promise.all([params, services()])
  return describeTools({ all, request, projectId })
}

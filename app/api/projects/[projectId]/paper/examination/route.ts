import { loadPaperExamination } from '@/lib/server/loaders/paper-examination'
import { respond } from '@/lib/server/respond'

interface Context {
  params: Promise<{ projectId: string }>
}

export async function GET(_request: Request, { params }: Context) {
  const { projectId } = await params
  return respond('paperExamination', () => loadPaperExamination(projectId))
}

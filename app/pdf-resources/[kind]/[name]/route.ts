import { sendPdfResource } from '@/lib/server/pdf-resource'

export const runtime = 'nodejs'

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ kind: string; name: string }> },
) {
  const { kind, name } = await params
  return sendPdfResource(kind, name)
}

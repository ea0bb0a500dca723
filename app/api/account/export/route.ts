import { exportOwnData } from '@/lib/server/own-data'
import { respondWithFile } from '@/lib/server/respond'

export const runtime = 'nodejs'

export async function GET(request: Request) {
  return respondWithFile('exportOwnData', request, () => exportOwnData(request))
}

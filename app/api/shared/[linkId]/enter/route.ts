import { errorCodes } from '@/lib/contracts/errors'
import { answerAccessRequest } from '@/lib/server/desk/access-request'
import { respond } from '@/lib/server/respond'

export async function POST(request: Request, { params }: { params: Promise<{ linkId: string }> }) {
  return respond('enter desk', async () => {
    const entered = await answerAccessRequest(request, (await params).linkId)
    if (entered.ok) return new Response(null, { status: 204, headers: { 'set-cookie': entered.cookie } })
    const { code, retryAfterS } = entered
    const headers = { 'retry-after': String(retryAfterS) }
    return Response.json(
      { code },
      { status: errorCodes[code].status, ...(retryAfterS === null ? {} : { headers }) },
    )
  })
}

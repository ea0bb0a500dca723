import 'server-only'
import { AppError } from '@/lib/contracts/errors'

/**
 * The JSON body of a request of our own pages, counted while it arrives. Throws `invalid-input` for one that another page
 * sent or that is no JSON, and `too-large` beyond `bytesMax`.
 */
export async function readSmallJson(request: Request, bytesMax: number): Promise<unknown> {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') throw new AppError('invalid-input', `sent from ${site}`)
  if (!headers.get('content-type')?.startsWith('application/json'))
    throw new AppError('invalid-input', 'the body is no JSON')
  let text = ''
  let size = 0
  const decoder = new TextDecoder()
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > bytesMax) throw new AppError('too-large', `a body of more than ${bytesMax} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  try {
    return JSON.parse(text)
  } catch {
    // The cause is left out: its message would repeat the beginning of the body.
    throw new AppError('invalid-input', 'the body is no JSON')
  }
}

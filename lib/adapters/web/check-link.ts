import type { CheckedLink } from '@/lib/contracts/link'
import { type GuardedOptions, type GuardedResult, guardedFetch } from './guarded-fetch'
import { HostQueue } from './host-queue'

const TIMEOUT_MS = 8_000
const BEGINNING_BYTES = 65_536

/** No more than two requests at once to one host, from the whole process. */
const hosts = new HostQueue(2)

/** Words by which a publisher's page says that the text must be paid for or unlocked (en, pt, es). */
const PAYWALL =
  /purchase (this )?(article|pdf|access|chapter)|buy (this )?(article|chapter)|rent this article|subscribe to (read|access|journal)|institutional (login|access|sign in)|get full access|access options|log in to (read|access)|comprar (este )?(artigo|art[ií]culo)|acesso restrito|acceso restringido|assine para ler/i

/**
 * Whether an address leads to a readable page: HEAD first, then the beginning of a GET. `dead` only when the
 * server says that the page does not exist; a name that does not resolve, a robot wall, a slow or failing server say nothing and give
 * `unreachable`; an address that is not asked stays `not-checked`.
 */
export async function checkLink(
  url: string,
  options: Pick<GuardedOptions, 'signal' | 'trustedOrigins' | 'hosts' | 'network'>,
): Promise<CheckedLink> {
  const limits: GuardedOptions = {
    ...options,
    timeoutMs: TIMEOUT_MS,
    bodyMaxBytes: BEGINNING_BYTES,
    whenLonger: 'cut',
    inTurn: (host, work) => hosts.run(host, work),
  }
  const head = await guardedFetch(url, { ...limits, method: 'HEAD' })
  if (isFinal(head)) return verdictOf(head)
  return verdictOf(
    await guardedFetch(url, { ...limits, headers: { range: `bytes=0-${BEGINNING_BYTES - 1}` } }),
  )
}

/** A HEAD settles only what has no text to look at; many servers answer it wrongly, so failures are asked again. */
function isFinal(head: GuardedResult): boolean {
  if (!head.ok) return head.reason === 'refused' || head.reason === 'no-such-host'
  return head.status < 300 && head.contentType.startsWith('application/pdf')
}

function verdictOf(answer: GuardedResult): CheckedLink {
  if (!answer.ok) return { state: answer.reason === 'refused' ? 'not-checked' : 'unreachable', url: null }
  const { status, url } = answer
  if (status === 404 || status === 410) return { state: 'dead', url }
  const isBarred =
    status === 401 || status === 402 || PAYWALL.test(Buffer.from(answer.bytes).toString('utf8'))
  if (isBarred) return { state: 'paywalled', url }
  return { state: status < 300 ? 'open' : 'unreachable', url }
}

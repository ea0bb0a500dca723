import { Agent, fetch } from 'undici'
import { guardedConnector, type Network, Refused } from './guarded-connector'
import { isListedHost } from './listed-host'

const USER_AGENT = 'Carrel/0.1 (thesis workbench)'
const REDIRECTS_MAX = 5
const URL_MAX = 2_000
const HEADER_BYTES_MAX = 32_768

/** Ports on which the web lives; others are a way to talk to something that is not a web server. */
const PORTS: ReadonlySet<string> = new Set(['', '80', '443', '8080', '8443'])

export type GuardedResult =
  | {
      readonly ok: true
      readonly status: number
      /** Where the redirects ended. */
      readonly url: string
      readonly contentType: string
      readonly bytes: Uint8Array
      /** True when the body was longer than was asked for. */
      readonly isCut: boolean
    }
  | {
      readonly ok: false
      readonly reason: 'refused' | 'unreachable' | 'no-such-host' | 'timed-out' | 'too-large'
      readonly detail: string
    }

export interface GuardedOptions {
  readonly method?: 'GET' | 'HEAD' | 'POST'
  /** Of a POST, whose redirects are not followed: a body and its key stay with the service they were meant for. */
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  /** For all requests together, redirects included; waiting for a turn does not count. */
  readonly timeoutMs: number
  readonly bodyMaxBytes: number
  /** What to do with a longer body: keep the beginning, or refuse all of it. Default: refuse. */
  readonly whenLonger?: 'cut' | 'refuse'
  readonly signal: AbortSignal
  /** Origins that may be private: the sandbox of this installation, nothing else. */
  readonly trustedOrigins?: readonly string[]
  /** The hosts that may be asked, beside trusted origins: each is compared before every request. Null, or absent: any public one. */
  readonly hosts?: readonly string[] | null
  /** Holds a request back until its host may be asked. Default: at once. */
  readonly inTurn?: <T>(host: string, work: () => Promise<T>) => Promise<T>
  /** Told how many bytes of the body there are, as they come; must not throw. */
  readonly onBytes?: (bytes: number) => void
  readonly network?: Network
}

/**
 * The only way out to an address that a person or a third party gave. http and https on web ports only; every address,
 * literal or resolved, is checked at the moment of connecting, redirects are followed by hand and checked the same way,
 * time and size (also of what is unpacked) are bounded. Rejects only when `signal` aborts.
 */
export async function guardedFetch(url: string, options: GuardedOptions): Promise<GuardedResult> {
  const agent = new Agent({
    maxHeaderSize: HEADER_BYTES_MAX,
    connect: guardedConnector(options.trustedOrigins ?? [], options.network),
  })
  try {
    return await follow(url, options, agent)
  } catch (error) {
    if (options.signal.aborted) throw error
    return describe(error)
  } finally {
    void agent.destroy()
  }
}

async function follow(first: string, options: GuardedOptions, agent: Agent): Promise<GuardedResult> {
  const { inTurn = (_host, work) => work() } = options
  let leftMs = options.timeoutMs
  let url = parseAddress(first, options)
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const step = await inTurn(url.host, async () => {
      const startedAt = performance.now()
      const answer = await request(url, options, { agent, timeoutMs: leftMs })
      leftMs -= performance.now() - startedAt
      return answer
    })
    if ('ok' in step) return step
    url = step.next
  }
  return { ok: false, reason: 'unreachable', detail: `more than ${REDIRECTS_MAX} redirects` }
}

interface Way {
  readonly agent: Agent
  readonly timeoutMs: number
}

/** One request: the answer, or the address it sends on to. */
async function request(
  url: URL,
  options: GuardedOptions,
  { agent, timeoutMs }: Way,
): Promise<GuardedResult | { readonly next: URL }> {
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)))
  try {
    const response = await fetch(url, {
      method: options.method ?? 'GET',
      headers: { 'user-agent': USER_AGENT, ...options.headers },
      ...(options.body === undefined ? {} : { body: options.body }),
      redirect: 'manual',
      dispatcher: agent,
      signal: AbortSignal.any([options.signal, timeout]),
    })
    const location = response.headers.get('location')
    if (location !== null && response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      if (options.method === 'POST') throw new Refused('a redirect of what was posted')
      return { next: parseAddress(location, options, url) }
    }
    const contentType = response.headers.get('content-type') ?? ''
    return {
      ok: true,
      status: response.status,
      url: url.href,
      contentType,
      ...(await readBody(response.body, options)),
    }
  } catch (error) {
    if (!timeout.aborted || options.signal.aborted) throw error
    return { ok: false, reason: 'timed-out', detail: `no answer within ${options.timeoutMs} ms` }
  }
}

function parseAddress(text: string, { trustedOrigins = [], hosts = null }: GuardedOptions, base?: URL): URL {
  const url = text.length <= URL_MAX && URL.canParse(text, base) ? new URL(text, base) : null
  if (!url) throw new Refused('not an address')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Refused(`scheme ${url.protocol}`)
  if (url.username !== '' || url.password !== '') throw new Refused('an address with a password in it')
  if (trustedOrigins.includes(url.origin)) return url
  if (!PORTS.has(url.port)) throw new Refused(`port ${url.port}`)
  if (hosts !== null && !isListedHost(url.hostname, hosts)) throw new Refused('a host that is not listed')
  return url
}

async function readBody(
  body: AsyncIterable<Uint8Array> | null,
  { bodyMaxBytes, whenLonger = 'refuse', onBytes }: GuardedOptions,
) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    const room = bodyMaxBytes - size
    if (chunk.byteLength > room) {
      if (whenLonger === 'refuse') throw new TooLarge(`more than ${bodyMaxBytes} bytes`)
      chunks.push(chunk.subarray(0, room))
      return { bytes: Buffer.concat(chunks), isCut: true }
    }
    chunks.push(chunk)
    size += chunk.byteLength
    onBytes?.(size)
  }
  return { bytes: Buffer.concat(chunks), isCut: false }
}

class TooLarge extends Error {}

/** fetch wraps what went wrong; the cause says it. */
function describe(error: unknown): GuardedResult {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const detail = cause instanceof Error ? cause.message.slice(0, 200) : 'unknown'
  if (cause instanceof Refused) return { ok: false, reason: 'refused', detail }
  if (cause instanceof TooLarge) return { ok: false, reason: 'too-large', detail }
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return { ok: false, reason: code === 'ENOTFOUND' ? 'no-such-host' : 'unreachable', detail }
}

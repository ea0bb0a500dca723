import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { resolveAddresses } from './addresses'
import { createServiceLimiters, type ServiceDeps } from './ask-service'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface LoopbackService {
  readonly deps: ServiceDeps
  /** The addresses that were asked, in order. */
  readonly asked: string[]
  close(): Promise<void>
}

/** A server on this machine that speaks for every service, for tests over real HTTP. */
export async function startLoopbackService(
  answer: Answer,
  more: Partial<ServiceDeps> = {},
): Promise<LoopbackService> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const addresses = resolveAddresses(`http://127.0.0.1:${port}`)
  const deps: ServiceDeps = {
    addresses,
    secrets: {},
    mailto: null,
    limiterOf: createServiceLimiters(addresses, null),
    random: () => 0,
    wait: () => Promise.resolve(),
    ...more,
  }
  return {
    deps,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Answers every request with one status, body and headers. */
export function always(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }
}

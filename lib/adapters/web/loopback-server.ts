import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LoopbackServer {
  /** http://127.0.0.1:PORT without final slash. */
  readonly origin: string
  readonly port: number
  /** TCP connections that were opened so far. */
  connections(): number
  close(): Promise<void>
}

/** A web server on 127.0.0.1 and any free port that counts who connects: a page to read, or a canary. For tests. */
export async function startLoopbackServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
    response.end(),
): Promise<LoopbackServer> {
  let connections = 0
  const server = createServer({ keepAlive: false }, answer)
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = portOf(server.address())
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function portOf(address: AddressInfo | string | null): { port: number } {
  if (typeof address === 'object' && address !== null) return address
  throw new Error('the server listens on no port')
}

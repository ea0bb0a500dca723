import type { IncomingMessage, ServerResponse } from 'node:http'
import { withinScope } from '@/lib/adapters/store/scope'
import { log } from './log'
import { isOwnHost, refuseHost } from './own-host'
import { withRequestId } from './request-id'
import { stampPeer } from './socket-address'

/** What answers a request whose host and method are ours. */
type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Answers one request under an id of its own, which stands in its header `x-request-id` and in every line of the log that it leads to. What was
 * refused or failed is logged once more by its status, whoever refused it: no path, as people paste there what nobody should read.
 */
export function answerRequest(request: IncomingMessage, response: ServerResponse, handle: Handle): void {
  withRequestId((id) => {
    response.setHeader('x-request-id', id)
    response.once('finish', () => {
      const { statusCode: status } = response
      if (status >= 400)
        log.info({ name: 'http', method: request.method, status }, status < 500 ? 'refused' : 'failed')
    })
    stampPeer(request)
    // It would give back what it was sent, cookies included; Next answers it with an error of its own.
    if (request.method === 'TRACE') return void response.writeHead(405).end()
    if (!isOwnHost(request.headers.host)) return refuseHost(response)
    // Until it is known who asks, nobody's rows are reached.
    void withinScope({}, () => handle(request, response))
  })
}

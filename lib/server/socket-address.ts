import type { IncomingMessage } from 'node:http'

/** Where limits on guesses look for the address of who asks, when no proxy is trusted. */
export const PEER_HEADER = 'x-carrel-peer'

/** Writes the address of the socket over whatever the client says of itself: only that one cannot be made up. */
export function stampPeer(request: IncomingMessage): void {
  request.headers[PEER_HEADER] = request.socket.remoteAddress ?? 'unknown'
}

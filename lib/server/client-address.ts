import { env } from './env'
import { PEER_HEADER } from './socket-address'

/**
 * The address that a request came from; 'unknown' outside of Carrel's own server. Without a proxy that we are told to trust, a
 * client could choose its own address and escape limits.
 */
export function clientAddress(headers: Pick<Headers, 'get'>): string {
  return headers.get(env().TRUST_PROXY ? 'x-forwarded-for' : PEER_HEADER) ?? 'unknown'
}

import type { ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { log } from './log'
import { publicAddresses } from './public-addresses'

/** A name of this machine itself, which no DNS of others gives. */
const LOOPBACK = /^(.+\.)?localhost$/

/**
 * Whether a request was meant for this server by the Host that it names: one of the public addresses, this machine's own name, or an
 * address without a name. Any other is a name that somebody lets point here, so that a page of theirs counts as ours in a browser
 * (DNS rebinding).
 */
export function isOwnHost(host: string | undefined): boolean {
  if (host === undefined || !URL.canParse(`http://${host}`)) return false
  const named = new URL(`http://${host}`)
  // Whatever else parses has more in it than a name and a port.
  if (named.host !== host.toLowerCase() && named.host !== host.toLowerCase().replace(/:80$/, '')) return false
  const { hostname } = named
  if (LOOPBACK.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true
  return publicAddresses().some((address) => new URL(address).hostname === hostname)
}

/** Answers a request that was meant for another host. The name that it gave is not repeated: it is somebody's words. */
export function refuseHost(response: ServerResponse): void {
  log.info({ name: 'host' }, 'refused')
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(421, headers).end('Carrel is not known by this name. Its operator sets PUBLIC_URL.\n')
}

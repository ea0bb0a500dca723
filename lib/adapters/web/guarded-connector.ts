import dns from 'node:dns'
import net from 'node:net'
import { buildConnector } from 'undici'
import { isPublicAddress } from './public-address'

const CONNECT_WITHIN_MS = 5_000

/** An address that is not connected to; the message says why. */
export class Refused extends Error {}

/** How names are resolved and connections opened; replaced in tests, so that a hole shows without any traffic. */
export interface Network {
  /** All addresses of a name, as dns.lookup gives them with `all`. */
  readonly resolve: (
    name: string,
    options: dns.LookupAllOptions,
    done: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
  ) => void
  /** What opens a connection once the guard has agreed; names go through `lookup` when one is given. */
  readonly dial: (lookup: net.LookupFunction | undefined) => buildConnector.connector
}

export const realNetwork: Network = {
  resolve: dns.lookup,
  dial: (lookup) => buildConnector({ timeout: CONNECT_WITHIN_MS, ...(lookup ? { lookup } : {}) }),
}

/**
 * Opens connections to public addresses and to `trustedOrigins` (scheme, host and port must be equal). Every address,
 * literal or resolved, is checked at the moment of connecting, so a name cannot change its mind in between. Calls back
 * with Refused for everything else.
 */
export function guardedConnector(
  trustedOrigins: readonly string[],
  network: Network = realNetwork,
): buildConnector.connector {
  const connectChecked = network.dial(publicLookup(network))
  const connectTrusted = network.dial(undefined)
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    const origin = new URL(`${options.protocol}//${options.host ?? options.hostname}`).origin
    if (trustedOrigins.includes(origin)) return connectTrusted(options, callback)
    // A literal address is connected to without a lookup.
    if (net.isIP(host) && !isPublicAddress(host)) return callback(new Refused('not a public address'), null)
    return connectChecked(options, callback)
  }
}

/** Resolves a name and refuses it when any of its addresses is not public. */
function publicLookup({ resolve }: Network): net.LookupFunction {
  return (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const [first] = addresses
      if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
        return callback(new Refused('the name leads to an address that is not public'), '', 0)
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
}

import net from 'node:net'
import ipaddr from 'ipaddr.js'
import { buildConnector } from 'undici'
import type { Network } from './guarded-connector'
import { type LoopbackServer, startLoopbackServer } from './loopback-server'

export interface CanaryNetwork {
  readonly network: Network
  readonly canary: LoopbackServer
  /** Hosts to which a connection was attempted past the guard, in order. */
  readonly dialled: readonly string[]
  /** Names that were resolved, in order. */
  readonly resolved: readonly string[]
  close(): Promise<void>
}

interface CanaryOptions {
  /** What names resolve to; all others do not exist. */
  readonly names?: Readonly<Record<string, readonly string[]>>
  /** Ports on this machine that play a public host of that name. */
  readonly standIns?: Readonly<Record<string, number>>
}

/**
 * A network for trying the guard: whatever it lets through to this machine, by any spelling and port, arrives at one
 * canary; what it lets through to any other address is written down and never sent. Trusted origins are connected to.
 */
export async function startCanaryNetwork({
  names = {},
  standIns = {},
}: CanaryOptions = {}): Promise<CanaryNetwork> {
  const canary = await startLoopbackServer()
  const dialled: string[] = []
  const resolved: string[] = []
  const connect = buildConnector({})
  const arrive = (
    options: buildConnector.Options,
    callback: buildConnector.Callback,
    addresses: string[],
  ) => {
    dialled.push(options.hostname)
    const standIn = standIns[options.hostname]
    const port = standIn ?? (addresses.every(isThisMachine) ? canary.port : null)
    if (port === null) return callback(new Error('no traffic leaves a test'), null)
    return connect({ ...options, protocol: 'http:', hostname: '127.0.0.1', port: String(port) }, callback)
  }
  const network: Network = {
    resolve: (name, _options, done) => {
      resolved.push(name)
      const addresses = (names[name] ?? []).map((address) => ({ address, family: net.isIP(address) }))
      if (addresses.length > 0) return done(null, addresses)
      return done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }), [])
    },
    dial: (lookup) => (options, callback) => {
      if (lookup === undefined) return connect(options, callback)
      const host = options.hostname.replace(/^\[|\]$/g, '')
      // A literal is connected to without asking the lookup, as node:net does.
      if (net.isIP(host)) return arrive(options, callback, [host])
      return lookup(host, { all: true }, (error, addresses) => {
        if (error || typeof addresses === 'string') return callback(error ?? new Error('one address'), null)
        arrive(
          options,
          callback,
          addresses.map(({ address }) => address),
        )
      })
    },
  }
  return { network, canary, dialled, resolved, close: () => canary.close() }
}

function isThisMachine(address: string): boolean {
  return ['loopback', 'unspecified'].includes(ipaddr.process(address).range())
}

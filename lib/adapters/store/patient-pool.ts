import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { AppError } from '@/lib/contracts/errors'

/**
 * One attempt to get a connection. It is counted by the clock, also while this process computes and reads no answer: a server
 * that has just been started on a busy machine stands still for seconds.
 */
const CONNECT_WITHIN_MS = 10_000

/** A database that is not there is asked again for so long: a killed one is back sooner, recovery included. */
const AWAY_MAX_MS = 10_000

const ASK_EVERY_MS = 100

/** Of the network, and of PostgreSQL: no room for a connection, starting up or recovering, shutting down, killed. */
const NOT_YET = /^(ECONNREFUSED|ECONNRESET|EPIPE|53300|57P0[123])$/

/** What the driver says without a code when a connection was not ready in time, or was cut while it was made. */
const NOT_MADE = /timeout exceeded when trying to connect|Connection terminated/

export interface Patience {
  readonly connectWithinMs?: number
  readonly awayMaxMs?: number
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/**
 * A pool that waits, bounded, for a database that is starting, recovering or full, and for a process that was too busy to read
 * its answer. Nothing was sent when there is no connection, so asking again does nothing twice. What is lost with a
 * connection under way stays lost. Rejects with `storage-unavailable` when the time is over, with PostgreSQL's own error
 * where waiting cannot help (a wrong password, no such database).
 */
export class PatientPool extends pg.Pool {
  readonly #awayMaxMs: number

  constructor(
    config: pg.PoolConfig,
    { connectWithinMs = CONNECT_WITHIN_MS, awayMaxMs = AWAY_MAX_MS }: Patience = {},
  ) {
    super({ ...config, connectionTimeoutMillis: connectWithinMs })
    this.#awayMaxMs = awayMaxMs
  }

  // pg-pool's own `query` asks with a callback.
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = this.#connected()
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, () => client.release()),
      (error) =>
        callback(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined),
    )
    return undefined
  }

  /** What a connection needs before whoever took it sends anything. A failure counts as none to make one. */
  protected async prepare(_client: pg.PoolClient): Promise<void> {}

  async #prepared(client: pg.PoolClient): Promise<pg.PoolClient> {
    try {
      await this.prepare(client)
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  async #connected(): Promise<pg.PoolClient> {
    const since = performance.now()
    // Twice at least: the whole time may have passed while this process stood still.
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#prepared(await super.connect())
      } catch (cause) {
        if (!isNotYet(cause)) throw cause
        if (attempt > 1 && performance.now() - since > this.#awayMaxMs) throw away(cause)
        await delay(ASK_EVERY_MS)
      }
    }
  }
}

function isNotYet(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A host with several addresses fails on each: any of them may be up in a moment.
  if (error instanceof AggregateError) return error.errors.some(isNotYet)
  return 'code' in error && error.code !== undefined
    ? NOT_YET.test(String(error.code))
    : NOT_MADE.test(error.message)
}

function away(cause: unknown): AppError {
  const said = cause instanceof Error ? cause.message : String(cause)
  return new AppError('storage-unavailable', `The database gave no connection in time: ${said}`, { cause })
}

import { execFile, type StdioOptions, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'
import { type Connection, readConnection, saveConnection } from './connection-file'
import { findBinaries, type PostgresBinaries } from './postgres-binaries'
import { findServerPid, forgetReusedPid } from './server-pid'
import { isAlive, withStartLock } from './start-lock'
import {
  placeFor,
  type Runner,
  reachableBinaries,
  runnerWhenRoot,
  takeSharedPlace,
} from './unprivileged-runner'

/**
 * Terminology
 *   folder    where one copy of Carrel keeps its database: cluster/, connection.json, server.log
 *   attach    use a server that another process of this machine started on the same folder
 */

const READY_WITHIN_MS = 30_000
/** How long a closed session may still be listed on a busy machine. */
const CLOSING_WITHIN_MS = 2_000
const STOP_WITHIN_MS = 6_000
const LOOK_EVERY_MS = 40
const KEEP_EVERY_MS = 1_000
const RESTART_AFTER_MS = 200
const RESTARTED_WITHIN_MS = 8_000
const DATABASE = 'carrel'
const USER = 'carrel'

export interface EmbeddedDatabase {
  readonly url: string
  readonly started: boolean
  /** Stops the server when nobody else uses it; otherwise leaves it to the others. Close your own connections first. */
  close(): Promise<void>
}

/**
 * Opens the PostgreSQL that lives in `folder`: creates it the first time, starts it when it is not running, attaches
 * when it is. Several processes may call this at once; the server outlives the one that started it and is stopped by
 * the last one that closes. Listens on 127.0.0.1 only, with a random password kept beside the data (mode 0600).
 * Throws `bad-configuration` for an unsupported machine and `storage-unavailable` when the server does not come up.
 */
export async function openEmbeddedDatabase(folder: string): Promise<EmbeddedDatabase> {
  const runner = runnerWhenRoot()
  const home = placeFor(folder, runner)
  if (runner && home !== path.resolve(folder)) takeSharedPlace(home, [0, runner.uid])
  mkdirSync(path.dirname(home), { recursive: true })
  mkdirSync(home, { recursive: true, mode: 0o700 })
  if (runner) chownSync(home, runner.uid, runner.gid)
  return withStartLock(lockIn(home), () => startOrAttach(home, runner))
}

async function startOrAttach(home: string, runner: Runner | null): Promise<EmbeddedDatabase> {
  const binaries = reachableBinaries(await findBinaries(), runner)
  const cluster = path.join(home, 'cluster')
  const known = readConnection(home)
  if (known && (await waitUntilReady(known, () => findServerPid(cluster) === null))) {
    return handle({ home, cluster, connection: known, binaries, runner }, false)
  }
  if (!known && isCreated(home)) throw passwordLost(home)
  const connection = {
    port: await freePort(known?.port),
    password: known?.password ?? randomBytes(24).toString('base64url'),
  }
  const options = { home, cluster, connection, binaries, runner }
  saveConnection(home, connection)
  await createCluster(options)
  await startUntilReady(options)
  await createDatabase(connection)
  return handle(options, true)
}

/** What a killed server leaves behind (its sessions, its memory) takes a moment to go; until then a new one gives up. */
async function startUntilReady(options: ClusterOptions): Promise<void> {
  forgetReusedPid(options.cluster)
  const since = performance.now()
  do {
    const server = startServer(options)
    if (await waitUntilReady(options.connection, server.isGone)) return
    await delay(RESTART_AFTER_MS)
  } while (performance.now() - since < RESTARTED_WITHIN_MS)
  throw notReady(options.home)
}

function handle(options: ClusterOptions, started: boolean): EmbeddedDatabase {
  const { home, cluster, connection } = options
  const keeper = keepRunning(options)
  return {
    url: urlOf(connection, DATABASE),
    started,
    close: async () => {
      clearInterval(keeper)
      await withStartLock(lockIn(home), () => stopWhenUnused(connection, cluster))
    },
  }
}

/** A server that somebody killed is started again, on the same port, by whoever still uses it. */
function keepRunning(options: ClusterOptions): NodeJS.Timeout {
  const { home, cluster, connection } = options
  let isBusy = false
  return setInterval(() => {
    if (isBusy || findServerPid(cluster) !== null) return
    isBusy = true
    withStartLock(lockIn(home), async () => {
      if (!(await answers(connection))) await startUntilReady(options)
    })
      // The next look tries again; until then every query says that the database is away.
      .catch(() => undefined)
      .finally(() => {
        isBusy = false
      })
  }, KEEP_EVERY_MS).unref()
}

function lockIn(home: string): string {
  return path.join(home, 'starting.lock')
}

function urlOf({ port, password }: Connection, database: string): string {
  return `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`
}

interface ClusterOptions {
  readonly home: string
  readonly cluster: string
  readonly connection: Connection
  readonly binaries: PostgresBinaries
  readonly runner: Runner | null
}

async function createCluster({ home, cluster, connection, binaries, runner }: ClusterOptions): Promise<void> {
  if (isCreated(home)) return
  // No mark means that an earlier attempt was cut off: what it left cannot be started.
  rmSync(cluster, { recursive: true, force: true })
  const passwordFile = path.join(home, 'password.tmp')
  writeFileSync(passwordFile, `${connection.password}\n`, { mode: 0o600 })
  if (runner) chownSync(passwordFile, runner.uid, runner.gid)
  const options = [
    '-D',
    cluster,
    '-U',
    USER,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
  ]
  try {
    await promisify(execFile)(binaries.initdb, options, { ...runner, cwd: home })
  } catch (cause) {
    throw new AppError(
      'storage-unavailable',
      `The database could not be created in ${home}: is the disk full?`,
      { cause },
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  writeFileSync(createdMark(home), 'yes', { flush: true })
}

function createdMark(home: string): string {
  return path.join(home, 'created')
}

function isCreated(home: string): boolean {
  return existsSync(createdMark(home))
}

/** The server gets its own session, so that killing the process that started it does not kill the data of others. */
function startServer({ home, cluster, connection, binaries, runner }: ClusterOptions): { isGone(): boolean } {
  const log = openSync(path.join(home, 'server.log'), 'a', 0o600)
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=150']
  const flags = settings.flatMap((setting) => ['-c', setting])
  const options = ['-D', cluster, '-p', String(connection.port), ...flags]
  let isGone = false
  const leave = () => {
    isGone = true
  }
  const stdio: StdioOptions = ['ignore', log, log]
  // Why it ended is in its log.
  spawn(binaries.postgres, options, { ...runner, cwd: home, detached: true, stdio })
    .on('error', leave)
    .on('exit', leave)
    .unref()
  closeSync(log)
  return { isGone: () => isGone }
}

/** False when the server does not answer in time, or its process is gone. */
async function waitUntilReady(connection: Connection, isGone: () => boolean): Promise<boolean> {
  for (
    const since = performance.now();
    performance.now() - since < READY_WITHIN_MS;
    await delay(LOOK_EVERY_MS)
  ) {
    if (await answers(connection)) return true
    if (isGone()) return false
  }
  return false
}

async function answers(connection: Connection): Promise<boolean> {
  try {
    await query(connection, 'postgres', 'select 1')
    return true
  } catch {
    // Starting up, shutting down, refused: all mean "not yet", and the caller's waiting is bounded.
    return false
  }
}

async function query(connection: Connection, database: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({
    connectionString: urlOf(connection, database),
    connectionTimeoutMillis: 2_000,
  })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

async function createDatabase(connection: Connection): Promise<void> {
  const { rowCount } = await query(
    connection,
    'postgres',
    `select 1 from pg_database where datname = '${DATABASE}'`,
  )
  if (rowCount === 0) await query(connection, 'postgres', `create database ${DATABASE}`)
}

async function stopWhenUnused(connection: Connection, cluster: string): Promise<void> {
  const pid = findServerPid(cluster)
  if (pid === null) return
  // A session that was just closed is listed a moment longer, and a busy server may miss one question.
  let sessions = await countSessions(connection)
  const since = performance.now()
  while (sessions !== 0 && performance.now() - since < CLOSING_WITHIN_MS) {
    await delay(LOOK_EVERY_MS)
    sessions = await countSessions(connection)
  }
  if (sessions !== 0) return
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, the data is checkpointed.
  process.kill(pid, 'SIGINT')
  for (let waitedMs = 0; waitedMs < STOP_WITHIN_MS && isAlive(pid); waitedMs += LOOK_EVERY_MS)
    await delay(LOOK_EVERY_MS)
}

/** Null when the server does not answer: it is coming up for somebody, or going down. */
async function countSessions(connection: Connection): Promise<number | null> {
  const sql = `select count(*)::int as count from pg_stat_activity where datname = '${DATABASE}' and backend_type = 'client backend'`
  try {
    const { rows } = await query(connection, 'postgres', sql)
    return z.array(z.object({ count: z.number() })).parse(rows)[0]?.count ?? null
  } catch {
    return null
  }
}

async function freePort(preferred: number | undefined): Promise<number> {
  const tryPort = (port: number) =>
    new Promise<number | null>((resolve) => {
      const server = createServer()
      server.once('error', () => resolve(null))
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : null))
      })
    })
  const port = (preferred === undefined ? null : await tryPort(preferred)) ?? (await tryPort(0))
  if (port === null) throw new AppError('storage-unavailable', 'No free port on 127.0.0.1 for the database.')
  return port
}

function notReady(home: string): AppError {
  const log = path.join(home, 'server.log')
  const last = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' | ') : 'no log'
  return new AppError('storage-unavailable', `The database did not start; ${log} ends with: ${last}`)
}

function passwordLost(home: string): AppError {
  return new AppError(
    'storage-unavailable',
    `The file connection.json in ${home} is missing or damaged, and with it the password of the database: restore it from a backup.`,
  )
}

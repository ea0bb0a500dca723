import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { prepareTestDatabase } from '@/lib/server/testing/test-database'
import { type Database, openDatabase } from './client'
import { type Patience, PatientPool } from './patient-pool'

const database = prepareTestDatabase()

const fronts: Server[] = []
const clients: Database[] = []
const pools: PatientPool[] = []

afterEach(async () => {
  for (const client of clients.splice(0)) await client.$disconnect()
  for (const pool of pools.splice(0)) await pool.end()
  for (const front of fronts.splice(0)) front.close()
})

/** What PostgreSQL sends in place of a greeting while it cannot take a connection: an ErrorResponse of the wire protocol. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mnot now\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

/** A port before the real server that turns the first connections away, each as `turnAway` says, and lets the others through. */
async function front(turnAway: readonly ((socket: Socket) => void)[], port = 0) {
  const { hostname, port: real } = new URL(database().url)
  const left = [...turnAway]
  let turned = 0
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    const refuse = left.shift()
    if (refuse) {
      turned += 1
      socket.once('data', () => refuse(socket))
      return
    }
    const through = connect(Number(real), hostname).on('error', () => socket.destroy())
    socket.pipe(through).pipe(socket)
  }).listen(port, '127.0.0.1')
  fronts.push(server)
  await once(server, 'listening')
  const address = server.address()
  const own = typeof address === 'object' && address !== null ? address.port : 0
  return { url: urlAt(own), port: own, turned: () => turned }
}

function urlAt(port: number): string {
  const url = new URL(database().url)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}

const says = (code: string) => (socket: Socket) => socket.end(refusal(code))

function client(url: string, patience?: Patience): Database {
  const opened = openDatabase(url, patience)
  clients.push(opened)
  return opened
}

function pool(max: number, patience: Patience): PatientPool {
  const opened = new PatientPool({ connectionString: database().url, max }, patience)
  pools.push(opened)
  return opened
}

const one = (db: Database) => db.$queryRaw`select 1 as one`

describe('what cannot be waited for', () => {
  it('is said at once: no such database, a wrong password', async () => {
    const { url, turned } = await front([says('3D000'), says('28P01')])
    const since = performance.now()
    await expect(one(client(url))).rejects.toThrow()
    await expect(one(client(url))).rejects.toThrow()
    expect(turned()).toBe(2)
    expect(performance.now() - since).toBeLessThan(5_000)
  })

  it('is said after a bounded time: a database that does not come back', async () => {
    const { url, turned } = await front(Array.from({ length: 50 }, () => says('57P03')))
    const since = performance.now()
    await expect(one(client(url, { awayMaxMs: 400 }))).rejects.toMatchObject({ code: 'storage-unavailable' })
    expect(turned()).toBeGreaterThan(1)
    expect(performance.now() - since).toBeLessThan(5_000)
  })

  it('is not sent a second time: a connection lost under way', async () => {
    const db = client(database().url)
    await expect(db.$queryRaw`select pg_terminate_backend(pg_backend_pid())`).rejects.toThrow()
  })
})

describe('a page whose database is not ready', () => {
  it('waits while it starts, recovers, shuts down, has no room, or cuts the connection', async () => {
    const cut = (socket: Socket) => socket.destroy()
    const { url, turned } = await front([says('57P03'), says('57P01'), says('53300'), cut])
    expect(await one(client(url))).toEqual([{ one: 1 }])
    expect(turned()).toBe(4)
  })

  it('waits while nobody listens, in a transaction, too', async () => {
    const { port } = await front([])
    for (const server of fronts.splice(0)) server.close()
    const db = client(urlAt(port))
    const asked = [one(db), db.$transaction((tx) => tx.$queryRaw`select 1 as one`)].map((query) =>
      query.then(),
    )
    setTimeout(() => void front([], port), 300)
    expect(await Promise.all(asked)).toEqual([[{ one: 1 }], [{ one: 1 }]])
  })

  it('waits its turn while all connections are held', async () => {
    const few = pool(1, { connectWithinMs: 100 })
    const held = few.query('select pg_sleep(0.5)')
    expect((await few.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await held
  })

  it('gets its connection although the process stood still while it was made', async () => {
    const asked = pool(2, { connectWithinMs: 100 }).query('select 1 as one')
    await new Promise((resolve) => setImmediate(resolve))
    const since = performance.now()
    while (performance.now() - since < 300);
    expect((await asked).rows).toEqual([{ one: 1 }])
  })
})

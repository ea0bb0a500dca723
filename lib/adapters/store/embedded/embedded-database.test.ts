import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeTestFolder } from '@/lib/server/testing/database-server'
import { type SpawnedNode, spawnNode } from '@/lib/server/testing/spawn-node'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database'
import { findServerPid, forgetReusedPid } from './server-pid'
import { isAlive, withStartLock } from './start-lock'

const root = makeTestFolder()
const folder = path.join(root, 'postgres')
const cluster = path.join(folder, 'cluster')
const holders: SpawnedNode[] = []
const opened: EmbeddedDatabase[] = []

const Said = z.object({ url: z.string(), started: z.boolean() })

async function open(): Promise<EmbeddedDatabase> {
  const database = await openEmbeddedDatabase(folder)
  opened.push(database)
  return database
}

function openInProcess(): SpawnedNode {
  const holder = spawnNode('lib/server/testing/open-embedded.ts', { args: [folder] })
  holders.push(holder)
  return holder
}

async function said(holder: SpawnedNode) {
  return Said.parse(JSON.parse(await holder.line((line) => line.startsWith('{'))))
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  // A server that is killed says so on the connection; the next query tells it too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

afterEach(async () => {
  for (const holder of holders.splice(0)) holder.kill('SIGKILL')
  for (const database of opened.splice(0)) await database.close()
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the built-in database', () => {
  it('repairs a creation that was cut off, is started by one of two that come at once, and the other attaches', async () => {
    mkdirSync(cluster, { recursive: true })
    writeFileSync(path.join(cluster, 'PG_VERSION'), '18')
    writeFileSync(path.join(folder, 'connection.json'), '{"port":40')
    const [one, two] = await Promise.all([said(openInProcess()), said(openInProcess())])
    expect([one.started, two.started].sort()).toEqual([false, true])
    expect(one.url).toBe(two.url)
    await query(one.url, 'create table kept (word text)')
    await query(two.url, "insert into kept values ('ink')")
  })

  it('outlives the process that started it, and the next one attaches to it', async () => {
    const first = openInProcess()
    const { url } = await said(first)
    first.kill('SIGKILL')
    await first.ended
    const database = await open()
    expect(database).toMatchObject({ url, started: false })
    expect(await query(database.url, 'select word from kept')).toEqual([{ word: 'ink' }])
  })

  it('is left to others that use it, and stopped by the last', async () => {
    const [mine, other] = [await open(), await said(openInProcess())]
    const user = new pg.Client({ connectionString: other.url })
    await user.connect()
    await mine.close()
    expect(findServerPid(cluster)).not.toBeNull()
    await user.end()
    await mine.close()
    expect(findServerPid(cluster)).toBeNull()
  })

  it('keeps its data and its address when the server itself is killed and opened again at once', async () => {
    const before = await open()
    const pid = findServerPid(cluster) ?? 0
    process.kill(pid, 'SIGKILL')
    await before.close()
    const after = await open()
    expect(after.url).toBe(before.url)
    expect(await query(after.url, 'select word from kept')).toEqual([{ word: 'ink' }])
  })

  it('is started again by whoever uses it when somebody kills the server', async () => {
    const database = await open()
    const killed = findServerPid(cluster) ?? 0
    process.kill(killed, 'SIGKILL')
    const back = await until(() => query(database.url, 'select word from kept'))
    expect(back).toEqual([{ word: 'ink' }])
    expect(findServerPid(cluster)).not.toBe(killed)
  })

  it('starts although a lock and a note of processes that are gone lie in the folder', async () => {
    await (await open()).close()
    const gone = openInProcess()
    await said(gone)
    gone.kill('SIGKILL')
    await gone.ended
    writeFileSync(path.join(folder, 'starting.lock'), String(gone.pid))
    const database = await open()
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(existsSync(path.join(folder, 'starting.lock'))).toBe(false)
  })

  it('says what is lost when the file with its password is lost', async () => {
    const file = path.join(folder, 'connection.json')
    const kept = readFileSync(file)
    for (const database of opened.splice(0)) await database.close()
    rmSync(file)
    await expect(openEmbeddedDatabase(folder)).rejects.toMatchObject({
      code: 'storage-unavailable',
      message: expect.stringContaining('restore it from a backup'),
    })
    writeFileSync(file, kept, { mode: 0o600 })
    expect(await query((await open()).url, 'select word from kept')).toEqual([{ word: 'ink' }])
  })

  it('listens on this machine only and lets nobody in without its password', async () => {
    const { url } = await open()
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password/)
  })
})

describe('the note of a server that died with its machine', () => {
  it('is dropped when its number names another process now, and kept when it names nobody', () => {
    const place = path.join(root, 'noted')
    const file = path.join(place, 'postmaster.pid')
    mkdirSync(place)
    writeFileSync(file, `${process.pid}\n${place}\n1000000000\n5432\n`)
    expect(findServerPid(place)).toBeNull()
    forgetReusedPid(place)
    expect(existsSync(file)).toBe(false)
    writeFileSync(file, `${numberOfNobody()}\n${place}\n1000000000\n5432\n`)
    forgetReusedPid(place)
    expect(findServerPid(place)).toBeNull()
    expect(existsSync(file)).toBe(true)
  })
})

describe('the start lock', () => {
  it('lets one at a time in, also when all find the same abandoned lock', async () => {
    const file = path.join(root, 'some.lock')
    writeFileSync(file, String(numberOfNobody()))
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((resolve) => setImmediate(resolve))
      inside -= 1
    }
    await Promise.all(Array.from({ length: 6 }, () => withStartLock(file, work)))
    expect(most).toBe(1)
    expect(existsSync(file)).toBe(false)
  })
})

/** Asks again until it works; the caller's test has a time limit. */
async function until<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

function numberOfNobody(): number {
  let pid = 4_000_000
  while (isAlive(pid)) pid -= 1
  return pid
}

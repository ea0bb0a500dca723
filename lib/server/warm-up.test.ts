import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { ValidationInput } from '@/lib/contracts/source-validation'
import { prepareSearch } from '@/lib/pipelines/sources/prepare'
import { listPipelines } from './pipelines'
import { stopSandbox } from './sandbox'
import { addProject, prepareTestDatabase } from './testing/test-database'
import { warmUp } from './warm-up'

/** Loading takes several hundred ms of processor time, which others at work do not lengthen; what is loaded takes none. */
const LOADED_WITHIN_MS = 60

const database = prepareTestDatabase()
const { signal } = new AbortController()

// Any free port: the environment is read once, when the first module asks for it.
vi.hoisted(() => vi.stubEnv('SANDBOX_PORT', '0'))
afterEach(() => stopSandbox())

/** A server that only says what was asked for. */
async function listen() {
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { asked, url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function processorMsOf(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}

it('a first project finds its pages, its ports, the vocabulary and the sandbox loaded', async () => {
  const { db } = database()
  const server = await listen()
  await warmUp({ address: server.url, db, signal })
  expect(server.asked).toEqual(expect.arrayContaining(['/', '/projects/none/sources']))
  expect(globalThis.carrelSandbox).toBeDefined()
  for (const { pipeline, world } of listPipelines())
    expect(await processorMsOf(world), pipeline.name).toBeLessThan(LOADED_WITHIN_MS)
  const input = ValidationInput.parse({ mode: 'standalone', topic: 'sleep of nurses' })
  expect(await processorMsOf(() => prepareSearch(input, 2026))).toBeLessThan(LOADED_WITHIN_MS)
  server.close()
})

it('an installation in use starts no sandbox beforehand, and what cannot be loaded stops nothing', async () => {
  const { db } = database()
  await addProject(db)
  await warmUp({ address: 'http://127.0.0.1:9', db, signal })
  expect(globalThis.carrelSandbox).toBeUndefined()
})

import { once } from 'node:events'
import { createServer, request as open, type Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/contracts/errors'
import { answerRequest } from './answer-request'
import { log, openLog } from './log'
import { respond } from './respond'

const lines: Record<string, unknown>[] = []
let server: Server
let base = ''

beforeAll(async () => {
  const written = openLog('info', { write: (line) => lines.push(JSON.parse(line)) })
  for (const level of ['info', 'error'] as const)
    vi.spyOn(log, level).mockImplementation(written[level].bind(written))
  server = createServer((request, response) =>
    answerRequest(request, response, async () => {
      const used = new AppError('allowance-used', 'runs of one owner: 400', { retryAfterS: 7 })
      const answer = await respond('startRun', async () => {
        await nextTurn()
        if (request.url === '/used') throw used
        if (request.url === '/broken') throw new TypeError('no words of ours')
        return { ok: true }
      })
      response.writeHead(answer.status).end(await answer.text())
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(() => {
  vi.restoreAllMocks()
  server.close()
})
beforeEach(() => {
  lines.length = 0
})

const ask = (path: string, init: RequestInit = {}) => fetch(`${base}${path}`, init)
const idOf = (answer: Response) => answer.headers.get('x-request-id') ?? ''
const linesOf = (id: string) => lines.filter(({ requestId }) => requestId === id)

it('a used-up allowance stands in the log with the request that met it, also when many ask at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('/used')))
  const ids = answers.map(idOf)
  expect(new Set(ids).size).toBe(8)
  await vi.waitFor(() => expect(lines).toHaveLength(16))
  for (const id of ids) {
    expect(linesOf(id)).toMatchObject([
      { name: 'startRun', code: 'allowance-used', msg: 'refused' },
      { name: 'http', method: 'GET', status: 429, msg: 'refused' },
    ])
  }
})

it('what failed leads by the id of its answer to its cause, which the answer does not tell', async () => {
  const answer = await ask('/broken')
  expect(await answer.json()).toEqual({ code: 'internal' })
  await vi.waitFor(() => expect(linesOf(idOf(answer))).toHaveLength(2))
  expect(linesOf(idOf(answer))).toMatchObject([
    { name: 'startRun', msg: 'failed' },
    { name: 'http', status: 500, msg: 'failed' },
  ])
})

it('what goes well leaves no line, and what a client calls its request does not count', async () => {
  const answer = await ask('/well', { headers: { 'x-request-id': 'forged' } })
  expect(answer.status).toBe(200)
  expect(idOf(answer)).toMatch(/^[0-9a-f-]{36}$/)
  expect(lines).toEqual([])
})

it('is refused and logged before anybody handles it when it traces', async () => {
  const traced = open(`${base}/secret-in-a-path`, { method: 'TRACE' }).end()
  const [{ statusCode: status }] = await once(traced, 'response')
  expect(status).toBe(405)
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines).toMatchObject([{ name: 'http', method: 'TRACE', status: 405 }])
  expect(JSON.stringify(lines)).not.toContain('secret-in-a-path')
})

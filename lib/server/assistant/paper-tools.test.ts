import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { saveQuestions, setCollectionToken } from '@/lib/adapters/store/collections'
import { PaperInput } from '@/lib/contracts/paper-session'
import { paperFloors } from '@/lib/core/paper/floors/paper-floors'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { hashSecret, makeSecret } from '../desk/desk-secret'
import type { Services } from '../services'
import { addFoundSources } from '../testing/found-sources'
import { addProject, prepareTestDatabase } from '../testing/test-database'
import { openTestServices } from '../testing/test-services'
import { answerMcp, answerTool } from './answer-assistant'
import { checkApart } from './check-apart'

// Judging what is handed in takes up to minutes, in which the process that answers requests would answer nobody: here it fails in place.
vi.mock('@/lib/core/paper/check-output', () => ({
  checkOutput: () => {
    throw new Error('judged where all are served')
  },
}))

const database = prepareTestDatabase()
let all: Services
beforeAll(async () => {
  all = await openTestServices(database().url)
}, 60_000)
afterAll(() => all.close())

const agent = 'step-back-analyzer'
const asked = { query: 'What is the effect of remote work on productivity?', scope: 'all' }

async function opened() {
  const { db } = database()
  const { projectId } = await addProject(db)
  await saveQuestions(db, projectId, { topic: 'Remote work', questions: [] })
  await addFoundSources(db, projectId, [makeSource('s-1')])
  const token = makeSecret()
  await setCollectionToken(db, projectId, { tokenHash: hashSecret(token), at: new Date() })
  const request = (path: string, body: unknown) =>
    new Request(`http://localhost:3000/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    })
  return {
    projectId,
    call: (tool: string, body: unknown) =>
      answerTool({ all, projectId, tool, request: request(`tools/${projectId}/${tool}`, body) }),
    mcp: (body: unknown) => answerMcp({ all, projectId, request: request(`mcp/${projectId}`, body) }),
    token,
    answer: (asked: Request) => answerMcp({ all, projectId, request: asked }),
  }
}

async function begun(call: Awaited<ReturnType<typeof opened>>['call']): Promise<string> {
  return (await (await call('paper_begin', asked)).json()).sessionId
}

test('a client of MCP that knows nothing of Carrel begins a paper, is refused with what is wrong, and goes on to the next agent', async () => {
  const { answer, token, projectId } = await opened()
  const client = new Client({ name: 'outside agent', version: '1' })
  const headers = { authorization: `Bearer ${token}` }
  const transport = new StreamableHTTPClientTransport(new URL(`http://localhost:3000/api/mcp/${projectId}`), {
    requestInit: { headers },
    fetch: (url, init) => answer(new Request(url, init)),
  })
  await client.connect(transport)
  const call = async (name: string, input: Record<string, unknown>) => {
    const { content, isError = false } = await client.callTool({ name, arguments: input })
    const [first] = content
    return { isError, text: first?.type === 'text' ? first.text : '' }
  }
  const begun = JSON.parse((await call('paper_begin', asked)).text)
  const session = begun.sessionId
  const next = JSON.parse((await call('paper_next', { session })).text)
  expect(next).toMatchObject({
    status: 'next',
    agent: { key: agent, prompt: expect.stringContaining('YOUR TASK') },
  })

  const wrong = await call('paper_complete', { session, agent, output: { principles: 'Here they are.' } })
  expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining('302 OutputInvalid')])
  const early = await call('paper_complete', { session, agent: 'gap-hunter', output: {} })
  expect([early.isError, early.text]).toEqual([true, expect.stringContaining('202 OutOfOrderAgent')])

  const { input } = await database().db.paperSession.findFirstOrThrow({ where: { id: session } })
  const output = paperFloors[agent]?.({ ...PaperInput.parse(input), outputs: {}, currentYear: 2026 })
  expect((await call('paper_complete', { session, agent, output })).isError).toBe(false)
  const again = await call('paper_complete', { session, agent, output })
  expect([again.isError, again.text]).toEqual([true, expect.stringContaining('203 AlreadyCompleted')])
  expect(JSON.parse((await call('paper_status', { session })).text)).toMatchObject({
    session: { completedAgents: [agent] },
  })
  await client.close()
}, 90_000)

test('over HTTP, too, whatever is refused has its number and changes nothing', async () => {
  const { call } = await opened()
  const session = await begun(call)
  const { db } = database()
  const { input } = await db.paperSession.findFirstOrThrow({ where: { id: session } })
  const output = paperFloors[agent]?.({ ...PaperInput.parse(input), outputs: {}, currentYear: 2026 })
  const asks = async (tool: string, body: object) => {
    const response = await call(tool, body)
    const { message = '' } = z.object({ message: z.string().optional() }).parse(await response.json())
    return [response.status, message]
  }
  const refused = async (tool: string, body: object, told: RegExp) => {
    const [status, message] = await asks(tool, body)
    expect([tool, Number(status) >= 400 && Number(status) < 500, message]).toEqual([
      tool,
      true,
      expect.stringMatching(told),
    ])
  }
  await refused('paper_next', { session: 'nowhere' }, /^200 SessionNotFound/)
  await refused('paper_complete', { session, agent: 'gap-hunter', output: {} }, /^202 OutOfOrderAgent/)
  await refused('paper_complete', { session, agent: 'nobody', output: {} }, /^100 AgentNotFound/)
  await refused('paper_complete', { session, agent, output: 'Here is the answer.' }, /^302 OutputInvalid/)
  await refused('paper_begin', { ...asked, kind: 'poem' }, /kind/)
  await refused('paper_next', { sessions: session }, /session/)
  expect(await asks('paper_status', { session })).toEqual([200, ''])
  expect((await call('paper_complete', { session, agent, output })).status).toBe(200)
  await refused('paper_complete', { session, agent, output }, /^203 AlreadyCompleted/)
  // Stopped by an error it goes on; a row that contradicts itself is told apart from it.
  const row = await db.paperSession.findFirstOrThrow({ where: { id: session } })
  const keep = (state: object) =>
    db.paperSession.update({ where: { id: session }, data: { state: { ...Object(row.state), ...state } } })
  await keep({ status: 'error' })
  expect(await (await call('paper_resume', { session })).json()).toMatchObject({ status: 'running' })
  await keep({ currentAgentIndex: 7 })
  for (const tool of ['paper_next', 'paper_status', 'paper_resume'])
    await refused(tool, { session }, /^201 SessionCorrupt/)
}, 90_000)

test('an output whose judging does not end is refused, and its process is ended', async () => {
  const check = checkApart('user:writer', { timeoutMs: 50 })
  const context = { kind: 'review', sources: [], outputs: {}, judged: null } as const
  expect(await check(agent, {}, context)).toEqual({
    ok: false,
    faults: [expect.stringContaining('too long')],
  })
})

test('calls of MCP come one by one: of a batch that counts once none is made', async () => {
  const { mcp, projectId } = await opened()
  const call = (id: number) => ({
    ...{ jsonrpc: '2.0', id, method: 'tools/call' },
    params: { name: 'paper_begin', arguments: asked },
  })
  expect((await mcp([call(1), call(2), call(3)])).status).toBe(400)
  expect(await database().db.paperSession.count({ where: { projectId } })).toBe(0)
  expect((await mcp(call(1))).status).toBe(200)
})

test('a project has forty sessions at most, so that who may begin some does not fill the disk', async () => {
  const { call, projectId } = await opened()
  const session = await begun(call)
  const { db } = database()
  const row = await db.paperSession.findFirstOrThrow({ where: { id: session } })
  const { state, input } = row
  for (let at = 1; at < 40; at += 1) {
    const copy = { id: `${session.slice(0, 30)}-${at}`, projectId, completed: 0, state: {}, input: {} }
    await db.paperSession.create({ data: { ...copy, state: Object(state), input: Object(input) } })
  }
  const refused = await call('paper_begin', asked)
  expect([refused.status, (await refused.json()).message]).toEqual([
    400,
    expect.stringContaining('40 sessions'),
  ])
  expect((await call('paper_status', { session })).status).toBe(200)
})

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionStore, saveQuestions, setCollectionToken } from '@/lib/adapters/store/collections'
import { PaperInput } from '@/lib/contracts/paper-session'
import { paperFloors } from '@/lib/core/paper/floors/paper-floors'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { foundWork } from '@/lib/pipelines/collection/collection-fixture'
import { hashSecret, makeSecret } from '@/lib/server/desk/desk-secret'
import type { Services } from '@/lib/server/services'
import { addFoundSources } from '@/lib/server/testing/found-sources'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openTestServices } from '@/lib/server/testing/test-services'
import { answerMcp, answerTool, describeTools } from './answer-assistant'

const database = prepareTestDatabase()
let all: Services
beforeAll(async () => {
  all = await openTestServices(database().url)
}, 60_000)
afterAll(() => all.close())

const questions = [
  { key: 'effects', label: 'Productivity', description: '', min_sources: 2, concepts: [['productivity']] },
]
const work = foundWork({ id: '7', title: 'Remote work and productivity' })

async function opened({ sandbox = false } = {}) {
  const { db } = database()
  const { projectId } = await addProject(db, { sandbox })
  await saveQuestions(db, projectId, { topic: 'Remote work', questions })
  await collectionStore(db, projectId).saveFound([work])
  const token = makeSecret()
  await setCollectionToken(db, projectId, { tokenHash: hashSecret(token), at: new Date() })
  return { projectId, token }
}

interface Call {
  readonly projectId: string
  readonly token?: string
  readonly origin?: string
}

const headersOf = ({ token, origin }: Call) => ({
  'content-type': 'application/json',
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(origin === undefined ? {} : { origin }),
})

const address = (projectId: string) => `http://localhost:3000/api/mcp/${projectId}`

async function connect({ projectId, token = '' }: Call): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(address(projectId)), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
    fetch: (url, init) => answerMcp({ all, request: new Request(url, init), projectId }),
  })
  await client.connect(transport)
  return client
}

const saving = {
  source_type: 'pubmed',
  external_id: '7',
  url: 'https://example.org/7',
  title: work.title,
  relevant_questions: ['effects'],
}

function post(tool: string, body: unknown, call: Call): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/tools/${call.projectId}/${tool}`, {
    method: 'POST',
    headers: headersOf(call),
    body: JSON.stringify(body),
  })
  return answerTool({ all, request, projectId: call.projectId, tool })
}

describe('a client of MCP', () => {
  test('searches, saves, cites and asks within the same checks, and is never given finalize_sources', async () => {
    const access = await opened()
    const client = await connect(access)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'save_source',
      'get_progress',
      'check_completion',
      'register_citation',
      'get_citation',
      'ask_library',
      'paper_begin',
      'paper_columns',
      'paper_next',
      'paper_complete',
      'paper_status',
      'paper_resume',
    ])
    expect(tools.find(({ name }) => name === 'save_source')?.inputSchema.required).toHaveLength(5)
    const said = async (name: string, input: Record<string, unknown>) => {
      const { content, isError = false } = await client.callTool({ name, arguments: input })
      const [first] = content
      return { isError, text: first?.type === 'text' ? first.text : '' }
    }
    const saved = JSON.parse((await said('save_source', saving)).text)
    expect(saved).toMatchObject({ source_id: 'src_001', citation_status: 'auto_registered' })
    const cited = JSON.parse((await said('get_citation', { citation_id: saved.citation_id })).text)
    expect(cited).toMatchObject({ claim: work.title, source_id: '7' })
    expect((await said('get_progress', {})).text).toContain('1 more source needed')
    expect(await said('save_source', { ...saving, external_id: '8' })).toEqual({
      isError: true,
      text: expect.stringContaining('search or read it first'),
    })
    expect((await said('save_source', { ...saving, relevant_questions: ['none'] })).text).toContain(
      'Valid questions: effects',
    )
    const refused = await said('read_page', { url: 'http://127.0.0.1:1/secret' })
    expect([refused.isError, refused.text]).toEqual([true, 'the page is refused'])
    expect(JSON.parse((await said('ask_library', { question: 'Does it help?' })).text)).toMatchObject({
      found: false,
    })
    await client.close()
  })

  test('finds what the databases have, and may save what it found', async () => {
    const access = await opened({ sandbox: true })
    const client = await connect(access)
    const input = { database: 'openalex', query: '"remote work" AND productivity' }
    const { content } = await client.callTool({ name: 'search', arguments: input })
    const [first] = content
    const found = JSON.parse(first?.type === 'text' ? first.text : '{}')
    expect(found.outcome).toBe('ok')
    const named = found.records.find(({ names }: { names: string[] }) => names.includes('effects'))
    const { source_type, external_id, url, title } = named
    const again = { source_type, external_id, url, title, relevant_questions: ['effects'] }
    const saved = await client.callTool({ name: 'save_source', arguments: again })
    expect(saved.isError ?? false).toBe(false)
    await client.close()
  }, 20_000)
})

describe('who may come in', () => {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const statusOf = async (call: Call) => {
    const request = new Request(address(call.projectId), {
      method: 'POST',
      headers: { ...headersOf(call), accept: 'application/json, text/event-stream' },
      body: JSON.stringify(body),
    })
    return (await answerMcp({ all, request, projectId: call.projectId })).status
  }

  test('nobody without the token, from another project, from a page of another origin, or once it is closed', async () => {
    const { projectId, token } = await opened()
    const other = await opened()
    expect(await statusOf({ projectId, token })).toBe(200)
    expect(await statusOf({ projectId, token, origin: 'http://localhost:3000' })).toBe(200)
    expect(await statusOf({ projectId })).toBe(401)
    expect(await statusOf({ projectId, token: makeSecret() })).toBe(401)
    expect(await statusOf({ projectId, token: other.token })).toBe(401)
    expect(await statusOf({ projectId: 'no-such-project', token })).toBe(401)
    expect(await statusOf({ projectId, token, origin: 'https://evil.example' })).toBe(403)
    expect(await statusOf({ projectId, token, origin: 'null' })).toBe(403)
    await setCollectionToken(database().db, projectId, { tokenHash: null, at: new Date() })
    expect(await statusOf({ projectId, token })).toBe(401)
    expect((await post('get_progress', {}, { projectId, token })).status).toBe(401)
  })

  test('a project lets nobody in before its owner opens it, and of the token only a hash is kept', async () => {
    const { db } = database()
    const { projectId } = await addProject(db)
    await saveQuestions(db, projectId, { topic: '', questions })
    expect(await statusOf({ projectId, token: makeSecret() })).toBe(401)
    const access = await opened()
    const row = await db.collection.findUniqueOrThrow({ where: { projectId: access.projectId } })
    expect(JSON.stringify(row)).not.toContain(access.token)
  })
})

describe('plain HTTP', () => {
  test('names every tool with the schema of what it takes, and answers as MCP does', async () => {
    const access = await opened()
    const { projectId } = access
    const request = new Request(`http://localhost:3000/api/tools/${projectId}`, {
      headers: headersOf(access),
    })
    const { tools } = await (await describeTools({ all, request, projectId })).json()
    expect(tools).toHaveLength(14)
    expect(tools[2]).toMatchObject({ name: 'save_source', path: `/api/tools/${projectId}/save_source` })
    expect(tools[2].input.required).toEqual([
      'source_type',
      'external_id',
      'url',
      'title',
      'relevant_questions',
    ])
    expect(await (await post('save_source', saving, access)).json()).toMatchObject({ source_id: 'src_001' })
    const wrong = await post('save_source', { ...saving, url: 'javascript:alert(1)' }, access)
    expect([wrong.status, (await wrong.json()).message]).toEqual([400, expect.stringContaining('url')])
    expect((await post('finalize_sources', {}, access)).status).toBe(404)
    expect((await post('toString', {}, access)).status).toBe(404)
    const large = await post('save_source', { ...saving, key_excerpts: 'x'.repeat(1_100_000) }, access)
    expect(large.status).toBe(413)
  })
})

describe('an outside agent that writes a paper', () => {
  const csv = [
    'days,output',
    ...Array.from({ length: 30 }, (_, at) => `${at % 6},${40 + 3 * (at % 7)}`),
  ].join('\n')

  async function openedWithSources() {
    const access = await opened()
    await addFoundSources(database().db, access.projectId, [makeSource('s-1')])
    return access
  }

  test('begins, says which columns are what, takes a prompt and hands in the output, over plain HTTP and MCP', async () => {
    const access = await openedWithSources()
    const asked = { query: 'What is the effect of remote work on productivity?', scope: 'all' }
    const said = async (tool: string, body: unknown) => {
      const answer = await post(tool, body, access)
      return { status: answer.status, body: await answer.json() }
    }
    const refused = await said('paper_begin', { ...asked, data: { name: 'a.csv', csv } })
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('empirical')])
    const broken = { name: 'a.csv', csv: 'a\n1' }
    expect(await said('paper_begin', { ...asked, kind: 'empirical', data: broken })).toMatchObject({
      status: 400,
      body: { message: 'data: one-column' },
    })
    const { body: begun } = await said('paper_begin', {
      ...asked,
      kind: 'empirical',
      data: { name: 'survey.csv', csv },
    })
    const session = begun.sessionId
    expect(await said('paper_columns', { session })).toMatchObject({
      body: { concepts: [{ concept: 'remote work' }, { concept: 'productivity' }], matches: [] },
    })
    const wrong = { session, columns: [{ concept: 'remote work', column: 'salary' }] }
    expect(await said('paper_columns', wrong)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^101 /) },
    })
    const columns = [
      { concept: 'remote work', column: 'days' },
      { concept: 'productivity', column: null },
    ]
    expect(await said('paper_columns', { session, columns })).toMatchObject({ body: { matches: columns } })

    const client = await connect(access)
    const told = async (name: string, input: Record<string, unknown>) => {
      const { content, isError = false } = await client.callTool({ name, arguments: input })
      const [first] = content
      return { isError, text: first?.type === 'text' ? first.text : '' }
    }
    const next = JSON.parse((await told('paper_next', { session })).text)
    expect(next.agent).toMatchObject({ key: 'step-back-analyzer', order: 1 })
    expect(next.agent.prompt).toContain('## TASK COMPLETION SUMMARY')
    const { db } = database()
    const stored = await db.paperSession.findFirstOrThrow({ where: { id: session } })
    const input = PaperInput.parse(stored.input)
    const compose = paperFloors['step-back-analyzer']
    const output = compose?.({ ...input, outputs: {}, currentYear: 2026 })
    const byFloor = { session, agent: 'step-back-analyzer', output, written_by: 'built-in' }
    expect((await told('paper_complete', byFloor)).isError).toBe(true)
    const done = { session, agent: 'step-back-analyzer', output }
    expect(JSON.parse((await told('paper_complete', done)).text)).toMatchObject({
      next: 'self-ask-decomposer',
    })
    await client.close()

    const stranger = await openedWithSources()
    expect((await (await post('paper_next', { session }, stranger)).json()).message).toMatch(
      /^200 SessionNotFound/,
    )
  }, 60_000)
})

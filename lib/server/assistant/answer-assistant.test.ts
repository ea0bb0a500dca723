import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionStore, saveQuestions, setCollectionToken } from '@/lib/adapters/store/collections'
import { foundWork } from '@/lib/pipelines/collection/collection-fixture'
import { hashSecret, makeSecret } from '@/lib/server/desk/desk-secret'
import type { Services } from '@/lib/server/services'
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
    expect(tools).toHaveLength(8)
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
    const large = await post('save_source', { ...saving, key_excerpts: 'x'.repeat(70_000) }, access)
    expect(large.status).toBe(413)
  })
})

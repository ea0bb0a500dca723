import type { IncomingMessage, ServerResponse } from 'node:http'
import { startLoopbackServer } from '@/lib/adapters/web/loopback-server'
import { AppError } from '@/lib/contracts/errors'
import type { EvidenceProvider } from '@/lib/contracts/evidence-provider'
import type { LibraryHit, LibrarySearch } from '@/lib/contracts/library'
import type { JsonService } from './ask-json'
import { openNotebook } from './open-notebook'
import { openNotebookCloud } from './open-notebook-cloud'
import { ownLibrary } from './own-library'
import { tavilyWeb } from './tavily'

/** What a search of a test finds. */
export interface Row {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly score: unknown
}

export type Mood = 'well' | 'down' | 'slow' | 'refusing' | 'throttling' | 'nonsense' | 'huge' | 'half'

export interface World {
  readonly provider: EvidenceProvider
  readonly rows: Row[]
  mood: Mood
  /** Paths that were asked with their bodies, in order. */
  readonly asked: { path: string; body: unknown }[]
  close(): Promise<void>
}

const SLOW_TIMEOUT_MS = 150

type Wire = (path: string, body: unknown, rows: readonly Row[]) => unknown

const models = { default_chat_model: 'model:1' }
const said = {
  messages: [
    { type: 'human', content: 'Q' },
    { type: 'ai', content: 'Said by the server.' },
  ],
}

/** Open Notebook's own routes, after its source code. */
const apiWire: Wire = (path, body, rows) => {
  if (path === '/api/search') {
    const type = JSON.stringify(body).includes('"type":"text"') ? 'text' : 'vector'
    const results = rows.map(({ id, title, text, score }) =>
      type === 'text'
        ? { id, parent_id: id, title, relevance: score }
        : { id: `source_embedding:${id}`, parent_id: id, title, similarity: score, matches: [text] },
    )
    return { results, total_count: rows.length, search_type: type }
  }
  if (path === '/api/models/defaults') return models
  if (path === '/api/search/ask/simple')
    return { answer: `Found [${rows[0]?.id}] and [source:invented0].`, question: 'Q' }
  if (path === '/api/chat/sessions') return { id: 'chat_session:1' }
  if (path === '/api/chat/execute') return { session_id: 'chat_session:1', ...said }
  if (path === '/api/chat/context') return { context: { sources: rows }, token_count: 7, char_count: 28 }
  const row = rows.find(({ id }) => path === `/api/sources/${encodeURIComponent(id)}`)
  return row ? { id: row.id, title: row.title, full_text: row.text } : undefined
}

/** The routes that the specification names, with answers in the form of its tools. */
const cloudWire: Wire = (path, _body, rows) => {
  if (path === '/v1/search') {
    const results = rows.map(({ id, title, text, score }) => ({
      sourceId: id,
      content: text,
      source: title,
      score,
      metadata: {},
    }))
    return { success: true, results, totalCount: rows.length }
  }
  if (path === '/v1/ask') return { success: true, answer: 'Synthesized answer.', question: 'Q' }
  if (/^\/v1\/notebooks\/[^/]+\/chat$/.test(path)) return { session_id: 's1' }
  if (path === '/v1/chat/s1') return { response: 'Said by the server.' }
  if (path.endsWith('/context')) return { success: true, context: 'All of it.', tokenCount: 3, charCount: 10 }
  return undefined
}

/** Tavily, after its recorded answers. */
const tavilyWire: Wire = (path, _body, rows) =>
  path === '/search'
    ? {
        query: 'Q',
        answer: null,
        images: [],
        results: rows.map(({ id, title, text, score }) => ({
          title,
          url: `https://example.org/${encodeURIComponent(id)}`,
          content: text,
          score,
          raw_content: null,
        })),
        response_time: '0.89',
      }
    : undefined

async function served(
  wire: Wire,
  base: string,
  make: (service: JsonService) => EvidenceProvider,
): Promise<World> {
  const rows: Row[] = []
  const asked: World['asked'] = []
  const server = await startLoopbackServer((request, response) => {
    readBody(request, (body) => {
      const path = request.url ?? ''
      asked.push({ path, body })
      answerIn(world.mood, response, () => wire(path, body, rows))
    })
  })
  const service = {
    baseUrl: `${server.origin}${base}`,
    headers: { authorization: 'Bearer key' },
    trustedOrigins: [server.origin],
    get timeoutMs() {
      return world.mood === 'slow' ? SLOW_TIMEOUT_MS : 5_000
    },
  }
  const world: World = { provider: make(service), rows, asked, mood: 'well', close: () => server.close() }
  return world
}

function readBody(request: IncomingMessage, done: (body: unknown) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString('utf8')
    done(text === '' ? null : JSON.parse(text))
  })
}

function answerIn(mood: Mood, response: ServerResponse, well: () => unknown): void {
  if (mood === 'slow') return
  if (mood === 'down') return void response.writeHead(503).end('busy')
  if (mood === 'refusing') return void response.writeHead(401).end('{"detail":"Invalid password"}')
  if (mood === 'throttling') return void response.writeHead(432).end('{"detail":{"error":"plan limit"}}')
  if (mood === 'nonsense') return void response.end('<html>Welcome</html>')
  if (mood === 'huge') return void response.end(`{"results":"${'x'.repeat(5_000_000)}"}`)
  const body = well()
  if (body === undefined) return void response.writeHead(404).end('{"detail":"Not found"}')
  const text = JSON.stringify(body)
  response.setHeader('content-type', 'application/json')
  response.end(mood === 'half' ? text.slice(0, Math.floor(text.length / 2)) : text)
}

/** The own library over rows in memory: what it finds is as bad as its mood. */
async function ownWorld(): Promise<World> {
  const rows: Row[] = []
  const hits = (): LibraryHit[] =>
    rows.map(({ id, title, text, score }, index) => ({
      title,
      score: typeof score === 'number' ? score : 0,
      passage: {
        id: `${id}#${index}`,
        itemId: id,
        index,
        text,
        language: 'en',
        headings: [],
        locator: { type: 'page', value: index + 1 },
        boxes: [],
      },
    }))
  const library: LibrarySearch = {
    search: async ({ limit }, signal) => {
      if (world.mood === 'slow')
        await new Promise((_resolve, reject) => {
          const late = () => reject(new AppError('timed-out', 'the database is slow'))
          setTimeout(late, SLOW_TIMEOUT_MS)
          signal?.addEventListener('abort', () => reject(signal.reason))
        })
      if (world.mood !== 'well') throw new AppError('storage-unavailable', 'the database is away')
      return { hits: hits().slice(0, limit), total: rows.length }
    },
    around: async () => hits().map(({ passage }) => passage),
    passages: async () => [],
  }
  const world: World = {
    provider: ownLibrary(library),
    rows,
    asked: [],
    mood: 'well',
    close: async () => undefined,
  }
  return world
}

/** Every provider in a world of its own, for the suite that all of them pass. */
export const worlds = {
  'own library': ownWorld,
  'Open Notebook, self-hosted': () => served(apiWire, '/api', openNotebook),
  'Open Notebook, cloud': () => served(cloudWire, '/v1', openNotebookCloud),
  Tavily: () => served(tavilyWire, '', tavilyWeb),
} as const satisfies Record<string, () => Promise<World>>

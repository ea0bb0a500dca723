import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unstable_doesMiddlewareMatch as isProxied } from 'next/experimental/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRun } from '@/lib/adapters/store/runs'
import { errorCodes } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import nextConfig from '@/next.config'
import { config } from '@/proxy'
import { type Entry, listEntries } from '@/scripts/authorization/entries'
import { prepareProcess } from './testing/process-services'
import { browser, signInStudent } from './testing/request-headers'
import { addProject, prepareTestDatabase } from './testing/test-database'
import { scriptedInput } from './testing/validation-script'

/** Longest that any answer to nonsense may take, on a machine that others use too. */
const ANSWERED_WITHIN_MS = 5_000
/** What no answer may hold: words of schemas, of the database, of traces. */
const INSIDE =
  /invalid_type|too_small|unrecognized_keys|ZodError|prisma|node_modules|SELECT |lib\/server|postgres/i

const database = prepareTestDatabase()
const all = prepareProcess(database)
const entries = listEntries()

let owner: { readonly cookie: string; readonly projectId: ProjectId; readonly runId: string }
beforeAll(async () => {
  const { db } = database()
  const { ownerId, cookie } = await signInStudent()
  const { projectId } = await addProject(db)
  await db.project.update({ where: { id: projectId }, data: { ownerId } })
  const run = { pipeline: SOURCE_VALIDATION, version: 1, input: scriptedInput, tokenBudget: null }
  owner = { cookie, projectId, runId: await createRun(all().db, projectId, run) }
})
beforeEach(async () => {
  browser.cookie = owner.cookie
  // How much is allowed is another test's matter.
  await database().db.allowance.deleteMany()
})
afterAll(() => {
  browser.cookie = ''
})

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
const big = 'x'.repeat(3_000_000)
const ofJson = { 'content-type': 'application/json' }

/** Bodies that no page of ours sends, each with how it says what it is. */
const bodies: readonly (readonly [string, BodyInit | null, Record<string, string>])[] = [
  ['none', null, {}],
  ['half of JSON', '{"a":', ofJson],
  ['no object', '[1,"x",null]', ofJson],
  ['null', 'null', ofJson],
  ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}', ofJson],
  ['nested without end', deep, ofJson],
  ['three megabytes', JSON.stringify({ text: big }), ofJson],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0xc3, 0x28]), ofJson],
  ['a form without its border', '--x\r\nContent-Disposition', { 'content-type': 'multipart/form-data' }],
  [
    'a form that ends early',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    { 'content-type': 'multipart/form-data; boundary=x' },
  ],
  ['another type', '<a/>', { 'content-type': 'application/xml' }],
]

const hostile = [
  '',
  '../../etc/passwd',
  'a'.repeat(10_000),
  '\u0000',
  "' OR 1=1 --",
  '🙂'.repeat(300),
  '__proto__',
]

/** Values for a field, whatever it is meant to hold. */
const values: readonly unknown[] = [
  null,
  -1,
  1e308,
  '',
  '\u0000\ud800',
  'x'.repeat(1_200_000),
  { $gt: '' },
  { toString: 1 },
  Array.from({ length: 20_000 }, () => 'x'),
  JSON.parse(`${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`),
]

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>

async function exportOf(entry: Entry): Promise<(...given: unknown[]) => unknown> {
  const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ path.resolve(entry.file))
  const found = module[entry.name.split(' ')[0] ?? '']
  if (typeof found !== 'function') throw new Error(`${entry.file} has no ${entry.name}`)
  return (...given) => found(...given)
}

const namesIn = (entry: Entry) =>
  [...entry.name.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, name = '']) => name)

function paramsOf(entry: Entry, other?: string): object {
  const own: Readonly<Record<string, string>> = { projectId: owner.projectId, runId: owner.runId }
  return Object.fromEntries(namesIn(entry).map((name) => [name, other ?? own[name] ?? 'x']))
}

/** Its body read to the end, or, of a stream that stays open, its beginning. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.includes('event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

/** Give the same to everybody, and nothing of a person. */
const open: ReadonlySet<string> = new Set([
  'GET /api/example/[locale]',
  'GET /api/security-contact',
  'GET /pdf-resources/[kind]/[name]',
])

describe('a route', () => {
  const routes = entries.filter(({ kind }) => kind === 'route')

  it.each(routes.map((entry) => [entry.name, entry] as const))(
    'answers nonsense by a code and in time: %s',
    async (name, entry) => {
      const handler = await exportOf(entry)
      const handle: Handler = async (...given) => {
        const answer = await handler(...given)
        if (!(answer instanceof Response)) throw new Error(`${name} gives no response`)
        return answer
      }
      const [method = 'GET'] = name.split(' ')
      const takesBody = method !== 'GET' && method !== 'HEAD'
      const tries = [
        ...(takesBody ? bodies : bodies.slice(0, 1)).map((body) => ({
          body,
          params: paramsOf(entry),
          query: '',
        })),
        ...hostile.map((value) => ({
          body: bodies[0],
          params: paramsOf(entry, value),
          query: `?format=${encodeURIComponent(value.slice(0, 500))}&after=-1&page=1e9&q=%00&which=%ff&version=0`,
        })),
      ]
      for (const { body, params, query } of tries) {
        const [what, content = null, headers] = body ?? []
        const init = { method, headers: { cookie: browser.cookie, ...headers } }
        const request = new Request(
          `http://localhost:3000/api/x${query}`,
          takesBody ? { ...init, body: content } : init,
        )
        const since = performance.now()
        const answer = await handle(request, { params: Promise.resolve(params) })
        const said = await textOf(answer)
        const label = `${name}, ${what}, ${JSON.stringify(params).slice(0, 80)}: ${said.slice(0, 200)}`
        expect(answer.status, label).toBeLessThan(500)
        expect(performance.now() - since, label).toBeLessThan(ANSWERED_WITHIN_MS)
        const url = entry.name.split(' ')[1]?.replaceAll(/\[[^\]]+\]/g, 'x') ?? ''
        // What passes by the proxy must say by itself that nobody frames it.
        if (!isProxied({ config, nextConfig, url }))
          expect(answer.headers.get('content-security-policy'), label).toContain("frame-ancestors 'none'")
        if (answer.ok) continue
        expect(said, label).not.toMatch(INSIDE)
        if (!open.has(entry.name))
          expect(answer.headers.get('cache-control') ?? '', label).toContain('no-store')
      }
    },
  )

  it('of a person’s data is kept by no cache, whatever it answers', async () => {
    const reading = routes.filter(({ name }) => name.startsWith('GET ') && !open.has(name))
    const kept: string[] = []
    for (const entry of reading) {
      const handler = await exportOf(entry)
      const request = new Request('http://localhost:3000/api/x?format=csv&q=x&part=document&after=0', {
        headers: { cookie: browser.cookie },
      })
      const answer = await handler(request, { params: Promise.resolve(paramsOf(entry)) })
      if (!(answer instanceof Response)) throw new Error(`${entry.name} gives no response`)
      await answer.body?.cancel()
      if (!answer.headers.get('cache-control')?.includes('no-store'))
        kept.push(`${entry.name} ${answer.status}`)
    }
    expect(reading.length).toBeGreaterThan(25)
    expect(kept).toEqual([])
  })
})

describe('an action', () => {
  const actions = entries.filter(({ kind }) => kind === 'action')

  /** Names of fields that schemas of the file speak of, so that what is sent gets past their outer shape. */
  const fieldsOf = (entry: Entry) => [
    ...new Set([...readFileSync(entry.file, 'utf8').matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => name)),
  ]

  it.each(actions.map((entry) => [entry.name, entry] as const))(
    'answers nonsense by a code and in time: %s',
    async (name, entry) => {
      const act = await exportOf(entry)
      const ids = { projectId: owner.projectId, runId: owner.runId }
      const given: readonly unknown[] = [
        undefined,
        'x',
        [],
        {},
        ids,
        ...values.map((value) => ({
          ...Object.fromEntries(fieldsOf(entry).map((field) => [field, value])),
          ...ids,
        })),
        ...values.map((value) => ({ ...ids, projectId: value })),
      ]
      for (const input of given) {
        const since = performance.now()
        const answer = JSON.stringify(await act(input))
        const label = `${name}: ${answer.slice(0, 200)}`
        const code = /"code":"([\w-]+)"/.exec(answer)?.[1] ?? ''
        if (!answer.startsWith('{"ok":true')) expect(Object.keys(errorCodes), label).toContain(code)
        expect(['internal', 'storage-unavailable', 'log-broken'], label).not.toContain(code)
        expect(answer, label).not.toMatch(INSIDE)
        expect(performance.now() - since, label).toBeLessThan(ANSWERED_WITHIN_MS)
      }
    },
  )
})

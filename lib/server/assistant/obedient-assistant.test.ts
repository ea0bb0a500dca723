import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { saveQuestions, setCollectionToken } from '@/lib/adapters/store/collections'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { hashSecret, makeSecret } from '../desk/desk-secret'
import { stopSandbox } from '../sandbox'
import type { Services } from '../services'
import { addFoundSources } from '../testing/found-sources'
import { meet, ORDERED_TOOLS } from '../testing/obedient-model'
import { addProject, prepareTestDatabase } from '../testing/test-database'
import { addLink } from '../testing/test-desk'
import { openTestServices } from '../testing/test-services'
import { answerMcp, answerTool, describeTools } from './answer-assistant'

const database = prepareTestDatabase()
let all: Services
beforeAll(async () => {
  all = await openTestServices(database().url)
}, 60_000)
afterAll(async () => {
  await stopSandbox()
  await all.close()
})

/** What an assistant is let in for: sources that it collects and cites, sessions of a paper, and the counts of its calls. */
const ITS_OWN = /^(collect|citation|paper_|allowances$|vocabulary_answers$|kept_counts$)/

const Names = z.array(z.object({ name: z.string() }))
const Sums = z.array(z.object({ sum: z.string().nullable() }))

/** A sum over all rows of each table. */
async function tables(): Promise<ReadonlyMap<string, string | null>> {
  const { db } = database()
  const names = Names.parse(
    await db.$queryRaw`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  const sums = new Map<string, string | null>()
  for (const { name } of names) {
    const rows = await db.$queryRawUnsafe(
      `SELECT md5(string_agg(t::text, '' ORDER BY t::text)) AS sum FROM "${name}" t`,
    )
    sums.set(name, Sums.parse(rows)[0]?.sum ?? null)
  }
  return sums
}

async function opened() {
  const { db } = database()
  const { projectId } = await addProject(db, { sandbox: true })
  await saveQuestions(db, projectId, {
    topic: 'Remote work',
    questions: [{ key: 'effects', label: 'Effects', description: '', min_sources: 2, concepts: [['work']] }],
  })
  await addFoundSources(db, projectId, [makeSource('s-1')])
  await addLink(db, projectId)
  const token = makeSecret()
  await setCollectionToken(db, projectId, { tokenHash: hashSecret(token), at: new Date() })
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    authorization: `Bearer ${token}`,
  }
  const request = (body?: unknown) =>
    new Request(`http://localhost:3000/api/tools/${projectId}`, {
      headers,
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
  return {
    list: async () =>
      z
        .object({ tools: z.array(z.object({ name: z.string(), input: z.unknown() })) })
        .parse(await (await describeTools({ all, projectId, request: request() })).json()).tools,
    http: (tool: string, body: unknown) => answerTool({ all, projectId, tool, request: request(body) }),
    mcp: (tool: string, body: unknown) =>
      answerMcp({
        all,
        projectId,
        request: request({
          ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
          params: { name: tool, arguments: body },
        }),
      }),
  }
}

test('an assistant that does whatever texts order changes nothing but what it was let in for', async () => {
  await opened()
  const { list, http, mcp } = await opened()
  const before = await tables()
  const offered = await list()
  expect(offered.length).toBeGreaterThan(10)
  let answered = 0
  for (const { name, input } of offered) {
    // Twice, so that what the first call has made is there for the second.
    for (let times = 0; times < 2; times += 1) {
      const given = await http(name, meet(input))
      const { status } = given
      expect([name, [200, 400, 404].includes(status)]).toEqual([name, true])
      if (status === 200) answered += 1
      await (await mcp(name, meet(input))).text()
    }
  }
  expect(answered).toBeGreaterThan(4)
  for (const tool of [...ORDERED_TOOLS, 'finalize_sources', 'answer_question', '__proto__', 'constructor']) {
    expect([tool, (await http(tool, {})).status]).toEqual([tool, 404])
    expect(await (await mcp(tool, {})).text()).toMatch(/not found|unknown|disabled/i)
  }
  const after = await tables()
  const changed = [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name)
  expect(changed.length).toBeGreaterThan(1)
  expect(changed.filter((name) => !ITS_OWN.test(name))).toEqual([])
}, 120_000)

import 'server-only'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { AppError, errorCodeOf } from '@/lib/contracts/errors'
import { codeFor } from '../action-result'
import { readSmallJson } from '../read-small-json'
import { respond } from '../respond'
import type { Services } from '../services'
import { assistantTools, refusalSentence } from './assistant-tools'
import { requireAssistant } from './require-assistant'

/** A chapter of a paper, or a table of data, as text. */
const BODY_BYTES_MAX = 1_000_000

interface Asked {
  readonly all: Services
  readonly request: Request
  readonly projectId: string
}

/** Runs what an assistant asks for; a missing or wrong token is told how to come. */
async function respondToAssistant(name: string, work: () => Promise<Response>): Promise<Response> {
  const answer = await respond(name, work)
  if (answer.status === 401) answer.headers.set('www-authenticate', 'Bearer')
  return answer
}

/** One request of MCP over Streamable HTTP, without a session: a server is made for it, with the tools of the project. */
export function answerMcp({ all, request, projectId }: Asked): Promise<Response> {
  return respondToAssistant('mcp', async () => {
    const assistant = await requireAssistant(all, request, projectId)
    const handler = createMcpHandler(() => {
      const server = new McpServer({ name: 'carrel', version: '1.0.0' })
      for (const [name, { description, input, run }] of Object.entries(assistantTools))
        server.registerTool(name, { description, inputSchema: input }, async (given) => {
          try {
            return { content: [{ type: 'text', text: JSON.stringify(await run(assistant, all, given)) }] }
          } catch (error) {
            const text = refusalSentence(error) ?? `failed: ${codeFor(`mcp ${name}`, error)}`
            return { content: [{ type: 'text', text }], isError: true }
          }
        })
      return server
    })
    if (request.method !== 'POST') return handler.fetch(request)
    const asked = await readSmallJson(request, BODY_BYTES_MAX)
    // Batches have left the protocol: of one that is counted once, each part would be worked on at once.
    if (Array.isArray(asked)) throw new AppError('invalid-input', 'one request at a time')
    const body = JSON.stringify(asked)
    const { url, headers } = request
    return handler.fetch(new Request(url, { method: 'POST', headers, body }))
  })
}

/** The tools with the JSON schema of what each takes, for whoever speaks plain HTTP. */
export function describeTools({ all, request, projectId }: Asked): Promise<Response> {
  return respondToAssistant('toolSchema', async () => {
    await requireAssistant(all, request, projectId)
    const tools = Object.entries(assistantTools).map(([name, { description, input }]) => ({
      name,
      description,
      method: 'POST',
      path: `/api/tools/${projectId}/${name}`,
      input: z.toJSONSchema(input, { io: 'input' }),
    }))
    return Response.json({ tools }, { headers: { 'cache-control': 'no-store' } })
  })
}

/** One call of a tool over plain HTTP: its answer, or 400 with the sentence that refuses it. */
export function answerTool({
  all,
  request,
  projectId,
  tool,
}: Asked & { readonly tool: string }): Promise<Response> {
  return respondToAssistant('tool', async () => {
    const assistant = await requireAssistant(all, request, projectId)
    const wanted = Object.hasOwn(assistantTools, tool) ? assistantTools[tool] : undefined
    if (!wanted) throw new AppError('not-found', 'no such tool')
    const given = await readSmallJson(request, BODY_BYTES_MAX)
    const headers = { 'cache-control': 'no-store' }
    try {
      return Response.json(await wanted.run(assistant, all, given), { headers })
    } catch (error) {
      const message = refusalSentence(error)
      if (message === null) throw error
      return Response.json({ code: errorCodeOf(error), message }, { status: 400, headers })
    }
  })
}

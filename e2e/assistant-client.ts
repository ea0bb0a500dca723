import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { z } from 'zod'

/** What a visitor of the door needs: where it is, and the token that was shown. */
interface Door {
  readonly address: string
  readonly token: string
}

const Found = z.object({
  outcome: z.literal('ok'),
  records: z.array(
    z.object({
      source_type: z.string(),
      external_id: z.string(),
      url: z.string(),
      title: z.string(),
      names: z.array(z.string()),
    }),
  ),
})
const Saved = z.object({ source_id: z.string(), citation_id: z.string(), citation_status: z.string() })
const Cited = z.object({ claim: z.string(), source_id: z.string() })
const Asked = z.object({ found: z.boolean() })

/** The status of a first message from this origin under this token. */
export async function knock({
  address,
  token,
  origin,
}: Door & { readonly origin?: string }): Promise<number> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
      ...(origin === undefined ? {} : { origin }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  })
  return response.status
}

/** Searches, saves, cites and asks as an outside assistant would, through a client library that knows nothing of Carrel. */
export async function assist({ address, token }: Door, query: string) {
  const client = new Client({ name: 'journey', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit }))
  const call = async (name: string, input: Record<string, unknown>): Promise<unknown> => {
    const { content, isError = false } = await client.callTool({ name, arguments: input })
    const [first] = content
    if (isError || first?.type !== 'text') throw new Error(`${name}: ${JSON.stringify(content)}`)
    return JSON.parse(first.text)
  }
  const tools = (await client.listTools()).tools.map(({ name }) => name)
  const { records } = Found.parse(await call('search', { database: 'openalex', query }))
  const record = records.find(({ names }) => names.length > 0)
  if (!record) throw new Error('nothing found answers a question')
  const { names, ...source } = record
  const saved = Saved.parse(await call('save_source', { ...source, relevant_questions: names }))
  const cited = Cited.parse(await call('get_citation', { citation_id: saved.citation_id }))
  const asked = Asked.parse(await call('ask_library', { question: 'Does remote work raise productivity?' }))
  await client.close()
  return { tools, source, saved, cited, asked }
}

import { afterEach, describe, expect, it } from 'vitest'
import { addItem, listItems } from '@/lib/adapters/store/library-items'
import { fillItem, listPassages } from '@/lib/adapters/store/library-texts'
import { errorCodeOf } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { ResearchEvent as EventSchema, type ResearchEvent } from '@/lib/contracts/research'
import { ResearchQuestion } from '@/lib/contracts/research-run'
import type { StreamAccess } from '@/lib/contracts/stream'
import { contentOf } from '@/lib/core/library/item-content'
import { blockAt } from '@/lib/core/library/text-block'
import { answerDocument } from '@/lib/core/research/answer-document'
import { keepAnswer } from '@/lib/server/keep-answer'
import { renderedTree } from '@/lib/server/render-proposal'
import { prepareProcess } from '@/lib/server/testing/process-services'
import { addProject, addProjectAccess, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { streamAnswer } from './answer-stream'
import { askOn, beginConversation, listConversations, requireConversation, stopAnswer } from './conversations'
import type { RunDriver } from './run-driver'
import { startWorker } from './worker'

const database = prepareTestDatabase()
const all = prepareProcess(database)

let workers: RunDriver[] = []
afterEach(async () => {
  for (const worker of workers) await worker.stop()
  workers = []
})
const work = async () => workers.push(await startWorker(all()))

const FACT = 'Remote work raised the productivity of the 240 employees by 13 percent.'
const QUESTION = 'Does remote work raise the productivity of employees?'
const ask = (query: string) => ResearchQuestion.parse({ query, locale: 'en' })

async function library(...texts: readonly string[]) {
  const { db } = database()
  const owned = await addProject(db)
  const { projectId } = owned
  for (const text of texts) {
    const added = await addItem(db, projectId, { kind: 'text', title: 'Chen 2020', state: 'waiting' })
    if (!added.ok) throw new Error(added.reason)
    const blocks = [blockAt({ type: 'page', value: 3 }, { kind: 'paragraph', text })]
    const content = contentOf({ title: null, language: 'en', pages: 5, blocks }, added.id)
    await fillItem(db, projectId, { id: added.id, content, text: 'full' })
  }
  return { projectId, access: await addProjectAccess(db, owned) }
}

async function eventsOf(
  conversationId: string,
  { round, access, lastEventId = null }: { round: number; access: StreamAccess; lastEventId?: string | null },
) {
  const signal = new AbortController().signal
  const response = await streamAnswer({ conversationId, round, access, lastEventId, signal })
  const text = await response.text()
  const events: ResearchEvent[] = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) =>
    EventSchema.parse(JSON.parse(data)),
  )
  return { response, text, events }
}

const conversation = (projectId: ProjectId, id: string) => requireConversation(all(), projectId, id)

describe('a conversation with the library', () => {
  it('is answered from the project’s texts, streams the events and ends, and its citations resolve', async () => {
    await work()
    const { projectId, access } = await library(FACT)
    const id = await beginConversation(all(), projectId, ask(QUESTION))
    const { response, events } = await eventsOf(id, { round: 1, access })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const done = events.at(-1)
    expect(done).toMatchObject({ type: 'done', sources: [{ name: 'Chen 2020', quote: FACT }] })
    const [source] = done?.sources ?? []
    const [passage] = await listPassages(database().db, projectId, [source?.passageId ?? ''])
    expect(passage?.text).toContain(source?.quote)
    expect((await conversation(projectId, id)).exchanges[0]?.answer?.text).toBe(done?.response)
  })

  it('says in an empty library that it has no information', async () => {
    await work()
    const { projectId, access } = await library()
    const id = await beginConversation(all(), projectId, ask(QUESTION))
    const { events } = await eventsOf(id, { round: 1, access })
    expect(events.at(-1)).toMatchObject({
      type: 'done',
      response: "I don't have information on this topic",
      sources: [],
    })
  })

  it('a reader who comes back gets what it has not, and the end', async () => {
    await work()
    const { projectId, access } = await library(FACT)
    const id = await beginConversation(all(), projectId, ask(QUESTION))
    const whole = await eventsOf(id, { round: 1, access })
    const ids = [...whole.text.matchAll(/^id: (\d+)$/gm)].map(([, seq = '']) => seq)
    const again = await eventsOf(id, { round: 1, access, lastEventId: ids.at(-2) ?? '0' })
    expect(again.events.map(({ type }) => type)).toEqual(['sources', 'delta', 'done'])
  })

  it('goes on with a second question, and is listed under its first', async () => {
    await work()
    const { projectId, access } = await library(FACT)
    const id = await beginConversation(all(), projectId, ask(QUESTION))
    await eventsOf(id, { round: 1, access })
    const settled = await waitFor(projectId, id)
    const round = await askOn(all(), settled, ask('And by how much?'))
    expect(round).toBe(2)
    const { events } = await eventsOf(id, { round, access })
    expect(events.at(-1)?.type).toBe('done')
    const listed = await listConversations(database().db, projectId)
    expect(listed.map(({ id: own, title }) => [own, title])).toEqual([[id, QUESTION]])
  })

  it('can be stopped while nobody has answered yet, and asked again', async () => {
    const { projectId, access } = await library(FACT)
    const id = await beginConversation(all(), projectId, ask(QUESTION))
    const begun = await conversation(projectId, id)
    expect(begun.exchanges).toMatchObject([{ round: 1, answer: null, isStopped: false }])
    await stopAnswer(all(), begun)
    await work()
    const stopped = await waitFor(projectId, id)
    expect(stopped.exchanges).toMatchObject([{ round: 1, answer: null, isStopped: true }])
    const round = await askOn(all(), stopped, ask(QUESTION))
    const { events } = await eventsOf(id, { round, access })
    expect(events.at(-1)?.type).toBe('done')
    expect(await stopAnswer(all(), await waitFor(projectId, id)).catch(errorCodeOf)).toBe('conflict')
  })

  it('of another project is not found', async () => {
    const { projectId } = await library()
    const { projectId: other } = await library()
    const id = await beginConversation(all(), projectId, ask(QUESTION))
    expect(await conversation(other, id).catch(errorCodeOf)).toBe('not-found')
    expect(await listConversations(database().db, other)).toEqual([])
  })

  it('its answer leaves as Markdown and Word with its references, and can be kept as a note', async () => {
    await work()
    const { projectId, access } = await library(FACT)
    const id = await beginConversation(all(), projectId, ask(QUESTION))
    await eventsOf(id, { round: 1, access })
    const exchange = (await conversation(projectId, id)).exchanges[0]
    if (!exchange?.answer) throw new Error('no answer')
    const { answer, engine } = exchange
    const tree = answerDocument({
      question: QUESTION,
      answer,
      engine: engine ?? '',
      locale: 'en',
      date: '2026-01-01',
      author: '',
    })
    const signal = new AbortController().signal
    const { bytes } = await renderedTree(tree, { format: 'md', signal })
    expect(String(bytes)).toContain(FACT)
    expect(String(bytes)).toMatch(/Chen 2020\. page 3\./)
    const word = await renderedTree(tree, { format: 'docx', signal })
    expect(Buffer.from(word.bytes).subarray(0, 2).toString()).toBe('PK')
    const noteId = await keepAnswer(database().db, projectId, exchange)
    const note = (await listItems(database().db, projectId)).find(({ item }) => item.id === noteId)
    expect(note?.item).toMatchObject({ kind: 'note', title: QUESTION, text: 'full' })
  })
})

/** The conversation when it waits for the next question. */
async function waitFor(projectId: ProjectId, id: string) {
  return expect
    .poll(() => conversation(projectId, id), { timeout: 10_000 })
    .toMatchObject({ status: 'waiting' })
    .then(() => conversation(projectId, id))
}

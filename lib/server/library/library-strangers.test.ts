import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveFile } from '@/lib/adapters/store/library-files'
import { createHighlight, listHighlights } from '@/lib/adapters/store/library-highlights'
import { addItem, listItems } from '@/lib/adapters/store/library-items'
import { listReadings } from '@/lib/adapters/store/library-readings'
import { fillItem, passagesOf } from '@/lib/adapters/store/library-texts'
import { createProject } from '@/lib/adapters/store/projects'
import { listRuns } from '@/lib/adapters/store/runs'
import { ProjectId } from '@/lib/contracts/ids'
import { ResearchQuestion } from '@/lib/contracts/research-run'
import { RESEARCH } from '@/lib/contracts/research-stages'
import { noteContent } from '@/lib/core/library/note-content'
import { deskCookieName } from '@/lib/server/desk/desk-cookie'
import * as answerActions from '../actions/answers'
import * as libraryActions from '../actions/library'
import { loadAnswers } from '../loaders/answers'
import { loadLibrary } from '../loaders/library'
import { loadReader } from '../loaders/reader'
import { loadSourceCard } from '../loaders/source-card'
import { beginConversation } from '../runs/conversations'
import { prepareProcess } from '../testing/process-services'
import { browser, signInStudent } from '../testing/request-headers'
import { prepareTestDatabase } from '../testing/test-database'
import { addLink } from '../testing/test-desk'

const ROUTES = 'app/api/projects/[projectId]'
const SECRET = 'Nobody but the owner reads this sentence.'

const database = prepareTestDatabase()
const all = prepareProcess(database)

let ids: { projectId: ProjectId; itemId: string; conversationId: string; passageId: string }
let cookies: Readonly<Record<'owner' | 'stranger' | 'advisor' | 'nobody', string>>

beforeAll(async () => {
  const { db } = database()
  const owner = await signInStudent()
  const stranger = await signInStudent()
  const project = { title: 'Mine', locale: 'en', sandbox: true } as const
  const projectId = ProjectId.parse(await createProject(db, owner.ownerId, project))
  const hash = (await saveFile(db, projectId, Buffer.from('%PDF-1.4 mine'))) ?? ''
  const file = { name: 'mine"\r\n(1)é.pdf', hash }
  const added = await addItem(db, projectId, { kind: 'pdf', title: SECRET, state: 'waiting', file })
  if (!added.ok) throw new Error(added.reason)
  await fillItem(db, projectId, { id: added.id, content: noteContent(SECRET, added.id), text: 'full' })
  const [passage] = await passagesOf(db, projectId, { itemId: added.id })
  const highlight = { id: 'h1', itemId: added.id, passageId: passage?.id ?? '', quote: SECRET }
  const around = { prefix: '', suffix: '', note: '', createdAt: new Date() }
  await createHighlight(db, projectId, { ...highlight, ...around })
  const question = ResearchQuestion.parse({ query: SECRET, locale: 'en' })
  const conversationId = await beginConversation(all(), projectId, question)
  ids = { projectId, itemId: added.id, conversationId, passageId: passage?.id ?? '' }
  const { scope, cookie } = await addLink(db, projectId)
  const advisor = `${deskCookieName(scope.linkId)}=${cookie}`
  cookies = { owner: owner.cookie, stranger: stranger.cookie, advisor, nobody: '' }
})
afterAll(() => {
  browser.cookie = ''
})

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>

/** Every route of the room with the methods that it answers, found in the folder, so that a new one is among them. */
async function routes(): Promise<readonly { readonly name: string; readonly answer: Handler }[]> {
  const files = ['library', 'answers'].flatMap((room) =>
    readdirSync(path.join(ROUTES, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'route.ts')
      .map((file) => `${ROUTES}/${room}/${file}`),
  )
  const read = files.map(async (file) => {
    const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ path.resolve(file))
    return Object.entries(module).flatMap(([method, answer]) =>
      typeof answer === 'function' && /^[A-Z]+$/.test(method)
        ? [{ name: `${method} ${file}`, answer: (...given: Parameters<Handler>) => answer(...given) }]
        : [],
    )
  })
  return (await Promise.all(read)).flat()
}

function requestFor(name: string): Request {
  const [method = 'GET'] = name.split(' ')
  const url = `http://localhost/?q=sentence&round=1&format=md`
  if (method !== 'POST') return new Request(url, { method })
  const body = new FormData()
  body.set('file', new File([SECRET], 'draft.txt', { type: 'text/plain' }))
  body.set('itemId', ids.itemId)
  return new Request(url, { method, body })
}

const strangers = ['stranger', 'advisor', 'nobody'] as const
const params = () => ({ params: Promise.resolve(ids) })

describe.each(strangers)('a library is closed to the %s', (who) => {
  it('at every route', async () => {
    const known = await routes()
    expect(known.map(({ name }) => name.split(' ')[0]).sort()).toEqual(
      expect.arrayContaining(['DELETE', 'GET', 'POST']),
    )
    expect(known.length).toBeGreaterThanOrEqual(9)
    browser.cookie = cookies[who]
    for (const { name, answer } of known) {
      const response = await answer(requestFor(name), params())
      expect([401, 404], name).toContain(response.status)
      expect(await response.text(), name).not.toContain('sentence')
    }
  })

  it('at every action', async () => {
    browser.cookie = cookies[who]
    const { projectId, itemId, conversationId } = ids
    const draft = { title: 'Taken over', authors: '', year: '', venue: '', doi: '' }
    const question = {
      query: SECRET,
      locale: 'en',
      searchWeb: false,
      unsupported: 'show',
      knowledge: 'library',
    }
    const inputs: Readonly<Record<string, object>> = {
      addNoteAction: { projectId, title: 'Mine now', text: 'A note.' },
      saveReferenceAction: { projectId, itemId, draft },
      setReadingAction: { projectId, itemId, state: 'read' },
      addHighlightAction: { projectId, itemId, selected: { quote: 'Nobody', prefix: '' }, page: null },
      noteHighlightAction: { projectId, itemId, highlightId: 'h1', note: 'mine' },
      removeHighlightAction: { projectId, itemId, highlightId: 'h1' },
      askLibraryAction: { projectId, conversationId, question },
      stopAnswerAction: { projectId, conversationId },
      keepAnswerAction: { projectId, conversationId, round: 1 },
    }
    const actions: Readonly<Record<string, unknown>> = { ...libraryActions, ...answerActions }
    expect(Object.keys(actions).sort()).toEqual(Object.keys(inputs).sort())
    for (const [name, act] of Object.entries(actions)) {
      if (typeof act !== 'function') throw new Error(`${name} is no action`)
      expect(await act(inputs[name]), name).toMatchObject({ ok: false, code: expect.stringMatching(/^not-/) })
    }
  })

  it('at every loader of its pages', async () => {
    browser.cookie = cookies[who]
    const { projectId, itemId, conversationId, passageId } = ids
    const refused = { code: expect.stringMatching(/^not-/) }
    await expect(loadLibrary(projectId)).rejects.toMatchObject(refused)
    await expect(loadReader(projectId, { itemId, passageId, from: null })).rejects.toMatchObject(refused)
    await expect(loadSourceCard(projectId, itemId)).rejects.toMatchObject(refused)
    await expect(loadAnswers(projectId, conversationId)).rejects.toMatchObject(refused)
  })
})

it('and nothing of it has changed, while its owner reads all of it', async () => {
  const { db } = database()
  const { projectId, itemId } = ids
  expect(await listItems(db, projectId)).toMatchObject([{ item: { id: itemId, title: SECRET } }])
  expect(await listHighlights(db, projectId, itemId)).toMatchObject([{ note: '' }])
  expect(await listReadings(db, projectId)).toEqual(new Map())
  expect(await listRuns(db, projectId, { pipeline: RESEARCH })).toHaveLength(1)
  browser.cookie = cookies.owner
  const file = (await routes()).find(({ name }) => name.endsWith('/file/route.ts'))
  const answer = await file?.answer(requestFor('GET'), params())
  expect(answer?.status).toBe(200)
  expect(await answer?.text()).toBe('%PDF-1.4 mine')
  // Opened as a page of its own, a file may run nothing and reach nothing.
  expect(answer?.headers.get('content-security-policy')).toBe(
    "sandbox; default-src 'none'; frame-ancestors 'none'",
  )
  expect(answer?.headers.get('content-disposition')).toBe(
    "inline; filename*=UTF-8''mine%22%0D%0A%281%29%C3%A9.pdf",
  )
  expect(await loadLibrary(projectId)).toMatchObject([{ entry: { item: { title: SECRET } } }])
})

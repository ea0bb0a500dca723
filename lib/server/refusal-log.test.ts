import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { GET as getStanding } from '@/app/api/projects/[projectId]/standing/route'
import { createProject } from '@/lib/adapters/store/projects'
import { ProjectId } from '@/lib/contracts/ids'
import { addNoteAction } from './actions/library'
import { deskCookieName } from './desk/desk-cookie'
import { requireDesk } from './desk/desk-session'
import { log } from './log'
import { prepareProcess } from './testing/process-services'
import { browser, signInStudent } from './testing/request-headers'
import { prepareTestDatabase } from './testing/test-database'
import { addLink } from './testing/test-desk'

const database = prepareTestDatabase()
prepareProcess(database)

let info: MockInstance
beforeEach(() => {
  info = vi.spyOn(log, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  browser.cookie = ''
  info.mockRestore()
})

const refused = () => info.mock.calls.filter(([, word]) => word === 'refused').map(([line]) => line)

async function addOwned() {
  const { ownerId } = await signInStudent()
  const project = { title: 'Mine', locale: 'en', sandbox: true } as const
  return ProjectId.parse(await createProject(database().db, ownerId, project))
}

it('who asks for the project of somebody else stands in the log, with what they asked for', async () => {
  const projectId = await addOwned()
  const stranger = await signInStudent()
  browser.cookie = stranger.cookie
  const params = Promise.resolve({ projectId })
  expect((await getStanding(new Request('http://localhost/'), { params })).status).toBe(404)
  expect(refused()).toEqual([
    { name: 'project', userId: stranger.ownerId, projectId },
    { name: 'standing', code: 'not-found' },
  ])
})

it('a link that wants more than it may stands in the log', async () => {
  const { scope, cookie } = await addLink(database().db, await addOwned(), { rights: 'view' })
  browser.cookie = `${deskCookieName(scope.linkId)}=${cookie}`
  await expect(requireDesk(scope.linkId, 'decide')).rejects.toMatchObject({ code: 'not-allowed' })
  expect(refused()).toEqual([{ name: 'desk', linkId: scope.linkId, right: 'decide' }])
})

it('input that does not fit is logged by its code, and nothing of what was sent', async () => {
  const canary = 'canary-77e1'
  const answer = await addNoteAction({ projectId: canary, title: '', text: canary })
  expect(answer).toEqual({ ok: false, code: 'invalid-input' })
  expect(refused()).toEqual([{ name: 'addNote', code: 'invalid-input' }])
  expect(JSON.stringify(info.mock.calls)).not.toContain(canary)
})

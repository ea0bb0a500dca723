import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProject } from '@/lib/adapters/store/projects'
import { ProjectId, type UserId } from '@/lib/contracts/ids'
import { startDiscoveryAction } from './actions/topic'
import { loadAccount } from './loaders/account'
import { loadStartPage } from './loaders/projects'
import { findVisitor, requireProject } from './session'
import { prepareProcess } from './testing/process-services'
import { browser, signInStudent } from './testing/request-headers'
import { prepareTestDatabase } from './testing/test-database'

const { settings } = vi.hoisted(() => ({ settings: { required: false } }))
vi.mock('./env', async (original) => {
  const all = await original<typeof import('./env')>()
  return { ...all, env: () => ({ ...all.env(), SECOND_STEP: settings.required ? 'required' : 'offered' }) }
})

const database = prepareTestDatabase()
prepareProcess(database)

let ownerId: UserId
let projectId: ProjectId
beforeEach(async () => {
  settings.required = false
  const student = await signInStudent()
  browser.cookie = student.cookie
  ownerId = student.ownerId
  const given = { title: 'Mine', locale: 'en', sandbox: true } as const
  projectId = ProjectId.parse(await createProject(database().db, ownerId, given))
})
afterEach(() => {
  browser.cookie = ''
})

const become = (account: { isAnonymous: boolean; twoFactorEnabled: boolean }) =>
  database().db.user.update({ where: { id: ownerId }, data: account })
const begin = () => startDiscoveryAction({ locale: 'en', sandbox: true, title: 'A topic' })

it('is offered and not asked for where the operator says nothing', async () => {
  expect((await requireProject(projectId)).visitor.id).toBe(ownerId)
  expect(await loadAccount()).toMatchObject({ kind: 'anonymous', needsSecondStep: false })
})

it.each([
  ['a guest', { isAnonymous: true, twoFactorEnabled: false }],
  ['an account with a password alone', { isAnonymous: false, twoFactorEnabled: false }],
])('required, %s reaches nothing, begins nothing, and is told what is missing', async (_, account) => {
  await become(account)
  settings.required = true
  expect(await findVisitor()).toBeNull()
  await expect(requireProject(projectId)).rejects.toMatchObject({ code: 'not-found' })
  expect((await loadStartPage()).projects).toEqual([])
  expect(await begin()).toMatchObject({ ok: false, code: 'second-step-needed' })
  expect(await loadAccount()).toMatchObject({ needsSecondStep: true })
})

it('required, an account that has one goes on as before', async () => {
  await become({ isAnonymous: false, twoFactorEnabled: true })
  settings.required = true
  expect((await requireProject(projectId)).visitor.id).toBe(ownerId)
  expect((await loadStartPage()).projects).toHaveLength(1)
  expect(await loadAccount()).toMatchObject({ kind: 'claimed', needsSecondStep: false })
})

it('required, a newcomer gets no session without an account', async () => {
  settings.required = true
  browser.cookie = ''
  const count = () => database().db.user.count()
  const before = await count()
  expect(await begin()).toMatchObject({ ok: false, code: 'second-step-needed' })
  expect(await count()).toBe(before)
})

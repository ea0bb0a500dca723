import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { POST } from '@/app/api/shared/[linkId]/enter/route'
import type { Database } from '@/lib/adapters/store/client'
import { revokeLink } from '@/lib/adapters/store/share-links'
import { findDeskScope } from '@/lib/adapters/store/share-sessions'
import { deskRights } from '@/lib/contracts/desk-limits'
import { log } from '@/lib/server/log'
import { prepareProcess } from '@/lib/server/testing/process-services'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { addLink, addVersion } from '@/lib/server/testing/test-desk'
import { openTestServices } from '@/lib/server/testing/test-services'
import { readDeskCookie } from './desk-cookie'
import { hashSecret, makeLinkId, makeSecret } from './desk-secret'
import { requireDeskOf } from './desk-session'

const database = prepareTestDatabase()
const all = prepareProcess(database)
/** Everything that went to the log, whatever its level. */
const logged: unknown[] = []

beforeAll(() => {
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
    vi.spyOn(log, level).mockImplementation((...args: unknown[]) => void logged.push(args))
})
afterAll(() => void vi.restoreAllMocks())

let addresses = 0
function newAddress(): string {
  addresses += 1
  return `203.0.113.${addresses}`
}

function enter(linkId: string, secret: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://localhost/api/shared/${linkId}/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-carrel-peer': newAddress(), ...headers },
    body: JSON.stringify({ secret }),
  })
  return POST(request, { params: Promise.resolve({ linkId }) })
}

const codeOf = async (response: Response) => z.object({ code: z.string() }).parse(await response.json()).code

async function addDesk() {
  const { projectId } = await addProject(all().db)
  await addVersion(all().db, projectId)
  return { projectId, ...(await addLink(all().db, projectId)) }
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

describe('the access check of the desk', () => {
  it('opens for the secret with a cookie that is another secret, for this host, secure and out of reach of scripts', async () => {
    const { secret, scope } = await addDesk()
    const response = await enter(scope.linkId, secret)
    expect(response.status).toBe(204)
    const set = response.headers.get('set-cookie') ?? ''
    expect(set).toMatch(
      new RegExp(
        `^__Host-carrel-share-${scope.linkId}=[\\w-]{43}; Path=/; Max-Age=\\d+; Secure; HttpOnly; SameSite=Lax$`,
      ),
    )
    expect(set).not.toContain(secret)
    const headers = new Headers({
      cookie: `other=1; ${cookieOf(response)}`,
      'user-agent': 'x Firefox/1 Windows',
    })
    expect(await requireDeskOf(headers, scope.linkId, 'decide')).toMatchObject({
      projectId: scope.projectId,
      agent: 'Firefox, Windows',
    })
  })

  it('gives the same answer to a wrong secret as to a link that does not exist', async () => {
    const { scope } = await addDesk()
    const answers = [
      await enter(scope.linkId, makeSecret()),
      await enter(makeLinkId(), makeSecret()),
      await enter('no-link', makeSecret()),
    ]
    const seen = await Promise.all(
      answers.map(async (one) => [one.status, await one.text(), [...one.headers]]),
    )
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(seen[0]?.slice(0, 2)).toEqual([404, '{"code":"link-unknown"}'])
  })

  it('says what is wrong with a cut, revoked or expired link; of the last two only to who has the secret', async () => {
    const { secret, scope, projectId } = await addDesk()
    const cut = await enter(scope.linkId, secret.slice(0, -1))
    expect([cut.status, await codeOf(cut)]).toEqual([400, 'link-truncated'])
    await revokeLink(all().db, projectId, { id: scope.linkId, at: new Date() })
    const revoked = await enter(scope.linkId, secret)
    expect([revoked.status, await codeOf(revoked)]).toEqual([410, 'link-revoked'])
    expect(await codeOf(await enter(scope.linkId, makeSecret()))).toBe('link-unknown')
    const late = await addDesk()
    await all().db.shareLink.update({ where: { id: late.scope.linkId }, data: { expiresAt: new Date() } })
    expect(await codeOf(await enter(late.scope.linkId, late.secret))).toBe('link-expired')
    const scopeOf = findDeskScope(all().db, late.scope.linkId, {
      hash: late.scope.sessionHash,
      now: new Date(),
    })
    await expect(scopeOf).rejects.toMatchObject({ code: 'link-expired' })
  })

  it('answers no more than ten wrong tries of an address at a link, in all processes, and says for how long', async () => {
    const { secret, scope } = await addDesk()
    const peer = { 'x-carrel-peer': newAddress() }
    const other = await openTestServices(database().url)
    const wrong = await Promise.all(Array.from({ length: 12 }, () => enter(scope.linkId, makeSecret(), peer)))
    expect(wrong.filter(({ status }) => status === 404)).toHaveLength(10)
    globalThis.carrelServices = Promise.resolve({ ...other, sessionKey: all().sessionKey })
    const more = await enter(scope.linkId, makeSecret(), peer)
    globalThis.carrelServices = Promise.resolve(all())
    await other.close()
    expect([more.status, await codeOf(more)]).toEqual([429, 'rate-limited'])
    const waitS = Number(more.headers.get('retry-after'))
    expect(waitS).toBeGreaterThan(800)
    expect(waitS).toBeLessThanOrEqual(900)
    // The same address at another link, and another address at this one, are answered.
    expect((await enter((await addDesk()).scope.linkId, makeSecret(), peer)).status).toBe(404)
    expect((await enter(scope.linkId, makeSecret())).status).toBe(404)
    expect((await enter(scope.linkId, secret, peer)).status).toBe(204)
  })

  it('lets the right secret in however many wrong ones were tried, from the same address, too', async () => {
    const { secret, scope } = await addDesk()
    const peer = { 'x-carrel-peer': newAddress() }
    await Promise.all(Array.from({ length: 60 }, () => enter(scope.linkId, makeSecret())))
    await Promise.all(Array.from({ length: 60 }, () => enter(scope.linkId, makeSecret(), peer)))
    expect((await enter(scope.linkId, secret, peer)).status).toBe(204)
    expect((await enter(scope.linkId, secret)).status).toBe(204)
  })

  it('answers no more than thirty wrong tries of an address at all links together, those that there are not among them', async () => {
    const peer = { 'x-carrel-peer': newAddress() }
    const wrong = await Promise.all(Array.from({ length: 32 }, () => enter(makeLinkId(), makeSecret(), peer)))
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(2)
    await all().db.shareGuess.updateMany({ data: { openedAt: new Date(Date.now() - 15 * 60_000 - 1) } })
    expect((await enter(makeLinkId(), makeSecret(), peer)).status).toBe(404)
  })

  it('takes no request of another page, no other body and nothing long', async () => {
    const { secret, scope } = await addDesk()
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'content-type': 'text/plain' }] as const) {
      const response = await enter(scope.linkId, secret, { ...headers })
      expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null])
    }
    expect((await enter(scope.linkId, 7)).status).toBe(400)
    expect((await enter(scope.linkId, 'x'.repeat(5_000))).status).toBe(413)
  })

  it('keeps a cookie to its own link, lets one browser in at several, and ends the session it replaces', async () => {
    const [one, other] = [await addDesk(), await addDesk()]
    const first = cookieOf(await enter(one.scope.linkId, one.secret))
    const second = cookieOf(await enter(other.scope.linkId, other.secret))
    const both = new Headers({ cookie: `${first}; ${second}` })
    expect(await requireDeskOf(both, one.scope.linkId, 'view')).toMatchObject({ projectId: one.projectId })
    expect(await requireDeskOf(both, other.scope.linkId, 'view')).toMatchObject({
      projectId: other.projectId,
    })
    const value = readDeskCookie(first, one.scope.linkId)
    const forged = new Headers({ cookie: `__Host-carrel-share-${other.scope.linkId}=${value}` })
    await expect(requireDeskOf(forged, other.scope.linkId, 'view')).rejects.toMatchObject({
      code: 'not-signed-in',
    })
    await enter(one.scope.linkId, one.secret, { cookie: first })
    await expect(requireDeskOf(both, one.scope.linkId, 'view')).rejects.toMatchObject({
      code: 'not-signed-in',
    })
  })

  it('allows what the link allows and nothing more', async () => {
    const { projectId } = await addDesk()
    const allowed: string[] = []
    for (const rights of deskRights) {
      const { scope, cookie } = await addLink(all().db, projectId, { rights })
      const headers = new Headers({ cookie: `__Host-carrel-share-${scope.linkId}=${cookie}` })
      for (const right of deskRights) {
        const answer = await requireDeskOf(headers, scope.linkId, right).then(
          () => 'yes',
          (error) => String(error.code),
        )
        allowed.push(`${rights} → ${right}: ${answer}`)
      }
    }
    expect(allowed).toEqual([
      'view → view: yes',
      'view → comment: not-allowed',
      'view → decide: not-allowed',
      'comment → view: yes',
      'comment → comment: yes',
      'comment → decide: not-allowed',
      'decide → view: yes',
      'decide → comment: yes',
      'decide → decide: yes',
    ])
  })

  it('is left by who was idle for a week, and by the twenty-first browser for the one idle longest', async () => {
    const { scope, secret, cookie } = await addDesk()
    const first = new Headers({ cookie: `__Host-carrel-share-${scope.linkId}=${cookie}` })
    for (let at = 0; at < 20; at += 1) await enter(scope.linkId, secret)
    await expect(requireDeskOf(first, scope.linkId, 'view')).rejects.toMatchObject({ code: 'not-signed-in' })
    const idle = new Headers({ cookie: cookieOf(await enter(scope.linkId, secret)) })
    const lastSeenAt = new Date(Date.now() - 8 * 24 * 60 * 60 * 1_000)
    await all().db.shareSession.updateMany({ where: { linkId: scope.linkId }, data: { lastSeenAt } })
    await expect(requireDeskOf(idle, scope.linkId, 'view')).rejects.toMatchObject({ code: 'not-signed-in' })
  })

  it('leaves no secret, cookie or address in the database or in a line of the log', async () => {
    const { secret, scope } = await addDesk()
    const address = '198.51.100.77'
    const peer = { 'x-carrel-peer': address, 'user-agent': 'Canary/1.0 Firefox/140 Windows' }
    const cookie = cookieOf(await enter(scope.linkId, secret, peer)).split('=')[1] ?? ''
    await enter(scope.linkId, `${secret.slice(0, -2)}xx`, peer)
    await enter(makeLinkId(), secret, peer)
    await enter(scope.linkId, [secret], peer)
    await POST(
      new Request('http://localhost/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"secret":"${secret}`,
      }),
      { params: Promise.resolve({ linkId: scope.linkId }) },
    )
    // Also when the database fails in the middle.
    await all().db.$executeRaw`ALTER TABLE share_sessions ADD CONSTRAINT refused CHECK (false) NOT VALID`
    expect((await enter(scope.linkId, secret, peer)).status).toBe(500)
    await all().db.$executeRaw`ALTER TABLE share_sessions DROP CONSTRAINT refused`
    const dump = await dumpOf(all().db)
    expect(dump).toContain(hashSecret(secret))
    expect(dump).toContain(hashSecret(cookie))
    expect(logged.length).toBeGreaterThan(3)
    for (const hidden of [secret, cookie, secret.slice(0, 20), cookie.slice(0, 20), address, 'Canary']) {
      expect(dump).not.toContain(hidden)
      expect(JSON.stringify(logged)).not.toContain(hidden)
    }
  })
})

/** Every row of every table as text. */
async function dumpOf(db: Database): Promise<string> {
  const Name = z.array(z.object({ table_name: z.string() }))
  const tables = Name.parse(
    await db.$queryRaw`SELECT table_name::text FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  const rows = await Promise.all(
    tables.map(({ table_name }) =>
      db.$queryRawUnsafe(`SELECT row_to_json(t)::text AS row FROM "${table_name}" t`),
    ),
  )
  return JSON.stringify(rows)
}

import { randomBytes, randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { saveSecret } from '@/lib/adapters/store/secrets'
import { UserId } from '@/lib/contracts/ids'
import { codeFor } from './action-result'
import { log, openLog } from './log'
import { accountKeys, newAddress, password, prepareAccounts, tokenIn } from './testing/test-accounts'
import { addProject, prepareTestDatabase } from './testing/test-database'
import { addLink, addVersion } from './testing/test-desk'

const database = prepareTestDatabase()
const { confirmed, openBrowser, arrived } = prepareAccounts(database)

const lines: string[] = []
beforeAll(() => {
  const written = openLog(
    'trace',
    new Writable({
      write: (line, _, done) => {
        lines.push(String(line))
        done()
      },
    }),
  )
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation(written[level].bind(written))
})

const Tables = z.array(z.object({ name: z.string() }))
const Rows = z.array(z.object({ row: z.string() }))

/** Every row of every table as text, byte columns in hexadecimal, by table. */
async function rowsByTable() {
  const { db } = database()
  const tables = Tables.parse(
    await db.$queryRaw`SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  )
  const read = tables.map(async ({ name }) => {
    const rows = Rows.parse(await db.$queryRawUnsafe(`SELECT to_jsonb(t)::text AS row FROM "${name}" t`))
    return [name, rows.map(({ row }) => row).join('\n')] as const
  })
  return Promise.all(read)
}

it('what is secret of a person stands readable in no row and in no line of the log, through all that is done with it', async () => {
  const { db } = database()
  const { email, browser } = await confirmed()
  const userId = UserId.parse((await db.user.findUniqueOrThrow({ where: { email } })).id)
  const apiKey = `canary-key-${randomUUID()}`
  await saveSecret(db, userId, { name: 'openalex', value: apiKey, key: accountKeys.secretsKey })
  const { totpURI, backupCodes } = z
    .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
    .parse(await (await browser.ask('/two-factor/enable', { password })).json())
  const secret = new URL(totpURI).searchParams.get('secret') ?? ''
  await openBrowser().ask('/request-password-reset', { email })
  const token = tokenIn((await arrived(email, 2))[1])
  const wrong = `canary-password-${randomUUID()}`
  await openBrowser().ask('/sign-in/email', { email, password: wrong })
  await openBrowser().ask('/reset-password', { token: `${token}x`, newPassword: wrong })
  await browser.ask('/change-password', { currentPassword: wrong, newPassword: wrong })
  await openBrowser().ask('/sign-up/email', { email: newAddress(), password: 'password123' })
  const { projectId } = await addProject(db)
  await addVersion(db, projectId)
  const link = await addLink(db, projectId)

  const everywhere = await rowsByTable()
  expect(everywhere.find(([name]) => name === 'users')?.[1]).toContain(email)
  const hidden = [apiKey, password, wrong, secret, token, link.secret, link.cookie, ...backupCodes]
  for (const canary of hidden) {
    const hex = Buffer.from(canary).toString('hex')
    const found = everywhere.filter(([, text]) => text.includes(canary) || text.includes(hex))
    expect([canary.slice(0, 12), found.map(([name]) => name)]).toEqual([canary.slice(0, 12), []])
  }
  const outside = everywhere.filter(([name, text]) => name !== 'users' && text.includes(email))
  expect(outside.map(([name]) => name)).toEqual([])
  expect(lines.length).toBeGreaterThan(5)
  for (const canary of [...hidden, email]) expect(lines.filter((line) => line.includes(canary))).toEqual([])
})

it('the words of a draft do not come into the log by an error of the database', async () => {
  const { db } = database()
  const draft = `canary draft ${randomBytes(8).toString('hex')}`
  const failed: unknown = await db.writtenAbstract
    .create({ data: { projectId: randomUUID(), sourceId: 's', text: draft } })
    .catch((error: unknown) => error)
  const before = lines.length
  expect(codeFor('test', failed)).toBe('internal')
  const wrong: unknown = await Promise.resolve()
    // A value of the wrong kind is named by the library with all that stands beside it.
    .then(() => db.project.create({ data: JSON.parse(JSON.stringify({ title: draft, nothing: draft })) }))
    .catch((error: unknown) => error)
  expect(codeFor('test', wrong)).toBe('internal')
  expect(lines.length).toBe(before + 2)
  expect(lines.slice(before).filter((line) => line.includes(draft))).toEqual([])
  // It still says what it was.
  expect(lines[before]).toMatch(/PrismaClientKnownRequestError P2003 WrittenAbstract/)
  expect(lines[before + 1]).toMatch(/PrismaClientValidationError/)
})

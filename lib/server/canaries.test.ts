import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { Writable } from 'node:stream'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { driveWithKill } from '@/chaos/kill-in-process'
import { askChild } from '@/lib/adapters/child/ask-child'
import { chooseModel } from '@/lib/adapters/models/choose-model'
import { createModelPort } from '@/lib/adapters/models/model-port'
import { settingsIn } from '@/lib/adapters/models/model-table'
import { saveSecret } from '@/lib/adapters/store/secrets'
import { type LoopbackServer, startLoopbackServer } from '@/lib/adapters/web/loopback-server'
import { AppError } from '@/lib/contracts/errors'
import { UserId } from '@/lib/contracts/ids'
import type { ModelPort } from '@/lib/contracts/ports'
import { startSandbox } from '@/sandbox/server'
import { actionResult, codeFor } from './action-result'
import { log, openLog } from './log'
import { packageRoot } from './package-root'
import { listPipelines } from './pipelines'
import { everyPipeline } from './testing/every-pipeline'
import { accountKeys, newAddress, password, prepareAccounts, tokenIn } from './testing/test-accounts'
import { addProject, prepareTestDatabase } from './testing/test-database'
import { addLink, addVersion } from './testing/test-desk'
import { openTestServices } from './testing/test-services'

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
afterAll(() => void vi.restoreAllMocks())

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

it('the words of a file do not come into the log by the process that fails on them, nor by what it answers', async () => {
  const words = `canary words ${randomBytes(8).toString('hex')}`
  const limits = { program: 'lib/adapters/child/trial-program.mjs', timeoutMs: 20_000, memoryMb: 256 }
  const before = lines.length
  // It throws, something that it started throws, and what it answers is no answer.
  for (const settings of [{ fails: 'in words' }, { fails: 'later' }, {}]) {
    const failed = await actionResult('test', () => askChild(words, { ...limits, settings }, z.unknown()))
    expect(failed).toEqual({ ok: false, code: 'internal' })
  }
  expect(lines.length).toBe(before + 3)
  expect(lines.slice(before).filter((line) => line.includes('canary'))).toEqual([])
  expect(lines[before]).toMatch(/trial-program/)
  // Parsers quote what they cannot read.
  const quoting = await Promise.resolve(words)
    .then(JSON.parse)
    .catch((error: unknown) => error)
  expect(String(quoting)).toContain('canary')
  for (const error of [quoting, new Error(`"${words}" is no title`), new AppError('internal', `'${words}'`)])
    expect(codeFor('test', error)).toBe('internal')
  expect(lines.slice(before).filter((line) => line.includes('canary'))).toEqual([])
}, 60_000)

describe('in every pipeline', () => {
  const key = `canary-provider-${randomUUID()}`
  const draft = `canary draft ${randomUUID()}`
  const prompts: string[] = []
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  let provider: LoopbackServer
  let person: { readonly email: string; readonly apiKey: string; readonly token: string }

  beforeAll(async () => {
    sandbox = await startSandbox()
    // As services do: it repeats the key that it does not know, and whose it is.
    provider = await startLoopbackServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      prompts.push(Buffer.concat(chunks).toString())
      const message = `Incorrect API key: ${request.headers.authorization} of ${person.email}`
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message } }))
    })
    const { db } = database()
    const { email, browser } = await confirmed()
    const ownerId = UserId.parse((await db.user.findUniqueOrThrow({ where: { email } })).id)
    const apiKey = `canary-key-${randomUUID()}`
    await saveSecret(db, ownerId, { name: 'openalex', value: apiKey, key: accountKeys.secretsKey })
    const { projectId } = await addProject(db)
    await db.project.update({ where: { id: projectId }, data: { ownerId } })
    await db.writtenAbstract.create({ data: { projectId, sourceId: 's', text: draft } })
    const token = /session_token=([^;.]+)/.exec(browser.cookie())?.[1] ?? ''
    expect(token.length).toBeGreaterThan(20)
    person = { email, apiKey, token }
  })
  afterAll(async () => {
    await sandbox.close()
    await provider.close()
  })

  /** The model of a pipeline as a process has it, at a service that takes nobody's key. */
  function refusedModel(name: string): ModelPort {
    const row = listPipelines().find(({ pipeline }) => pipeline.name === name)
    const baseUrl = `${provider.origin}/v1`
    const chosen = chooseModel({ provider: 'compatible', model: 'small', apiKey: key, baseUrl })
    if (!row || !chosen) throw new Error(`no model for ${name}`)
    const promptFolder = path.join(packageRoot(), row.promptFolder)
    const settingsOf = (agent: string) => settingsIn(row.stages, agent)
    return createModelPort({ ...chosen, promptFolder, settingsOf, retryBaseMs: 1, price: null })
  }

  it.each(Object.keys(everyPipeline(() => '')))(
    'what is secret stands in no row, no line of the log, no prompt and no error: %s',
    async (name) => {
      const script = everyPipeline(() => sandbox.url)[name]?.()
      if (!script) throw new Error(`no script of ${name}`)
      const services = await openTestServices(database().url)
      const ports = { ...script.ports, model: refusedModel(name) }
      const asked = prompts.length
      const errors: string[] = []
      try {
        await driveWithKill(services, { ...script, ports }, null)
      } catch (error) {
        errors.push(inspect(error, { depth: 8 }))
      } finally {
        await services.close()
      }
      expect(errors).toEqual([])
      const hasAgents = script.line.steps.some(({ kind }) => kind === 'agent')
      expect(prompts.length > asked).toBe(hasAgents)
      const everywhere = await rowsByTable()
      const { email, apiKey, token } = person
      const mayStand: readonly (readonly [string, readonly string[]])[] = [
        [key, []],
        [apiKey, []],
        [token, ['sessions']],
        [email, ['users']],
        [draft, ['written_abstracts']],
      ]
      for (const [canary, tables] of mayStand) {
        const found = everywhere.flatMap(([table, text]) => (text.includes(canary) ? [table] : []))
        expect([canary.slice(0, 16), found]).toEqual([canary.slice(0, 16), tables])
        expect(lines.filter((line) => line.includes(canary))).toEqual([])
        expect(prompts.filter((prompt) => prompt.includes(canary))).toEqual([])
      }
    },
    180_000,
  )

  it('that there is', () => {
    const names = listPipelines().map(({ pipeline }) => pipeline.name)
    expect(Object.keys(everyPipeline(() => '')).sort()).toEqual(names.sort())
  })
})

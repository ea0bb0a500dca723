import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { CarrelServer } from './carrel-server'
import { test } from './sandbox-server'
import { untilAlive, visit } from './workspace'

let dataDir: string

test.beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'carrel-start-'))
  chmodSync(dataDir, 0o755)
})
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** While this file is there, a PostgreSQL runs on the folder. */
const isDatabaseUp = () => existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))

function start(env: Readonly<Record<string, string>>): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, DATA_DIR: dataDir, SANDBOX_PORT: '0', LOG_LEVEL: 'error', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr?.on('data', (bytes) => {
    errors += bytes
  })
  return { child, said: () => errors }
}

test('a start that finds its port taken says so and leaves no database running', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { child, said } = start({ PORT: String(port) })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(said().trim().split('\n')).toEqual([
    `Carrel did not start: Port ${port} is taken: perhaps Carrel runs already. Stop it, or set PORT to another number.`,
  ])
  expect(isDatabaseUp()).toBe(false)
  other.close()
})

test('a start that is interrupted ends in time and leaves no database running', async () => {
  const { child } = start({})
  await expect.poll(isDatabaseUp, { timeout: 30_000, intervals: [20] }).toBe(true)
  const since = Date.now()
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(Date.now() - since).toBeLessThan(10_000)
  expect(isDatabaseUp()).toBe(false)
})

test('a server that runs refuses TRACE, and gives its files the headers of its pages', async ({ server }) => {
  const traced = await new Promise((resolve, reject) => {
    const trace = request(server.url, { method: 'TRACE', headers: { 'x-canary': 'sung' } })
    trace.on('response', (answer) => resolve(answer.statusCode)).on('error', reject)
    trace.end()
  })
  expect(traced).toBe(405)
  const page = await (await fetch(server.url)).text()
  const script = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0] ?? ''
  const file = await fetch(server.url + script)
  expect([file.status, file.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  // Longer than the minute for which a proxy keeps it.
  expect(file.headers.get('keep-alive')).toBe('timeout=65')
})

test('what browsers, search engines and finders of weaknesses ask for by themselves is there', async ({
  page,
}) => {
  const server = new CarrelServer({ env: { CONTACT_EMAIL: 'library@example.org' } })
  await server.start()
  await visit(page, server.url)
  const linked = (rel: string) => page.locator(`link[rel="${rel}"]`).first().getAttribute('href')
  const addresses = [await linked('manifest'), await linked('apple-touch-icon'), await linked('icon')]
  for (const address of [
    ...addresses,
    '/favicon.ico',
    '/robots.txt',
    '/icon-512.png',
    '/.well-known/security.txt',
  ]) {
    expect((await page.request.get(`${server.url}${address}`)).status(), String(address)).toBe(200)
  }
  const contact = await page.request.get(`${server.url}/.well-known/security.txt`)
  expect(await contact.text()).toContain('Contact: mailto:library@example.org')
  await server.remove()
})

test('who has a draft and no topic brings files into a library of their own, clean to a screen reader', async ({
  page,
  server,
}) => {
  await visit(page, server.url)
  await expect(page.getByRole('list', { name: /How it works/ }).getByRole('listitem')).toHaveCount(3)
  await expectNoViolations(page)
  const bring = page.getByRole('button', { name: 'Bring my files' })
  await untilAlive(bring)
  await bring.press('Enter')
  await page.waitForURL(/\/library$/)
  const add = page.locator('input[type=file]').first()
  await untilAlive(add)
  await add.setInputFiles({
    name: 'draft.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Of 320 nurses 48 said that they slept badly after a night shift.'),
  })
  await expect(page.getByRole('link', { name: 'draft' })).toBeVisible()
  const rooms = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: /^Library/ }) })
  await expect(rooms.getByRole('link')).toHaveText([/Topic/, /Library/])
})

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

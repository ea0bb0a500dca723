import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { CarrelServer } from './carrel-server'
import { onlyInFull } from './in-one'
import { openSandbox, rows, search, visit } from './workspace'

const dataDir = mkdtempSync(path.join(tmpdir(), 'carrel-e2e-copies-'))
const first = new CarrelServer({ env: { DATA_DIR: dataDir } })
const second = new CarrelServer({ env: { DATA_DIR: dataDir } })

test.afterAll(async () => {
  await second.remove()
  await first.remove()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What somebody reads who starts Carrel with these settings, and the exit code. */
async function startFails(variables: Readonly<Record<string, string>>) {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...variables }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (bytes) => {
    said += bytes
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

// Half a minute of starting and killing servers; `npm run e2e` walks it.
test(
  'a second copy on the same folder works on the same data, and each goes on when the other is killed',
  onlyInFull,
  async ({ page }) => {
    await first.start()
    await openSandbox(page, first.url)
    await search(page)
    const project = new URL(page.url()).pathname

    const port = new URL(first.url).port
    expect(await startFails({ PORT: port })).toEqual({
      code: 1,
      said: `Carrel did not start: Port ${port} is taken: perhaps Carrel runs already. Stop it, or set PORT to another number.\n`,
    })
    expect(await startFails({ PORT: 'many' })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Carrel did not start: .*PORT.*\n$/),
    })

    await second.start()
    await first.stop('SIGKILL')
    await visit(page, `${second.url}${project}`)
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('button', { name: /^Narrow or widen/ }).click()
    await page.getByRole('button', { name: 'Search again' }).click()
    await expect(page.getByText('Search 2').first()).toBeAttached()
    await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()

    await first.start()
    expect(await second.stop('SIGTERM')).toBe(0)
    await visit(page, `${first.url}${project}`)
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByText('Search 2').first()).toBeAttached()
  },
)

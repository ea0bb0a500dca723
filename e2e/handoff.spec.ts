import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { openEmbeddedDatabase } from '../lib/adapters/store/embedded/embedded-database'
import type { CarrelServer } from './carrel-server'
import { inOne } from './in-one'
import { test } from './sandbox-server'
import {
  openSandbox,
  pressInMore,
  projectApi,
  rows,
  search,
  tick,
  untilAlive,
  visit,
  visitAgain,
} from './workspace'

const topic = 'Remote work and productivity'
const question = 'How does remote work change the productivity of teams?'
const handoff = `---
handoff: carla-to-patricia
date: 2026-02-03
student:
  program: MBA in people management
  country: Brazil
---

# Hand-off from topic discovery

**Validated topic:** *${topic}*

## Research question

> ${question}
`

/** A hand-off does not say that it is a trial, and a test asks nobody outside: from here on the project is in the sandbox. */
async function moveIntoSandbox(page: Page, { dataDir }: CarrelServer): Promise<void> {
  const [, projectId] = /\/projects\/([^/]+)\//.exec(page.url()) ?? []
  const database = await openEmbeddedDatabase(path.join(dataDir, 'postgres'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rowCount } = await client.query('update projects set sandbox = true where id = $1', [projectId])
  await client.end()
  await database.close()
  expect(rowCount).toBe(1)
}

async function expectSearched(page: Page, round: number): Promise<void> {
  await expect(page.getByText(`Search ${round}`).first()).toBeAttached()
  await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()
}

test('a hand-off goes through a thin search, a strategy, a wider round and a consultation to its end', async ({
  page,
  server,
}) => {
  await visit(page, server.url)
  await untilAlive(page.getByLabel('Document to go on with'))
  await page.getByLabel('Document to go on with').setInputFiles({
    name: 'carla-handoff-2026-02-03.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(handoff),
  })
  await page.waitForURL(/\/projects\/[^/]+\/sources/)

  await test.step('check what the hand-off says', async () => {
    await expect(page.getByText(/Topic and question come from your session with Dr. Carla/)).toBeVisible()
    await expect(page.getByLabel('Topic', { exact: true })).toHaveValue(topic)
    await expect(page.getByLabel('Research question', { exact: true })).toHaveValue(question)
    await moveIntoSandbox(page, server)
  })

  await test.step('too little is found, and ways to more are offered', async () => {
    for (const box of await page.getByRole('group', { name: 'Databases' }).getByRole('checkbox').all())
      await box.uncheck()
    await page.getByRole('checkbox', { name: /^OpenAlex/ }).check()
    await page.getByLabel('From year').fill('2019')
    await page.getByLabel('To year').fill('2019')
    await search(page)
    await expect(page.getByText(/^[0-7] of 8 sources$/)).toBeVisible()
    await expect(page.getByText(/more are needed/).first()).toBeVisible()
    const ways = page.getByRole('region', { name: 'Other ways to search' }).getByRole('listitem')
    await expect.poll(() => ways.count()).toBeGreaterThanOrEqual(3)
    const years = ways.filter({ hasText: /^Years/ })
    await years.getByRole('button', { name: 'Search this way' }).click()
    await expectSearched(page, 2)
  })

  await test.step('broader', async () => {
    await page.keyboard.press('r')
    const kinds = page.getByRole('group', { name: 'What kind of refinement' })
    await kinds.getByText('Broader', { exact: true }).click()
    await expect(kinds.getByRole('radio', { name: 'Broader' })).toBeChecked()
    await page.getByLabel('What should be different?').fill('all years, and more databases')
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Search again' }) })
    await form.getByLabel('Topic', { exact: true }).fill('Remote work')
    await form.getByLabel('Research question', { exact: true }).fill('')
    await form.getByRole('checkbox', { name: /^Crossref/ }).check()
    await form.getByRole('checkbox', { name: /^Semantic Scholar/ }).check()
    await form.getByLabel('From year').fill('')
    await form.getByLabel('To year').fill('')
    await form.getByRole('button', { name: 'Search again' }).click()
    await expectSearched(page, 3)
    await expect(page.getByText(/^\d+ sources, recommended minimum: 8$/)).toBeVisible()
  })

  await test.step('consult Dr. Carla and come back', async () => {
    await pressInMore(page, 'consult')
    await page.getByLabel('What do you want to talk about?').fill('Is it offices or homes that I study?')
    await page.getByRole('button', { name: 'Pause and prepare the hand-off' }).click()
    await expect(page.getByText('Paused while you consult Dr. Carla')).toBeVisible()
    await expect(page.getByText('Is it offices or homes that I study?')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the hand-off for Dr. Carla' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^patricia-to-carla-handoff-\d{4}-\d\d-\d\d\.md$/)
    const loopBack = await readFile(await download.path(), 'utf8')
    expect(loopBack).toMatch(/^topic: '?Remote work'?$/m)
    expect(loopBack).toMatch(/^workflowStatus: '?paused-for-consultation'?$/m)
    expect(loopBack).toContain('refinementCount: 2')
    expect(loopBack).toMatch(/^studentWish: '?Is it offices or homes that I study\?'?$/m)
    // The pause is kept by the server, not by the page.
    await visitAgain(page)
    // One primary action: the button of the bar steps back while the notice asks for the same.
    const primaries = page.locator('main [data-primary]:not(dialog *)')
    const accents = () =>
      primaries.evaluateAll((all) => {
        const colours = all.map((one) => getComputedStyle(one).backgroundColor)
        const accent = colours[all.findIndex((one) => one.getAttribute('data-primary') === 'first')]
        return colours.filter((colour) => colour === accent).length
      })
    await expect.poll(() => primaries.count()).toBeGreaterThan(1)
    await expect.poll(accents).toBe(1)
    const resume = page.getByRole('navigation', { name: 'What now' }).getByRole('button', { name: /^Resume/ })
    await untilAlive(resume)
    await resume.click()
    await expect(page.getByText('Paused while you consult Dr. Carla')).toBeHidden()
    await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()
  })

  await test.step('choose and finish', async () => {
    await tick(page, 'top 8')
    await expect(page.getByText('8 chosen').first()).toBeVisible()
    await page.getByRole('button', { name: /^I have enough/ }).click()
    await page.getByRole('button', { name: /^Continue with these/ }).click()
    await expect(page.getByRole('heading', { name: '8 sources chosen' })).toBeVisible()
    const completion = await page.request.get(projectApi(page, 'export?format=handoff'))
    expect(completion.headers()['content-disposition']).toContain('source-validation-complete-remote-work.md')
    expect(await completion.text()).toMatch(/^topic: '?Remote work'?$/m)
  })
})

const words = 'remote work productivity teams home office family conflict managers wellbeing '
const unusualTopics = [
  { what: 'from right to left', written: 'العمل عن بعد وإنتاجية الفرق في المكاتب' },
  { what: 'of 2,000 characters', written: words.repeat(30).slice(0, 1_999).padEnd(2_000, 's') },
] as const

for (const { what, written } of unusualTopics) {
  test(
    `a topic ${what} is searched to the end, and its document and table can be taken along`,
    inOne(what, 'from right to left'),
    async ({ page, server }) => {
      await openSandbox(page, server.url)
      await page.getByLabel('Topic', { exact: true }).fill(written)
      await page.getByLabel('Research question', { exact: true }).fill('')
      await search(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(written)
      await expect(
        rows(page)
          .first()
          .or(page.getByText('Nothing was found', { exact: true })),
      ).toBeVisible()
      await visitAgain(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(written)
      await expect(
        rows(page)
          .first()
          .or(page.getByText('Nothing was found', { exact: true })),
      ).toBeVisible()

      const document = await page.request.get(projectApi(page, 'export?format=markdown'))
      expect(document.ok()).toBe(true)
      expect(await document.text()).toContain(written)
      const table = await page.request.get(projectApi(page, 'export?format=csv&which=all'))
      expect(table.ok()).toBe(true)
      expect((await table.text()).split('\r\n')[0]).toMatch(/title/i)
    },
  )
}

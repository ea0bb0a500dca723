import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { CarrelServer } from './carrel-server'
import { onlyInFull } from './in-one'
import { openSandbox, search, untilAlive, visit } from './workspace'

/** A pipeline of 46 agents in 8 phases, which the product does not have. */
const server = new CarrelServer({ imports: ['tsx', './lib/server/testing/with-probe.ts'] })

test.beforeAll(() => server.start())
test.afterAll(() => server.remove())

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

const standings = (page: Page, standing: string) => page.locator(`[data-standing="${standing}"]`)
const percent = (page: Page) => page.locator('[data-percent]')
const projectOf = (page: Page) => page.url().replace(/(\/projects\/[^/]+)\/.*/, '$1')

async function beginProbe(page: Page): Promise<void> {
  await openSandbox(page, server.url)
  await visit(page, `${projectOf(page)}/runs`)
  const begin = page.getByRole('button', { name: 'Begin Probe' })
  await untilAlive(begin)
  await begin.click()
  await page.waitForURL(/\/runs\/[0-9a-f-]+$/)
}

test('46 agents show their phases, share, tokens and writers, pause, go on, and one is run again, by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await beginProbe(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Progress: Probe')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /Plan/,
    /Read/,
    /Argue/,
    /Draft/,
    /Cite/,
    /Revise/,
    /Check/,
    /Finish/,
  ])
  await expect(page.locator('[data-step]')).toHaveCount(46)
  await expect(page.locator('[data-step="plan-1"]')).toContainText('done · by scripted/model · 25 tokens')

  await page.getByRole('button', { name: 'Pause' }).focus()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: 'Paused' }).or(page.getByText('Paused', { exact: true })),
  ).toBeVisible()
  await expect(standings(page, 'running')).toHaveCount(0)
  expect(await standings(page, 'waiting').count()).toBeGreaterThan(0)
  await expectClean(page)
  await page.getByRole('button', { name: 'Resume' }).press('Enter')
  await expect(percent(page)).toHaveText('100%', { timeout: 120_000 })
  await expect(page.getByText('46 of 46 steps done · finished')).toBeVisible()
  await expect(page.getByText('950 tokens used')).toContainText(
    'cost €0.11; the cost of 875 of the tokens is unknown',
  )
  await expect(page.locator('[data-step="draft-8"]')).toContainText('by the built-in method')
  await expectClean(page)

  await page.getByRole('button', { name: 'Run Check 1 again' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Run Check 1 again' })
  await expect(dialog).toContainText('4 steps build on it')
  await expectClean(page)
  await dialog.getByRole('button', { name: 'This step alone' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(standings(page, 'stale')).toHaveCount(4)
  await expect(page.locator('[data-step="check-1"]')).toContainText('round 2')

  await page.getByRole('button', { name: 'Run Check 1 again' }).press('Enter')
  await dialog.getByRole('button', { name: 'With the 4 steps that build on it' }).press('Enter')
  await expect(page.locator('[data-step="check-1"]')).toContainText('round 3')
  await expect(standings(page, 'done')).toHaveCount(46, { timeout: 60_000 })
  await expect(page.locator('[data-step="finish-1"]')).toContainText('round 2')
})

test('the same page shows a validation, with its words, and lets nothing be run again behind its room', async ({
  page,
}) => {
  await openSandbox(page, server.url)
  await search(page)
  await page.getByRole('link', { name: 'All steps of this run' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Progress: Sources')
  await expect(page.locator('[data-stage="search"]')).toContainText('Searching databases')
  await expect(page.locator('[data-step="refine"]')).toHaveAttribute('data-standing', 'asked')
  await expect(page.getByRole('button', { name: /again$/ })).toHaveCount(0)
  await expectClean(page)
})

for (const { locale, title, begin } of [
  { locale: 'pt-BR', title: 'Andamento: Probe', begin: 'Começar Probe' },
  { locale: 'es', title: 'Avance: Probe', begin: 'Empezar Probe' },
]) {
  test(`it is said in ${locale}, on a phone in the dark`, onlyInFull, async ({ browser }) => {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ locale, viewport, colorScheme: 'dark' })
    const page = await context.newPage()
    await visit(page, server.url)
    const sandbox = page.getByRole('button', { name: /Experimentar|Probar/ })
    await untilAlive(sandbox)
    await sandbox.click()
    await page.waitForURL(/\/projects\/[^/]+\/sources/)
    await visit(page, `${projectOf(page)}/runs`)
    await expectClean(page)
    const button = page.getByRole('button', { name: begin })
    await untilAlive(button)
    await button.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('[data-step="plan-1"]')).toContainText('scripted/model')
    await expectClean(page)
    expect(await page.locator('body').innerText()).not.toMatch(/\b(?:run|common)\.[a-z][\w-]*/)
    await context.close()
  })
}

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { CarrelServer } from './carrel-server'

const server = new CarrelServer()

test.beforeAll(async () => {
  await server.start()
})

test.afterAll(async () => {
  await server.remove()
})

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

async function beginInSandbox(page: Page): Promise<void> {
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Try the sandbox' }).click()
  await page.waitForURL(/\/projects\/[^/]+\/sources/)
  await expect(page.getByRole('heading', { name: 'Check what is searched for' })).toBeVisible()
}

test('a topic is looked at more deeply, by keyboard and through a reload, and comes back into its form', async ({
  page,
}) => {
  await beginInSandbox(page)
  const panel = page.getByRole('dialog', { name: 'Look deeper' })
  await page.keyboard.press('a')
  await expect(panel.getByRole('heading', { name: 'How to look at it' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('2')
  await panel.getByLabel('Topic').fill('Remote work of night staff')
  await page.reload()
  await page.getByRole('button', { name: /^Look deeper/ }).click()
  await expect(panel.getByLabel('Topic')).toHaveValue('Remote work of night staff')
  await panel.getByRole('button', { name: 'Show the change' }).click()
  await expect(panel.getByRole('heading', { name: 'Apply this change?' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('y')
  await expect(panel.getByRole('button', { name: /^Go on with 1 change/ })).toBeVisible()
  await page.keyboard.press('x')
  await expect(panel).toBeHidden()
  await expect(page.getByLabel('Topic').first()).toHaveValue('Remote work of night staff')
  await expect(page.getByRole('button', { name: /^Look deeper/ })).toBeFocused()
})

test('the round table answers, says goodbye and gives the menu back; a stranger has no part in it', async ({
  page,
  browser,
}) => {
  await beginInSandbox(page)
  const panel = page.getByRole('dialog', { name: 'Round table' })
  await page.keyboard.press('p')
  await expect(panel.getByLabel('Your message')).toBeFocused()
  await page.keyboard.type('Patricia, what would be searched?')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.headers()['next-action'] !== undefined),
    page.keyboard.press('Enter'),
  ])
  await expect(panel.getByText('Nothing has been searched yet')).toBeVisible()

  // The same request once more: its owner comes too late, for anybody else there is nothing.
  const again = {
    headers: {
      'next-action': sent.headers()['next-action'] ?? '',
      'content-type': 'text/plain;charset=UTF-8',
      origin: server.url,
    },
    data: sent.postData() ?? '',
  }
  expect(await (await page.request.post(page.url(), again)).text()).toContain('"ok":false,"code":"conflict"')
  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  await beginInSandbox(other)
  expect(await (await other.request.post(other.url(), again)).text()).toContain(
    '"ok":false,"code":"not-found"',
  )
  await stranger.close()

  await page.keyboard.type('*exit')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { name: 'The table breaks up' })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Round table/ })).toBeFocused()
})

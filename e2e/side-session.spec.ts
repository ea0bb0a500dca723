import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import {
  openSandbox,
  pressInMore,
  projectApi,
  search,
  tick,
  untilAlive,
  visit,
  visitAgain,
} from './workspace'

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

test('a topic is looked at more deeply, by keyboard and through a reload, and comes back into its form', async ({
  page,
  server,
}) => {
  await openSandbox(page, server.url)
  const panel = page.getByRole('dialog', { name: 'Look deeper' })
  await page.keyboard.press('a')
  await expect(panel.getByRole('heading', { name: 'How to look at it' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('2')
  await panel.getByLabel('Topic').fill('Remote work of night staff')
  await visitAgain(page)
  await pressInMore(page, 'elicitation')
  await expect(panel.getByLabel('Topic')).toHaveValue('Remote work of night staff')
  await panel.getByRole('button', { name: 'Show the change' }).click()
  await expect(panel.getByRole('heading', { name: 'Apply this change?' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('y')
  await expect(panel.getByRole('button', { name: /^Go on with 1 change/ })).toBeVisible()
  await page.keyboard.press('x')
  await expect(panel).toBeHidden()
  await expect(page.getByLabel('Topic').first()).toHaveValue('Remote work of night staff')
  await expect(page.locator('[data-choice="more"]')).toBeFocused()
})

test('the round table answers, says goodbye and gives the menu back; a stranger has no part in it', async ({
  page,
  browser,
  server,
}) => {
  await openSandbox(page, server.url)
  const panel = page.getByRole('dialog', { name: 'Round table' })
  await page.keyboard.press('p')
  await expect(panel.getByLabel('Your message')).toBeFocused()
  await page.keyboard.type('Patricia, what would be searched?')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.headers()['next-action'] !== undefined),
    page.keyboard.press('Enter'),
  ])
  await expect(panel.getByText('Nothing has been searched yet')).toBeVisible()

  await page.keyboard.type('What is the weather in Lisbon?')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('says nothing of “weather”, “Lisbon”, and I do not guess')).toBeVisible()
  await visitAgain(page)
  await pressInMore(page, 'party')
  await expect(panel.getByText('says nothing of “weather”, “Lisbon”')).toBeVisible()
  await expect(panel.getByLabel('Your message')).toBeFocused()

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
  await openSandbox(other, server.url)
  expect(await (await other.request.post(other.url(), again)).text()).toContain(
    '"ok":false,"code":"not-found"',
  )
  await stranger.close()

  await page.keyboard.type('*exit')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { name: 'The table breaks up' })).toBeVisible()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-choice="more"]')).toBeFocused()
})

test('what was accepted at the end stands in the document, which brings it and the history to another machine', async ({
  page,
  browser,
  server,
}) => {
  await openSandbox(page, server.url)
  await search(page)
  const panel = page.getByRole('dialog', { name: 'Look deeper' })
  await page.keyboard.press('r')
  await page.getByLabel('What should be different?').fill('desde 2012, sem crianças')
  await page.getByRole('button', { name: 'Search again' }).click()
  await expect(page.getByText('Search 2').first()).toBeAttached()
  await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()
  await tick(page, 'top 3')
  await page.getByRole('button', { name: /^I have enough/ }).click()
  await page.getByRole('button', { name: /^Continue with these/ }).click()
  await expect(page.getByRole('heading', { name: '3 sources chosen' })).toBeVisible()

  await page.keyboard.press('a')
  await expect(panel.getByRole('heading', { name: 'How to look at it' })).toBeFocused()
  await page.keyboard.press('1')
  await panel.getByLabel('Notes', { exact: true }).fill('Ask about the samples first.')
  await panel.getByRole('button', { name: 'Show the change' }).click()
  await expect(panel.getByRole('heading', { name: 'Apply this change?' })).toBeFocused()
  await page.keyboard.press('y')
  await expect(panel.getByRole('button', { name: /^Go on with 1 change/ })).toBeVisible()
  await page.keyboard.press('x')
  await expect(panel).toBeHidden()
  const markdown = await (await page.request.get(projectApi(page, 'export?format=markdown'))).text()
  expect(markdown.split('## Next Steps')[1]?.split('## ')[0]).toContain('Ask about the samples first.')

  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await visit(elsewhere, server.url)
  const upload = { name: 'mine.md', mimeType: 'text/markdown', buffer: Buffer.from(markdown) }
  await elsewhere.getByLabel('Document to go on with').setInputFiles(upload)
  await elsewhere.waitForURL(/\/projects\/[^/]+\/sources/)
  await elsewhere.getByRole('button', { name: /without a search/ }).click()
  await expect(elsewhere.getByText('3 chosen').first()).toBeVisible()
  await elsewhere
    .locator('summary')
    .filter({ hasText: /^History/ })
    .click()
  await expect(elsewhere.getByText('“desde 2012, sem crianças”')).toBeVisible()
  await expect(elsewhere.getByText(/^In the document brought along/)).toBeVisible()
  const again = await (await elsewhere.request.get(projectApi(elsewhere, 'export?format=markdown'))).text()
  expect(again).toContain('Ask about the samples first.')
  const databases = /^databasesSearched: .*$/m
  expect(databases.exec(again)?.[0]).toBe(databases.exec(markdown)?.[0])
  await other.close()
})

test('ideas are found, grouped and ranked by keyboard through a reload, and go back to the step they were called from', async ({
  page,
  server,
}) => {
  await openSandbox(page, server.url)
  const panel = page.getByRole('dialog', { name: 'Brainstorming' })
  await page.keyboard.press('i')
  await expect(panel.getByRole('heading', { name: 'Find ideas' })).toBeFocused()
  await expect(panel.getByText('It cannot add ideas')).toBeVisible()
  await page.keyboard.press('2')
  const chosen = panel.locator('button[aria-pressed="true"]').first()
  await expect(chosen).toBeVisible()
  await panel.getByLabel('Your ideas').fill('🪑')
  await panel.getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await expect(panel.getByText('No idea was added. 1 line has no word.')).toBeVisible()
  await panel
    .getByLabel('Your ideas')
    .fill('Sleep after remote work\nWho sleeps badly in remote work\nBus routes\nbus routes')
  await panel.getByLabel('Your ideas').press('Control+Enter')
  await expect(panel.getByText('3 ideas were added. 1 was there already.')).toBeVisible()
  await expectNoViolations(page)
  await visitAgain(page)
  await pressInMore(page, 'brainstorm')
  await expect(panel.getByText('Who sleeps badly in remote work')).toBeVisible()
  await panel.getByRole('heading', { name: 'Find ideas' }).focus()
  await page.keyboard.press('o')
  await expect(panel.getByRole('heading', { name: 'Put in order' })).toBeVisible()
  await panel.getByRole('checkbox', { name: 'Bus routes' }).press('Space')
  await panel.getByRole('checkbox', { name: 'Sleep after remote work' }).press('Space')
  await panel.getByLabel('Impact').nth(1).selectOption('3')
  await expectNoViolations(page)
  await panel.getByRole('button', { name: 'Keep this order' }).press('Enter')
  await expect(panel.getByText('Kept in this order.')).toBeVisible()
  await panel.getByRole('button', { name: 'Go back with 2 ideas' }).press('Enter')
  await expect(panel).toBeHidden()
  await expect(page.getByLabel('Research question').first()).toHaveValue('Sleep after remote work')
})

test(
  'every stage of a run can be thought over where its steps are listed',
  onlyInFull,
  async ({ page, server }) => {
    await openSandbox(page, server.url)
    const room = page.url().replace(/\/sources.*/, '')
    await visit(page, `${room}/runs`)
    await page.locator('main a[href*="/runs/"]').first().press('Enter')
    const stages = page.locator('[data-stage]')
    await expect(stages.first()).toBeVisible()
    for (const stage of await stages.all())
      await expect(stage.getByText('Think this step over')).toBeVisible()
    const [first] = await stages.all()
    if (!first) throw new Error('no stage')
    await untilAlive(first.getByText('Think this step over'))
    await first.getByText('Think this step over').click()
    await first.getByRole('button', { name: 'Look deeper' }).press('Enter')
    const panel = page.getByRole('dialog', { name: /^Look deeper: / })
    await expect(panel.getByRole('heading', { name: 'How to look at it' })).toBeFocused()
    await expectNoViolations(page)
    await page.keyboard.press('1')
    await panel.getByLabel('Notes', { exact: true }).fill('Ask the library first.')
    await panel.getByRole('button', { name: 'Show the change' }).press('Enter')
    await expect(panel.getByRole('heading', { name: 'Apply this change?' })).toBeFocused()
    await page.keyboard.press('y')
    await panel.getByRole('button', { name: /^Go on with 1 change/ }).press('Enter')
    await expect(panel).toBeHidden()
    await expect(first.getByText('Ask the library first.')).toBeVisible()
    await expect(first.getByRole('button', { name: 'Look deeper' })).toBeFocused()
  },
)

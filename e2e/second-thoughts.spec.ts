import { expect } from '@playwright/test'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { openSandbox, projectApi, rows, search, visit, visitAgain } from './workspace'

test('a search that was stopped goes on, in every window that shows it', async ({
  page,
  context,
  sandbox,
  server,
}) => {
  await openSandbox(page, server.url)
  // Slow enough to be stopped while it works.
  sandbox.control('openalex', { latencyMs: 4_000 })
  await page.getByRole('button', { name: /^Search \d+ databases/ }).click()
  const stop = page.getByRole('button', { name: 'Stop', exact: true })
  const stopped = page.getByText('The work was stopped')

  await stop.click()
  await expect(stopped).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(stopped).toBeHidden()

  await stop.click()
  await visitAgain(page)
  const other = await context.newPage()
  await visit(other, page.url())
  await expect(other.getByText('The work was stopped')).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).press('Enter')
  await expect(stopped).toBeHidden()
  await expect(other.getByText('The work was stopped')).toBeHidden()
  await other.close()
  sandbox.resetFaults()
  await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled({ timeout: 60_000 })
})

test(
  'a saved key is removed only after a second yes, by keyboard too',
  onlyInFull,
  async ({ page, server }) => {
    await openSandbox(page, server.url)
    await visit(page, `${server.url}/settings`)
    const key = page.getByRole('listitem').filter({ hasText: 'Web of Science' })
    await key.getByLabel('Key for Web of Science').fill('abcdef0123456789')
    await key.getByRole('button', { name: 'Save key' }).click()
    const remove = key.getByRole('button', { name: 'Remove the key' })
    await expect(remove).toBeVisible()

    await remove.press('Enter')
    await expect(key.getByRole('button', { name: 'Keep' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(remove).toBeFocused()
    await expect(key.getByText(/^saved /)).toBeVisible()

    await remove.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(key.getByText('not saved')).toBeVisible()

    await page.getByRole('link', { name: 'Back to “Remote work and productivity”' }).click()
    await page.waitForURL(/\/projects\/[^/]+\/sources/)
  },
)

test('ticks made just before the page is left are kept', async ({ page, server }) => {
  await openSandbox(page, server.url)
  await search(page)
  for (const at of [0, 1, 2, 3, 4, 5]) await rows(page).nth(at).getByRole('checkbox').click()
  await page.getByRole('link', { name: /^Proposal/ }).click()
  await expect(page.getByRole('button', { name: 'Begin the proposal' })).toBeVisible()
  const kept = async () => {
    const answer = await page.request.get(projectApi(page, 'selection'))
    const { entries }: { entries: { decision: string }[] } = await answer.json()
    return entries.filter(({ decision }) => decision === 'include').length
  }
  await expect.poll(kept).toBe(6)
})

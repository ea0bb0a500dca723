import { expect } from '@playwright/test'
import { test } from './sandbox-server'
import { wordsOf } from './words'
import { openSandbox, rows } from './workspace'

const say = wordsOf('en')
const SCRIPTS = /\/_next\/static\/chunks\//

test('a search whose page loses the network keeps what was there, and what it lacks comes once it is back', async ({
  page,
  sandbox,
  server,
}) => {
  const failed = page.getByText(say('common.pageError.title'))
  const charts = page.getByRole('complementary').getByRole('figure')
  await openSandbox(page, server.url)
  await page.waitForLoadState('networkidle')

  await test.step('scripts that are asked for with the first rows do not come', async () => {
    sandbox.control('crossref', { latencyMs: 5_000 })
    let isCut = false
    await page.route(SCRIPTS, (route) => {
      isCut = true
      return route.abort()
    })
    await page.getByRole('button', { name: /^Search \d+ databases?/ }).click()
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByText(say('common.awaited')).first()).toBeVisible()
    expect(isCut).toBe(true)
    await expect(failed).toHaveCount(0)
    await page.unroute(SCRIPTS)
    await expect(charts.first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()
  })

  await test.step('a dialog that is opened without a network opens with it', async () => {
    await page.context().setOffline(true)
    await page.keyboard.press('h')
    await expect(page.getByRole('status').filter({ hasText: say('common.awaited') })).toBeVisible()
    await expect(failed).toHaveCount(0)
    await expect(rows(page).first()).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('a search whose line is lost says so, keeps what was found, and goes on once it is back', async ({
  page,
  sandbox,
  server,
}) => {
  const lost = page.getByText(say('run.lost.title'))
  await openSandbox(page, server.url)
  sandbox.control('openalex', { latencyMs: 20_000 })
  await page.getByRole('button', { name: /^Search \d+ databases?/ }).click()
  await expect(rows(page).first()).toBeVisible()
  await page.context().setOffline(true)
  await expect(lost).toBeVisible({ timeout: 15_000 })
  await expect(rows(page).first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(lost).toBeHidden()
  await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()
})

import { expect, type Page } from '@playwright/test'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { wordsOf } from './words'
import { openSandbox, rows, search, visit } from './workspace'

const say = wordsOf('en')
/** A page asks by itself this often; what is tested comes sooner. */
const SOON_MS = 15_000

const next = (page: Page) => page.getByRole('status', { name: say('common.next.label') })
const chosen = (count: number) => say('common.next.said.choose', { count })

test(
  'the next step follows a slow save, another window, and the way back',
  onlyInFull,
  async ({ page, server }) => {
    await openSandbox(page, server.url)
    await search(page)

    await test.step('a choice that is kept long after it is shown', async () => {
      let keep: () => void = () => undefined
      const kept = new Promise<void>((resolve) => {
        keep = resolve
      })
      await page.route(/\/sources(\?|$)/, async (route) => {
        if (route.request().method() === 'POST') await kept
        await route.continue()
      })
      const answered = page.waitForResponse(/\/standing$/)
      for (const at of [0, 1, 2]) await rows(page).nth(at).getByRole('checkbox').click()
      // Asked before it is kept, the server knows of no choice.
      await answered
      await expect(next(page)).not.toContainText(chosen(3))
      keep()
      await expect(next(page)).toContainText(chosen(3), { timeout: SOON_MS })
      await page.unroute(/\/sources(\?|$)/)
    })

    await test.step('another window, in another room', async () => {
      const other = await page.context().newPage()
      await visit(other, page.url().replace(/\/sources.*/, '/library'))
      await expect(next(other)).toContainText(chosen(3))
      await rows(page).nth(3).getByRole('checkbox').click()
      await expect(next(page)).toContainText(chosen(4), { timeout: SOON_MS })
      await other.bringToFront()
      await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await expect(next(other)).toContainText(chosen(4), { timeout: SOON_MS })
      await other.close()
    })

    await test.step('a page that the browser had kept', async () => {
      await page
        .getByRole('link', { name: say('common.rooms.library'), exact: false })
        .first()
        .click()
      await page.waitForURL(/\/library$/)
      await page.goBack()
      await expect(next(page)).toContainText(chosen(4), { timeout: SOON_MS })
    })
  },
)

import { expect, type Locator, type Page } from '@playwright/test'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { wordsOf } from './words'
import { openSandbox, rows, search, visit } from './workspace'

const say = wordsOf('en')

/** The rows that are seen whole above the menu. */
async function wholeRows(page: Page): Promise<number> {
  const menu = await page.getByRole('navigation', { name: say('sources.menu.label') }).boundingBox()
  const bottoms = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom))
  return bottoms.filter((bottom) => bottom <= (menu?.y ?? 0)).length
}

const opacityOf = (target: Locator) => target.evaluate((element) => getComputedStyle(element).opacity)

test(
  'a list is dense, its actions wait for the pointer, and what is well is folded away',
  onlyInFull,
  async ({ page, server }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openSandbox(page, server.url)
    await search(page)

    await test.step('a window of 1440 by 900 pixels', async () => {
      expect(await wholeRows(page)).toBeGreaterThanOrEqual(7)
      const aside = page.getByRole('complementary')
      const databases = aside.locator('details').filter({
        has: page.locator('summary').filter({ hasText: say('sources.lanes.allAnswered', { count: 9 }) }),
      })
      await expect(databases).toBeVisible()
      await expect(databases).not.toHaveAttribute('open', '')
      await expect(aside.getByRole('figure').first()).toBeInViewport()
    })

    await test.step('the pointer', async () => {
      const actions = rows(page).nth(3).locator('[data-row-actions]')
      await page.mouse.move(5, 5)
      await expect.poll(() => opacityOf(actions)).toBe('0')
      const before = await rows(page).nth(3).boundingBox()
      await rows(page).nth(3).hover()
      await expect.poll(() => opacityOf(actions)).toBe('1')
      expect(await rows(page).nth(3).boundingBox(), 'the row under the pointer moves 0 px').toEqual(before)
    })

    await test.step('a range', async () => {
      const box = (at: number) => rows(page).nth(at).getByRole('checkbox')
      await box(1).click()
      await box(4).click({ modifiers: ['Shift'] })
      for (const at of [1, 2, 3, 4]) await expect(box(at)).toBeChecked()
      for (const at of [0, 5]) await expect(box(at)).not.toBeChecked()
    })

    await test.step('what is pressed after a source was left out', async () => {
      await rows(page).nth(9).hover()
      await rows(page)
        .nth(9)
        .getByRole('button', { name: say('sources.row.exclude'), exact: true })
        .click()
      await page.getByRole('dialog').locator('li').first().getByRole('button').click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.evaluate(() => window.scrollTo({ top: 0 }))
      await page.getByRole('button', { name: /joined · review$/ }).click()
      await expect(page.getByRole('dialog', { name: say('sources.merged.title') })).toBeVisible()
      expect(await page.evaluate(() => window.scrollY), 'the page stands still under a press').toBe(0)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: say('common.undo'), exact: true }).click()
    })

    await test.step('the latest years', async () => {
      await page.getByRole('button', { name: say('sources.list.filters'), exact: true }).click()
      await page.getByRole('button', { name: say('sources.list.lastYears', { count: 5 }) }).click()
      await expect(page.getByLabel(say('sources.list.from'))).toHaveValue(
        String(new Date().getFullYear() - 4),
      )
      await page.getByRole('button', { name: say('sources.list.clear') }).click()
      await expect(page.getByLabel(say('sources.list.from'))).toHaveValue('')
    })

    await test.step('a page that is scrolled', async () => {
      await page.evaluate(() => window.scrollTo({ top: 600 }))
      await expect(page.getByRole('banner')).not.toBeInViewport()
      await expect(page.getByRole('navigation', { name: say('common.rooms.label') }).first()).toBeInViewport()
    })
  },
)

for (const locale of ['en', 'pt-BR', 'es'] as const)
  test(`on a phone the next step is said whole, in ${locale}`, onlyInFull, async ({ browser, server }) => {
    const own = wordsOf(locale)
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await visit(page, server.url)
    await page.getByRole('button', { name: own('projects.sandbox.begin'), exact: true }).click()
    await page.waitForURL(/\/projects\/[^/]+\/sources/)
    await visit(page, page.url().replace(/\/sources.*/, '/library'))
    const next = page.getByRole('status', { name: own('common.next.label') })
    await expect(next.getByText(own('common.next.said.confirm-search'))).toBeVisible()
    await expect(next.getByRole('link')).toBeVisible()
    const isCut = await next
      .locator('span')
      .first()
      .evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
    expect(isCut).toBe(false)
    await context.close()
  })

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './sandbox-server'
import { openSandbox, rows, search } from './workspace'

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

const chips = (page: Page) => page.getByRole('list', { name: 'Concepts' }).getByRole('button')
const chip = (page: Page, name: RegExp) => chips(page).filter({ hasText: name })

/** Nothing may stand beyond the edge of a phone. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(wide).toBeLessThanOrEqual(seen ?? 0)
}

test('the concepts of a topic are seen and changed by key, before the search and above the list', async ({
  page,
  server,
}) => {
  await openSandbox(page, server.url)
  await expect(chips(page).first()).toBeVisible()

  await test.step('one stop of Tab, arrows within, Enter unfolds, Escape folds', async () => {
    await chips(page).first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(chips(page).nth(1)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(chips(page).first()).toBeFocused()
    await expect(page.getByLabel('Another name for it')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Another name for it')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Another name for it')).toBeHidden()
    await expect(chips(page).first()).toBeFocused()
  })

  await test.step('Delete leaves a concept out and takes it in again; the last one stays', async () => {
    const count = await chips(page).count()
    for (let at = 0; at < count; at += 1) {
      await page.keyboard.press('Delete')
      await page.keyboard.press('ArrowRight')
    }
    await expect(page.getByText('At least one concept must stay')).toBeVisible()
    await expect(chips(page).filter({ hasText: 'left out' })).toHaveCount(count - 1)
    await page.getByRole('button', { name: 'Take all back' }).click()
    await expect(chips(page).filter({ hasText: 'left out' })).toHaveCount(0)
  })

  await test.step('a name is struck out and one is added', async () => {
    await chips(page).first().press('Enter')
    const strike = page.getByRole('button', { name: /^Strike out/ }).last()
    const struck = (await strike.getAttribute('aria-label'))?.replace('Strike out ', '') ?? ''
    await strike.press('Delete')
    await expect(page.getByRole('button', { name: `Use ${struck} again` })).toBeFocused()
    await page.getByLabel('Another name for it').fill('work at the kitchen table')
    await page.keyboard.press('Enter')
    await expect(page.getByText('work at the kitchen table', { exact: true })).toBeVisible()
    await expect(page.getByText('What this changes')).toBeVisible()
  })

  await test.step('on a phone, in the dark', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await search(page)
  await expect(rows(page).first()).toBeVisible()

  await test.step('what was added is in force, and another concept runs as one search', async () => {
    await chips(page).first().press('Enter')
    await expect(page.getByText('work at the kitchen table', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '+ Concept' }).click()
    await page.getByLabel('A further concept').fill('islands')
    await page.getByLabel('Role', { exact: true }).selectOption('place')
    await page.getByLabel('A further concept').press('Enter')
    await expect(chip(page, /islands/)).toBeVisible()
    await expectNoViolations(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Search with this' }).click()
    await expect(page.getByText('Search 2').first()).toBeAttached()
    await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()
    await expect(chip(page, /islands/)).toBeVisible()
    await expect(page.getByText('What this changes')).toBeHidden()
  })
})

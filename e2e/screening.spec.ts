import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './sandbox-server'
import { openSandbox, projectApi, rows, search, visitAgain } from './workspace'

/** What lies over the page is looked at alone: the page itself was. */
async function expectNoViolations(page: Page, part = 'body'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

/** Nobody points at the list or has the focus in it, so it may move. */
async function letGo(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
}

const orderOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row') ?? ''))

async function excludeRow(page: Page, at: number, reason: string): Promise<void> {
  await rows(page).nth(at).getByRole('button', { name: 'Exclude' }).click()
  await page.getByRole('button', { name: reason }).click()
  await letGo(page)
}

test('a student screens by choices, writes an abstract in and joins what is there twice', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await openSandbox(page, server.url)
  await search(page)

  await test.step('the list follows the choices and says why', async () => {
    await page.getByLabel('Order').selectOption('choices')
    await expect(page.getByText('Choose 3 that fit.')).toBeVisible()
    const before = await orderOf(page)
    // Ticked from the middle of the list, so that what is like them has to move.
    for (const at of [4, 7, 9]) {
      const box = page.getByRole('checkbox', { name: /^Choose/ }).nth(at)
      await box.click()
      await expect(box).toBeChecked()
    }
    const held = await orderOf(page)
    expect(held, 'under the pointer nothing moves').toEqual(before)
    await letGo(page)
    await excludeRow(page, 1, 'Off topic')
    await excludeRow(page, 0, 'Other population')
    await expect.poll(() => orderOf(page)).not.toEqual(before)
    const first = rows(page).first()
    await expect(first.getByText(/close to (your choice )?“.+”/)).toBeVisible()
    await expect(page.getByRole('status', { name: 'May I stop reading?' })).toContainText('Not yet.')
    await expect(page.getByRole('status', { name: 'May I stop reading?' })).toContainText('5 of')
    await expectNoViolations(page, 'section[aria-labelledby="list-title"]')
  })

  await test.step('later, maybe, and the way back', async () => {
    const [id = ''] = await orderOf(page)
    await rows(page).first().focus()
    await page.keyboard.press('z')
    await expect(page.getByText('1 later')).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('m')
    await expect(page.getByText('1 maybe')).toBeVisible()
    await letGo(page)
    await expect.poll(async () => (await orderOf(page)).indexOf(id)).not.toBe(0)
    await page.getByRole('button', { name: 'Undo the last decision' }).click()
    await expect(page.getByText('1 maybe')).toBeHidden()
    await page.keyboard.press('u')
    await expect(page.getByText('1 later')).toBeHidden()
    await letGo(page)
    await expect.poll(async () => (await orderOf(page))[0]).toBe(id)
  })

  await test.step('a missing abstract is written in', async () => {
    // Summaries stand in the comfortable view.
    await page.getByRole('button', { name: 'Two lines a source' }).click()
    const bare = rows(page).filter({ hasText: 'No abstract known' }).first()
    const id = (await bare.getAttribute('data-row')) ?? ''
    await bare.getByRole('button', { name: 'Write it in' }).click()
    const details = page.getByRole('dialog', { name: 'Source' })
    await details
      .getByRole('textbox', { name: 'Abstract' })
      .fill('We followed forty teams that work from home for a year.')
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(details.getByText('abstract added by you')).toBeVisible()
    await expectNoViolations(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    const row = page.locator(`[data-row="${id}"]`)
    await expect(row).toContainText('abstract added by you')
    await visitAgain(page)
    await expect(row).toContainText('We followed forty teams')
    const texts = await (await page.request.get(projectApi(page, 'screening'))).text()
    expect(texts).toContain('We followed forty teams')
  })

  await test.step('two sources are joined by hand, seen among the joined records, and taken apart again', async () => {
    const before = await orderOf(page)
    const [first = '', second = ''] = before
    // The page was loaded anew: it hears keys once it is alive.
    await expect(async () => {
      await page.locator(`[data-row="${first}"]`).focus()
      await page.keyboard.press('=')
      await expect(page.getByText(/Which one is the same work as/)).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.locator(`[data-row="${second}"]`).getByRole('button', { name: 'Same work' }).click()
    await page.getByRole('button', { name: 'These are the same work' }).click()
    await letGo(page)
    await expect(rows(page).filter({ hasText: 'joined by you' })).toHaveCount(1)
    await page.getByRole('button', { name: /joined · review/ }).click()
    const merged = page.getByRole('dialog', { name: 'Joined records' })
    await expect(merged.getByText('joined by you')).toBeVisible()
    await expect(merged.getByText('same DOI').first()).toBeVisible()
    await expectNoViolations(page, 'dialog[open]')
    // The toast may be gone by now on a busy machine; this way back stays.
    await merged.getByRole('button', { name: 'Undo the last change' }).click()
    await page.keyboard.press('Escape')
    await letGo(page)
    await expect(rows(page).filter({ hasText: 'joined by you' })).toHaveCount(0)
    await expect(page.locator(`[data-row="${first}"]`)).toBeVisible()
    await expect(page.locator(`[data-row="${second}"]`)).toBeVisible()
  })

  await test.step('a stranger finds nothing of it', async () => {
    const stranger = await page.context().browser()?.newContext()
    for (const path of ['screening', 'abstracts', 'merged-groups'])
      expect((await stranger?.request.get(projectApi(page, path)))?.status(), path).toBe(404)
    await stranger?.close()
  })
  expect(errors).toEqual([])
})

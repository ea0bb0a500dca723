import { expect } from '@playwright/test'
import { DOCUMENT_STOPS_MAX, expectFocusKept, pressByKey } from './by-keyboard'
import { test } from './sandbox-server'
import { rows, tabTo, visit } from './workspace'

test('the whole way goes by keyboard alone, and no closed panel loses the focus', async ({
  page,
  server,
}) => {
  await visit(page, server.url)
  const begin = page.getByRole('button', { name: 'Try the sandbox' })
  await expect(begin).toBeVisible()
  await tabTo(page, begin)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/projects\/[^/]+\/sources/)
  await pressByKey(page, page.getByRole('button', { name: /^Search \d+ databases/ }))
  await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()
  // What was pressed is gone.
  await expectFocusKept(page)

  await test.step('walk and decide', async () => {
    await page.keyboard.press('j')
    await expect(rows(page).first()).toBeFocused()
    await page.keyboard.press('x')
    await expect(rows(page).first().getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('m')
    await expect(rows(page).nth(2)).toContainText('maybe')
    await page.keyboard.press('?')
    await expect(rows(page).nth(2).locator('..').getByText('Found in')).toBeVisible()
    await page.keyboard.press('?')
    await page.keyboard.press('k')
    await expect(rows(page).nth(1)).toBeFocused()
    await expect(page.getByText('2 chosen').first()).toBeVisible()
  })

  await test.step('open and close every panel', async () => {
    await page.keyboard.press('r')
    await expect(page.getByRole('heading', { name: 'Narrow or widen the search' })).toBeVisible()
    await expectFocusKept(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Narrow or widen the search' })).toBeHidden()
    await expect(rows(page).nth(1)).toBeFocused()

    await page.keyboard.press('a')
    await tabTo(page, page.getByLabel('Reference or abstract'))
    await page.keyboard.type('no reference')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Reference or abstract')).toBeHidden()
    await expect(rows(page).nth(1)).toBeFocused()

    await page.keyboard.press('h')
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rows(page).nth(1)).toBeFocused()

    await page.keyboard.press('o')
    const details = page.getByRole('dialog', { name: 'Source' })
    await expect(details.getByRole('heading', { name: 'Ways to the text' })).toBeVisible()
    for (const link of await details.getByRole('list').first().getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^http:\/\/127\.0\.0\.1:/)
    await tabTo(page, details.getByRole('button', { name: 'Close' }))
    await page.keyboard.press('Enter')
    await expect(details).toBeHidden()
    await expect(rows(page).nth(1)).toBeFocused()

    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('-')
    await tabTo(page, page.getByRole('button', { name: 'Off topic' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Source excluded')).toBeVisible()
    await expectFocusKept(page)
  })

  await test.step('read one source after the other and decide there', async () => {
    for (let up = 0; up < 3; up += 1) await page.keyboard.press('k')
    await expect(rows(page).first()).toBeFocused()
    await page.keyboard.press('o')
    const details = page.getByRole('dialog', { name: 'Source' })
    const title = details.getByRole('heading', { level: 3 })
    const first = await title.innerText()
    await expect(details.getByRole('button', { name: 'Previous source' })).toBeDisabled()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(title).not.toHaveText(first)
    await page.keyboard.press('x')
    await expect(details.getByRole('button', { name: 'Chosen' })).toBeVisible()
    await page.keyboard.press('x')
    const excluded = await title.innerText()
    await page.keyboard.press('-')
    await page.keyboard.press('2')
    // Reading goes on with the one after it, and the list where reading ended.
    await expect(title).not.toHaveText(excluded)
    const last = await title.innerText()
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(rows(page).filter({ has: page.getByText(last, { exact: true }) })).toBeFocused()
    await expect(page.getByText('2 excluded · show')).toBeVisible()
  })

  await test.step('see the chosen ones alone, and all again', async () => {
    const chosen = page.getByRole('button', { name: '2 chosen' })
    await tabTo(page, chosen, DOCUMENT_STOPS_MAX)
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect.poll(() => rows(page).count()).toBeGreaterThan(2)
  })

  await test.step('finish', async () => {
    await page.keyboard.press('s')
    await expect(page.getByRole('button', { name: /^Continue with these/ })).toBeEnabled()
    await page.keyboard.press('c')
    await expect(page.getByRole('heading', { name: '2 sources chosen' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Straight to the proposal/ })).toBeEnabled()
    await page.keyboard.press('d')
    await expect(page.getByText(/This choice is complete\./)).toBeVisible()
  })
})

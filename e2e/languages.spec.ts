import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { inOne } from './in-one'
import { test } from './sandbox-server'
import { rows, visit } from './workspace'

/** A message that no catalogue has is shown by its key. */
const rawKey = /\b(?:common|sources|projects|settings|account|run|side)\.[a-z][\w-]*/

async function expectClean(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  expect(await page.locator('body').innerText()).not.toMatch(rawKey)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
  // What sticks out to the right would make the whole page slide.
  const wide = await page.evaluate(() =>
    document.documentElement.scrollWidth <= window.innerWidth
      ? []
      : [...document.body.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
          .map((element) => element.outerHTML.slice(0, 160)),
  )
  expect(wide).toEqual([])
}

const spoken = [
  { locale: 'pt-BR', begin: 'Experimentar', search: /^Buscar em \d+ bases/, enough: /^Já tenho/ },
  { locale: 'es', begin: 'Probar', search: /^Buscar en \d+ bases/, enough: /^Ya tengo/ },
] as const

for (const { locale, begin, search, enough } of spoken) {
  test(
    `everything is said in ${locale}, on a phone in the dark`,
    inOne(locale, 'pt-BR'),
    async ({ browser, server }) => {
      const context = await browser.newContext({
        locale,
        viewport: { width: 390, height: 844 },
        colorScheme: 'dark',
      })
      const page = await context.newPage()
      await visit(page, server.url)
      await expectClean(page, locale)
      await page.getByRole('button', { name: new RegExp(begin) }).click()
      await page.waitForURL(/\/projects\/[^/]+\/sources/)
      await expect(page.getByRole('button', { name: search })).toBeEnabled()
      await expectClean(page, locale)
      await page.getByRole('button', { name: search }).click()
      await expect(page.getByRole('button', { name: enough })).toBeEnabled()
      await expect(rows(page).first()).toBeVisible()
      await expectClean(page, locale)
      await rows(page).first().getByRole('heading').getByRole('button').click()
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
      await expectClean(page, locale)
      await context.close()
    },
  )
}

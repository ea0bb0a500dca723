import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { CarrelServer } from './carrel-server'
import { inOne } from './in-one'
import { openSandbox, search, tick, untilAlive } from './workspace'

const server = new CarrelServer()
test.beforeAll(() => server.start())
test.afterAll(() => server.remove())

const words = {
  en: {
    go: 'Begin the review',
    agree: /^(Write these themes|Go on without a theme)$/,
    table: 'Synthesis table',
  },
  'pt-BR': {
    go: 'Começar a revisão',
    agree: /^(Escrever estes temas|Seguir sem tema)$/,
    table: 'Quadro de síntese',
  },
  es: {
    go: 'Empezar la revisión',
    agree: /^(Escribir estos temas|Seguir sin tema)$/,
    table: 'Cuadro de síntesis',
  },
} as const

for (const locale of ['en', 'pt-BR', 'es'] as const) {
  test(`from chosen sources to a written review, in ${locale}`, inOne(locale, 'en'), async ({ page }) => {
    const own = words[locale]
    await openSandbox(page, server.url)
    await search(page)
    await tick(page, 'top 12')
    await page.context().addCookies([{ name: 'locale', value: locale, url: server.url }])
    await page.goto(page.url().replace(/\/sources.*/, '/review'))
    const go = page.getByRole('button', { name: own.go })
    await untilAlive(go)
    await expect(async () => {
      await go.press('Enter')
      await expect(page.getByRole('button', { name: own.agree })).toBeVisible({ timeout: 8_000 })
    }).toPass({ timeout: 60_000 })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    // What was agreed on outlives its process.
    await server.stop('SIGKILL')
    await server.start()
    await page.reload()
    const agree = page.getByRole('button', { name: own.agree })
    await untilAlive(agree)
    await agree.press('Enter')
    const table = page.getByRole('radio', { name: own.table })
    await expect(table).toBeAttached({ timeout: 90_000 })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await table.check({ force: true })
    await expect(page.getByRole('table')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    const api = page.url().replace(/\/projects\/([^/]+)\/review.*/, '/api/projects/$1/review')
    const markdown = await page.request.get(`${api}?format=md`)
    expect(markdown.ok()).toBe(true)
    expect(await markdown.text()).toContain('## ')
  })
}

import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { inOne } from './in-one'
import { test } from './sandbox-server'
import { openSandbox, search, tick, untilAlive } from './workspace'

const words = {
  en: {
    go: 'Begin the review',
    agree: /^(Write these themes|Go on without a theme)$/,
    table: 'Synthesis table',
    flow: 'Search',
    included: /^Included in this review/,
    again: 'Run the searches again',
    replayed: /^Run again on/,
    meter: 'Findings',
    citations: 'Citations',
    lookUp: 'Look up citations',
    lookedUp: /^Looked up on/,
    add: /^Add to my sources/,
    added: /Sent to your sources/,
    alert: 'Run them again by itself',
    week: 'every week',
    nextAlert: /Next on/,
  },
  'pt-BR': {
    go: 'Começar a revisão',
    agree: /^(Escrever estes temas|Seguir sem tema)$/,
    table: 'Quadro de síntese',
    flow: 'Busca',
    included: /^Incluídas nesta revisão/,
    again: 'Refazer as buscas',
    replayed: /^Refeita em/,
    meter: 'Resultados',
    citations: 'Citações',
    lookUp: 'Consultar citações',
    lookedUp: /^Consultado em/,
    add: /^Acrescentar às minhas fontes/,
    added: /Enviado às suas fontes/,
    alert: 'Refazer por si',
    week: 'toda semana',
    nextAlert: /Próxima em/,
  },
  es: {
    go: 'Empezar la revisión',
    agree: /^(Escribir estos temas|Seguir sin tema)$/,
    table: 'Cuadro de síntesis',
    flow: 'Búsqueda',
    included: /^Incluidas en esta revisión/,
    again: 'Repetir las búsquedas',
    replayed: /^Repetida el/,
    meter: 'Resultados',
    citations: 'Citas',
    lookUp: 'Consultar citas',
    lookedUp: /^Consultado el/,
    add: /^Añadir a mis fuentes/,
    added: /Enviado a tus fuentes/,
    alert: 'Repetirlas por sí solas',
    week: 'cada semana',
    nextAlert: /La próxima, el/,
  },
} as const

for (const locale of ['en', 'pt-BR', 'es'] as const) {
  test(
    `from chosen sources to a written review, in ${locale}`,
    inOne(locale, 'en'),
    async ({ page, server }) => {
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
      // Each number of the flow opens exactly so many records; the searches are asked again, and the review stands.
      await page.getByRole('radio', { name: own.flow, exact: true }).check({ force: true })
      const included = page.getByRole('button', { name: own.included })
      const count = Number(/\d+/.exec((await included.getAttribute('aria-label')) ?? '')?.[0])
      expect(count).toBe(12)
      await included.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('listitem')).toHaveCount(count)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.keyboard.press('Escape')
      const again = page.getByRole('button', { name: own.again })
      await again.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: own.replayed })).toBeVisible({
        timeout: 60_000,
      })
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      // The searches are to be run again by themselves, until the student takes that back.
      await page.getByRole('combobox', { name: own.alert }).selectOption({ label: own.week })
      await expect(page.getByText(own.nextAlert)).toBeVisible()
      // A work that several sources cite goes to the sources by one press.
      await page.getByRole('radio', { name: own.citations, exact: true }).check({ force: true })
      await page.getByRole('button', { name: own.lookUp }).press('Enter')
      await expect(page.getByText(own.lookedUp)).toBeVisible({ timeout: 60_000 })
      await page.getByRole('button', { name: own.add }).first().press('Enter')
      await expect(page.getByText(own.added)).toBeVisible({ timeout: 60_000 })
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.getByRole('radio', { name: own.meter, exact: true }).check({ force: true })
      await expect(page.locator('details').first()).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      const api = page.url().replace(/\/projects\/([^/]+)\/review.*/, '/api/projects/$1/review')
      const markdown = await page.request.get(`${api}?format=md`)
      expect(markdown.ok()).toBe(true)
      const text = await markdown.text()
      expect(text).toContain('## ')
      expect(text).toContain('PRISMA-S')
    },
  )
}

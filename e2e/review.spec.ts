import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { inOne } from './in-one'
import { test } from './sandbox-server'
import { openSandbox, search, tick, untilAlive, visit, visitAgain } from './workspace'

const words = {
  en: {
    go: 'Begin the review',
    agree: /^(Write these themes|Go on without a theme)$/,
    table: 'Synthesis table',
    cell: /^Open the passage of .*: Finding$/,
    ask: 'Ask every source',
    addColumn: 'Add the column',
    questions: ['Which scale was used?', 'How many participants were there?'],
    notSaid: 'not said',
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
    alert: 'Repeat them automatically',
    week: 'every week',
    nextAlert: /Next on/,
  },
  'pt-BR': {
    go: 'Começar a revisão',
    agree: /^(Escrever estes temas|Seguir sem tema)$/,
    table: 'Quadro de síntese',
    cell: /^Abrir o trecho de .*: Resultado$/,
    ask: 'Pergunte a todas as fontes',
    addColumn: 'Acrescentar a coluna',
    questions: ['Qual escala foi usada?', 'Quantos participantes houve?'],
    notSaid: 'não informado',
    flow: 'Busca',
    included: /^Incluídas nesta revisão/,
    again: 'Refazer as buscas',
    replayed: /^Refeita em/,
    meter: 'Resultados',
    citations: 'Citações',
    lookUp: 'Consultar citações',
    lookedUp: /^Consultado em/,
    add: /^Adicionar às minhas fontes/,
    added: /Enviado às suas fontes/,
    alert: 'Refazer automaticamente',
    week: 'toda semana',
    nextAlert: /Próxima em/,
  },
  es: {
    go: 'Empezar la revisión',
    agree: /^(Escribir estos temas|Seguir sin tema)$/,
    table: 'Cuadro de síntesis',
    cell: /^Abrir el pasaje de .*: Resultado$/,
    ask: 'Pregunta a todas las fuentes',
    addColumn: 'Añadir la columna',
    questions: ['¿Qué escala se usó?', '¿Cuántos participantes hubo?'],
    notSaid: 'no informado',
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
    alert: 'Repetirlas automáticamente',
    week: 'cada semana',
    nextAlert: /La próxima, el/,
  },
} as const

const dialogOf = (page: Page) => page.getByRole('dialog')

/** A cell opens the sentence that it shows; a question of the student becomes a column in which every source answers with its passage, or does not say. */
async function opensPassages(page: Page, own: (typeof words)[keyof typeof words]): Promise<void> {
  const sources = await page.locator('tbody tr').count()
  const finding = page.getByRole('button', { name: own.cell }).first()
  const shown = await finding.innerText()
  await finding.press('Enter')
  await expect(dialogOf(page).locator('blockquote')).toHaveText(shown)
  await page.keyboard.press('Escape')
  for (const question of own.questions) {
    const field = page.getByLabel(own.ask)
    await field.fill(question)
    await page.getByRole('button', { name: own.addColumn }).press('Enter')
    await expect(page.getByRole('columnheader', { name: question })).toBeVisible()
    await expect(field).toHaveValue('')
    const column = await page.getByRole('columnheader').allInnerTexts()
    const at = column.findIndex((text) => text.includes(question))
    // The first cell of a row is its heading.
    const cells = page.locator(`tbody tr > :nth-child(${at + 1})`)
    const said = cells.getByRole('button')
    await expect(cells).toHaveCount(sources)
    await expect(cells.getByText(own.notSaid, { exact: true })).toHaveCount(sources - (await said.count()))
    if (question !== own.questions[0]) expect(await said.count()).toBeGreaterThan(0)
    for (const cell of (await said.all()).slice(0, 2)) {
      const text = await cell.innerText()
      await cell.press('Enter')
      await expect(dialogOf(page).locator('blockquote')).toHaveText(text)
      await page.keyboard.press('Escape')
    }
  }
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

const countIn = (label: string | null) => Number(/(\d+)\D*$/.exec(label ?? '')?.[1])

/** Every number of the flow opens a list of exactly so many records, each of them once. */
async function opensItsRecords(page: Page): Promise<void> {
  const numbers = page.locator('main ol button[aria-label]')
  const all = await numbers.count()
  expect(all).toBeGreaterThan(5)
  for (let at = 0; at < all; at += 1) {
    const number = numbers.nth(at)
    const label = await number.getAttribute('aria-label')
    await number.press('Enter')
    await expect(dialogOf(page).getByRole('heading', { level: 2 })).toHaveText(label ?? '')
    await expect(dialogOf(page).getByRole('listitem')).toHaveCount(countIn(label))
    if (at === 0) expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
  }
}

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
      await visit(page, page.url().replace(/\/sources.*/, '/review'))
      const go = page.getByRole('button', { name: own.go })
      await untilAlive(go)
      await expect(async () => {
        if (await go.isVisible()) await go.press('Enter', { timeout: 5_000 })
        await expect(page.getByRole('button', { name: own.agree })).toBeVisible({ timeout: 8_000 })
      }).toPass({ timeout: 60_000 })
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      // What was agreed on outlives its process.
      await server.stop('SIGKILL')
      await server.start()
      await visitAgain(page)
      const agree = page.getByRole('button', { name: own.agree })
      await untilAlive(agree)
      await agree.press('Enter')
      const table = page.getByRole('radio', { name: own.table })
      await expect(table).toBeAttached({ timeout: 90_000 })
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await table.check({ force: true })
      await expect(page.getByRole('table')).toBeVisible()
      await opensPassages(page, own)
      // Each number of the flow opens exactly so many records; the searches are asked again, and the review stands.
      await page.getByRole('radio', { name: own.flow, exact: true }).check({ force: true })
      const included = page.getByRole('button', { name: own.included })
      expect(countIn(await included.getAttribute('aria-label'))).toBe(12)
      await opensItsRecords(page)
      const again = page.getByRole('button', { name: own.again })
      await again.press('Enter')
      await expect(page.getByRole('status').filter({ hasText: own.replayed })).toBeVisible({
        timeout: 60_000,
      })
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

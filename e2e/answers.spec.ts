import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { inOne } from './in-one'
import { test } from './sandbox-server'
import { untilAlive, visit, visitAgain } from './workspace'

/** Puts a text into the library as a student does: by the button that adds files. */
async function addText(page: Page, text: string): Promise<void> {
  const input = page.locator('input[type=file]').first()
  await untilAlive(input)
  await input.setInputFiles({ name: 'chen-2020.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expect(page.getByRole('link', { name: 'chen-2020' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 90_000 })
}

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(isWide).toBe(false)
}

const spoken = [
  {
    locale: 'en',
    begin: 'Try the sandbox',
    width: 1440,
    colorScheme: 'light',
    fact: 'Remote work raised the productivity of the 240 employees by 13 percent.',
    question: 'Does remote work raise the productivity of employees?',
    label: 'Your question',
    quoted: 'quoted',
    open: 'Open the passage',
    empty: 'There is nothing to ask yet',
    unknown: 'What do whales eat in winter?',
    nothing: "I don't have information on this topic",
    exportAs: 'Markdown',
  },
  {
    locale: 'pt-BR',
    begin: 'Experimentar',
    width: 390,
    colorScheme: 'dark',
    fact: 'O trabalho remoto aumentou a produtividade dos 240 funcionários em 13 por cento.',
    question: 'O trabalho remoto aumenta a produtividade dos funcionários?',
    label: 'Sua pergunta',
    quoted: 'citada literalmente',
    open: 'Abrir o trecho',
    empty: 'Ainda não há o que perguntar',
    unknown: 'O que as baleias comem no inverno?',
    nothing: 'Não tenho informações sobre este tema',
    exportAs: 'Markdown',
  },
  {
    locale: 'es',
    begin: 'Probar',
    width: 1440,
    colorScheme: 'dark',
    fact: 'El trabajo remoto aumentó la productividad de los 240 empleados en un 13 por ciento.',
    question: '¿El trabajo remoto aumenta la productividad de los empleados?',
    label: 'Tu pregunta',
    quoted: 'citada literalmente',
    open: 'Abrir el pasaje',
    empty: 'Todavía no hay sobre qué preguntar',
    unknown: '¿Qué comen las ballenas en invierno?',
    nothing: 'No tengo información sobre este tema',
    exportAs: 'Markdown',
  },
] as const

for (const words of spoken) {
  test(
    `a question is answered from the library with its passage, in ${words.locale}`,
    inOne(words.locale, 'pt-BR'),
    async ({ browser, server }) => {
      const { locale, width, colorScheme, fact } = words
      const context = await browser.newContext({ locale, colorScheme, viewport: { width, height: 900 } })
      const page = await context.newPage()
      await visit(page, server.url)
      await page.getByRole('button', { name: new RegExp(words.begin) }).click()
      await page.waitForURL(/\/projects\/[^/]+\/sources/)
      const library = page.url().replace(/\/sources.*/, '/library')
      const room = `${library}/answers`

      await visit(page, room)
      await expect(page.getByRole('heading', { name: words.empty })).toBeVisible()

      await visit(page, library)
      await addText(page, fact)
      await visit(page, room)
      const box = page.getByLabel(words.label)
      await box.fill(words.question)
      await box.press('Enter')
      const answer = page.getByRole('article')
      await expect(answer.getByText(words.quoted, { exact: true })).toBeVisible()
      await expect(answer.locator('mark')).toHaveText(fact)
      await expect(answer.getByRole('link', { name: words.open })).toHaveAttribute(
        'href',
        /\/projects\/[^/]+\/library\/[^/?]+\?passage=.+/,
      )
      await expect(page).toHaveURL(/conversation=/)
      await expectClean(page)

      await box.fill(words.unknown)
      await box.press('Enter')
      await expect(page.getByText(words.nothing)).toBeVisible()

      await visitAgain(page)
      await expect(page.getByRole('article')).toHaveCount(2)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: words.exportAs }).first().click()
      expect((await download).suggestedFilename()).toMatch(/^(answer|resposta|respuesta)-.+\.md$/)
      await context.close()
    },
  )
}

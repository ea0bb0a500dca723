import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { inOne } from './in-one'
import { test } from './sandbox-server'
import { smallPdf } from './small-pdf'
import { untilAlive, visit } from './workspace'

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(isWide).toBe(false)
}

/** The page of the PDF is drawn, and the mark of the passage lies over these of its words. */
async function expectMarked(page: Page, words: string): Promise<void> {
  await expect(page.locator('[data-drawn]')).toBeVisible()
  const mark = await page.locator('[data-cited]').first().boundingBox()
  const printed = await page.locator('.pdf-text span').filter({ hasText: words }).first().boundingBox()
  if (!mark || !printed) throw new Error('no mark, or no words on the page')
  const middle = printed.y + printed.height / 2
  expect(middle).toBeGreaterThan(mark.y)
  expect(middle).toBeLessThan(mark.y + mark.height)
  expect(mark.x).toBeLessThan(printed.x + printed.width / 2)
}

/** The words of one language, and a paper in it with a draft that cites it rightly once and wrongly four times. */
const spoken = [
  {
    locale: 'en',
    begin: 'Try the sandbox',
    width: 1440,
    colorScheme: 'light',
    title: 'Remote work in public offices',
    author: 'Ana Prado, Tom Lee',
    abstract:
      'Remote work raised the productivity of the 240 employees by 13 percent. The employees slept as long as before.',
    fact: 'Remote work raised the productivity of the 240 employees by 13 percent.',
    add: 'Add files',
    added: 'added',
    full: 'full text',
    search: 'Search in the texts of the library',
    words: 'productivity of employees',
    question: 'Does remote work raise the productivity of employees?',
    label: 'Your question',
    open: 'Open the passage',
    draftLabel: 'Draft',
    begins: 'Check my citations',
    right: 'Remote work raised the productivity of the 240 employees by 13 percent (Prado & Lee, 2021).',
    wrongNumber:
      'Remote work raised the productivity of the 240 employees by 31 percent (Prado & Lee, 2021).',
    reversed: 'Remote work lowered the productivity of the 240 employees by 13 percent (Prado & Lee, 2021).',
    stranger: 'Remote work made employees lonely (Nobody, 1999).',
    all: /^All sentences/,
    quoted: 'quoted',
    numbers: 'numbers disagree',
    opposite: 'the source says the opposite',
    missing: 'not in the library',
    where: 'Open where it stands',
  },
  {
    locale: 'pt-BR',
    begin: 'Experimentar',
    width: 390,
    colorScheme: 'dark',
    title: 'Trabalho remoto em reparticoes publicas',
    author: 'Ana Prado, Tiago Lemos',
    abstract:
      'O trabalho remoto aumentou a produtividade dos 240 empregados em 13 por cento. Os empregados dormiram tanto quanto antes.',
    fact: 'O trabalho remoto aumentou a produtividade dos 240 empregados em 13 por cento.',
    add: 'Acrescentar arquivos',
    added: 'acrescentado',
    full: 'texto completo',
    search: 'Pesquisar nos textos da biblioteca',
    words: 'produtividade dos empregados',
    question: 'O trabalho remoto aumenta a produtividade dos empregados?',
    label: 'Sua pergunta',
    open: 'Abrir o trecho',
    draftLabel: 'Rascunho',
    begins: 'Conferir minhas citações',
    right:
      'O trabalho remoto aumentou a produtividade dos 240 empregados em 13 por cento (Prado; Lemos, 2021).',
    wrongNumber:
      'O trabalho remoto aumentou a produtividade dos 240 empregados em 31 por cento (Prado; Lemos, 2021).',
    reversed:
      'O trabalho remoto reduziu a produtividade dos 240 empregados em 13 por cento (Prado; Lemos, 2021).',
    stranger: 'O trabalho remoto deixou os empregados sozinhos (Ninguém, 1999).',
    all: /^Todas as frases/,
    quoted: 'citada literalmente',
    numbers: 'os números divergem',
    opposite: 'a fonte diz o contrário',
    missing: 'não está na biblioteca',
    where: 'Abrir onde está',
  },
  {
    locale: 'es',
    begin: 'Probar',
    width: 1440,
    colorScheme: 'dark',
    title: 'Trabajo remoto en oficinas publicas',
    author: 'Ana Prado, Luis Vega',
    abstract:
      'Los turnos remotos aumentaron la productividad de los 240 empleados en un 13 por ciento. Los empleados durmieron tanto como antes.',
    fact: 'Los turnos remotos aumentaron la productividad de los 240 empleados en un 13 por ciento.',
    add: 'Añadir archivos',
    added: 'añadido',
    full: 'texto completo',
    search: 'Buscar en los textos de la biblioteca',
    words: 'productividad de los empleados',
    question: '¿Los turnos remotos aumentan la productividad de los empleados?',
    label: 'Tu pregunta',
    open: 'Abrir el pasaje',
    draftLabel: 'Borrador',
    begins: 'Revisar mis citas',
    right:
      'Los turnos remotos aumentaron la productividad de los 240 empleados en un 13 por ciento (Prado y Vega, 2021).',
    wrongNumber:
      'Los turnos remotos aumentaron la productividad de los 240 empleados en un 31 por ciento (Prado y Vega, 2021).',
    reversed:
      'Los turnos remotos redujeron la productividad de los 240 empleados en un 13 por ciento (Prado y Vega, 2021).',
    stranger: 'Los turnos remotos dejaron solos a los empleados (Nadie, 1999).',
    all: /^Todas las frases/,
    quoted: 'citada literalmente',
    numbers: 'las cifras no coinciden',
    opposite: 'la fuente dice lo contrario',
    missing: 'no está en la biblioteca',
    where: 'Abrir donde está',
  },
] as const

for (const words of spoken) {
  test(
    `an uploaded PDF is searched, answers a question, opens at its passage and checks a draft, in ${words.locale}`,
    inOne(words.locale, 'en'),
    async ({ browser, server }) => {
      const { locale, width, colorScheme, fact } = words
      const context = await browser.newContext({ locale, colorScheme, viewport: { width, height: 900 } })
      const page = await context.newPage()
      await visit(page, server.url)
      const begin = page.getByRole('button', { name: new RegExp(words.begin) })
      await untilAlive(begin)
      await begin.click()
      await page.waitForURL(/\/projects\/[^/]+\/sources/)
      const room = page.url().replace(/\/sources.*/, '/library')

      await test.step('a PDF is uploaded and read, with its reference', async () => {
        await visit(page, room)
        const choose = page.getByRole('button', { name: words.add })
        await untilAlive(choose)
        const chooser = page.waitForEvent('filechooser')
        await choose.click()
        const { title, author, abstract } = words
        await (await chooser).setFiles({
          name: 'scan-0001.pdf',
          mimeType: 'application/pdf',
          buffer: smallPdf({ title, author, abstract }),
        })
        await expect(page.getByRole('listitem').filter({ hasText: words.added })).toBeVisible()
        await expect(page.getByText(words.full, { exact: true })).toBeVisible({ timeout: 90_000 })
        await expect(page.getByRole('link', { name: title })).toBeVisible()
        await expect(page.getByText(/Prado.* · 2021/)).toBeVisible()
        await expectClean(page)
      })

      await test.step('its passage is found and opened in the PDF with the words marked', async () => {
        const box = page.getByRole('searchbox', { name: words.search })
        await box.fill(words.words)
        await box.press('Enter')
        const hit = page.getByRole('search').getByRole('link').first()
        await expect(hit).toContainText('13')
        await hit.click()
        await page.waitForURL(/passage=/)
        await expectMarked(page, fact.slice(0, 40))
        await expectClean(page)
        // Opened as a page of its own, the file may run nothing.
        const item = new URL(page.url()).pathname.replace('/projects/', '/api/projects/')
        const file = await page.request.get(`${server.url}${item}/file`)
        expect(file.headers()['content-security-policy']).toContain('sandbox')
      })

      await test.step('a question is answered with the sentence, which opens where it stands', async () => {
        await visit(page, `${room}/answers`)
        const box = page.getByLabel(words.label)
        await untilAlive(box)
        await box.fill(words.question)
        await box.press('Enter')
        const answer = page.getByRole('article')
        await expect(answer.locator('mark').first()).toHaveText(fact, { timeout: 90_000 })
        await answer.getByRole('link', { name: words.open }).first().click()
        await page.waitForURL(/passage=/)
        await expectMarked(page, fact.slice(0, 40))
      })

      await test.step('a draft with planted faults comes back with each of them named', async () => {
        await visit(page, `${room}/check`)
        const draft = page.getByLabel(words.draftLabel, { exact: true })
        await untilAlive(draft)
        await draft.fill([words.right, words.wrongNumber, words.reversed, words.stranger].join('\n\n'))
        await page.getByRole('button', { name: words.begins }).click()
        await expect(page.getByRole('radio', { name: words.all })).toBeVisible({ timeout: 90_000 })
        await page.getByText(words.all).click()
        const row = (text: string) =>
          page.locator('[data-verdict]').filter({ hasText: text.replace(/ \([^)]*\)\.$/, '') })
        await expect(row(words.right).getByText(words.quoted, { exact: true })).toBeVisible()
        await expect(row(words.wrongNumber).getByText(words.numbers)).toBeVisible()
        await expect(row(words.reversed).getByText(words.opposite)).toBeVisible()
        await expect(row(words.stranger).getByText(words.missing)).toBeVisible()
        await expectClean(page)
        await row(words.wrongNumber).getByRole('button').click()
        await page.getByRole('link', { name: words.where }).click()
        await page.waitForURL(/passage=/)
        await expectMarked(page, fact.slice(0, 40))
      })
      await context.close()
    },
  )
}

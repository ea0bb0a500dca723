import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { assist, knock } from './assistant-client'
import { inOne } from './in-one'
import { test } from './sandbox-server'
import { untilAlive, visit, visitAgain } from './workspace'

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(isWide).toBe(false)
}

const spoken = [
  {
    locale: 'en',
    width: 1440,
    colorScheme: 'light',
    begin: 'Try the sandbox',
    edit: 'Write the first question',
    topic: 'Topic',
    add: 'Add a question',
    label: 'Question',
    words: 'Words that answer it',
    save: 'Save questions',
    start: 'Collect what is missing',
    ready: /Nothing is missing\./,
    matrix: 'Coverage',
    prepare: /^Prepare a search for/,
    prepared: /^Prepared search/,
    close: 'Close',
    assistant: 'Outside assistant',
    letIn: 'Let an assistant in',
    token: 'Token',
  },
  {
    locale: 'pt-BR',
    width: 390,
    colorScheme: 'dark',
    begin: 'Experimentar',
    edit: 'Escrever a primeira pergunta',
    topic: 'Tema',
    add: 'Acrescentar pergunta',
    label: 'Pergunta',
    words: 'Palavras que a respondem',
    save: 'Salvar perguntas',
    start: 'Coletar o que falta',
    ready: /Não falta nada\./,
    matrix: 'Cobertura',
    prepare: /^Preparar uma busca para/,
    prepared: /^Busca preparada/,
    close: 'Fechar',
    assistant: 'Assistente externo',
    letIn: 'Deixar entrar um assistente',
    token: 'Token',
  },
  {
    locale: 'es',
    width: 390,
    colorScheme: 'light',
    begin: 'Probar',
    edit: 'Escribir la primera pregunta',
    topic: 'Tema',
    add: 'Añadir pregunta',
    label: 'Pregunta',
    words: 'Palabras que la responden',
    save: 'Guardar preguntas',
    start: 'Recopilar lo que falta',
    ready: /No falta nada\./,
    matrix: 'Cobertura',
    prepare: /^Preparar una búsqueda para/,
    prepared: /^Búsqueda preparada/,
    close: 'Cerrar',
    assistant: 'Asistente externo',
    letIn: 'Dejar entrar a un asistente',
    token: 'Token',
  },
] as const

for (const said of spoken) {
  const { locale, width, colorScheme } = said
  test.describe(`${locale}, ${width} wide, ${colorScheme}`, () => {
    test.use({ locale, viewport: { width, height: 900 }, colorScheme })
    test('sources for two questions, through a kill', inOne(locale, 'en'), async ({ page, server }) => {
      await visit(page, server.url)
      const begin = page.getByRole('button', { name: said.begin })
      await untilAlive(begin)
      await begin.click()
      await page.waitForURL(/\/projects\/[^/]+\/sources/)
      await visit(page, page.url().replace(/\/sources.*/, '/library/collection'))
      const edit = page.getByRole('button', { name: said.edit })
      await untilAlive(edit)
      await edit.click()
      await page.getByRole('textbox', { name: said.topic, exact: true }).fill('Remote work')
      for (const [at, word] of ['Productivity', 'Well-being'].entries()) {
        if ((await page.getByRole('textbox', { name: said.label, exact: true }).count()) <= at)
          await page.getByRole('button', { name: said.add }).click()
        await page.getByRole('textbox', { name: said.label, exact: true }).nth(at).fill(word)
        await page.getByRole('textbox', { name: said.words }).nth(at).fill(word.toLowerCase())
      }
      await expectClean(page)
      await page.getByRole('button', { name: said.save }).click()
      await page.getByRole('button', { name: said.start }).click()
      await expect(page.locator('tbody tr').first()).toBeVisible()
      await server.stop('SIGKILL')
      await server.start()
      await visitAgain(page)
      await expect(page.getByRole('status').filter({ hasText: said.ready })).toBeVisible()
      await expect(page.getByRole('heading', { name: said.matrix })).toBeVisible()
      expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(10)
      await expectClean(page)
      const debt = page.getByRole('button', { name: said.prepare })
      if ((await debt.count()) > 0) {
        await debt.first().click()
        await expect(page.getByRole('heading', { name: said.prepared })).toBeVisible()
        await page.getByRole('button', { name: said.close, exact: true }).click()
      }
      const address = page.url().replace(/\/projects\/([^/]+)\/.*/, '/api/mcp/$1')
      expect(await knock({ address, token: 'guessed' })).toBe(401)
      await page.getByText(said.assistant).click()
      await page.getByRole('button', { name: said.letIn }).click()
      await expect(page.getByText(said.token, { exact: true })).toBeVisible()
      await expectClean(page)
      // A client library of others talks to the built server, within the same checks.
      const token = await page
        .getByText(said.token, { exact: true })
        .locator('xpath=following-sibling::p[1]')
        .innerText()
      expect(await knock({ address, token })).toBe(200)
      expect(await knock({ address, token: `${token}x` })).toBe(401)
      expect(await knock({ address, token, origin: 'https://evil.example' })).toBe(403)
      const { tools, source, saved, cited } = await assist(
        { address, token },
        '"remote work" AND productivity',
      )
      expect(tools).not.toContain('finalize_sources')
      expect(saved.citation_id).toBeTruthy()
      expect(cited).toMatchObject({ claim: source.title, source_id: source.external_id })
    })
  })
}

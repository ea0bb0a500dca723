import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { smallPdf } from './small-pdf'
import { untilAlive, visit } from './workspace'

const spoken = [
  {
    ...{
      locale: 'en',
      width: 1440,
      colorScheme: 'light' as const,
      begin: 'Try the sandbox',
      add: 'Add files',
    },
    ...{ added: '2 references added', again: 'all its references are in the library already' },
    ...{ attached: 'added as the PDF of its reference', full: 'full text', abstract: 'abstract only' },
    search: 'Search in the texts of the library',
  },
  {
    ...{
      locale: 'pt-BR',
      width: 390,
      colorScheme: 'dark' as const,
      begin: 'Experimentar',
      add: 'Acrescentar arquivos',
    },
    ...{ added: '2 referências acrescentadas', again: 'todas as referências já estão na biblioteca' },
    ...{
      attached: 'acrescentado como o PDF da sua referência',
      full: 'texto completo',
      abstract: 'só o resumo',
    },
    search: 'Pesquisar nos textos da biblioteca',
  },
  {
    ...{ locale: 'es', width: 1440, colorScheme: 'dark' as const, begin: 'Probar', add: 'Añadir archivos' },
    ...{ added: '2 referencias añadidas', again: 'todas las referencias ya están en la biblioteca' },
    ...{
      attached: 'añadido como el PDF de su referencia',
      full: 'texto completo',
      abstract: 'solo el resumen',
    },
    search: 'Buscar en los textos de la biblioteca',
  },
] as const

interface Sent {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const references: Sent = {
  name: 'minha.bib',
  mimeType: 'application/x-bibtex',
  buffer:
    Buffer.from(`@article{prado, title = {Lighthouse keepers and their sleep}, author = {Prado, Ana and Lee, Tom}, year = {2021},
  journal = {Coastal Studies}, file = {Full Text:files/7/prado-2021.pdf:application/pdf}}
@article{souza, title = {Harbour pilots at night}, author = {Souza, Rui}, year = {2019},
  abstract = {Harbour pilots reported 14 nights without rest in a month.}}`),
}
const pdf: Sent = {
  name: 'prado-2021.pdf',
  mimeType: 'application/pdf',
  buffer: smallPdf({
    ...{ title: 'Scan of a printed copy', author: 'Nobody' },
    abstract: 'The keepers slept 5 hours in winter. They slept 7 hours in summer.',
  }),
}

for (const said of spoken) {
  const { locale, width, colorScheme } = said
  test(
    `a BibTeX file is uploaded with a PDF that one of its records names, in ${locale}`,
    onlyInFull,
    async ({ browser, server }) => {
      const context = await browser.newContext({ locale, colorScheme, viewport: { width, height: 900 } })
      const page = await context.newPage()
      await visit(page, server.url)
      const begin = page.getByRole('button', { name: new RegExp(said.begin) })
      await untilAlive(begin)
      await begin.click()
      await page.waitForURL(/\/projects\/[^/]+\/sources/)
      await visit(page, page.url().replace(/\/sources.*/, '/library'))
      const choose = page.getByRole('button', { name: said.add })
      const send = async (files: readonly Sent[]) => {
        await untilAlive(choose)
        const chooser = page.waitForEvent('filechooser')
        await choose.click()
        await (await chooser).setFiles([...files])
      }
      // The PDF is named first: the record that it belongs to comes before it all the same.
      await send([pdf, references])
      const sent = page.getByRole('listitem')
      await expect(sent.filter({ hasText: said.added })).toBeVisible()
      await expect(sent.filter({ hasText: said.attached })).toBeVisible({ timeout: 60_000 })
      const row = (title: string) => page.locator('[data-item]').filter({ hasText: title })
      const own = row('Lighthouse keepers and their sleep')
      await expect(own.getByText(said.full, { exact: true })).toBeVisible({ timeout: 90_000 })
      await expect(own).toContainText('Coastal Studies')
      await expect(row('Harbour pilots at night').getByText(said.abstract, { exact: true })).toBeVisible()
      await expect(page.locator('[data-item]')).toHaveCount(2)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
      // A passage of the PDF is found under the title of its record, and opens in it.
      const box = page.getByRole('searchbox', { name: said.search })
      await box.fill('keepers slept in winter')
      await box.press('Enter')
      const hit = page.getByRole('search').getByRole('link').first()
      await expect(hit).toContainText('5 hours')
      await hit.click()
      await page.waitForURL(/passage=/)
      await expect(page.locator('[data-cited]').first()).toBeVisible()
      await expect(page.getByRole('heading', { name: /Lighthouse keepers/ }).first()).toBeVisible()
      await page.goBack()
      await send([references])
      await expect(sent.filter({ hasText: said.again })).toBeVisible()
      await expect(page.locator('[data-item]')).toHaveCount(2)
      await context.close()
    },
  )
}

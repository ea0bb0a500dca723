import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { openSandbox, search, tick, untilAlive } from './workspace'

const words = {
  en: {
    go: 'Begin the paper',
    principles: 'Guiding principles',
    edit: 'Edit',
    save: 'Save',
    renew: /^Bring the/,
  },
  'pt-BR': {
    go: 'Começar o artigo',
    principles: 'Princípios orientadores',
    edit: 'Editar',
    save: 'Salvar',
    renew: /^Atualizar os/,
  },
  es: {
    go: 'Empezar el artículo',
    principles: 'Principios orientadores',
    edit: 'Editar',
    save: 'Guardar',
    renew: /^Actualizar los/,
  },
} as const

const agents = (page: Page, standing: string) => page.locator(`[data-agent][data-standing="${standing}"]`)

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

for (const locale of ['en', 'pt-BR', 'es'] as const) {
  test(
    `a paper is begun, killed, read, edited, brought up to date and downloaded, by keyboard, in ${locale}`,
    onlyInFull,
    async ({ page, server }) => {
      const own = words[locale]
      await openSandbox(page, server.url)
      await search(page)
      await tick(page, 'top 8')
      await page.context().addCookies([{ name: 'locale', value: locale, url: server.url }])
      await page.goto(page.url().replace(/\/sources.*/, '/paper'))
      const go = page.getByRole('button', { name: own.go })
      await untilAlive(go)
      await expectClean(page)
      await expect(async () => {
        await go.press('Enter')
        await expect(page.locator('[data-agent]').first()).toBeVisible({ timeout: 8_000 })
      }).toPass({ timeout: 60_000 })
      // Whatever is at work when its process dies is taken up by the next one.
      await server.stop('SIGKILL')
      await server.start()
      await expect(async () => {
        await page.reload()
        await expect(page.locator('[data-agent]').first()).toBeVisible({ timeout: 8_000 })
      }).toPass({ timeout: 60_000 })
      await expect(agents(page, 'running').or(agents(page, 'waiting'))).toHaveCount(0, { timeout: 90_000 })
      await expect(page.locator('[data-agent="gap-hunter"]')).toHaveAttribute('data-standing', 'done')
      await expectClean(page)

      const principles = page.locator('[data-agent="step-back-analyzer"] button')
      await untilAlive(principles)
      await principles.press('Enter')
      const dialog = page.getByRole('dialog', { name: own.principles })
      await dialog.getByRole('button', { name: own.edit }).press('Enter')
      await dialog.getByRole('textbox').nth(1).fill('What is not known is said to be unknown.')
      await expectClean(page)
      await dialog.getByRole('button', { name: own.save }).press('Enter')
      await expect(dialog.locator('[data-writer="student"]')).toBeVisible()
      await expect(dialog.getByText('What is not known is said to be unknown.')).toBeVisible()
      const outOfDate = agents(page, 'stale')
      await expect(page.locator('[data-agent="gap-hunter"]')).toHaveAttribute('data-standing', 'stale')
      const renew = dialog.getByRole('button', { name: own.renew })
      await expect(renew).toBeEnabled({ timeout: 30_000 })
      await renew.press('Enter')
      await expect(outOfDate).toHaveCount(0, { timeout: 60_000 })
      await expect(page.locator('[data-agent="gap-hunter"]')).toHaveAttribute('data-standing', 'done', {
        timeout: 60_000,
      })
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()

      await expect(page.getByRole('link', { name: /Markdown$/ }).first()).toBeVisible({ timeout: 30_000 })
      const api = page.url().replace(/\/projects\/([^/]+)\/paper.*/, '/api/projects/$1/paper')
      const markdown = await page.request.get(`${api}?part=working&format=md`)
      expect(markdown.ok()).toBe(true)
      expect(await markdown.text()).toContain('What is not known is said to be unknown.')
      const pdf = await page.request.get(`${api}?part=working&format=pdf`)
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    },
  )
}

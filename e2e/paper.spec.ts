import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Locale } from '@/lib/contracts/locale'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { wordsOf } from './words'
import { openSandbox, search, tick, untilAlive, visit, visitAgain } from './workspace'

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
      await visit(page, page.url().replace(/\/sources.*/, '/paper'))
      const go = page.getByRole('button', { name: own.go })
      await untilAlive(go)
      await expectClean(page)
      await expect(async () => {
        if (await go.isVisible()) await go.press('Enter', { timeout: 5_000 })
        await expect(page.locator('[data-agent]').first()).toBeVisible({ timeout: 8_000 })
      }).toPass({ timeout: 60_000 })
      // Whatever is at work when its process dies is taken up by the next one.
      await server.stop('SIGKILL')
      await server.start()
      await expect(async () => {
        await visitAgain(page)
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

/** A survey of two measured columns, of which one is not called as the question calls it; a cell is missing, rows are numbered. */
const survey = [
  'respondent,remote_days,productivity',
  ...Array.from({ length: 90 }, (_, at) => {
    const days = (at * 7) % 6
    return [at + 1, days, at === 40 ? '' : 40 + 2 * days + ((at * 11) % 9)].join(',')
  }),
].join('\n')

/** In the language of the page. */
async function publishChapter(page: Page, say: ReturnType<typeof wordsOf>): Promise<string> {
  await page.getByRole('link', { name: say('paper.download.advisor') }).click()
  await page.waitForURL(/share\?document=chapter-1$/)
  const publish = page.getByRole('button', { name: say('share.documents.first') })
  await untilAlive(publish)
  await publish.click()
  await expect(page.getByText(say('share.publish.published', { number: 1 }))).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: say('share.links.new') }).click()
  await page.getByLabel(say('share.links.name')).fill('Prof. Lima')
  await page
    .getByLabel(say('share.links.may'), { exact: true })
    .selectOption({ label: say('share.links.rights.decide') })
  await page.getByRole('button', { name: say('share.links.create') }).click()
  return page.getByLabel(say('share.links.url'), { exact: true }).inputValue()
}

/** Reads the chapter without an account, comments on a passage and approves it. */
async function reviewChapter(
  browser: Browser,
  link: string,
  { say, locale }: { readonly say: ReturnType<typeof wordsOf>; readonly locale: Locale },
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale })
  const desk = await context.newPage()
  await visit(desk, link)
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await expectClean(desk)
  const passage = desk
    .locator('[data-block]')
    .filter({ hasText: /.{80,}/ })
    .first()
  await passage.scrollIntoViewIfNeeded()
  await passage.hover()
  await passage.locator('xpath=..').getByRole('button').last().click()
  await desk.getByLabel(say('desk.comment.label')).fill('Which offices?')
  await desk.getByRole('button', { name: say('desk.comment.send') }).click()
  await expect(desk.getByText('Which offices?')).not.toHaveCount(0)
  await desk.locator('[data-block]').last().scrollIntoViewIfNeeded()
  await desk.getByRole('button', { name: say('desk.bar.decide') }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByText(say('desk.bar.approve'), { exact: true }).click()
  await dialog.getByRole('button', { name: say('desk.decide.confirm.approve', { part: 'chapter' }) }).click()
  await expect(dialog).toBeHidden()
  await context.close()
}

for (const locale of ['en', 'pt-BR', 'es'] as const) {
  test(
    `results are written from a file of own data, and a chapter goes to the advisor and back, in ${locale}`,
    onlyInFull,
    async ({ page, server, browser }) => {
      const say = wordsOf(locale)
      await openSandbox(page, server.url)
      await search(page)
      await tick(page, 'top 8')
      await page.context().addCookies([{ name: 'locale', value: locale, url: server.url }])
      await visit(page, page.url().replace(/\/sources.*/, '/paper'))
      const empirical = page.getByRole('radio', { name: say('paper.kind.empirical') })
      await untilAlive(empirical)
      await empirical.check()
      const go = page.getByRole('button', { name: say('paper.begin.go') })
      const file = page.locator('input[type="file"]')
      await file.setInputFiles({ name: 'one.csv', mimeType: 'text/csv', buffer: Buffer.from('a\n1\n2') })
      await go.click()
      await expect(page.locator('[data-agent]')).toHaveCount(0)
      await expectClean(page)
      await file.setInputFiles({ name: 'survey.csv', mimeType: 'text/csv', buffer: Buffer.from(survey) })
      await go.click()
      await expect(page.locator('[data-agent]').first()).toBeVisible({ timeout: 30_000 })
      // Nothing is tested before the student has said which column is what.
      const columns = page.locator('select[data-concept]')
      await expect(columns.first()).toBeVisible({ timeout: 60_000 })
      await expectClean(page)
      // No column may stand for two things: what the file does not hold is said not to be measured.
      for (const column of await columns.all())
        if ((await column.inputValue()) === '')
          await column.selectOption({ label: say('paper.columns.notMeasured') })
      await columns.first().selectOption('remote_days')
      await page.getByRole('button', { name: say('paper.columns.save') }).click()
      await expect(page.locator('[data-agent="results-writer"]')).toHaveAttribute('data-standing', 'done', {
        timeout: 90_000,
      })
      await expect(agents(page, 'running').or(agents(page, 'waiting'))).toHaveCount(0, { timeout: 90_000 })

      // Another answer leaves out of date what was told of the first one.
      await page
        .locator('summary')
        .filter({ hasText: say('paper.columns.title') })
        .click()
      await columns.first().selectOption({ label: say('paper.columns.notMeasured') })
      await page.getByRole('button', { name: say('paper.columns.save') }).click()
      await expect(page.locator('[data-agent="results-writer"]')).toHaveAttribute('data-standing', 'stale', {
        timeout: 30_000,
      })
      await expect(page.locator('[data-agent="gap-hunter"]')).toHaveAttribute('data-standing', 'done')
      await expectClean(page)

      const results = page.locator('[data-agent="results-writer"] button')
      await untilAlive(results)
      await results.click()
      const card = page.getByRole('dialog')
      await expect(card.getByText('survey.csv').first()).toBeVisible({ timeout: 30_000 })
      await card.getByText(say('paper.output.task')).click()
      await card.getByText(say('paper.output.basis')).click()
      await expectClean(page)
      await page.keyboard.press('Escape')

      const link = await publishChapter(page, say)
      await reviewChapter(browser, link, { say, locale })
      await visit(page, page.url())
      await expect(page.getByText('Which offices?').first()).toBeVisible()
      await expect(page.locator('[data-document="chapter-1"]')).toHaveAttribute('aria-current', 'page')
      await expectClean(page)
      // The next chapter knows nothing of what was said about the first.
      await page.locator('[data-document="chapter-2"]').click()
      await page.waitForURL(/document=chapter-2$/)
      await expect(page.getByRole('button', { name: say('share.documents.first') })).toBeVisible()
      await expect(page.getByText('Which offices?')).toHaveCount(0)
    },
  )
}

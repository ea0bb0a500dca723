import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from '@playwright/test'
import { inOne } from './in-one'
import { test } from './sandbox-server'
import { openSandbox, search, untilAlive, visit, visitAgain } from './workspace'

const words = {
  en: {
    who: 'Who is it for?',
    make: 'Make a link',
    link: 'Link',
    copied: 'I have copied it',
    include: 'Include',
    exclude: 'Exclude',
    open: 'Open the conflicts to the reviewers',
    differ: /on which you differ/,
    settle: /^Settle as Exclude/,
    take: 'Take these decisions over',
  },
  'pt-BR': {
    who: 'Para quem é?',
    make: 'Criar um link',
    link: 'Link',
    copied: 'Já copiei',
    include: 'Incluir',
    exclude: 'Excluir',
    open: 'Abrir as divergências aos revisores',
    differ: /em que vocês divergem/,
    settle: /^Resolver como Excluir/,
    take: 'Adotar estas decisões',
  },
  es: {
    who: '¿Para quién es?',
    make: 'Crear un enlace',
    link: 'Enlace',
    copied: 'Ya lo copié',
    include: 'Incluir',
    exclude: 'Excluir',
    open: 'Abrir los desacuerdos a los revisores',
    differ: /en las? que difieren/,
    settle: /^Resolver como Excluir/,
    take: 'Adoptar estas decisiones',
  },
} as const

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
}

type Words = (typeof words)[keyof typeof words]

async function makeLink(page: Page, own: Words, name: string): Promise<string> {
  await page.getByRole('textbox', { name: own.who }).fill(name)
  await page.getByRole('button', { name: own.make, exact: true }).click()
  const link = await page.getByRole('textbox', { name: own.link, exact: true }).inputValue()
  await page.getByRole('button', { name: own.copied }).click()
  return link
}

/** Somebody without an account, on a phone, in the language of the journey. */
async function sit(browser: Browser, link: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale })
  const page = await context.newPage()
  await visit(page, link)
  await expect(page.getByRole('progressbar')).toBeVisible()
  return page
}

/** Says the same of the next source and waits until another stands there. */
async function says(reviewer: Page, decision: string, done: number): Promise<void> {
  await reviewer.getByRole('button', { name: decision, exact: true }).click()
  await expect(reviewer.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(done))
}

for (const locale of ['en', 'pt-BR', 'es'] as const) {
  test(
    `two reviewers judge apart, differ and settle it, in ${locale}`,
    inOne(locale, 'en'),
    async ({ page, server, browser }) => {
      const own = words[locale]
      await openSandbox(page, server.url)
      await search(page)
      await page.context().addCookies([{ name: 'locale', value: locale, url: server.url }])
      await visit(page, page.url().replace(/\/sources.*/, '/sources/reviewers'))
      await untilAlive(page.getByRole('button', { name: own.make, exact: true }))
      await expectClean(page)
      const [first, second] = [await makeLink(page, own, 'Ana'), await makeLink(page, own, 'Rui')]
      const ana = await sit(browser, first, locale)
      const rui = await sit(browser, second, locale)
      await expectClean(ana)
      await says(ana, own.include, 1)
      await says(ana, own.include, 2)
      await says(rui, own.include, 1)
      // What was said outlives its process.
      await server.stop('SIGKILL')
      await server.start()
      await visitAgain(rui)
      await untilAlive(rui.getByRole('button', { name: own.exclude, exact: true }))
      await says(rui, own.exclude, 2)
      await expect(rui.getByText(own.differ)).toHaveCount(0)
      await visitAgain(page)
      const open = page.getByRole('button', { name: own.open })
      await untilAlive(open)
      await expect(page.getByRole('table')).toContainText('Ana')
      await open.click()
      await expect(open).toHaveCount(0)
      await visitAgain(rui)
      await expect(rui.getByRole('heading', { name: own.differ })).toBeVisible()
      await expectClean(rui)
      await page.getByRole('button', { name: own.settle }).click()
      await page.getByRole('button', { name: own.take }).click()
      await expect(page.getByRole('button', { name: own.take })).toBeDisabled()
      await expectClean(page)
      await ana.context().close()
      await rui.context().close()
    },
  )
}

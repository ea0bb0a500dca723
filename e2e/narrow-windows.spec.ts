import { type BrowserContext, expect, type Page } from '@playwright/test'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { wordsOf } from './words'
import { rows, untilAlive, visit } from './workspace'

const choice = (page: Page, id: string) => page.locator(`[data-choice="${id}"]`)

async function openSandboxIn(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await visit(page, url)
  const begin = page.getByRole('button', { name: /^Probar/ })
  await untilAlive(begin)
  await begin.click()
  await page.waitForURL(/\/projects\/[^/]+\/sources/)
  return page
}

/** Rows paint nothing outside themselves, so what is too wide is lost without the page sliding. */
async function expectNothingLost(page: Page): Promise<void> {
  const lost = await rows(page).evaluateAll((articles) =>
    articles.flatMap((article) => {
      const edge = article.getBoundingClientRect().right + 0.5
      const inside = [...article.querySelectorAll('h3, p, button, a, li')]
      const past = inside.filter((element) => element.getBoundingClientRect().right > edge)
      const last = article.querySelector('ul')?.getBoundingClientRect()
      // In two lines they lie over its end only while the pointer or the focus is on the row.
      const isShown = getComputedStyle(article.querySelector('[data-row-actions]') ?? article).opacity !== '0'
      const actions = [...article.querySelectorAll('[aria-pressed]')].map((one) =>
        isShown ? one.getBoundingClientRect() : new DOMRect(),
      )
      const covered = actions.filter(
        (box) =>
          last &&
          box.left < last.right &&
          box.right > last.left &&
          box.top < last.bottom &&
          box.bottom > last.top,
      )
      return [...past.map((element) => element.outerHTML.slice(0, 120)), ...covered.map(() => 'covered')]
    }),
  )
  expect(lost).toEqual([])
}

for (const width of [390, 768, 1024]) {
  test(
    `at ${width} px nothing is cut off, and nothing lies over the menu`,
    width === 390 ? {} : onlyInFull,
    async ({ browser, server }) => {
      // Of the three languages Spanish has the longest words in the menu.
      const context = await browser.newContext({ locale: 'es', viewport: { width, height: 900 } })
      const page = await openSandboxIn(context, server.url)
      await expect(choice(page, 'confirm')).toBeEnabled()
      await expect(choice(page, 'confirm')).toBeInViewport({ ratio: 1 })
      await choice(page, 'confirm').click()
      await expect(choice(page, 'satisfied')).toBeEnabled()
      await expect(choice(page, 'satisfied')).toBeInViewport({ ratio: 1 })
      await expectNothingLost(page)

      await rows(page).first().getByRole('button', { name: 'Excluir' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
      const undo = page.getByRole('status').getByRole('button', { name: 'Deshacer' })
      await expect(undo).toBeVisible()
      await choice(page, 'satisfied').click()
      await expect(choice(page, 'select')).toBeInViewport({ ratio: 1 })
      const menu = page.getByRole('navigation', { name: 'Y ahora' })
      expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(66)
      const menuTop = async () =>
        (await page.getByRole('navigation', { name: 'Y ahora' }).boundingBox())?.y ?? 0
      const undoBottom = async () => {
        const box = await undo.boundingBox()
        return box ? box.y + box.height : Number.POSITIVE_INFINITY
      }
      await expect.poll(async () => (await undoBottom()) < (await menuTop())).toBe(true)
      await context.close()
    },
  )
}

test('at 1280 px the menu keeps its height from step to step, so that nothing moves away under a press', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ locale: 'es', viewport: { width: 1280, height: 720 } })
  const page = await openSandboxIn(context, server.url)
  await choice(page, 'confirm').click()
  await expect(choice(page, 'satisfied')).toBeEnabled()
  const height = async () => (await page.getByRole('navigation', { name: 'Y ahora' }).boundingBox())?.height
  const before = await height()
  await choice(page, 'satisfied').click()
  await expect(choice(page, 'back')).toBeEnabled()
  expect(await height()).toBe(before)
  await context.close()
})

test('a tablet that is turned keeps what is typed beside the list, and the focus in it', async ({
  browser,
  server,
}) => {
  const upright = { width: 820, height: 1180 }
  const lying = { width: 1180, height: 820 }
  const context = await browser.newContext({ locale: 'es', viewport: lying })
  const page = await openSandboxIn(context, server.url)
  await choice(page, 'confirm').click()
  await expect(choice(page, 'satisfied')).toBeEnabled()
  const say = wordsOf('es')
  const half = 'PRADO, Joana. Hortas nos telhados'

  await choice(page, 'add').first().click()
  const typed = page.getByLabel(say('sources.own.text'))
  await typed.fill(half)
  for (const size of [upright, lying, upright]) {
    await page.setViewportSize(size)
    await expect(page.getByRole('dialog')).toHaveCount(size === upright ? 1 : 0)
    await expect(typed).toHaveValue(half)
    await expect(typed).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(typed).toBeHidden()

  await choice(page, 'refine').first().click()
  const wish = page.getByLabel(say('sources.refine.request'))
  await wish.fill('desde 2012')
  await page.setViewportSize(lying)
  await expect(wish).toHaveValue('desde 2012')
  await expect(wish).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(wish).toBeHidden()
  await context.close()
})

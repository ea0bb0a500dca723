import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { type InterfaceLocale, locales } from '@/i18n/locales'
import type { Sandbox } from '../../sandbox/server'
import type { CarrelServer } from '../carrel-server'
import { onlyInFull } from '../in-one'
import { test } from '../sandbox-server'
import { type Say, wordsOf } from '../words'
import { untilAlive } from '../workspace'
import { PICTURES, PictureBook } from './picture-book'

/** How long the walk of a room may take: each of its states is drawn four times. */
const WALK_MS = 1_800_000
/** What is asked of a server that is just starting, or has others beside it. */
const STEP_MS = 90_000

export interface Walk {
  readonly page: Page
  readonly book: PictureBook
  readonly say: Say
  readonly locale: InterfaceLocale
  readonly server: CarrelServer
  readonly sandbox: Sandbox
  readonly browser: Browser
}

/** A walk through the states of a room in each language, only where a folder for its pictures is named. */
export function walkOf(
  room: string,
  walk: (tools: Walk) => Promise<void>,
  inLanguages: readonly InterfaceLocale[] = locales,
): void {
  for (const locale of inLanguages)
    test(`pictures of ${room}, ${locale}`, onlyInFull, async ({ browser, server, sandbox }) => {
      test.skip(!PICTURES, 'PICTURES names no folder')
      test.setTimeout(WALK_MS)
      const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } })
      const page = await context.newPage()
      page.setDefaultTimeout(STEP_MS)
      const book = new PictureBook(page, `${locale}-${room}`)
      await walk({ page, book, say: wordsOf(locale), locale, server, sandbox, browser })
      await context.close()
    })
}

/** What goes wrong on the way to a state is told, and the walk goes on to the next. */
export async function step(name: string, act: () => Promise<void>): Promise<void> {
  await test.step(name, async () => {
    try {
      await act()
    } catch (error) {
      expect.soft(String(error), `the way to "${name}"`).toBe('')
    }
  })
}

export const named = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('button', { name, exact: true })
export const choice = (page: Page, id: string): Locator => page.locator(`[data-choice="${id}"]`).first()
export const shown = (target: Locator): Promise<void> =>
  expect(target.first()).toBeVisible({ timeout: STEP_MS })

export async function press(target: Locator): Promise<void> {
  await shown(target)
  await untilAlive(target.first())
  await target.first().click()
}

/** Until the words of the page have stopped changing; one that never does is taken as it is. */
export async function settled(page: Page): Promise<void> {
  let before = ''
  const isStill = async () => {
    const words = await page.locator('body').innerText()
    const isSame = words === before
    before = words
    return isSame
  }
  await expect
    .poll(isStill, { timeout: 30_000, intervals: [800] })
    .toBe(true)
    .catch(() => undefined)
}

/** A choice that is folded away under "more". */
export async function pressMore(page: Page, id: string): Promise<void> {
  await press(choice(page, 'more'))
  await page.locator(`[popover] [data-choice="${id}"]`).click()
}

/** Another room of the project that the page shows. */
export async function goTo(page: Page, room: string): Promise<void> {
  await page.goto(page.url().replace(/(\/projects\/[^/]+)\/.*/, `$1/${room}`))
  await shown(page.locator('main'))
  await page.waitForLoadState('networkidle').catch(() => undefined)
}

/** A project over the invented catalogue, its parameters not yet confirmed. */
export async function openDemo({ page, server, say }: Walk): Promise<void> {
  await page.goto(server.url)
  const begin = named(page, say('projects.sandbox.begin'))
  // Who has work already finds the ways to new work folded away.
  const fold = page.locator('summary').filter({ hasText: say('projects.list.begin') })
  await shown(begin.or(fold))
  if (!(await begin.isVisible())) await press(fold)
  await press(begin)
  await page.waitForURL(/\/projects\/[^/]+\/sources/)
  await expect(choice(page, 'confirm')).toBeEnabled({ timeout: STEP_MS })
}

export async function searchAll(page: Page): Promise<void> {
  await press(choice(page, 'confirm'))
  await expect(choice(page, 'refine')).toBeEnabled({ timeout: STEP_MS })
}

/** Writes into the palette and takes its first line. */
export async function command(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(text)
  await page.keyboard.press('Enter')
}

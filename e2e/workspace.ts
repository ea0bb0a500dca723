import { expect, type Locator, type Page } from '@playwright/test'

export const rows = (page: Page): Locator => page.locator('[data-row]')

/** Waits until React has taken an element over: what is pressed or typed there before is lost on a slow machine. */
export async function untilAlive(target: Locator): Promise<void> {
  const isAlive = () =>
    target.evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactProps')))
  await expect.poll(isAlive, { message: 'the page is alive', timeout: 60_000 }).toBe(true)
}

/**
 * Opens an address and waits until its page answers presses. What is pressed, typed or given to a page whose scripts
 * have not taken it over yet is lost, and the journey would wait for its effect for ever.
 */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await untilTakenOver(page)
}

/** The same page anew, once it answers presses. */
export async function visitAgain(page: Page): Promise<void> {
  await page.reload()
  await untilTakenOver(page)
}

async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => Object.keys(document.body).some((name) => name.startsWith('__reactProps')),
    undefined,
    {
      timeout: 60_000,
    },
  )
}

/** A project over the invented catalogue, its parameters not yet confirmed. */
export async function openSandbox(page: Page, url: string): Promise<void> {
  await visit(page, url)
  const begin = page.getByRole('button', { name: 'Try the sandbox' })
  await untilAlive(begin)
  await begin.click()
  await page.waitForURL(/\/projects\/[^/]+\/sources/)
  await expect(page.getByRole('heading', { name: 'Check what is searched for' })).toBeVisible({
    // A journey presses before a new server has loaded everything; with others at work that takes its time.
    timeout: 45_000,
  })
  // The title of the page comes a moment after its content.
  await expect(page).toHaveTitle(/\S/)
}

/** Searches and waits until the menu asks what now. */
export async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Search \d+ databases?/ }).click()
  await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()
}

/** An address of the project that the page shows. */
export function projectApi(page: Page, rest: string): string {
  return page.url().replace(/\/projects\/([^/]+)\/(sources|proposal|share).*/, `/api/projects/$1/${rest}`)
}

/** Ticks a source: while an earlier answer is still being let go the tick shows a moment after the press. */
export async function choose(box: Locator): Promise<void> {
  await box.click()
  await expect(box).toBeChecked()
}

/** All sources as the CSV export holds them, one line each, without the heading. */
export async function listedInCsv(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get(projectApi(page, 'export?format=csv&which=all'))
  expect(answer.ok()).toBe(true)
  return (await answer.text()).trim().split('\r\n').slice(1)
}

/** Ticks sources of the list as the palette reads it: `top 8`, `1-10`, `1,3,5` or `all`. */
export async function tick(page: Page, which: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(which)
  await page.keyboard.press('Enter')
}

/** Presses a choice of the menu that is folded away under "more". */
export async function pressInMore(page: Page, id: string): Promise<void> {
  await page.locator('[data-choice="more"]').click()
  await page.locator(`[popover] [data-choice="${id}"]`).click()
}

/** Stops of the Tab key that a page may have before the one that is wanted. */
const STOPS_MAX = 60
/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator, stopsMax = STOPS_MAX): Promise<void> {
  for (let stop = 0; stop < stopsMax; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the Tab key does not reach it')
}

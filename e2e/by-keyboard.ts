import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo, untilAlive } from './workspace'

/** In a written document every citation is one. */
export const DOCUMENT_STOPS_MAX = 400

/** Goes to something with the Tab key and presses it with Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible()
  await untilAlive(target.first())
  await expect(target.first()).toBeEnabled()
  await tabTo(page, target.first(), DOCUMENT_STOPS_MAX)
  await page.keyboard.press('Enter')
}

/** Goes to a field with the Tab key and types into it. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await expect(target).toBeVisible()
  await untilAlive(target)
  await tabTo(page, target, DOCUMENT_STOPS_MAX)
  await page.keyboard.type(text)
}

/** Goes to a group of a few and on in it, until the one that is wanted is chosen. */
export async function chooseByKey(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeAttached()
  await untilAlive(wanted)
  const name = await wanted.getAttribute('name')
  for (let stop = 0; stop < DOCUMENT_STOPS_MAX; stop += 1) {
    if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) break
    await page.keyboard.press('Tab')
  }
  // The first key chooses where none is chosen yet.
  await page.keyboard.press('Space')
  for (let step = 0; step < 5 && !(await wanted.isChecked()); step += 1)
    await page.keyboard.press('ArrowRight')
  await expect(wanted).toBeChecked()
}

/** Closing something must leave the focus where work goes on. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), {
      message: 'where the focus is',
    })
    .not.toBe('BODY')
}

import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '@/scripts/find-chromium.mjs'

const ALIVE_WITHIN_MS = 60_000

/** The Chromium of the browser tests, without a window. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath = '', env } = await findChromium()
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
}

/** Presses a button once React has taken it over: a press before that is lost. */
export async function press(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  await button.waitFor()
  const found = await button.elementHandle()
  await page.waitForFunction(
    (element) => element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps')),
    found,
    { timeout: ALIVE_WITHIN_MS },
  )
  await button.click()
}

/**
 * Milliseconds from the next press on the page to the first ranked row after it has been painted, by the page's own clock.
 * Rejects when none comes in time. Call it before the press.
 */
export function firstRowPaintedMs(page: Page, withinMs: number): Promise<number> {
  return page.evaluate(
    (limitMs) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('no row came')), limitMs)
        const options = { capture: true, once: true }
        document.addEventListener(
          'click',
          (pressed) => {
            new MutationObserver((_changes, observer) => {
              if (document.querySelector('[data-row]') === null) return
              observer.disconnect()
              // What a frame calls back runs before it is painted; what is put off from there runs after.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed.timeStamp)))
            }).observe(document.body, { childList: true, subtree: true })
          },
          options,
        )
      }),
    withinMs,
  )
}

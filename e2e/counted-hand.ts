import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { untilAlive } from './workspace'

/** What a task took: presses, texts written and choices made, each one step. */
export interface TaskSteps {
  readonly task: string
  readonly steps: number
}

/** Where pictures of each task are put, when somebody wants to look at them. */
const PICTURES = process.env.TASK_PICTURES

/** Does what a person does with a page, and counts it. What only waits or looks is no step. */
export class CountedHand {
  readonly done: TaskSteps[] = []
  #steps = 0
  readonly #name: string

  /** `name` begins the names of its pictures. */
  constructor(name: string) {
    this.#name = name
  }

  async press(target: Locator): Promise<void> {
    await target.first().waitFor()
    await untilAlive(target.first())
    await target.first().click()
    this.#steps += 1
  }

  async write(target: Locator, text: string): Promise<void> {
    await target.first().waitFor()
    await untilAlive(target.first())
    await target.first().fill(text)
    this.#steps += 1
  }

  /** Puts a text in from the clipboard. */
  async paste(target: Locator, text: string): Promise<void> {
    await untilAlive(target.first())
    await target.first().evaluate((field, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      const isLeft = field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
      if (isLeft && field instanceof HTMLTextAreaElement) {
        field.focus()
        document.execCommand('insertText', false, pasted)
      }
    }, text)
    this.#steps += 1
  }

  async key(page: Page, keys: string): Promise<void> {
    await page.keyboard.press(keys)
    this.#steps += 1
  }

  /** One task of the script: it takes at most `limit` steps, and ends with what `act` looks for. */
  async task(name: string, limit: number, page: Page, act: () => Promise<void>): Promise<void> {
    await test.step(name, async () => {
      this.#steps = 0
      await act()
      this.done.push({ task: name, steps: this.#steps })
      expect.soft(this.#steps, `steps of "${name}"`).toBeLessThanOrEqual(limit)
      await this.#picture(page, name)
    })
  }

  async #picture(page: Page, name: string): Promise<void> {
    if (!PICTURES) return
    mkdirSync(PICTURES, { recursive: true })
    const number = String(this.done.length).padStart(2, '0')
    const file = `${this.#name}-${number}-${name.replace(/\W+/g, '-')}.png`
    await page.screenshot({ path: path.join(PICTURES, file) })
  }
}

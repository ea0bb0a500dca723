import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** Where the pictures are put; without it none of these walks is walked. */
export const PICTURES = process.env.PICTURES

/** Only these looks, by their names and between commas, where somebody wants fewer. */
const WANTED = process.env.PICTURE_LOOKS?.split(',')

/** What a page is looked at in: both widths that pages are made for, by day and by night. */
const allLooks = [
  { name: 'wide-light', width: 1440, height: 900, colorScheme: 'light', hasAxe: true },
  { name: 'wide-dark', width: 1440, height: 900, colorScheme: 'dark', hasAxe: false },
  { name: 'narrow-light', width: 390, height: 844, colorScheme: 'light', hasAxe: false },
  // With the first, both widths and both colours.
  { name: 'narrow-dark', width: 390, height: 844, colorScheme: 'dark', hasAxe: true },
] as const
const looks = allLooks.filter(({ name }) => WANTED?.includes(name) ?? true)

/** How much of a long page a picture shows, in pixels. */
const HEIGHT_MAX = 2_700

/** Pictures of pages in all their states, each in every look, and what is measurably wrong with them. */
export class PictureBook {
  readonly #page: Page
  readonly #name: string
  #count = 0

  /** `name` begins the names of its pictures. */
  constructor(page: Page, name: string) {
    this.#page = page
    this.#name = name
  }

  /** The same book, of another page: an advisor's beside the student's. */
  of(page: Page): PictureBook {
    return new PictureBook(page, `${this.#name}-other`)
  }

  /** Takes the page from its beginning, as it stands in every look. */
  take(state: string): Promise<void> {
    return this.takeHere(state, null)
  }

  /** The same, from a place of a long page on; from its beginning where `here` is null. */
  async takeHere(state: string, here: Locator | null): Promise<void> {
    this.#count += 1
    const number = String(this.#count).padStart(2, '0')
    const title = `${this.#name}-${number}-${state.replace(/\W+/g, '-')}`
    for (const look of looks) {
      await this.#page.setViewportSize({ width: look.width, height: look.height })
      await this.#page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' })
      await this.#drawn()
      await this.#draw(`${title}-${look.name}`, here)
      const faults = [
        ...(await measuredFaults(this.#page)),
        ...(look.hasAxe ? await accessibilityFaults(this.#page) : []),
      ]
      for (const fault of faults) this.#tell(`${title}-${look.name}: ${fault}`)
      expect.soft(faults, `${title} ${look.name}`).toEqual([])
    }
    await this.#page.setViewportSize({ width: 1440, height: 900 })
    await this.#drawn()
  }

  /** Until the page stands as wide as its window: what is typed into a panel before goes with the panel that is replaced. */
  #drawn(): Promise<void> {
    return this.#page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
        ),
    )
  }

  async #draw(file: string, here: Locator | null): Promise<void> {
    if (!PICTURES) return
    // Rows far from the window are not drawn for a reader; a picture of the whole page shows them.
    await this.#page.evaluate(() => {
      const all = new CSSStyleSheet()
      all.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets = [all]
    })
    mkdirSync(PICTURES, { recursive: true })
    const picture = path.join(PICTURES, `${file}.png`)
    if (here) {
      await here.first().evaluate((element) => element.scrollIntoView({ block: 'start' }))
      await this.#page.screenshot({ path: picture })
      return
    }
    const { width, height } = await this.#page.evaluate(() => {
      // What lies over the page belongs to the window.
      const isCovered = document.querySelector('dialog[open], :popover-open') !== null
      const { scrollHeight } = document.documentElement
      return {
        width: window.innerWidth,
        height: isCovered ? 0 : Math.max(window.innerHeight, scrollHeight),
      }
    })
    if (height === 0) {
      await this.#page.screenshot({ path: picture })
      return
    }
    await this.#page.evaluate(() => window.scrollTo({ top: 0 }))
    const clip = { x: 0, y: 0, width, height: Math.min(height, HEIGHT_MAX) }
    await this.#page.screenshot({ path: picture, fullPage: true, clip })
  }

  #tell(fault: string): void {
    if (PICTURES) appendFileSync(path.join(PICTURES, 'faults.txt'), `${fault}\n`)
  }
}

async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 200)}`)
}

/** What reaches past the window or its box, words that are cut off without a sign, and what is no word of a language. */
function measuredFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > window.innerWidth) faults.push(`the page is ${root.scrollWidth} wide`)
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.sr-only, [aria-hidden="true"]') === null &&
      // What is said to screen readers only is a dot.
      element.getBoundingClientRect().width > 1
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: box } = node
      const text = node.textContent?.trim() ?? ''
      if (!box || text === '' || /^(SCRIPT|STYLE|NOSCRIPT|OPTION)$/.test(box.tagName) || !isShown(box))
        continue
      // A reference for programs has braces.
      if (box.closest('.font-mono')) continue
      if (/\{\w+[,}]|\bundefined\b|\bNaN\b|\[object |User-Provided|Invalid Date/.test(text))
        faults.push(`no word of a language: ${text.slice(0, 80)}`)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, width } of range.getClientRects()) {
        if (width === 0) continue
        const scroller = box.closest(
          '[tabindex="0"], .overflow-x-auto, .overflow-auto, pre, .truncate, [class*="line-clamp-"]',
        )
        if (scroller) continue
        if (left < -1 || right > window.innerWidth + 1) {
          faults.push(`words past the window: ${text.slice(0, 80)}`)
          break
        }
        const around = box.closest('button, a, td, th, li, p, h1, h2, h3')
        if (!around) continue
        const outer = around.getBoundingClientRect()
        if (outer.width > 0 && right > outer.right + 2) {
          faults.push(`words past their box: ${text.slice(0, 80)}`)
          break
        }
      }
    }
    return [...new Set(faults)]
  })
}

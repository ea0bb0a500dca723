import path from 'node:path'
import { expect } from '@playwright/test'
import { PICTURES } from './picture-book'
import { choose, decideReferences, publish, write } from './proposal-steps'
import { settled, shown, step, walkOf } from './walk'

const file = (name: string) => path.join(PICTURES ?? '', `${name}.png`)

/** The pictures of the README, as docs/screenshots has them. */
walkOf(
  'readme',
  async (walk) => {
    const { page, browser, locale, say } = walk
    await step('sources', async () => {
      await choose(walk, 4)
      await expect(page.getByRole('button', { name: say('common.undo'), exact: true })).toHaveCount(0)
      await settled(page)
      await page.evaluate(() => window.scrollTo({ top: 0 }))
      await page.mouse.move(700, 60)
      await page.screenshot({ path: file('sources') })
    })
    await step('proposal', async () => {
      await choose(walk, 8)
      await write(walk)
      const schedule = page.locator('#stage-data-collection').getByRole('img').first()
      await shown(schedule)
      await schedule.evaluate((element) => {
        window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 52 })
      })
      await settled(page)
      await page.screenshot({ path: file('proposal') })
    })
    await step('desk', async () => {
      await decideReferences(walk)
      const link = await publish(walk, 'Prof. Lima')
      const context = await browser.newContext({
        ...{ locale, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
      })
      const desk = await context.newPage()
      await desk.goto(link)
      await expect(desk.getByRole('heading', { name: say('desk.brief.title') })).toBeAttached()
      await settled(desk)
      await desk.screenshot({ path: file('desk') })
      await context.close()
    })
  },
  ['en'],
)

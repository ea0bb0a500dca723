import { expect } from '@playwright/test'
import { choose, decideReferences, publish, write } from './proposal-steps'
import { choice, named, openDemo, press, settled, shown, step, walkOf } from './walk'

walkOf('states', async (walk) => {
  const { page, book, say, server, sandbox, browser, locale } = walk
  await step('loading', async () => {
    await page.goto(server.url)
    await shown(named(page, say('projects.sandbox.begin')))
    // What stands in a page's place is fetched before; the page itself is never answered.
    await page.waitForLoadState('networkidle')
    await page.route(/_rsc=/, () => undefined)
    await press(page.locator('a[href="/settings"]'))
    await shown(page.getByRole('heading', { name: say('common.loading') }))
    await book.take('loading')
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await step('offline', async () => {
    await openDemo(walk)
    sandbox.control('openalex', { latencyMs: 60_000 })
    await press(choice(page, 'confirm'))
    await shown(page.locator('[data-row]'))
    await settled(page)
    await page.context().setOffline(true)
    await shown(page.getByText(say('run.lost.title')))
    await book.take('line lost early in a search')
    await page.context().setOffline(false)
    sandbox.resetFaults()
  })
  await step('desk', async () => {
    await choose(walk, 8)
    await write(walk)
    await decideReferences(walk)
    const link = await publish(walk, 'Profa. Lima')
    const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } })
    const desk = await context.newPage()
    await desk.goto(link)
    await expect(desk.getByRole('heading', { name: say('desk.brief.title') })).toBeAttached()
    const deskBook = book.of(desk)
    // On a wide screen they stand beside the document.
    await desk.setViewportSize({ width: 390, height: 844 })
    await press(desk.locator('[data-desk-bar] button').first())
    await deskBook.take('contents')
    await desk.keyboard.press('Escape')
    await press(desk.locator('main a[aria-haspopup="dialog"]'))
    await shown(desk.getByRole('dialog'))
    await deskBook.take('a source')
    await desk.keyboard.press('Escape')
    await desk.context().setOffline(true)
    await shown(desk.getByText(say('desk.lost')))
    await deskBook.take('desk offline')
    await context.close()
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { choose, decideReferences, publish, write } from './proposal-steps'
import { choice, named, openDemo, press, settled, shown, step, type Walk, walkOf } from './walk'

/** Ends the database as a machine that crashes does; Carrel starts it again by itself. */
function killDatabase({ server }: Walk): void {
  const file = path.join(server.dataDir, 'postgres/cluster/postmaster.pid')
  process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL')
}

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
    await shown(page.getByText(say('run.lost.title')).or(page.getByText(say('common.pageError.title'))))
    await book.take('offline')
    await page.context().setOffline(false)
    sandbox.resetFaults()
  })
  await step('page failed', async () => {
    await openDemo(walk)
    const project = page.url().replace(/(\/projects\/[^/]+)\/.*/, '$1')
    for (const room of ['sources', 'library', 'proposal']) {
      killDatabase(walk)
      await page.goto(`${project}/${room}`)
      await shown(page.getByText(say('common.pageError.title')))
      await page.route('**/*', (route) => route.abort())
      await book.take(`${room} failed`)
      await page.unroute('**/*')
      // The database has been started again.
      await expect.poll(async () => (await page.request.get(`${project}/sources`)).ok()).toBe(true)
    }
  })
  await step('desk', async () => {
    await choose(walk, 8)
    await write(walk)
    await decideReferences(walk)
    const link = await publish(walk, 'Profa. Lima')
    const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } })
    const desk = await context.newPage()
    await desk.goto(link)
    await shown(desk.getByRole('heading', { name: say('desk.brief.title') }))
    const deskBook = book.of(desk)
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

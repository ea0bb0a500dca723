import { expect } from '@playwright/test'
import { choose } from './proposal-steps'
import { goTo, named, openDemo, press, settled, shown, step, type Walk, walkOf } from './walk'

/** A survey of two measured columns; a cell is missing, rows are numbered. */
const survey = [
  'respondent,remote_days,productivity',
  ...Array.from({ length: 90 }, (_, at) => {
    const days = (at * 7) % 6
    return [at + 1, days, at === 40 ? '' : 40 + 2 * days + ((at * 11) % 9)].join(',')
  }),
].join('\n')

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const atWork = ({ page }: Walk) =>
  page.locator('[data-agent][data-standing="running"], [data-agent][data-standing="waiting"]')

walkOf('paper-states', async (walk) => {
  const { page, book, say } = walk
  await step('nothing chosen', async () => {
    await openDemo(walk)
    await goTo(page, 'paper')
    await press(named(page, say('paper.begin.go')))
    await settled(page)
    await book.take('begun without a source')
  })
  await step('stopped', async () => {
    await choose(walk, 8)
    await goTo(page, 'paper')
    await press(named(page, say('paper.begin.go')))
    await press(named(page, say('run.cancel')).or(named(page, say('run.pause'))))
    await settled(page)
    await book.take('stopped')
  })
  await step('own data', async () => {
    await choose(walk, 8)
    await goTo(page, 'paper')
    await page.getByRole('radio', { name: say('paper.kind.empirical') }).check()
    await book.take('begin, own data')
    const file = page.locator('input[type="file"]')
    await file.setInputFiles(csv('one.csv', 'a\n1\n2'))
    await press(named(page, say('paper.begin.go')))
    await expect(file).toHaveAttribute('aria-invalid', 'true')
    await book.take('begin, a file of one column')
    await file.setInputFiles(csv('survey.csv', survey))
    await press(named(page, say('paper.begin.go')))
    const columns = page.locator('select[data-concept]')
    await shown(columns)
    await settled(page)
    await book.take('which column is what')
    for (const column of await columns.all())
      if ((await column.inputValue()) === '')
        await column.selectOption({ label: say('paper.columns.notMeasured') })
    await columns.first().selectOption('remote_days')
    await press(named(page, say('paper.columns.save')))
    await shown(page.locator('[data-agent="results-writer"][data-standing="done"]'))
    await expect(atWork(walk)).toHaveCount(0, { timeout: 180_000 })
    await settled(page)
    await book.take('written from own data')
  })
  await step('results', async () => {
    await press(page.locator('[data-agent="results-writer"] button'))
    const card = page.getByRole('dialog')
    await shown(card.getByText('survey.csv'))
    await book.take('results of own data')
    await card.getByText(say('paper.output.task')).click()
    await card.getByText(say('paper.output.basis')).click()
    await book.take('what an agent was asked, and what it rests on')
    await page.keyboard.press('Escape')
  })
  await step('begun again', async () => {
    await goTo(page, 'paper')
    await page
      .locator('summary')
      .filter({ hasText: say('paper.columns.title') })
      .click()
    await settled(page)
    await book.take('columns, unfolded')
  })
  await step('a chapter', async () => {
    await press(page.getByRole('link', { name: say('paper.download.advisor') }))
    await page.waitForURL(/share\?document=chapter-1$/)
    await shown(named(page, say('share.documents.first')))
    await book.take('a chapter, not published')
    await press(named(page, say('share.documents.first')))
    await shown(page.getByText(say('share.publish.published', { number: 1 })))
    await press(named(page, say('share.links.new')))
    await page.getByLabel(say('share.links.name')).fill('Profa. Lima')
    await press(named(page, say('share.links.create')))
    const link = await page.getByLabel(say('share.links.url'), { exact: true }).inputValue()
    await chapterAtTheDesk(walk, link)
    await page.goto(page.url())
    await book.take('a chapter, approved')
  })
})

async function chapterAtTheDesk({ browser, book, locale, say }: Walk, link: string): Promise<void> {
  const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } })
  const desk = await context.newPage()
  await desk.goto(link)
  await shown(desk.getByRole('heading', { level: 1 }))
  const deskBook = book.of(desk)
  await shown(desk.locator('[data-block]'))
  await deskBook.take('a chapter at the desk')
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.locator('[data-block]').last().scrollIntoViewIfNeeded()
  await press(named(desk, say('desk.bar.decide')))
  const dialog = desk.getByRole('dialog')
  await dialog.getByText(say('desk.bar.approve'), { exact: true }).click()
  await deskBook.take('a chapter, decide')
  await press(named(dialog, say('desk.decide.confirm.approve', { part: 'chapter' })))
  await expect(dialog).toBeHidden()
  await deskBook.take('a chapter, decided')
  await context.close()
}

walkOf('reviewers', async (walk) => {
  const { page, book, say, browser, locale } = walk
  const links: string[] = []
  await step('links', async () => {
    await choose(walk, 4)
    await goTo(page, 'sources/reviewers')
    await book.take('no reviewer')
    for (const name of ['Ana', 'Rui']) {
      await page.getByRole('textbox', { name: say('screening.room.name') }).fill(name)
      await press(named(page, say('screening.room.make')))
      const box = page.locator('main input[readonly]')
      await shown(box)
      links.push(await box.inputValue())
      if (name === 'Ana') await book.take('link for a reviewer')
      await press(named(page, say('share.links.done')))
    }
  })
  const contexts = await Promise.all(
    links.map(() => browser.newContext({ locale, viewport: { width: 390, height: 844 } })),
  )
  const desks = await Promise.all(contexts.map((context) => context.newPage()))
  await step('votes', async () => {
    for (const [at, desk] of desks.entries()) {
      await desk.goto(links[at] ?? '')
      await shown(desk.getByRole('progressbar'))
      if (at === 0) await book.of(desk).take('reviewer')
      await desk.setViewportSize({ width: 390, height: 844 })
      for (const said of at === 0 ? ['include', 'include'] : ['include', 'exclude']) {
        const before = await desk.getByRole('progressbar').getAttribute('aria-valuenow')
        await press(named(desk, say(`screening.decision.${said}`)))
        await expect(desk.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', before ?? '')
      }
    }
    await page.reload()
    await settled(page)
    await book.take('two reviewers differ')
  })
  for (const context of contexts) await context.close()
})

import { expect } from '@playwright/test'
import { choose, decideReferences, fillProfile, write, written } from './proposal-steps'
import { goTo, named, openDemo, press, settled, shown, step, type Walk, walkOf } from './walk'

walkOf('review', async (walk) => {
  const { page, book, say } = walk
  await step('nothing chosen', async () => {
    await openDemo(walk)
    await goTo(page, 'review')
    await book.take('nothing to review')
    await press(named(page, say('review.begin.go')))
    await shown(page.getByRole('alert'))
    await book.take('nothing to review, refused')
  })
  await step('begin', async () => {
    await choose(walk, 12)
    await goTo(page, 'review')
    await book.take('begin')
    await press(named(page, say('review.begin.go')))
    const agree = named(page, say('review.themes.agree')).or(named(page, say('review.themes.none-agree')))
    await shown(agree)
    await book.take('themes')
    await press(agree)
    await shown(page.getByText(say('review.written.table'), { exact: true }))
    for (const view of ['text', 'table', 'meter', 'map', 'bias', 'flow', 'references']) {
      await page
        .getByText(say(`review.written.${view}`), { exact: true })
        .first()
        .click()
      await settled(page)
      await book.take(`review ${view}`)
    }
  })
  await step('judge', async () => {
    await page.getByText(say('review.written.bias'), { exact: true }).first().click()
    await press(page.getByRole('button', { name: say('review.bias.judge') }))
    await settled(page)
    await book.take('risk of bias of one study')
    await page.keyboard.press('Escape')
  })
  await step('citations', async () => {
    await page.getByText(say('review.written.citations'), { exact: true }).first().click()
    await press(named(page, say('review.citations.ask')))
    await shown(named(page, say('review.citations.again')))
    await settled(page)
    await book.take('citations')
  })
  await step('a question to every source', async () => {
    await page.getByText(say('review.written.table'), { exact: true }).first().click()
    await page.getByLabel(say('review.table.ask')).fill('How many participants were there?')
    await press(named(page, say('review.table.add')))
    await shown(page.getByRole('columnheader', { name: /participants/ }))
    await settled(page)
    await book.take('review table with a question')
  })
  await step('records of a number', async () => {
    await page.getByText(say('review.written.flow'), { exact: true }).first().click()
    await press(page.locator('figure button, main svg [role=button], main button[aria-label*=":"]'))
    await settled(page)
    await book.take('records of a number')
    await page.keyboard.press('Escape')
  })
  await step('finished', async () => {
    await page.getByText(say('review.written.text'), { exact: true }).first().click()
    await press(named(page, say('review.written.satisfied')))
    await shown(page.getByText(say('review.written.done')))
    await book.take('finished')
  })
})

walkOf('paper', async (walk) => {
  const { page, book, say } = walk
  await step('nothing chosen', async () => {
    await openDemo(walk)
    await goTo(page, 'paper')
    await book.take('begin')
    await page.getByRole('radio').nth(2).check()
    await page.locator('main textarea').fill('')
    await press(named(page, say('paper.begin.go')))
    await book.take('begin, question missing')
  })
  await step('at work', async () => {
    await choose(walk, 8)
    await goTo(page, 'paper')
    await press(named(page, say('paper.begin.go')))
    await shown(page.locator('[data-agent]'))
    await book.take('at work')
    await expect(
      page
        .locator('[data-agent][data-standing="running"]')
        .or(page.locator('[data-agent][data-standing="waiting"]')),
    ).toHaveCount(0, { timeout: 180_000 })
    await settled(page)
    await book.take('written')
  })
  await step('an agent', async () => {
    await press(page.locator('[data-agent="step-back-analyzer"] button'))
    const dialog = page.getByRole('dialog')
    await shown(dialog.getByRole('button', { name: say('paper.output.edit') }))
    await book.take('an agent')
    await press(dialog.getByRole('button', { name: say('paper.output.edit') }))
    await dialog.getByRole('textbox').nth(1).fill('What is not known is said to be unknown.')
    await book.take('an agent, edited')
    await press(dialog.getByRole('button', { name: say('paper.output.save') }))
    await shown(dialog.locator('[data-writer="student"]'))
    await page.keyboard.press('Escape')
    await shown(page.locator('[data-agent][data-standing="stale"]'))
    await book.take('out of date')
  })
  await step('progress', async () => {
    await goTo(page, 'runs')
    await book.take('runs')
  })
})

walkOf('proposal', async (walk) => {
  const { page, book, say } = walk
  const stage = page.locator('#stage-objectives')
  await step('no source', async () => {
    await openDemo(walk)
    await goTo(page, 'proposal')
    await book.take('no source')
    await goTo(page, 'share')
    await book.take('share before a proposal')
  })
  await step('begin', async () => {
    await choose(walk, 8)
    await goTo(page, 'proposal')
    await book.take('begin')
    await press(named(page, say('proposal.begin.begin')))
    await shown(named(page, say('proposal.interview.send')))
    await book.take('interview')
    await page.getByRole('textbox').first().fill('MBA')
    await press(named(page, say('proposal.interview.send')))
    await settled(page)
    await book.take('interview, one answer')
    await page.getByText(say('proposal.interview.form'), { exact: true }).click()
    await press(named(page, say('proposal.interview.begin')))
    await settled(page)
    await press(named(page, say('proposal.study.addSpan')))
    await book.take('form, fields missing')
  })
  await step('writing', async () => {
    await fillProfile(walk)
    await press(named(page, say('proposal.interview.begin')))
    await shown(page.locator('[data-stage]'))
    await book.take('being written')
    await written(walk)
    await book.take('written')
    for (const part of ['problem', 'objectives', 'methodology', 'data-collection', 'quality', 'document']) {
      await page.locator(`#stage-${part}`).scrollIntoViewIfNeeded()
      await bookPart(walk, part)
    }
    const examination = page.getByRole('region', { name: say('proposal.examination.title') })
    await book.takeHere('examination', examination)
    await press(examination.getByRole('button'))
    await settled(page)
    await book.takeHere('examination, open objections admitted', examination)
  })
  await step('edit', async () => {
    await press(named(stage, say('proposal.act.edit')))
    await stage.scrollIntoViewIfNeeded()
    await bookPart(walk, 'objectives, edited')
    await press(stage.getByLabel(say('proposal.field.general_objective')))
    await press(named(stage, say('proposal.cite.open')))
    await shown(page.getByRole('dialog').locator('li'))
    await book.take('cite a source')
    await press(page.getByRole('dialog').locator('li').getByRole('button'))
    await press(named(stage, say('common.save')))
    await shown(page.getByText(say('proposal.stale.title')))
    await bookPart(walk, 'methodology, out of date')
    await press(named(page.locator('#stage-methodology'), say('proposal.act.rerun')))
    await shown(page.getByRole('dialog'))
    await book.take('write again')
    await page.keyboard.press('Escape')
  })
  await step('share, stages out of date', async () => {
    await goTo(page, 'share')
    await shown(page.getByText(say('share.publish.before.stale', { part: 'proposal' }).slice(0, 30)))
    await book.take('share, stages out of date')
  })
})

/** A long document is drawn from the part that is looked at. */
async function bookPart({ page, book }: Walk, part: string): Promise<void> {
  await book.takeHere(part, page.locator(`#stage-${part.split(',')[0]}`))
}

walkOf('desk', async (walk) => {
  const { page, book, say, browser, locale, server } = walk
  let link = ''
  await step('publish', async () => {
    await choose(walk, 8)
    await write(walk)
    await decideReferences(walk)
    await goTo(page, 'share')
    await book.take('not published, objections open')
    await goTo(page, 'proposal')
    await page
      .getByRole('region', { name: say('proposal.examination.title') })
      .getByRole('button')
      .first()
      .click()
    await goTo(page, 'share')
    await press(named(page, say('share.publish.first')))
    await shown(page.getByText(say('share.publish.published', { number: 1 })))
    await book.take('published')
    await press(named(page, say('share.links.new')))
    await book.take('new link')
    await page.getByLabel(say('share.links.name')).fill('Profa. Lima')
    await press(named(page, say('share.links.create')))
    link = await page.getByLabel(say('share.links.url'), { exact: true }).inputValue()
    await book.take('link made')
  })
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } })
  const desk = await context.newPage()
  desk.setDefaultTimeout(60_000)
  const deskBook = book.of(desk)
  await step('desk', async () => {
    await desk.goto(`${server.url}/shared/0193b1f0-0000-7000-8000-000000000000#abc`)
    await shown(desk.locator('main h1, main h2'))
    await deskBook.take('a link that leads nowhere')
    await desk.goto(link)
    await expect(desk.getByRole('heading', { name: say('desk.brief.title') })).toBeAttached()
    await deskBook.take('desk')
    await desk.route(/\/pdf\?/, () => undefined)
    await press(desk.getByRole('link', { name: say('desk.bar.pdf'), exact: true }))
    await shown(desk.getByRole('progressbar', { name: say('common.file.making') }))
    await deskBook.takeHere('desk, a file that takes long', desk.locator('[data-desk-bar]'))
    await desk.unroute(/\/pdf\?/)
    const passage = desk
      .locator('[data-block]')
      .filter({ hasText: /\w{4,}.{60,}/ })
      .nth(1)
    await passage.scrollIntoViewIfNeeded()
    await passage.hover()
    await passage.locator('xpath=..').getByRole('button').last().click()
    await desk.getByLabel(say('desk.comment.label')).fill('Which offices do you mean?')
    await deskBook.takeHere('desk, comment', passage)
    await press(named(desk, say('desk.comment.send')))
    await desk.locator('[data-block]').last().scrollIntoViewIfNeeded()
    await deskBook.takeHere('desk, end', desk.locator('[data-block]').last())
    await press(named(desk, say('desk.bar.decide')))
    await desk.getByRole('dialog').getByText(say('desk.bar.changes-required'), { exact: true }).click()
    await deskBook.take('desk, decide')
    await desk
      .getByRole('dialog')
      .getByLabel(say('desk.decide.reason'))
      .fill('The population must be named in the objective, please.')
    await press(named(desk.getByRole('dialog'), say('desk.decide.confirm.changes-required')))
    await expect(desk.getByRole('dialog')).toBeHidden()
    await deskBook.take('desk, decided')
  })
  await step('share', async () => {
    await press(named(page, say('share.links.done')))
    await shown(page.getByText('The population must be named').first())
    await book.take('comments')
    await press(
      page
        .locator('header')
        .getByRole('button', { name: /\d|./ })
        .filter({ has: page.locator('svg') })
        .first(),
    ).catch(() => undefined)
    await page.keyboard.press('Escape')
    await press(named(page, say('share.comments.answer')))
    await page.getByLabel(say('share.comments.answerLabel')).fill('Offices in one city.')
    await book.take('answer')
    await press(named(page, say('share.comments.send.accepted')))
    await shown(page.getByText(say('share.comments.allAnswered')))
    await book.take('all answered')
    await press(
      named(page, say('share.links.revokeOf', { name: 'Profa. Lima' })).or(
        named(page, say('share.links.revoke')),
      ),
    )
    await shown(page.getByRole('dialog'))
    await book.take('close a link')
    await press(named(page.getByRole('dialog'), say('share.links.revokeConfirm')))
    await shown(desk.getByText(say('desk.door.revoked.title')))
    await deskBook.take('desk, closed')
  })
  await step('home', async () => {
    await page.goto(server.url)
    await book.take('projects, decided')
  })
  await context.close()
})

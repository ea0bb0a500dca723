import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './sandbox-server'
import { wordsOf } from './words'
import { rows, tick, untilAlive } from './workspace'

/** Stops of the Tab key that a page may have before the one that is wanted. */
const STOPS_MAX = 60
/** In a written document every citation is one. */
const DOCUMENT_STOPS_MAX = 400

async function tabTo(page: Page, target: Locator, stopsMax = STOPS_MAX): Promise<void> {
  for (let stop = 0; stop < stopsMax; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the Tab key does not reach it')
}

/** Goes to something with the Tab key and presses it with the key for it. */
async function pressByKey(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await expect(target.first()).toBeVisible()
  await untilAlive(target.first())
  await expect(target.first()).toBeEnabled()
  await tabTo(page, target.first(), DOCUMENT_STOPS_MAX)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await expect(target).toBeVisible()
  await untilAlive(target)
  await tabTo(page, target, DOCUMENT_STOPS_MAX)
  await page.keyboard.type(text)
}

/** Goes to a group of a few and on in it, until the one that is wanted is chosen. */
async function chooseByKey(page: Page, wanted: Locator): Promise<void> {
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
async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), {
      message: 'where the focus is',
    })
    .not.toBe('BODY')
}

test('the whole way goes by keyboard alone, and no closed panel loses the focus', async ({
  page,
  server,
}) => {
  await page.goto(server.url)
  const begin = page.getByRole('button', { name: 'Try the sandbox' })
  await expect(begin).toBeVisible()
  await tabTo(page, begin)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/projects\/[^/]+\/sources/)
  await expect(page.getByRole('button', { name: /^Search \d+ databases/ })).toBeEnabled()
  await page.keyboard.press('c')
  await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()

  await test.step('walk and decide', async () => {
    await page.keyboard.press('j')
    await expect(rows(page).first()).toBeFocused()
    await page.keyboard.press('x')
    await expect(rows(page).first().getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await page.keyboard.press('m')
    await expect(rows(page).nth(2)).toContainText('maybe')
    await page.keyboard.press('?')
    await expect(rows(page).nth(2).locator('..').getByText('Found in')).toBeVisible()
    await page.keyboard.press('?')
    await page.keyboard.press('k')
    await expect(rows(page).nth(1)).toBeFocused()
    await expect(page.getByText('2 chosen').first()).toBeVisible()
  })

  await test.step('open and close every panel', async () => {
    await page.keyboard.press('r')
    await expect(page.getByRole('heading', { name: 'Narrow or widen the search' })).toBeVisible()
    await expectFocusKept(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Narrow or widen the search' })).toBeHidden()
    await expect(rows(page).nth(1)).toBeFocused()

    await page.keyboard.press('a')
    await tabTo(page, page.getByLabel('Reference or abstract'))
    await page.keyboard.type('no reference')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Reference or abstract')).toBeHidden()
    await expect(rows(page).nth(1)).toBeFocused()

    await page.keyboard.press('h')
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rows(page).nth(1)).toBeFocused()

    await page.keyboard.press('o')
    const details = page.getByRole('dialog', { name: 'Source' })
    await expect(details.getByRole('heading', { name: 'Ways to the text' })).toBeVisible()
    for (const link of await details.getByRole('list').first().getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^http:\/\/127\.0\.0\.1:/)
    await tabTo(page, details.getByRole('button', { name: 'Close' }))
    await page.keyboard.press('Enter')
    await expect(details).toBeHidden()
    await expect(rows(page).nth(1)).toBeFocused()

    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('-')
    await tabTo(page, page.getByRole('button', { name: 'Off topic' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Source excluded')).toBeVisible()
    await expectFocusKept(page)
  })

  await test.step('read one source after the other and decide there', async () => {
    for (let up = 0; up < 3; up += 1) await page.keyboard.press('k')
    await expect(rows(page).first()).toBeFocused()
    await page.keyboard.press('o')
    const details = page.getByRole('dialog', { name: 'Source' })
    const title = details.getByRole('heading', { level: 3 })
    const first = await title.innerText()
    await expect(details.getByRole('button', { name: 'Previous source' })).toBeDisabled()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(title).not.toHaveText(first)
    await page.keyboard.press('x')
    await expect(details.getByRole('button', { name: 'Chosen' })).toBeVisible()
    await page.keyboard.press('x')
    const excluded = await title.innerText()
    await page.keyboard.press('-')
    await page.keyboard.press('2')
    // Reading goes on with the one after it, and the list where reading ended.
    await expect(title).not.toHaveText(excluded)
    const last = await title.innerText()
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(rows(page).filter({ has: page.getByText(last, { exact: true }) })).toBeFocused()
    await expect(page.getByText('2 excluded · show')).toBeVisible()
  })

  await test.step('see the chosen ones alone, and all again', async () => {
    const chosen = page.getByRole('button', { name: '2 chosen' })
    await tabTo(page, chosen, DOCUMENT_STOPS_MAX)
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect.poll(() => rows(page).count()).toBeGreaterThan(2)
  })

  await test.step('finish', async () => {
    await page.keyboard.press('s')
    await expect(page.getByRole('button', { name: /^Continue with these/ })).toBeEnabled()
    await page.keyboard.press('c')
    await expect(page.getByRole('heading', { name: '2 sources chosen' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Straight to the proposal/ })).toBeEnabled()
    await page.keyboard.press('d')
    await expect(page.getByText(/This choice is complete\./)).toBeVisible()
  })
})

test('the proposal is written, shared, read, decided and answered by keyboard alone', async ({
  page,
  server,
  browser,
}) => {
  const say = wordsOf('en')
  const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true })

  await test.step('from the first page to the choice', async () => {
    await page.goto(server.url)
    await pressByKey(page, button(page, say('projects.sandbox.begin')))
    await page.waitForURL(/\/projects\/[^/]+\/sources/)
    await expect(page.locator('[data-choice="confirm"]').first()).toBeEnabled()
    await page.keyboard.press('c')
    await expect(page.locator('[data-choice="refine"]').first()).toBeEnabled({ timeout: 90_000 })
    await tick(page, 'top 8')
    await expect(page.getByText('8 chosen').first()).toBeVisible()
    await page.keyboard.press('s')
    await expect(page.locator('[data-choice="select"]').first()).toBeEnabled()
    await page.keyboard.press('c')
    await pressByKey(page, page.locator('[data-choice="proposal"]').first())
    await page.waitForURL(/\/proposal$/)
  })

  const stage = page.locator('#stage-objectives')
  await test.step('write and edit', async () => {
    await pressByKey(page, button(page, say('proposal.begin.begin')))
    await chooseByKey(page, page.getByRole('radio', { name: say('proposal.interview.form') }))
    const profile = {
      academic_program: 'MBA',
      field_of_study: 'Management',
      research_area: 'Remote work',
      weekly_hours: '8',
      timelineValue: '10',
    }
    for (const [field, text] of Object.entries(profile))
      await typeInto(page, page.getByLabel(say(`proposal.field.${field}`), { exact: true }), text)
    await pressByKey(page, button(page, say('proposal.interview.begin')))
    const ready = page.getByText(say('proposal.downloads.ready'))
    await expect(ready.or(page.getByText(say('proposal.downloads.bar.references')))).toBeVisible({
      timeout: 120_000,
    })
    const keep = button(page, say('proposal.references.keep'))
    const count = await keep.count()
    for (let at = 0; at < count; at += 1) {
      await pressByKey(page, keep.nth(at))
      await typeInto(page, page.getByLabel(say('proposal.references.reason')), 'Read in print.')
      await pressByKey(page, button(page, say('proposal.references.keepWith')))
      await expectFocusKept(page)
    }
    await expect(ready).toBeVisible()
    await pressByKey(page, button(stage, say('proposal.act.edit')))
    const general = stage.getByLabel(say('proposal.field.general_objective'))
    await tabTo(page, general, DOCUMENT_STOPS_MAX)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' In offices of one city.')
    await pressByKey(page, button(stage, say('common.save')))
    await expect(stage.getByText(/In offices of one city/).first()).toBeVisible()
    await expectFocusKept(page)
    for (const later of ['methodology', 'data-collection']) {
      const stays = button(page.locator(`#stage-${later}`), say('proposal.stale.keep'))
      await pressByKey(page, stays)
      await expect(stays).toBeHidden()
      await expectFocusKept(page)
    }
    await pressByKey(
      page,
      page.getByRole('region', { name: say('proposal.examination.title') }).getByRole('button', {
        name: /^Admit (?:all \d+|it)$/,
      }),
    )
    await expect(ready).toBeVisible()
    await expectFocusKept(page)
  })

  const link = await test.step('share', async () => {
    await pressByKey(page, page.getByRole('status').locator('a[href*="/projects/"]'))
    await page.waitForURL(/\/share$/)
    await pressByKey(page, button(page, say('share.publish.first')))
    await expect(page.getByText(say('share.publish.published', { number: 1 }))).toBeVisible()
    await expectFocusKept(page)
    await pressByKey(page, button(page, say('share.links.new')))
    await typeInto(page, page.getByLabel(say('share.links.name')), 'Prof. Lima')
    await pressByKey(page, button(page, say('share.links.create')))
    const made = await page.getByLabel(say('share.links.url'), { exact: true }).inputValue()
    await pressByKey(page, button(page, say('share.links.done')))
    await expectFocusKept(page)
    return made
  })

  await test.step('read, comment and decide at the desk', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
    const desk = await context.newPage()
    await desk.goto(link)
    await pressByKey(desk, desk.getByRole('button', { name: 'Comment on the proposal as a whole' }))
    await typeInto(desk, desk.getByLabel(say('desk.comment.label')), 'Which offices do you mean?')
    await pressByKey(desk, button(desk, say('desk.comment.send')))
    await expect(desk.getByText('Which offices do you mean?').first()).toBeVisible()
    await expectFocusKept(desk)
    await desk.keyboard.press('End')
    await pressByKey(desk, button(desk, say('desk.bar.decide')))
    const dialog = desk.getByRole('dialog')
    await chooseByKey(desk, dialog.getByRole('radio', { name: say('desk.bar.changes-required') }))
    await typeInto(
      desk,
      dialog.getByLabel(say('desk.decide.reason')),
      'The population must be named in the objective, please.',
    )
    await pressByKey(desk, button(dialog, say('desk.decide.confirm.changes-required')))
    await expect(dialog).toBeHidden()
    await expectFocusKept(desk)
    await context.close()
  })

  await test.step('answer', async () => {
    await pressByKey(page, button(page, say('share.comments.answer')))
    await typeInto(page, page.getByLabel(say('share.comments.answerLabel')), 'Offices in one city.')
    await pressByKey(page, button(page, say('share.comments.send.accepted')))
    await expect(page.getByText(say('share.comments.allAnswered'))).toBeVisible()
    await expectFocusKept(page)
  })
})

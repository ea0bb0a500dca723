import { expect, type Locator, type Page } from '@playwright/test'
import { chooseByKey, DOCUMENT_STOPS_MAX, expectFocusKept, pressByKey, typeInto } from './by-keyboard'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { wordsOf } from './words'
import { tabTo, tick, visit } from './workspace'

test(
  'the proposal is written, shared, read, decided and answered by keyboard alone',
  onlyInFull,
  async ({ page, server, browser }) => {
    // Each stop of the Tab key is asked for; on a busy machine that takes its time.
    test.setTimeout(600_000)
    const say = wordsOf('en')
    const button = (at: Page | Locator, name: string | RegExp) =>
      at.getByRole('button', { name, exact: true })

    await test.step('from the first page to the choice', async () => {
      await visit(page, server.url)
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
      await visit(desk, link)
      const contents = desk.getByRole('navigation', { name: say('desk.document.contents') })
      await pressByKey(desk, button(contents, say('desk.comments.title')))
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
  },
)

import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { wordsOf } from './words'
import { tabTo, untilAlive, visit } from './workspace'

const say = wordsOf('en')
/** A page of angles holds many links to their evidence. */
const STOPS_MAX = 300

const button = (page: Page, message: string, values?: Record<string, number>): Locator =>
  page.getByRole('button', { name: say(message, values), exact: true })

/** Goes to a control by Tab and presses a key on it. */
async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible()
  await untilAlive(target)
  await tabTo(page, target, STOPS_MAX)
  await page.keyboard.press(key)
}

async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target, STOPS_MAX)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** Opens one of the three dialogues of a stage by key, and is back on its button after Escape. */
async function lookInto(page: Page, kind: 'elicitation' | 'party' | 'brainstorm'): Promise<void> {
  const opens = button(page, `side.title.${kind}`)
  await pressAt(page, opens)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button').nth(1)).toBeVisible()
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  // Past its last control the browser's own bar comes, and the page has no focus; never what lies behind.
  const isBehind = () =>
    dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    )
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await isBehind()).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opens).toBeFocused()
}

test(
  'from no topic to its sources by keyboard alone, with what was rejected and parked remembered',
  onlyInFull,
  async ({ page, server }) => {
    await visit(page, server.url)
    await pressAt(page, button(page, 'topic.door.sandbox'))
    await page.waitForURL(/\/topic$/)
    const memory = page.getByRole('complementary', { name: say('topic.memory.label') })
    await expect(memory).toContainText(say('topic.memory.nothing'))

    await test.step('the form', async () => {
      const form = page.getByRole('radio', { name: say('topic.interests.form') })
      await untilAlive(form)
      const chat = page.getByRole('radio', { name: say('topic.interests.chat') })
      await tabTo(page, chat, STOPS_MAX)
      await page.keyboard.press('ArrowRight')
      const areas = page.getByLabel(say('topic.form.areas'))
      await expect(areas).toBeVisible()
      await tabTo(page, areas, STOPS_MAX)
      for (const area of [
        'Burnout of nurses',
        'Loneliness of older adults',
        'Remote work and productivity',
      ]) {
        await page.keyboard.type(area)
        await page.keyboard.press('Enter')
      }
      await write(page, page.getByLabel(say('topic.form.hours')), '10')
      await pressAt(page, button(page, 'topic.form.go'))
    })

    const takes = page.getByRole('checkbox', { name: say('topic.angles.take') })
    const titles = await test.step('the angles', async () => {
      await expect(takes.first()).toBeVisible()
      await expect(memory).toContainText('Burnout of nurses')
      const names = await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts()
      await tabTo(page, takes.nth(0), STOPS_MAX)
      await page.keyboard.press('Space')
      await expect(takes.nth(0)).toBeChecked()
      await tabTo(page, takes.nth(1), STOPS_MAX)
      await page.keyboard.press('Space')
      // A choice of a list goes by its first letter.
      const left = page.getByLabel(say('topic.angles.otherwise'))
      await tabTo(page, left.nth(2), STOPS_MAX)
      await page.keyboard.type(say('topic.angles.fate.rejected').slice(0, 3))
      await expect(left.nth(2)).toHaveValue('rejected')
      await write(page, page.getByLabel(say('topic.angles.reason')), 'No access to a hospital')
      await tabTo(page, left.nth(3), STOPS_MAX)
      await page.keyboard.type(say('topic.angles.fate.parked').slice(0, 3))
      await expect(left.nth(3)).toHaveValue('parked')
      return names
    })

    await test.step('the dialogues of the stage', async () => {
      for (const kind of ['elicitation', 'party', 'brainstorm'] as const) await lookInto(page, kind)
    })

    await test.step('the choice, which can be taken back', async () => {
      await pressAt(page, button(page, 'topic.angles.go', { count: 2 }))
      await expect(page.getByRole('heading', { name: say('topic.choice.title') })).toBeVisible()
      await expect(memory).toContainText(`${titles[2]}: No access to a hospital`)
      await expect(memory.getByText(titles[3] ?? '', { exact: true }).first()).toBeVisible()
      await pressAt(page, button(page, 'topic.choice.back'))
      await expect(takes.first()).toBeVisible()
      await expect(memory).toContainText(say('topic.memory.stale'))
      await pressAt(page, button(page, 'topic.angles.go', { count: 2 }))
      await pressAt(page, button(page, 'topic.choice.choose').first())
    })

    await test.step('the question, its scope and the way on', async () => {
      await expect(page.getByRole('heading', { name: say('topic.settle.title') })).toBeVisible()
      await pressAt(page, button(page, 'topic.settle.use').last())
      await write(page, page.getByLabel(say('topic.settle.out')), 'physicians')
      await pressAt(page, button(page, 'topic.settle.go'))
      await expect(page.getByText('physicians').first()).toBeVisible()
      await pressAt(page, button(page, 'topic.settled.go'))
      await page.waitForURL(/\/sources/)
      await expect(page.locator('[data-choice="confirm"]')).toBeEnabled()
      await page.keyboard.press('c')
      await expect(page.locator('[data-row]').first()).toBeVisible()
    })
  },
)

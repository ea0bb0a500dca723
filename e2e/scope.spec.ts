import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { wordsOf } from './words'
import { untilAlive, visit, visitAgain } from './workspace'

const say = wordsOf('en')
const button = (page: Page, message: string) => page.getByRole('button', { name: say(message), exact: true })
const OTHER = 'Blockchain in supply chains of coffee'

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

test(
  'work that leaves the validated topic is told to the student in the room where it happens',
  onlyInFull,
  async ({ page, server }) => {
    await visit(page, server.url)
    await untilAlive(button(page, 'topic.door.sandbox'))
    await button(page, 'topic.door.sandbox').press('Enter')
    await page.waitForURL(/\/topic$/)
    await page.getByRole('radio', { name: say('topic.interests.form') }).press('Space')
    await page
      .getByLabel(say('topic.form.areas'))
      .fill('Burnout of nurses\nLoneliness of older adults\nRemote work and productivity')
    await button(page, 'topic.form.go').press('Enter')
    const take = page.getByRole('checkbox', { name: say('topic.angles.take') })
    await expect(take.first()).toBeVisible()
    // What is said of an angle and not sent yet outlives a new count.
    await page.getByLabel(say('topic.angles.otherwise')).nth(2).selectOption('parked')
    await take.first().press('Space')
    await visitAgain(page)
    await expect(page.getByLabel(say('topic.angles.otherwise')).nth(2)).toHaveValue('parked')
    await expect(take.first()).toBeChecked()
    await page.getByRole('button', { name: say('topic.angles.go', { count: 1 }), exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: say('topic.choice.title') })).toBeVisible()
    // Each bar of the pyramid opens its query in the database that counted it.
    const bars = page.getByRole('figure').first().getByRole('link')
    await expect(bars.first()).toHaveAttribute('href', /^https:\/\/[^/]+\/.*(?:term|search|query|q|source)=./)
    await button(page, 'topic.choice.choose').first().press('Enter')
    await button(page, 'topic.settle.go').press('Enter')
    await button(page, 'topic.settled.go').press('Enter')
    await page.waitForURL(/\/sources/)

    const topic = page.getByRole('textbox', { name: 'Topic' }).first()
    await untilAlive(topic)
    await topic.fill(OTHER)
    await page.getByLabel('Research question').first().fill('How does blockchain change supply chains?')
    const search = page.locator('[data-choice="confirm"]')
    await expect(search).toBeEnabled()
    await search.press('Enter')
    await expect(page.locator('[data-row]').first()).toBeVisible()
    const notice = page.getByRole('region', { name: say('common.scope.title') })
    await expect(notice).toContainText(OTHER)
    await expectNoViolations(page)
  },
)

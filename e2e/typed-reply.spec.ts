import { expect } from '@playwright/test'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { wordsOf } from './words'
import { untilAlive, visit, visitAgain } from './workspace'

const say = wordsOf('en')
const NEXT = 'Burnout of nurses; loneliness of older adults; remote work and productivity'

test(
  'what is typed while a reply is read, or before a reload, is not lost',
  onlyInFull,
  async ({ page, server }) => {
    await visit(page, server.url)
    const door = page.getByRole('button', { name: say('topic.door.sandbox'), exact: true })
    await untilAlive(door)
    await door.press('Enter')
    await page.waitForURL(/\/topic$/)
    const box = page.getByRole('textbox')
    await box.fill('Happiness')
    await page.getByRole('button', { name: say('topic.interests.send'), exact: true }).press('Enter')
    // The field is free and has the focus at once: one goes on typing while the reply is sent, read and shown.
    await page.keyboard.type(NEXT, { delay: 12 })
    await expect(page.locator('ol').getByRole('listitem').filter({ hasText: 'Happiness' })).toBeVisible()
    await expect(page.getByText(say('topic.interests.fault.vague', { words: 'Happiness' }))).toBeVisible()
    await expect(box).toHaveValue(NEXT)
    await expect(box).toBeFocused()
    await visitAgain(page)
    await expect(box).toHaveValue(NEXT)
  },
)

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { inOne } from './in-one'
import { test } from './sandbox-server'
import { untilAlive } from './workspace'

const starts = {
  vague: ['Happiness', 'Burnout of nurses; loneliness of older adults; remote work and productivity'],
  broad: ['Education in Brazil; burnout of nurses; remote work and productivity'],
  narrow: [
    'Burnout of nurses at the Bluebell Clinic in Whitby, summer 2022; loneliness of older adults; remote work and productivity',
  ],
  hopeless: [
    'NFTs and church flower rotas; blockchain for village cricket; Manx bell ringing in virtual reality',
  ],
} as const

async function reply(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox')
  await box.fill(text)
  const answer = page.getByRole('button', { name: 'Answer', exact: true })
  await expect(answer).toBeEnabled()
  await answer.press('Enter')
  await expect(page.locator('ol').getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()
}

for (const start of ['vague', 'broad', 'narrow', 'hopeless'] as const) {
  test(`from no topic to sources, from a ${start} start`, inOne(start, 'vague'), async ({ page, server }) => {
    await page.goto(server.url)
    const door = page.getByRole('button', { name: 'Find one among invented sources' })
    await untilAlive(door)
    await door.press('Enter')
    await page.waitForURL(/\/topic$/)
    for (const text of starts[start]) {
      await reply(page, text)
      if (text === 'Happiness') await expect(page.getByText('can mean many things')).toBeVisible()
    }
    for (const text of ['Master', 'Nursing', 'Brazil', '10', '18 months', 'statistics'])
      await reply(page, text)
    await page.getByRole('textbox').fill('none')
    await page.getByRole('button', { name: 'Answer', exact: true }).press('Enter')
    await expect(page.getByRole('heading', { name: /angles?$/ })).toBeVisible({ timeout: 60_000 })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    if (start === 'hopeless') {
      await expect(page.getByText('Fewer than ten works for every angle')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Look closely/ })).toBeDisabled()
      return
    }
    const takes = page.getByRole('checkbox', { name: 'Take on' })
    await takes.nth(0).press('Space')
    await takes.nth(1).press('Space')
    await page.getByRole('button', { name: /^Look closely/ }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Choose one' })).toBeVisible({ timeout: 60_000 })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    // What was found outlives its process.
    await server.stop('SIGKILL')
    await server.start()
    await page.reload()
    const choose = page.getByRole('button', { name: 'Choose this one' }).first()
    await untilAlive(choose)
    await choose.press('Enter')
    await expect(page.getByRole('heading', { name: 'Question and scope' })).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Settle the topic' }).press('Enter')
    await page.getByRole('button', { name: 'Search the sources' }).press('Enter', { timeout: 60_000 })
    await page.waitForURL(/\/sources/)
    const searching = page.getByRole('button', { name: /^Search \d+ databases?/ })
    await untilAlive(searching)
    await searching.press('Enter', { timeout: 60_000 })
    await expect(page.locator('[data-row]').first()).toBeVisible({ timeout: 60_000 })
  })
}

import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { readLayout } from '@/lib/adapters/pdf/read-layout'
import { apa } from '@/lib/core/documents/layout/apa'
import { checkLayout } from '@/lib/core/documents/layout/check-layout'
import { CarrelServer } from './carrel-server'
import { openSandbox, projectApi, rows, search } from './workspace'

const server = new CarrelServer()

test.beforeAll(async () => {
  await server.start()
})

test.afterAll(async () => {
  await server.remove()
})

test.beforeEach(async ({ page }) => {
  page.on('pageerror', (error) => {
    throw error
  })
})

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

/** A searched project with eight chosen sources. */
async function chooseSources(page: Page): Promise<void> {
  await openSandbox(page, server.url)
  await search(page)
  for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const box = rows(page).nth(at).getByRole('checkbox')
    await box.click()
    await expect(box).toBeChecked()
  }
}

/** A profile so tight that the first draft does not fit the time, and a smaller one does. */
const profile = {
  Programme: 'MBA',
  'Field of study': 'Management',
  'Research area': 'Remote work',
  'Hours a week': '8',
  'Time until the defence': '10',
} as const

async function writeDraft(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Proposal/ }).click()
  await page.getByRole('button', { name: 'Begin the proposal' }).click()
  await page.getByText('The same as a form').click()
  for (const [label, value] of Object.entries(profile)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Write the draft' }).click()
  await expect(page.getByText(/quality control/).first()).toBeVisible()
}

/** The proposal as data, as the student may download it at any time. */
async function proposalJson(page: Page) {
  const answer = await page.request.get(projectApi(page, 'proposal?format=json'))
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** Keeps every reference that no index knows, with a reason. */
async function decideReferences(page: Page): Promise<void> {
  await expect(page.getByText('References are being looked up…')).toBeHidden()
  const keep = page.getByRole('button', { name: 'Keep…' })
  for (let left = await keep.count(); left > 0; left -= 1) {
    await keep.first().click()
    await page.getByLabel('Why do you keep it?').fill('Read in print at the library.')
    await page.getByRole('button', { name: 'Keep it with this reason' }).click()
    await expect(keep).toHaveCount(left - 1)
  }
  await expect(page.getByText('Ready as it stands now.')).toBeVisible()
}

async function downloadPdf(page: Page): Promise<Uint8Array> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF', exact: true }).click(),
  ])
  return readFile(await download.path())
}

test('a student goes from chosen sources to a proposal that passes at the second try, and its PDF keeps the rules', async ({
  page,
}) => {
  await chooseSources(page)
  await writeDraft(page)
  await expect(page.getByText('It passed quality control')).toBeVisible()
  const { metadata, quality_validation: quality } = await proposalJson(page)
  expect(metadata.refinement_count).toBe(1)
  expect(quality.validation_passed).toBe(true)
  await expectNoViolations(page)

  await decideReferences(page)
  expect(checkLayout(await readLayout(new Uint8Array(await downloadPdf(page))), apa)).toEqual([])
})

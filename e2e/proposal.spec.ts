import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { readLayout } from '@/lib/adapters/pdf/read-layout'
import { apa } from '@/lib/core/documents/layout/apa'
import { checkLayout } from '@/lib/core/documents/layout/check-layout'
import { test } from './sandbox-server'
import { openSandbox, projectApi, rows, search, untilAlive, visit, visitAgain } from './workspace'

test.beforeEach(async ({ page }) => {
  page.on('pageerror', (error) => {
    throw error
  })
})

/** Nothing that hinders a screen reader, in the page or in a part of it: the whole has some forty pages. */
async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

/** A searched project with eight chosen sources. */
async function chooseSources(page: Page, url: string): Promise<void> {
  await openSandbox(page, url)
  await search(page)
  for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const box = rows(page).nth(at).getByRole('checkbox')
    await box.click()
    await expect(box).toBeChecked()
  }
}

/** A profile with little time, into which the first draft just fits. */
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
  for (const [label, value] of Object.entries(profile))
    await page.getByLabel(label, { exact: true }).fill(value)
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
  for (let at = 0; at < (await keep.count()); at += 1) {
    await keep.nth(at).click()
    await page.getByLabel('Why do you keep it?').fill('Read in print at the library.')
    await page.getByRole('button', { name: 'Keep it with this reason' }).click()
    await expect(page.getByText('You keep it: Read in print at the library.')).toHaveCount(at + 1)
  }
  await expect(page.getByText('Ready as it stands now.')).toBeVisible()
}

test('a student goes from chosen sources to an approved proposal, and the advisor needs nothing but a link', async ({
  page,
  context,
  browser,
  server,
}) => {
  // The longest journey there is: a document of some forty pages is looked through for its accessibility again and again.
  test.setTimeout(600_000)
  await chooseSources(page, server.url)
  await writeDraft(page)
  await expect(page.getByText('It passed quality control')).toBeVisible()
  const { metadata, quality_validation: quality } = await proposalJson(page)
  expect(metadata.refinement_count).toBe(0)
  expect(quality.validation_passed).toBe(true)
  await expectNoViolations(page)

  await decideReferences(page)

  await test.step('what an advisor would object to is answered or admitted before', async () => {
    const examination = page.getByRole('region', { name: 'What an advisor would object to' })
    await expect(examination.getByText(/of 40 objections are answered/)).toBeVisible()
    // Nothing was said of the country and of who can be reached.
    await expect(
      examination.getByText('Does the proposal say the country, the population and who can be reached?', {
        exact: true,
      }),
    ).toBeVisible()
    await examination.getByRole('button', { name: /^Admit (?:all \d+|it)$/ }).click()
    await expect(examination.getByText(/none is open/)).toBeVisible()
    await expect(page.getByText('Ready as it stands now.')).toBeVisible()
  })

  const link = await test.step('publish, and make a link', async () => {
    await page.getByRole('link', { name: /^Share/ }).click()
    await expect(page.getByRole('button', { name: 'Publish the first version' })).toBeVisible()
    await expect(page.getByText(/objections? of an advisor/)).toBeHidden()
    await page.getByRole('button', { name: 'Publish the first version' }).click()
    await expect(page.getByText('Version 1 is published')).toBeVisible()
    await expectNoViolations(page)
    return makeLink(page)
  })
  const advisor = await openDesk(browser, link)
  await expect(page.getByText('Not opened yet')).toBeHidden({ timeout: 40_000 })

  await test.step('the advisor comments and asks for changes', async () => {
    await expect(advisor.getByRole('heading', { name: /Introduction/ }).first()).toBeVisible()
    expect(advisor.url()).not.toContain('#')
    await advisor.getByRole('button', { name: 'Comment on the proposal as a whole' }).click()
    await advisor.getByLabel('Your comment').fill('Say which offices <b>you</b> mean.')
    await advisor.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(advisor.getByText('Say which offices <b>you</b> mean.')).toBeVisible()
    await expectNoViolations(advisor)
    await decide(advisor, 'Ask for changes', 'The population must be named in the objective.')
  })

  await test.step('the advisor looks a source up by keyboard alone, and takes the PDF along', async () => {
    const citation = advisor.locator('main a[aria-haspopup="dialog"]').first()
    await citation.focus()
    await advisor.keyboard.press('Enter')
    const source = advisor.getByRole('dialog')
    await expect(source.getByText('Relevancy').first()).toBeVisible()
    await expect(source.getByText('From its abstract, the sentence nearest').first()).toBeVisible()
    await expectNoViolations(advisor, 'dialog[open]')
    await advisor.keyboard.press('Escape')
    await expect(source).toBeHidden()
    await expect(citation).toBeFocused()
    const [download] = await Promise.all([
      advisor.waitForEvent('download'),
      advisor.getByRole('link', { name: /PDF/ }).first().click(),
    ])
    const layout = await readLayout(new Uint8Array(await readFile(await download.path())))
    expect(checkLayout(layout, apa)).toEqual([])
  })

  await test.step('the student answers', async () => {
    await expect(page.getByText('The population must be named in the objective.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Answer', exact: true }).click()
    await page.getByLabel('Your answer').fill('Named now: offices in the city.')
    await page.getByRole('button', { name: 'Send as accepted' }).click()
    await expect(page.getByText('Every comment has an answer.')).toBeVisible()
  })

  await test.step('what one tab saved is written over only by somebody who has seen it, and no tab loses its text', async () => {
    await page.getByRole('link', { name: /^Proposal/ }).click()
    await page.waitForURL(/\/proposal$/)
    const asked = page.locator('main').getByText('The population must be named in the objective.')
    await expect(asked.first(), 'the reason stands where it is worked on').toBeVisible()
    await editInTwoTabs(page, context)
  })

  await test.step('objectives are moved by key, hand and finger, and a source is cited from the list', async () => {
    await moveObjectives(page)
    await moveByFinger(browser, page)
    await citeFromList(page)
  })

  await test.step('the student edits and publishes again', async () => {
    await editObjective(page, 'Analyse how remote work changes productivity in offices of one city.')
    await page.getByRole('link', { name: /^Share/ }).click()
    await page.getByRole('button', { name: 'Publish version 2' }).click()
    await expect(page.getByText('Version 2 is published')).toBeVisible()
  })

  await test.step('the advisor sees what changed and approves', async () => {
    await advisor.getByRole('button', { name: 'Show version 2' }).first().click()
    await expect(
      advisor
        .getByText(/offices of one city/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(
      advisor
        .getByText(/version 1 to 2/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await decide(advisor, 'Approve', '')
    await expect(page.getByText('approved').filter({ visible: true }).first()).toBeVisible()
  })

  await test.step('a closed link is dead within a second, and stays dead', async () => {
    await page.getByRole('button', { name: 'Close the link for Prof. Lima' }).click()
    await page.getByRole('button', { name: 'Close the link', exact: true }).click()
    await expect(advisor.getByText('The student has closed this link')).toBeVisible()
    await expect(advisor.getByRole('heading', { name: /Introduction/ })).toHaveCount(0)
    await visit(advisor, link)
    await expect(advisor.getByText('The student has closed this link')).toBeVisible()
  })
})

/** A link with all rights for one reader. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByLabel('Who is it for?').fill('Prof. Lima')
  await page.getByLabel('May', { exact: true }).selectOption({ label: 'read, comment, decide' })
  await page.getByRole('button', { name: 'Make the link' }).click()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'I have copied it' }).click()
  return link
}

/** The desk on a phone of somebody without an account. */
async function openDesk(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await visit(page, link)
  await expect(
    page.getByRole('heading', { level: 1, name: /^(Proposal by|Proposal for your review)/ }),
  ).toBeVisible()
  return page
}

async function decide(advisor: Page, verdict: 'Approve' | 'Ask for changes', reason: string): Promise<void> {
  // Something has to be read before.
  await advisor.getByRole('heading', { name: 'References', exact: true }).scrollIntoViewIfNeeded()
  await advisor.getByRole('button', { name: 'Decide…' }).click()
  const dialog = advisor.getByRole('dialog')
  await dialog.getByText(verdict, { exact: true }).first().click()
  if (reason !== '') await dialog.getByLabel('Why').fill(reason)
  await dialog.getByRole('button', { name: verdict === 'Approve' ? 'Approve the proposal' : verdict }).click()
  await expect(dialog).toBeHidden()
}

/** The general objective is rewritten in two tabs at once; the one that saves last has seen what the other saved. */
async function editInTwoTabs(page: Page, context: BrowserContext): Promise<void> {
  const stage = (tab: Page) => tab.locator('#stage-objectives')
  await expect(stage(page)).toBeVisible()
  const other = await context.newPage()
  await visit(other, page.url())
  for (const [tab, text] of [
    [page, 'Analyse the first wording.'],
    [other, 'Analyse the second wording.'],
  ] as const) {
    await stage(tab).getByRole('button', { name: 'Edit', exact: true }).click()
    await tab.getByLabel('General objective').fill(text)
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(stage(page).getByText('Analyse the first wording.', { exact: true })).toBeVisible()
  await expect(other.getByText('This stage has changed since you began to edit')).toBeVisible()
  // A reload in between takes nothing of the text away.
  await visitAgain(other)
  await other.getByRole('button', { name: 'Go on editing' }).click()
  await expect(other.getByLabel('General objective')).toHaveValue('Analyse the second wording.')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByRole('alert').filter({ hasText: 'Saving puts it in place' })).toBeVisible()
  await expect(stage(page).getByText('Analyse the first wording.', { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Save in place of it' }).click()
  await expect(stage(page).getByText('Analyse the second wording.', { exact: true })).toBeVisible()
  await other.close()
}

/** Moves specific objectives in the editor, which is then left as it was. */
async function moveObjectives(page: Page): Promise<void> {
  const stage = page.getByRole('region', { name: 'Objectives' })
  await stage.getByRole('button', { name: 'Edit', exact: true }).click()
  const entry = (number: number) => page.getByLabel(`Specific objectives, no. ${number}`, { exact: true })
  const handle = (number: number) =>
    page.getByRole('button', { name: new RegExp(`^Move Specific objectives, no. ${number}`) })
  const [first, second] = [await entry(1).inputValue(), await entry(2).inputValue()]
  await handle(1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(entry(2)).toHaveValue(first)
  await expect(entry(1)).toHaveValue(second)
  await expect(handle(2)).toBeFocused()
  const [from, to] = [await handle(2).boundingBox(), await entry(1).boundingBox()]
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(from.x + 5, to.y + 2, { steps: 5 })
  await page.mouse.up()
  await expect(entry(1)).toHaveValue(first)
  await expect(entry(2)).toHaveValue(second)
  await expectNoViolations(page, '#stage-objectives')
  await stage.getByRole('button', { name: 'Discard' }).click()
}

/** The first objective is drawn below the second on the student's phone, and the page under the finger stays where it is. */
async function moveByFinger(browser: Browser, at: Page): Promise<void> {
  const context = await browser.newContext({
    storageState: await at.context().storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await visit(page, at.url())
  const stage = page.getByRole('region', { name: 'Objectives' })
  const edit = stage.getByRole('button', { name: 'Edit', exact: true })
  await untilAlive(edit)
  await edit.tap()
  const entry = (number: number) => page.getByLabel(`Specific objectives, no. ${number}`, { exact: true })
  await expect(entry(2)).toBeVisible()
  const [first, second] = [await entry(1).inputValue(), await entry(2).inputValue()]
  const handle = page.getByRole('button', { name: /^Move Specific objectives, no. 1/ })
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const [from, to] = [await handle.boundingBox(), await entry(2).boundingBox()]
  if (!from || !to) throw new Error('nothing to draw')
  const scrolled = await page.evaluate(() => window.scrollY)
  const finger = await context.newCDPSession(page)
  const x = from.x + from.width / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number | null) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === null ? [] : [{ x, y }] })
  const begin = from.y + from.height / 2
  const end = to.y + to.height - 4
  await touch('touchStart', begin)
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', begin + (end - begin) * part)
  await touch('touchEnd', null)
  await expect(entry(1)).toHaveValue(second)
  await expect(entry(2)).toHaveValue(first)
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  await context.close()
}

/** Opens the list of sources from the editor, finds one by key alone and puts it in; the edit is given up. */
async function citeFromList(page: Page): Promise<void> {
  const stage = page.getByRole('region', { name: 'Objectives' })
  await stage.getByRole('button', { name: 'Edit', exact: true }).click()
  const general = page.getByLabel('General objective')
  const before = (await general.inputValue()).replace(/\.$/, '')
  await general.focus()
  await page.keyboard.press('Control+End')
  await stage.getByRole('button', { name: 'Cite a source' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cite a source' })
  await dialog.getByRole('searchbox').fill('no such source')
  await expect(dialog.getByText('No source fits.')).toBeVisible()
  await expectNoViolations(page, 'dialog[open]')
  await dialog.getByRole('searchbox').fill('')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(general).toBeFocused()
  await expect(general).toHaveValue(
    new RegExp(`^${before.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\[@[^\\]]+\\]\\.?$`),
  )
  await stage.getByRole('button', { name: 'Discard' }).click()
}

/** Rewrites the general objective by hand, and keeps what was built on the old one. */
async function editObjective(page: Page, text: string): Promise<void> {
  const stage = page.getByRole('region', { name: 'Objectives' })
  await stage.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('General objective').fill(text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(stage.getByText(text)).toBeVisible()
  for (const name of ['Methodology', 'Data and schedule'] as const) {
    await page.getByRole('region', { name }).getByRole('button', { name: 'Keep as it is' }).click()
    await expect(
      page.getByRole('region', { name }).getByRole('button', { name: 'Keep as it is' }),
    ).toBeHidden()
  }
  await decideReferences(page)
}

import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './sandbox-server'
import { smallPdf } from './small-pdf'
import { openSandbox, pressInMore, projectApi, rows, search, tick, visit, visitAgain } from './workspace'

test.beforeEach(async ({ page }) => {
  page.on('pageerror', (error) => {
    throw error
  })
})

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

test('a student goes from a topic to a finished document, through a killed server', async ({
  page,
  server,
}) => {
  await openSandbox(page, server.url)
  await expectNoViolations(page)

  await search(page)
  await expect(page.getByText(/\d+ of \d+ answered|^\d+ databases ✓/).first()).toBeVisible()
  await expect(rows(page).first()).toContainText('invented')
  await expectNoViolations(page)

  await test.step('refine', async () => {
    await page.keyboard.press('r')
    await page.getByLabel('What should be different?').fill('only since 2015')
    await page.getByRole('button', { name: 'Search again' }).click()
    await expect(page.getByText('Search 2').first()).toBeAttached()
    await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()
  })

  await test.step('add an own PDF', async () => {
    await page.getByRole('button', { name: /^Add own sources/ }).click()
    await page.getByText('PDF', { exact: true }).first().click()
    const pdf = smallPdf({
      title: 'Remote work diaries of three office teams',
      author: 'Joana Prado',
      abstract:
        'We asked three office teams to keep a diary of their remote work and measured their productivity for a month. Productivity rose in two of the three teams.',
      // More than Next hands on of a body that went through proxy.ts.
      padding: 12_000_000,
    })
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'diaries.pdf', mimeType: 'application/pdf', buffer: pdf })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Added').first()).toBeVisible()
    await page.keyboard.press('Escape')
    // Where the focus went back into the list, the new source waits until it is asked for.
    await page.keyboard.press('n')
    await page.getByRole('button', { name: /^Show the other \d+/ }).click()
    const own = rows(page).filter({ hasText: 'Remote work diaries of three office teams' })
    await expect(own).toContainText('your source')
    // A key paper counts as chosen at once; here the choice begins anew.
    await expect(own.getByRole('checkbox')).toBeChecked()
    await own.getByRole('checkbox').click()
    await expect(own.getByRole('checkbox')).not.toBeChecked()
  })

  await test.step('import references and have them chosen', async () => {
    await page.getByRole('button', { name: /^Add own sources/ }).click()
    await page.getByText('Import', { exact: true }).first().click()
    const ris =
      'TY  - JOUR\nTI  - Remote work on islands without a ferry\nAU  - Prado, Joana\nPY  - 2020\nER  - \n'
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'mine.ris',
        mimeType: 'application/x-research-info-systems',
        buffer: Buffer.from(ris),
      })
    await page.getByLabel('Choose all of them for my list').check()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('1 chosen').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo the last decision' }).click()
    await expect(page.getByText('1 chosen').first()).toBeHidden()
  })

  await test.step('choose, and keep the choice through a killed server', async () => {
    await tick(page, 'top 9')
    await expect(page.getByText('9 chosen').first()).toBeVisible()
    const saved = async () => (await page.request.get(projectApi(page, 'selection'))).json()
    await expect.poll(async () => (await saved()).entries.length).toBe(9)
    await visitAgain(page)
    await expect(page.getByText('9 chosen').first()).toBeVisible()
    await server.stop('SIGKILL')
    await server.start()
    await visitAgain(page)
    await expect(page.getByText('9 chosen').first()).toBeVisible()
  })

  await test.step('finish and download', async () => {
    await page.getByRole('button', { name: /^I have enough/ }).click()
    await page.getByRole('button', { name: /^Continue with these/ }).click()
    await expect(page.getByRole('heading', { name: '9 sources chosen' })).toBeVisible()
    await expectNoViolations(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Document', exact: true }).first().click(),
    ])
    const document = await readFile(await download.path(), 'utf8')
    expect(document).toMatch(/^---\n/)
    expect(document.match(/^.*\[x\]/gm)?.length).toBeGreaterThanOrEqual(9)
    expect(document).toContain('sandbox')
    const bibtex = await page.request.get(projectApi(page, 'export?format=bibtex'))
    expect(bibtex.ok()).toBe(true)
    expect((await bibtex.text()).match(/^@/gm)).toHaveLength(9)
    await pressInMore(page, 'done')
    await expect(page.getByText(/This choice is complete\./)).toBeVisible()
  })

  await test.step('a stranger finds nothing', async () => {
    const stranger = await page.context().browser()?.newContext()
    if (!stranger) throw new Error('no browser')
    const response = await stranger.request.get(page.url())
    expect(response.status()).toBe(404)
    const api = await stranger.request.get(projectApi(page, 'selection'))
    expect(api.status()).toBe(404)
    await stranger.close()
  })

  await test.step('the next project knows what this one taught', async () => {
    await visit(page, server.url)
    // With a project there the ways to begin are folded away.
    await page.locator('summary').filter({ hasText: 'Begin something new' }).click()
    await page.getByRole('button', { name: 'Try the sandbox' }).click()
    const remembered = page.getByRole('region', { name: 'What your earlier searches taught' })
    await expect(remembered).toContainText(/“Remote work and productivity”, 9 of \d+ sources chosen/)
    await expect(remembered).toContainText(/You chose sources in.*English/)
    await expect(remembered).toContainText('They came from')
  })
})

test('the first page welcomes back, is clean to a screen reader, and refuses an unusable topic in one sentence', async ({
  page,
  server,
}) => {
  await visit(page, server.url)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByText('Write down your topic first.')).toBeVisible()
  await openSandbox(page, server.url)
  await visit(page, server.url)
  await expect(page.getByText(/You were last working on/).first()).toBeVisible()
  await expectNoViolations(page)
})

/** Ends a script, an attribute, a string and a line of one, and a comment of HTML: whoever writes it unescaped lets it run. */
const HOSTILE = `Zxqv wvutsr 🦉 مرحبا </script><script>window.taken=1</script> "});window.taken=2// \\" \u2028 <!-- <img src=x onerror=window.taken=3>`

test('a topic in any script, with markup in it, comes back as it was written, in every script and answer of a page', async ({
  page,
  server,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await visit(page, server.url)
  await page.getByLabel('Topic', { exact: true }).fill(HOSTILE)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/\/projects\/[^/]+\/sources/)
  const sources = page.url()
  for (const address of [sources, sources.replace(/sources$/, 'library'), `${server.url}/`]) {
    const html = await (await page.request.get(address)).text()
    expect(html).toContain('Zxqv wvutsr')
    expect(html).not.toMatch(/<script>window\.taken|<img src=x/)
    await visit(page, address)
    // A string that ended early leaves the page without what its scripts should have told it.
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(
      await page.evaluate(() => ['taken' in window, document.querySelectorAll('img[src="x"]').length]),
    ).toEqual([false, 0])
  }
  await visit(page, sources)
  await expect(page.getByRole('heading', { name: 'Check what is searched for' })).toBeVisible()
  await expect(page.getByLabel('Topic', { exact: true })).toHaveValue(HOSTILE)
  expect(faults).toEqual([])
})

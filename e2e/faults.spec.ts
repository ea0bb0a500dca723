import { createServer } from 'node:http'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { CarrelServer } from './carrel-server'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { encryptedPdf, scannedPdf, smallPdf } from './small-pdf'
import {
  choose,
  listedInCsv,
  openSandbox,
  projectApi,
  rows,
  search,
  tick,
  untilAlive,
  visit,
  visitAgain,
} from './workspace'

/** Everything must be closed by then. */
const STOP_WITHIN_MS = 10_000

const faults = {
  crossref: { mode: '500' },
  openalex: { mode: '429', retryAfter: 1 },
  wos: { mode: 'auth' },
  googlescholar: { mode: 'blocked' },
  semanticscholar: { mode: 'broken' },
  arxiv: { mode: 'cut' },
  pubmed: { mode: 'huge' },
  europepmc: { mode: 'silent' },
  doaj: { mode: 'huge' },
  eric: { mode: '500' },
  core: { mode: 'broken' },
} as const

const whyNot = [
  ['JSTOR, through Crossref', 'not reachable'],
  ['SciELO, through Crossref and OpenAlex', 'not reachable'],
  ['CAPES Periódicos, through OpenAlex', 'too busy'],
  ['Web of Science, through Clarivate Starter API', 'needs your key'],
  ['Google Scholar, through SerpApi or SearchApi', 'blocked'],
  ['OpenAlex', 'too busy'],
  ['Crossref', 'not reachable'],
  ['Semantic Scholar', 'not reachable'],
  ['arXiv', 'not reachable'],
  ['PubMed', 'not reachable'],
  ['Europe PMC', 'not reachable'],
  ['DOAJ', 'not reachable'],
  ['ERIC', 'not reachable'],
  ['CORE', 'not reachable'],
] as const

test('every database dead is named with why, nothing is lost, and asking again finds sources', async ({
  page,
  sandbox,
  server,
}) => {
  await openSandbox(page, server.url)
  for (const [service, fault] of Object.entries(faults)) sandbox.control(service, fault)
  for (const box of await page.getByRole('group', { name: 'Databases' }).getByRole('checkbox').all())
    await box.check()
  await page.getByLabel('Topic', { exact: true }).fill('Remote work and productivity of teams')
  await page.getByRole('button', { name: 'Search 14 databases' }).click()
  await expect(page.getByRole('heading', { name: 'No database answered' })).toBeVisible({ timeout: 60_000 })
  const lanes = page.getByRole('region', { name: 'Databases' }).getByRole('listitem')
  for (const [name, why] of whyNot) {
    const lane = lanes.filter({ has: page.getByText(name, { exact: true }) })
    await expect(lane).toContainText(why)
    await expect(lane.getByRole('link', { name: 'Search there' })).toHaveAttribute('href', /^https:\/\//)
  }
  const keyed = lanes.filter({
    has: page.getByText('Web of Science, through Clarivate Starter API', { exact: true }),
  })
  // The prepared query stands there to be copied, and the way back is an import.
  await expect(keyed.getByText(/^Query: TS=\(/)).toBeVisible()
  await keyed.getByRole('button', { name: 'Import a file' }).click()
  await expect(page.getByRole('heading', { name: 'Add own sources' })).toBeVisible()
  await page.keyboard.press('Escape')
  await visitAgain(page)
  await expect(page.getByRole('heading', { name: 'No database answered' })).toBeVisible()
  await expect(page.getByText('Remote work and productivity of teams').first()).toBeVisible()
  sandbox.resetFaults()
  await page.getByRole('button', { name: 'Ask the databases again' }).first().click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()
})

test('what a person brings is read, refused or named for what is wrong with it', async ({
  page,
  browser,
  sandbox,
  server,
}) => {
  await openSandbox(page, server.url)
  await search(page)
  // Links are still being checked; which sources there are, and in which order, must stay.
  const before = (await listedInCsv(page)).map(keyAndTitle)

  await test.step('words are looked for in all summaries, and while those do not come the list says so', async () => {
    // Loaded anew, the page has the summaries of its first rows alone.
    await visitAgain(page)
    const find = page.getByRole('searchbox', { name: 'Find in the list' })
    await untilAlive(find)
    const wholeRows = /\/sources\?ids=/
    await page.route(wholeRows, (route) => route.abort())
    await find.fill('significant')
    await expect(page.getByText('not yet looked for in summaries')).toBeVisible()
    const again = page.getByRole('status').filter({ hasText: 'Summaries and reasons' })
    await expect(again).toContainText('No answer from Carrel.')
    const inFirst = await rows(page).count()
    await page.unroute(wholeRows)
    await again.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('not yet looked for in summaries')).toBeHidden()
    expect(await rows(page).count()).toBeGreaterThan(inFirst)
    await find.fill('')
  })

  await test.step('links to private places and without an end', async () => {
    let visits = 0
    const canary = createServer((_request, response) => response.end('secret'))
    canary.on('connection', () => {
      visits += 1
    })
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
    const address = canary.address()
    if (typeof address !== 'object' || address === null) throw new Error('no canary')
    await page.getByRole('button', { name: /^Add own sources/ }).click()
    await page.getByText('Link', { exact: true }).click()
    const links = [
      [`http://127.0.0.1:${address.port}/secret`, 'This address is not opened: only public web pages are'],
      ['http://[::1]/secret', 'This address is not opened: only public web pages are'],
      [`${sandbox.url}/pages/redirect-private`, 'This address is not opened: only public web pages are'],
      [`${sandbox.url}/pages/redirect-file`, 'This address is not opened: only public web pages are'],
      [`${sandbox.url}/pages/endless`, 'Too large'],
    ] as const
    for (const [index, [url, sentence]] of links.entries()) {
      await page.getByLabel('Web address or DOI').fill(url)
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      const results = page.getByRole('listitem').filter({ hasText: /not opened|Too large|Being read/ })
      await expect(results).toHaveCount(index + 1)
      await expect(results.first()).toContainText(sentence)
    }
    await new Promise((resolve) => canary.close(resolve))
    expect(visits).toBe(0)
  })

  await test.step('files that cannot be read', async () => {
    await page.getByText('PDF', { exact: true }).first().click()
    const whole = smallPdf({ title: 'A title', author: 'Ann Author', abstract: 'Words.' })
    const files = [
      ['locked.pdf', encryptedPdf(), 'The PDF needs a password.'],
      [
        'broken.pdf',
        Buffer.concat([whole.subarray(0, 60), Buffer.alloc(400, 7)]),
        'The PDF is damaged and cannot be read.',
      ],
      ['scan.pdf', scannedPdf(), 'The PDF holds pictures of pages without text.'],
      ['letter.pdf', Buffer.from('Dear all, this is no PDF.'), 'The file is not a PDF.'],
    ] as const
    for (const [name, buffer, sentence] of files) {
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
      await page.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(page.getByText(sentence)).toBeVisible()
    }
    expect((await listedInCsv(page)).map(keyAndTitle)).toEqual(before)
  })

  await test.step('a title that would be a formula', async () => {
    await page.getByText('Text', { exact: true }).first().click()
    await page
      .getByLabel('Reference or abstract')
      .fill('=HYPERLINK("http://evil.example","Click")\n\nRemote work and productivity of teams in offices.')
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('Added', { exact: true })).toBeVisible()
    const added = (await listedInCsv(page)).filter((line) => line.includes('HYPERLINK'))
    expect(added).toHaveLength(1)
    expect(added[0]).toMatch(/"'=HYPERLINK\(""http/)
    expect(added[0]).not.toMatch(/"=HYPERLINK/)
  })

  await test.step('the document, edited, on another machine', async () => {
    await tick(page, 'top 5')
    // The five best, and the one that was brought along.
    await expect(page.getByText('6 chosen').first()).toBeVisible()
    const document = async () => (await page.request.get(projectApi(page, 'export?format=markdown'))).text()
    await expect.poll(async () => ticked(await document()).length).toBe(6)
    const markdown = await document()
    const edited = markdown.replace('\n- [ ]', '\n- [x]')
    expect(ticked(edited)).toHaveLength(7)
    const other = await browser.newContext()
    const elsewhere = await other.newPage()
    await visit(elsewhere, server.url)
    const upload = { name: 'my-sources.md', mimeType: 'text/markdown', buffer: Buffer.from(edited) }
    await elsewhere.getByLabel('Document to go on with').setInputFiles(upload)
    await elsewhere.waitForURL(/\/projects\/[^/]+\/sources/)
    await expect(elsewhere.getByRole('heading', { name: 'Check what is searched for' })).toBeVisible()
    const carried = await (
      await elsewhere.request.get(projectApi(elsewhere, 'export?format=markdown'))
    ).text()
    expect(ticked(carried)).toEqual(ticked(edited))
    expect(untickedCount(carried)).toBe(untickedCount(edited))
    await search(elsewhere)
    await expect(elsewhere.getByText('7 chosen').first()).toBeVisible()
    await other.close()
  })
})

function keyAndTitle(line: string): string {
  return line.split('","').slice(0, 2).join(' ')
}

/** The lines of the chosen sources. */
function ticked(markdown: string): readonly string[] {
  return markdown.match(/^- \[x\].*$/gm)?.toSorted() ?? []
}

function untickedCount(markdown: string): number {
  return markdown.match(/^- \[ \]/gm)?.length ?? 0
}

test('two tabs agree on ticks; of two answers to one question one counts and the other is told', async ({
  page,
  context,
  server,
}) => {
  await openSandbox(page, server.url)
  await search(page)
  const second = await context.newPage()
  // Without the stream this tab does not learn that the question was answered.
  await second.route('**/events*', (route) => route.abort())
  await visit(second, page.url())
  const title = await rows(page).first().getByRole('checkbox').getAttribute('aria-label')
  // By its name: a last answer may still put another source first.
  await choose(page.getByRole('checkbox', { name: title ?? '', exact: true }))
  await expect(second.getByRole('checkbox', { name: title ?? '', exact: true })).toBeChecked()
  await page.getByRole('button', { name: /^I have enough/ }).click()
  await expect(page.getByRole('button', { name: /^Continue with these/ })).toBeVisible()
  await second.getByRole('button', { name: /^I have enough/ }).click()
  await expect(second.getByText('This question was already answered, perhaps in another tab.')).toBeVisible()
  await expect(second.getByRole('button', { name: /^Continue with these/ })).toBeVisible()
  await expect(second.getByText('1 chosen').first()).toBeVisible()
})

test(
  'a browser closed in mid-search comes back to its sources, and the server stops cleanly under an open stream',
  onlyInFull,
  async ({ browser, sandbox, server }) => {
    const first = await browser.newContext()
    const page = await first.newPage()
    await openSandbox(page, server.url)
    for (const service of Object.keys(faults)) sandbox.control(service, { latencyMs: 2_500 })
    await page.getByRole('button', { name: /^Search \d+ databases/ }).click()
    await expect(page.getByText(/0 of \d+ answered/).first()).toBeVisible()
    const storageState = await first.storageState()
    await first.close()
    const back = await browser.newContext({ storageState })
    const again = await resumed(back, server)
    await expect(rows(again).first()).toBeVisible()
    await expect(again.getByRole('button', { name: /^Narrow or widen/ })).toBeEnabled()

    const asked = Date.now()
    expect(await server.stop('SIGTERM')).toBe(0)
    expect(Date.now() - asked).toBeLessThan(STOP_WITHIN_MS)
    await expect(again.getByText('Connection lost, trying again')).toBeVisible()
    await server.start()
    await expect(again.getByText('Connection lost, trying again')).toBeHidden({ timeout: 40_000 })
    await back.close()
  },
)

async function resumed(context: BrowserContext, server: CarrelServer): Promise<Page> {
  const page = await context.newPage()
  await visit(page, server.url)
  await page.getByRole('region', { name: 'Where you left off' }).getByRole('link').click()
  await page.waitForURL(/\/projects\/[^/]+\/sources/)
  return page
}

test(
  'a model that answers nonsense for ever leaves the work to the built-in method, which says so',
  onlyInFull,
  async ({ page, sandbox }) => {
    const other = new CarrelServer({
      env: {
        SANDBOX_URL: sandbox.url,
        MODEL_PROVIDER: 'compatible',
        MODEL_NAME: 'sandbox-nonsense',
        MODEL_BASE_URL: `${sandbox.url}/llm_openai/v1`,
        MODEL_RETRY_BASE_MS: '1',
      },
    })
    await other.start()
    try {
      await openSandbox(page, other.url)
      await search(page)
      expect(sandbox.requests().some(({ service }) => service === 'llm_openai')).toBe(true)
      await expect(page.getByText(/texts by the built-in method/).first()).toBeVisible()
      await expect(rows(page).first()).toBeVisible()
      await page.getByRole('button', { name: /^I have enough/ }).click()
      await tick(page, 'top 3')
      await page.getByRole('button', { name: /^Continue with these/ }).click()
      await expect(page.getByRole('heading', { name: '3 sources chosen' })).toBeVisible()
    } finally {
      await other.remove()
    }
  },
)

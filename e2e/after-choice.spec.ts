import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { inOne, onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { projectApi, rows, tick, untilAlive, visit } from './workspace'

const spoken = [
  {
    locale: 'en',
    begin: /^Try/,
    topic: 'Topic',
    question: 'Research question',
    falconry: 'medieval falconry practices among farmers',
    fewer: { title: 'Go on with fewer than 8?', back: 'Search further', go: 'Go on anyway' },
    chosen: '9 sources chosen',
    closed: /This choice is complete/,
    said: { chosen: '9 sources chosen.', open: '9 sources ticked.' },
    beginProposal: 'Begin the proposal',
    state: { done: 'done', begun: 'in progress' },
  },
  {
    locale: 'pt-BR',
    begin: /^Experimentar/,
    topic: 'Tema',
    question: 'Pergunta de pesquisa',
    falconry: 'práticas medievais de falcoaria entre agricultores',
    fewer: { title: 'Seguir com menos de 8?', back: 'Continuar a busca', go: 'Seguir assim mesmo' },
    chosen: '9 fontes escolhidas',
    closed: /Esta escolha está concluída/,
    said: { chosen: '9 fontes escolhidas.', open: '9 fontes marcadas.' },
    beginProposal: 'Começar o projeto',
    state: { done: 'concluída', begun: 'em andamento' },
  },
  {
    locale: 'es',
    begin: /^Probar/,
    topic: 'Tema',
    question: 'Pregunta de investigación',
    falconry: 'prácticas medievales de cetrería entre agricultores',
    fewer: { title: '¿Seguir con menos de 8?', back: 'Seguir buscando', go: 'Continuar de todos modos' },
    chosen: '9 fuentes elegidas',
    closed: /Esta elección está completa/,
    said: { chosen: '9 fuentes elegidas.', open: '9 fuentes marcadas.' },
    beginProposal: 'Empezar la propuesta',
    state: { done: 'terminada', begun: 'en curso' },
  },
] as const

type Spoken = (typeof spoken)[number]

/** A choice of the menu: its place is the same in every language. */
const choice = (page: Page, id: string): Locator => page.locator(`[data-choice="${id}"]`)
/** The tab of a room. */
const tab = (page: Page, room: string): Locator =>
  page.getByRole('navigation').locator(`a[href$="/${room}"]`).first()

async function openDemo(context: BrowserContext, url: string, { begin }: Spoken): Promise<Page> {
  const page = await context.newPage()
  await visit(page, url)
  const button = page.getByRole('button', { name: begin })
  await untilAlive(button)
  await button.click()
  await page.waitForURL(/\/projects\/[^/]+\/sources/)
  await expect(choice(page, 'confirm')).toBeEnabled()
  return page
}

async function searchAll(page: Page): Promise<void> {
  await choice(page, 'confirm').click()
  await expect(choice(page, 'refine')).toBeEnabled({ timeout: 90_000 })
}

/** How many ticks the server holds. */
async function keptTicks(page: Page): Promise<number> {
  const { entries }: { entries: { decision: string }[] } = await (
    await page.request.get(projectApi(page, 'selection'))
  ).json()
  return entries.filter(({ decision }) => decision === 'include').length
}

for (const words of spoken) {
  test(
    `below the threshold being satisfied asks first, in ${words.locale}`,
    inOne(words.locale, 'en'),
    async ({ browser, server }) => {
      const context = await browser.newContext({ locale: words.locale })
      const page = await openDemo(context, server.url, words)
      await page.getByLabel(words.topic, { exact: true }).fill(words.falconry)
      await page.getByLabel(words.question, { exact: true }).fill('')
      await expect(choice(page, 'confirm')).toBeEnabled()
      await searchAll(page)

      const asked = page.getByRole('dialog', { name: words.fewer.title })
      await choice(page, 'satisfied').click()
      await asked.getByRole('button', { name: words.fewer.back }).click()
      await expect(asked).toBeHidden()
      await expect(choice(page, 'refine')).toBeEnabled()

      await choice(page, 'satisfied').click()
      await asked.getByRole('button', { name: words.fewer.go }).click()
      await expect(choice(page, 'back')).toBeEnabled()
      await context.close()
    },
  )

  test(
    `a choice leads on to the proposal, and can be opened again, in ${words.locale}`,
    inOne(words.locale, 'pt-BR'),
    async ({ browser, server }) => {
      const context = await browser.newContext({ locale: words.locale })
      const page = await openDemo(context, server.url, words)
      // Rooms that are not open yet are no tabs.
      await expect(tab(page, 'sources')).toBeVisible()
      await expect(tab(page, 'proposal')).toHaveCount(0)
      await expect(tab(page, 'paper')).toHaveCount(0)
      await searchAll(page)
      await expect(tab(page, 'proposal')).toBeVisible()

      await tick(page, 'top 9')
      await expect.poll(() => keptTicks(page)).toBe(9)
      await choice(page, 'satisfied').click()
      await choice(page, 'select').click()
      await expect(page.getByRole('heading', { name: words.chosen })).toBeVisible()
      await expect(tab(page, 'sources')).toContainText(words.state.done)
      await expect(page.getByText(words.said.chosen, { exact: true })).toBeVisible()

      await choice(page, 'review').click()
      await page.waitForURL(/\/review$/)
      // The proposal does not wait for a review.
      await page.getByRole('main').locator('a[href$="/proposal"]').click()
      await expect(page.getByRole('button', { name: words.beginProposal })).toBeVisible()

      // Nothing is shut: the choice is opened again with all that was ticked, and something else is chosen.
      await tab(page, 'sources').click()
      await expect(page.getByText(words.closed)).toBeVisible()
      await choice(page, 'takeUp').click()
      await expect(choice(page, 'add')).toBeEnabled()
      await expect(page.getByRole('heading', { name: words.chosen })).toBeHidden()
      await expect(tab(page, 'sources')).toContainText(words.state.begun)
      await expect(page.getByText(words.said.open, { exact: true })).toBeVisible()
      await expect(rows(page).first().getByRole('checkbox')).toBeChecked()
      await rows(page).first().getByRole('checkbox').click()
      await expect.poll(() => keptTicks(page)).toBe(8)
      await context.close()
    },
  )
}

test(
  'a proposal written from another choice says so, and takes the present one over',
  onlyInFull,
  async ({ browser, server }) => {
    const [words] = spoken
    const context = await browser.newContext({ locale: words.locale })
    const page = await openDemo(context, server.url, words)
    await searchAll(page)
    await tick(page, 'top 9')
    await expect.poll(() => keptTicks(page)).toBe(9)

    await tab(page, 'proposal').click()
    await page.getByRole('button', { name: words.beginProposal }).click()
    await page.getByText('The same as a form').click()
    const profile = {
      Programme: 'MBA',
      'Field of study': 'Management',
      'Research area': 'Remote work',
      'Hours a week': '12',
      'Time until the defence': '12',
    }
    for (const [label, value] of Object.entries(profile))
      await page.getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Write the draft' }).click()
    await expect(page.getByText(/quality control/).first()).toBeVisible()
    await expect(page.getByText('References are being looked up…')).toBeHidden()
    const moved = page.getByText('Your choice of sources has changed since this was written')
    await expect(moved).toBeHidden()

    await tab(page, 'sources').click()
    const first = rows(page).first()
    const title = await first.locator('h3, [data-title], .font-serif').first().innerText()
    await first.getByRole('checkbox').click()
    await expect.poll(() => keptTicks(page)).toBe(8)
    // The tab says it from here, too.
    await expect(tab(page, 'proposal')).toContainText('out of date', { timeout: 60_000 })
    await expect(page.getByText('Your choice of sources has changed.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Update the proposal' }).click()
    await page.waitForURL(/\/proposal$/)
    await expect(moved).toBeVisible()
    await expect(page.getByText('No longer chosen:')).toContainText(title.slice(0, 40))

    await page.getByRole('button', { name: 'Write again from the present choice' }).click()
    await expect(moved).toBeHidden({ timeout: 90_000 })
    await expect(tab(page, 'proposal')).not.toContainText('out of date', { timeout: 60_000 })
    await context.close()
  },
)

import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { inOne } from './in-one'
import { test } from './sandbox-server'
import { listedInCsv, untilAlive } from './workspace'

const spoken = [
  {
    locale: 'en',
    begin: /^Try/,
    topic: 'Topic',
    question: 'Research question',
    search: /^Search \d+ database/,
    refine: /^Narrow or widen/,
    again: 'Search again',
    round: (round: number) => `Search ${round}`,
    none: /^0 of 8 sources$/,
    both: /^(\d+) found, (\d+) on your topic$/,
    outside: 'Outside the present scope',
    falconry: 'medieval falconry practices among farmers',
    quantum: 'quantum entanglement teleportation',
    unreached: /No database answered\. This says nothing about your topic/,
  },
  {
    locale: 'pt-BR',
    begin: /^Experimentar/,
    topic: 'Tema',
    question: 'Pergunta de pesquisa',
    search: /^Buscar em \d+ base/,
    refine: /^Restringir ou ampliar/,
    again: 'Buscar de novo',
    round: (round: number) => `Busca ${round}`,
    none: /^0 de 8 fontes$/,
    both: /^(\d+) encontradas?, (\d+) sobre o seu tema$/,
    outside: 'Fora do escopo atual',
    falconry: 'práticas medievais de falcoaria entre agricultores',
    quantum: 'teletransporte por emaranhamento quântico',
    unreached: /Nenhuma base respondeu\. /,
  },
  {
    locale: 'es',
    begin: /^Probar/,
    topic: 'Tema',
    question: 'Pregunta de investigación',
    search: /^Buscar en \d+ base/,
    refine: /^Acotar o ampliar/,
    again: 'Buscar de nuevo',
    round: (round: number) => `Búsqueda ${round}`,
    none: /^0 de 8 fuentes$/,
    both: /^(\d+) encontradas?, (\d+) sobre tu tema$/,
    outside: 'Fuera del alcance actual',
    falconry: 'prácticas medievales de cetrería entre agricultores',
    quantum: 'teletransportación por entrelazamiento cuántico',
    unreached: /Ninguna base respondió\. /,
  },
] as const

type Spoken = (typeof spoken)[number]

const services = [
  'crossref',
  'openalex',
  'wos',
  'googlescholar',
  'semanticscholar',
  'arxiv',
  'pubmed',
  'europepmc',
  'doaj',
  'eric',
  'core',
] as const

async function openDemo(context: BrowserContext, url: string, { begin }: Spoken): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  const button = page.getByRole('button', { name: begin })
  await untilAlive(button)
  await button.click()
  await page.waitForURL(/\/projects\/[^/]+\/sources/)
  return page
}

async function searchFor(page: Page, words: Spoken): Promise<void> {
  const search = page.getByRole('button', { name: words.search })
  await expect(search).toBeEnabled()
  await search.click()
  await expect(page.getByRole('button', { name: words.refine })).toBeEnabled({ timeout: 90_000 })
}

async function refineWith(page: Page, words: Spoken, round: number, fill: () => Promise<void>) {
  await page.keyboard.press('r')
  const again = page.getByRole('button', { name: words.again })
  await expect(again).toBeVisible()
  await fill()
  // What is typed is read on the server before it may be sent.
  await expect(again).toBeEnabled()
  await again.click()
  await expect(page.getByText(words.round(round)).first()).toBeAttached()
  await expect(page.getByRole('button', { name: words.refine })).toBeEnabled({ timeout: 90_000 })
}

const outsideOf = (page: Page, { outside }: Spoken): Locator =>
  page.locator('summary').filter({ hasText: outside })
const numberIn = async (place: Locator) => Number(/\d+/.exec(await place.innerText())?.[0] ?? Number.NaN)

/** What is found may be noise; none of it may count, and somebody must have answered. */
async function expectNothingOnTopic(page: Page, words: Spoken): Promise<void> {
  await expect(page.getByText(words.none)).toBeVisible()
  await expect(page.getByText(words.unreached)).toHaveCount(0)
  for (const said of await page.getByText(words.both).allInnerTexts())
    expect(words.both.exec(said)?.[2]).toBe('0')
}

for (const words of spoken) {
  test(
    `sources of a topic that was left do not count for one that the catalogue has nothing on, in ${words.locale}`,
    inOne(words.locale, 'en'),
    async ({ browser, server }) => {
      const context = await browser.newContext({ locale: words.locale })
      const page = await openDemo(context, server.url, words)
      await searchFor(page, words)
      // There is something to leave behind, or the rest would say nothing.
      const kept = (await listedInCsv(page)).length
      expect(kept).toBeGreaterThan(8)
      let round = 1
      for (const topic of [words.falconry, words.quantum]) {
        round += 1
        await refineWith(page, words, round, async () => {
          await page.getByLabel(words.topic, { exact: true }).fill(topic)
          await page.getByLabel(words.question, { exact: true }).fill('')
        })
        await expectNothingOnTopic(page, words)
        await expect(outsideOf(page, words)).toBeVisible()
        expect(await numberIn(outsideOf(page, words))).toBeGreaterThan(8)
      }
      await context.close()
    },
  )

  test(
    `all databases down says nothing about the topic, in ${words.locale}`,
    inOne(words.locale, 'es'),
    async ({ browser, server, sandbox }) => {
      const context = await browser.newContext({ locale: words.locale })
      const page = await openDemo(context, server.url, words)
      for (const service of services) sandbox.control(service, { mode: '500' })
      await searchFor(page, words)
      await expect(page.getByText(words.unreached).first()).toBeVisible()
      await context.close()
    },
  )
}

import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'
import { inOne } from './in-one'
import { test } from './sandbox-server'
import { listedInCsv, projectApi, rows, untilAlive, visit, visitAgain } from './workspace'

const spoken = [
  {
    locale: 'en',
    begin: /^Try/,
    topic: 'Topic',
    question: 'Research question',
    search: /^Search \d+ database/,
    refine: /^Narrow or widen/,
    again: 'Search again',
    narrower: 'Narrower',
    request: 'What should be different?',
    since: 'only sources since 2021',
    round: (round: number) => `Search ${round}`,
    none: /^0 of 8 sources$/,
    both: /^(\d+) found, (\d+) on your topic$/,
    outside: 'Outside the present scope',
    concepts: 'Concepts',
    slip: 'Productivity and cyberbulling',
    right: /^Yes, “[Cc]yberbullying”$/,
    asked: ['Blockchain', 'Can blockchain make supply chains more transparent?'],
    verb: /(?<!\p{L})(can|make|transparent)(?!\p{L})/iu,
    leftOff: 'Where you left off',
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
    narrower: 'Restringir',
    request: 'O que deve mudar?',
    since: 'só fontes desde 2021',
    round: (round: number) => `Busca ${round}`,
    none: /^0 de 8 fontes$/,
    both: /^(\d+) encontradas?, (\d+) sobre o seu tema$/,
    outside: 'Fora do escopo atual',
    concepts: 'Conceitos',
    slip: 'Produtividade no teletrabahlo',
    right: /^Sim, “teletrabalho”$/,
    asked: ['Gestão de pessoas', 'Como líderes mantêm equipes motivadas em home office?'],
    verb: /(?<!\p{L})(mantêm|como|motivadas)(?!\p{L})/iu,
    leftOff: 'Onde você parou',
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
    narrower: 'Acotar',
    request: '¿Qué debe cambiar?',
    since: 'solo fuentes desde 2021',
    round: (round: number) => `Búsqueda ${round}`,
    none: /^0 de 8 fuentes$/,
    both: /^(\d+) encontradas?, (\d+) sobre tu tema$/,
    outside: 'Fuera del alcance actual',
    concepts: 'Conceptos',
    slip: 'Productividad en el teletrabjao',
    right: /^Sí, “teletrabajo”$/,
    asked: ['Gestión de personas', '¿Cómo mantienen los líderes equipos motivados en home office?'],
    verb: /(?<!\p{L})(mantienen|cómo|motivados)(?!\p{L})/iu,
    leftOff: 'Donde lo dejaste',
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
  await visit(page, url)
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

const References = z.array(
  z.object({ issued: z.object({ 'date-parts': z.array(z.array(z.number())) }).optional() }),
)

/** The years of the works that the document hands out while none is chosen; those without a year are left out. */
async function keptYears(page: Page): Promise<readonly number[]> {
  const answer = await page.request.get(projectApi(page, 'export?format=csl-json&which=default'))
  expect(answer.ok()).toBe(true)
  return References.parse(await answer.json()).flatMap(({ issued }) => issued?.['date-parts'][0]?.[0] ?? [])
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
      await visit(page, server.url)
      await expect(page.getByRole('region', { name: words.leftOff })).toContainText(words.quantum)
      await context.close()
    },
  )

  test(
    `the demo asks for things, ranks the review first and narrows what it keeps, in ${words.locale}`,
    inOne(words.locale, 'pt-BR'),
    async ({ browser, server }) => {
      const context = await browser.newContext({ locale: words.locale })
      const page = await openDemo(context, server.url, words)

      await test.step('a question brings its things and not its verbs', async () => {
        const [topic, question] = words.asked
        await page.getByLabel(words.topic, { exact: true }).fill(topic)
        await page.getByLabel(words.question, { exact: true }).fill(question)
        const chips = page.getByRole('list', { name: words.concepts }).getByRole('button')
        await expect(chips.filter({ hasText: topic }).first()).toBeVisible()
        await expect.poll(() => chips.count()).toBeGreaterThan(1)
        for (const chip of await chips.allInnerTexts()) expect(chip).not.toMatch(words.verb)
      })

      await test.step('a slip in a central word is offered right, and the student says so', async () => {
        await page.getByLabel(words.topic, { exact: true }).fill(words.slip)
        await page.getByLabel(words.question, { exact: true }).fill('')
        const right = page.getByRole('button', { name: words.right })
        await right.click()
        await expect(right).toHaveCount(0)
        await visitAgain(page)
      })

      await test.step('the English review on the topic is among the first ten, no paper on crops is', async () => {
        await searchFor(page, words)
        const titles = (await rows(page).allInnerTexts()).slice(0, 10)
        expect(
          titles.some((text) => text.includes('Remote work and productivity: a systematic review')),
        ).toBe(true)
        for (const text of titles) expect(text).not.toMatch(/crop|cultivo|culturas|safra|cosecha/i)
      })

      await test.step('narrower keeps fewer, and none older than it says', async () => {
        const before = await keptYears(page)
        expect(before.some((year) => year < 2021)).toBe(true)
        await refineWith(page, words, 2, async () => {
          await page.getByText(words.narrower, { exact: true }).last().click()
          await page.getByLabel(words.request).fill(words.since)
        })
        const after = await keptYears(page)
        expect(after.length).toBeGreaterThan(0)
        expect(after.length).toBeLessThan(before.length)
        expect(after.filter((year) => year < 2021)).toEqual([])
      })
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

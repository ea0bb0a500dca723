import { type BrowserContext, expect, type Page } from '@playwright/test'
import { onlyInFull } from './in-one'
import { test } from './sandbox-server'
import { untilAlive } from './workspace'

const spoken = [
  {
    locale: 'en',
    begin: /^Try/,
    topic: 'Topic',
    question: 'Research question',
    search: /^Search \d+ database/,
    refine: /^Narrow or widen/,
    both: /^(\d+) found, (\d+) on your topic$/,
    falconry: 'medieval falconry practices among farmers',
    unreached: /No database answered\. This says nothing about your topic/,
  },
  {
    locale: 'pt-BR',
    begin: /^Experimentar/,
    topic: 'Tema',
    question: 'Pergunta de pesquisa',
    search: /^Buscar em \d+ base/,
    refine: /^Restringir ou ampliar/,
    both: /^(\d+) encontradas?, (\d+) sobre o seu tema$/,
    falconry: 'práticas medievais de falcoaria entre agricultores',
    unreached: /Nenhuma base respondeu\. /,
  },
  {
    locale: 'es',
    begin: /^Probar/,
    topic: 'Tema',
    question: 'Pregunta de investigación',
    search: /^Buscar en \d+ base/,
    refine: /^Acotar o ampliar/,
    both: /^(\d+) encontradas?, (\d+) sobre tu tema$/,
    falconry: 'prácticas medievales de cetrería entre agricultores',
    unreached: /Ninguna base respondió\. /,
  },
] as const

type Spoken = (typeof spoken)[number]

async function openDemo(context: BrowserContext, url: string, { begin }: Spoken): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  const button = page.getByRole('button', { name: begin })
  await untilAlive(button)
  await button.click()
  await page.waitForURL(/\/projects\/[^/]+\/sources/)
  return page
}

async function searchFor(page: Page, words: Spoken, topic: string | null): Promise<void> {
  const search = page.getByRole('button', { name: words.search })
  await expect(search).toBeEnabled()
  if (topic !== null) {
    await page.getByLabel(words.topic, { exact: true }).fill(topic)
    await page.getByLabel(words.question, { exact: true }).fill('')
    // The map is read anew before the search may begin.
    await expect(search).toBeEnabled()
  }
  await search.click()
  await expect(page.getByRole('button', { name: words.refine })).toBeEnabled({ timeout: 90_000 })
}

for (const words of spoken) {
  test(
    `a topic that the catalogue has nothing on has no source on it, in ${words.locale}`,
    onlyInFull,
    async ({ browser, server }) => {
      const context = await browser.newContext({ locale: words.locale })
      const page = await openDemo(context, server.url, words)
      await searchFor(page, words, words.falconry)
      const both = page.getByText(words.both)
      const [said] = await both.allInnerTexts()
      // Nothing found at all is as honest; what is found must not count for the topic.
      expect(said === undefined ? '0' : words.both.exec(said)?.[2]).toBe('0')
      await context.close()
    },
  )

  test(
    `all databases down says nothing about the topic, in ${words.locale}`,
    onlyInFull,
    async ({ browser, server, sandbox }) => {
      const context = await browser.newContext({ locale: words.locale })
      const page = await openDemo(context, server.url, words)
      for (const service of [
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
      ])
        sandbox.control(service, { mode: '500' })
      await searchFor(page, words, null)
      await expect(page.getByText(words.unreached).first()).toBeVisible()
      await context.close()
    },
  )
}

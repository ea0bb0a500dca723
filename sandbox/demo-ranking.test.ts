import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { ServiceDeps } from '@/lib/adapters/databases/ask-service'
import { connectors } from '@/lib/adapters/databases/connectors'
import { sandboxDeps } from '@/lib/adapters/databases/sandbox-deps-fixture'
import { searchDatabase } from '@/lib/adapters/databases/search-database'
import { databaseIds } from '@/lib/contracts/database-ids'
import { type Locale, locales } from '@/lib/contracts/locale'
import type { Source } from '@/lib/contracts/source'
import { isShown } from '@/lib/core/relevance/threshold'
import { rankSources } from '@/lib/core/validation/source-deltas'
import { knownSources } from '@/lib/pipelines/sources/known-sources'
import type { SourcePorts } from '@/lib/pipelines/sources/ports'
import { prepareSearch } from '@/lib/pipelines/sources/prepare'
import { validationInputOf } from '@/lib/pipelines/sources/run-answers'
import { beginRun, quietPorts } from '@/lib/server/testing/source-run'
import { type Sandbox, startSandbox } from './server'

const Words = z.object({
  sandbox: z.object({ topic: z.string(), question: z.string() }),
  welcome: z.object({ picture: z.object({ title: z.string() }) }),
})
const wordsIn = (locale: Locale) =>
  Words.parse(JSON.parse(readFileSync(`messages/${locale}/projects.json`, 'utf8')))

const REVIEW = 'Remote work and productivity: a systematic review'
const onCrops = /crop|cultiv|cultura|safra|cosecha|soil|solo\b|suelo/i

let sandbox: Sandbox
let deps: ServiceDeps

beforeAll(async () => {
  sandbox = await startSandbox()
  deps = await sandboxDeps(sandbox.url)
})
afterAll(() => sandbox.close())

/** What the list shows after the demo's search of all databases of the sandbox, best first. */
async function searchDemo(locale: Locale): Promise<readonly Source[]> {
  const ports = findingIn(deps)
  const { drive, reply } = beginRun(ports, { ...wordsIn(locale).sandbox, locale })
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', { kind: 'confirm', parameters: { ...parameters, databases: databaseIds } })
  return rankSources([...knownSources(await drive()).values()].filter(isShown))
}

const findingIn = (given: ServiceDeps): SourcePorts => ({
  ...quietPorts,
  search: (query, signal) => searchDatabase(connectors[query.database], query, { ...given, signal }),
})

it.each(locales)(
  'the demo in %s shows the systematic review in English among the first ten, crops far below',
  async (locale) => {
    const ranked = await searchDemo(locale)
    const place = ranked.findIndex(({ work }) => work.title === REVIEW)
    expect(ranked[place]?.work.language).toBe('en')
    expect(place).toBeLessThan(10)
    const crops = ranked.filter(({ work }) => onCrops.test(work.title))
    for (const { work, relevancy } of crops) {
      expect.soft(ranked[place]?.relevancy.score, work.title).toBeGreaterThan(relevancy.score + 40)
      expect.soft(relevancy.concepts?.isOnTopic, work.title).toBe(false)
    }
    // The first page says so of the work that it shows: it is among those recommended, as it names what was asked for.
    const shown = ranked.slice(0, 15).find(({ work }) => work.title === wordsIn(locale).welcome.picture.title)
    expect(shown?.relevancy.concepts?.isOnTopic).toBe(true)
    // All three languages stand among the first twelve, each record in one that names the topic.
    expect(new Set(ranked.slice(0, 12).map(({ work }) => work.language))).toEqual(new Set(['en', 'pt', 'es']))
    expect(ranked.slice(0, 12).every(({ relevancy }) => relevancy.concepts?.isOnTopic)).toBe(true)
  },
  60_000,
)

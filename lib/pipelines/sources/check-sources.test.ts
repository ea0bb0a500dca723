import { describe, expect, it } from 'vitest'
import type { Source } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { recordKey } from '@/lib/core/identity/source-id'
import { isHeldBack } from '@/lib/core/relevance/threshold'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { beginRun, findingPorts } from '@/lib/server/testing/source-run'
import { LINKS_CHECKED_MAX } from './check-link'
import { knownSources } from './known-sources'
import type { RetractionCheck } from './ports'
import { prepareSearch } from './prepare'
import { validationInputOf } from './run-answers'

const DOI = '10.5555/town'
const inCrossref = workFixture({
  title: 'Remote work in town',
  doi: DOI,
  source: [{ db: 'crossref', id: DOI }],
})
const inOpenAlex = (given: Partial<Work> = {}) =>
  workFixture({ ...inCrossref, citations: 40, source: [{ db: 'openalex', id: 'W1' }], ...given })
const answering = (check: RetractionCheck) => async (dois: readonly string[]) =>
  new Map(dois.map((doi) => [doi, check]))

/** The run after a first search of `first`, and its drive and reply. */
async function searched(ports: Parameters<typeof beginRun>[0], first: 'crossref' | 'openalex') {
  const { drive, reply } = beginRun(ports)
  const { parameters: suggested } = prepareSearch(validationInputOf(await drive()), 2026)
  const parameters = { ...suggested, databases: [first] }
  await reply('confirm', { kind: 'confirm', parameters })
  const refine = (databases: readonly string[]) =>
    reply('refine', { kind: 'refine', mode: 'more', parameters: { ...parameters, databases } })
  const only = async (): Promise<Source | undefined> => [...knownSources(await drive()).values()][0]
  return { drive, reply, refine, only }
}

describe('a retraction that was found', () => {
  it('stays found when a later search brings a record that only states a correction, and the quality stays 0', async () => {
    const corrected = inOpenAlex({ retraction: { kind: 'corrected', via: 'crossref' } })
    const ports = findingPorts(({ database }) => (database === 'crossref' ? [inCrossref] : [corrected]), {
      checkRetractions: answering('retracted'),
    })
    const { refine, only } = await searched(ports, 'crossref')
    const found = {
      retractionCheck: 'retracted',
      quality: { score: 0, reason: expect.stringMatching(/retracted/) },
    }
    expect(await only()).toMatchObject(found)
    await refine(['openalex'])
    const after = await only()
    expect(after?.members).toHaveLength(2)
    expect(after).toMatchObject(found)
  })

  it('is asked for also where the record states something less, and no failed check calls anything clean', async () => {
    const suspected = inOpenAlex({ retraction: { kind: 'retracted', via: 'openalex' } })
    const by = async (checkRetractions: ReturnType<typeof answering>) => {
      const { only } = await searched(
        findingPorts(() => [suspected], { checkRetractions }),
        'openalex',
      )
      return only()
    }
    expect(await by(answering('retracted'))).toMatchObject({ retractionCheck: 'retracted' })
    expect(await by(answering('clean'))).toMatchObject({ retractionCheck: 'possibly-retracted' })
    expect(await by(async () => new Map())).toMatchObject({ retractionCheck: 'possibly-retracted' })
    const failing = findingPorts(() => [inCrossref], {
      checkRetractions: () => Promise.reject(new Error('down')),
    })
    expect(await (await searched(failing, 'crossref')).only()).toMatchObject({
      retractionCheck: 'not-checked',
    })
  })

  it('by OpenAlex alone costs the quality too, whether the record or the check said so', async () => {
    const checked = findingPorts(() => [inCrossref], { checkRetractions: answering('possibly-retracted') })
    const stated = findingPorts(() => [inOpenAlex({ retraction: { kind: 'retracted', via: 'openalex' } })])
    for (const ports of [checked, stated]) {
      expect(await (await searched(ports, 'crossref')).only()).toMatchObject({
        retractionCheck: 'possibly-retracted',
        quality: { score: 0 },
      })
    }
  })
})

it('what was taken apart is checked on its own: nothing is kept that was learned of the other', async () => {
  const twin = workFixture({
    ...inCrossref,
    doi: null,
    issn: ['2345-6787'],
    urls: { landing: 'https://journal.example/twin' },
    source: [{ db: 'openalex', id: 'W2' }],
  })
  const ports = findingPorts(({ database }) => (database === 'openalex' ? [twin] : [inCrossref]), {
    checkRetractions: answering('retracted'),
    findJournals: async (issns) =>
      new Map(
        issns.map((issn) => [
          issn,
          { quartile: issn === '2345-6787' ? ('Q1' as const) : ('Q4' as const), via: 't' },
        ]),
      ),
  })
  const { drive, reply, refine, only } = await searched(ports, 'crossref')
  await refine(['openalex'])
  const merged = await only()
  expect(merged?.members).toHaveLength(2)
  await reply('refine', {
    kind: 'split',
    sourceId: merged?.id ?? '',
    pairs: [[recordKey(inCrossref), recordKey(twin)]],
  })
  const apart = [...knownSources(await drive()).values()]
  const [withdrawn, standing] = [DOI, null].map((doi) => apart.find(({ work }) => work.doi === doi))
  expect(withdrawn).toMatchObject({
    retractionCheck: 'retracted',
    quality: { score: 0 },
    journal: { quartile: 'Q4' },
  })
  // It has no DOI by which anybody could be asked, so it is not "clean" either.
  expect(standing).toMatchObject({ retractionCheck: 'not-checked', journal: { quartile: 'Q1' } })
  expect(standing?.quality.score).toBeGreaterThan(0)

  await refine(['crossref', 'openalex'])
  expect(knownSources(await drive()).size).toBe(2)
  await reply('refine', { kind: 'undo-merge' })
  expect(knownSources(await drive()).size).toBe(1)
})

it('what is held back takes no place among those whose links are checked, nor among those the panel speaks of', async () => {
  const many = Array.from({ length: 40 }, (_, n) =>
    workFixture({
      title: `Remote work ${'and more '.repeat(n % 7)}of people ${n}`,
      doi: `10.5555/place.${n}`,
      source: [{ db: 'openalex', id: `W${n}` }],
      urls: { landing: `https://journal.example/${n}` },
    }),
  )
  const ports = findingPorts(() => many, {
    checkRetractions: async (dois) =>
      new Map(dois.map((doi, at) => [doi, at % 2 === 0 ? ('retracted' as const) : ('clean' as const)])),
  })
  const { drive } = await searched(ports, 'openalex')
  const run = await drive()
  const ranked = [...knownSources(run).values()].sort(
    (a, b) => b.relevancy.score - a.relevancy.score || (a.id < b.id ? -1 : 1),
  )
  const shown = ranked.filter((source) => !isHeldBack(source))
  expect(shown).toHaveLength(20)
  expect(shown.slice(0, LINKS_CHECKED_MAX).map(({ access }) => access.state)).toEqual(
    Array.from({ length: LINKS_CHECKED_MAX }, () => 'open'),
  )
  const panel = JSON.stringify(run.steps['quality-panel'])
  expect(ranked.filter(isHeldBack).filter(({ id }) => panel.includes(id))).toEqual([])
})

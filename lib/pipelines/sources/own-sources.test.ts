import { expect, it } from 'vitest'
import type { OwnSource } from '@/lib/contracts/source-validation'
import { openQuestions } from '@/lib/core/run/run-state'
import { rankSources } from '@/lib/core/validation/source-deltas'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { beginRun, quietPorts } from '@/lib/server/testing/source-run'
import { LINKS_CHECKED_MAX } from './check-link'
import { knownSources } from './known-sources'
import type { SourcePorts } from './ports'
import { prepareSearch } from './prepare'
import { validationInputOf } from './run-answers'

const WITHDRAWN = '10.5555/withdrawn'
const ISSN = '1234-5679'

const ports: SourcePorts = {
  ...quietPorts,
  checkRetractions: async (dois) =>
    new Map(dois.map((doi) => [doi, doi === WITHDRAWN ? ('retracted' as const) : ('clean' as const)])),
}

it("the student's own sources are checked for retraction and journal like all others", async () => {
  const { drive, reply } = beginRun(ports)
  const { parameters } = prepareSearch(validationInputOf(await drive()))
  await reply('confirm', { kind: 'confirm', parameters })
  const works = [
    { title: 'Remote work that was withdrawn', doi: WITHDRAWN },
    { title: 'Offices and those who stay in them', doi: '10.5555/stands' },
  ].map((work) =>
    workFixture({ ...work, issn: [ISSN], type: 'article', source: [{ db: 'user', id: work.doi }] }),
  )
  const own: OwnSource = { via: 'import', id: 'file', fileName: 'mine.ris', works }
  await reply('refine', { kind: 'add', own })
  const run = await drive()

  const [withdrawn, standing] = works.map(({ doi }) =>
    [...knownSources(run).values()].find(({ work }) => work.doi === doi),
  )
  expect(withdrawn).toMatchObject({ userProvided: true, retractionCheck: 'retracted', quality: { score: 0 } })
  expect(standing).toMatchObject({
    userProvided: true,
    retractionCheck: 'clean',
    journal: { quartile: 'Q1' },
  })
  expect(openQuestions(run)[0]?.key).toBe('refine')
})

it('more turns the page only of a database that was asked the same before', async () => {
  const pages: string[] = []
  const { drive, reply } = beginRun({
    ...ports,
    search: async (query, signal) => {
      pages.push(`${query.database} ${query.page}`)
      return ports.search(query, signal)
    },
  })
  const asked = async (answer: object) => {
    await reply('parameters' in answer && !('mode' in answer) ? 'confirm' : 'refine', answer)
    pages.length = 0
    await drive()
    return [...pages].sort()
  }
  const { parameters } = prepareSearch(validationInputOf(await drive()))
  const one = { ...parameters, databases: ['openalex'] }
  const two = { ...parameters, databases: ['openalex', 'pubmed'] }
  const more = { kind: 'refine', mode: 'more' }
  expect(await asked({ kind: 'confirm', parameters: one })).toEqual(['openalex 0'])
  expect(await asked({ ...more, parameters: two })).toEqual(['openalex 1', 'pubmed 0'])
  expect(await asked({ ...more, parameters: two })).toEqual(['openalex 2', 'pubmed 1'])
  const recent = { ...two, yearFrom: 2017 }
  expect(await asked({ ...more, parameters: recent })).toEqual(['openalex 0', 'pubmed 0'])
})

it('chosen sources below those that are shown at first get their links checked before the hand-off', async () => {
  const COUNT = 25
  const asked: string[] = []
  const landing = (n: number) => `https://journal.example/${n}`
  const found = Array.from({ length: COUNT }, (_, n) =>
    workFixture({
      title: `Remote work among ${'people '.repeat(n)}of town ${n}`,
      doi: `10.5555/town.${n}`,
      urls: { landing: landing(n) },
      source: [{ db: 'openalex', id: `W${n}` }],
    }),
  )
  const wide: SourcePorts = {
    ...ports,
    search: async (query, signal) =>
      query.database === 'openalex'
        ? { ...(await ports.search(query, signal)), outcome: 'ok', total: COUNT, records: found }
        : ports.search(query, signal),
    checkLink: async (url) => {
      asked.push(url)
      return { state: 'paywalled', url }
    },
    findOpenCopy: async () => ({ checked: false }),
  }
  const { drive, reply } = beginRun(wide)
  const { parameters } = prepareSearch(validationInputOf(await drive()))
  await reply('confirm', { kind: 'confirm', parameters: { ...parameters, databases: ['openalex'] } })
  await reply('refine', { kind: 'satisfied' })
  const ranked = rankSources(knownSources(await drive()).values())
  expect(ranked).toHaveLength(COUNT)
  expect(asked).toHaveLength(LINKS_CHECKED_MAX)
  const chosen = [ranked[0], ranked[18], ranked[24]].flatMap((source) => source ?? [])
  expect(chosen.map(({ access }) => access.checkedAt !== null)).toEqual([true, false, false])
  await reply('select', { kind: 'select', sourceIds: chosen.map(({ id }) => id) })
  const run = await drive()

  expect(openQuestions(run)[0]?.key).toBe('next')
  expect(asked.slice(LINKS_CHECKED_MAX).sort()).toEqual(
    [ranked[18], ranked[24]].map((source) => source?.work.urls.landing).sort(),
  )
  for (const { id } of chosen) {
    // Nobody could be asked for a free copy: that is not the same as there being none.
    const access = { state: 'paywalled', openCopyUrl: null, openCopyChecked: false }
    expect(knownSources(run).get(id)?.access).toMatchObject(access)
  }
})

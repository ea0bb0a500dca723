import { expect, it } from 'vitest'
import type { OwnSource } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { openQuestions } from '@/lib/core/run/run-state'
import { rankSources } from '@/lib/core/validation/source-deltas'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { workspaceOf } from '@/lib/core/validation/workspace'
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
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
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
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
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
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
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

const town = workFixture({
  title: 'Remote work among people of a town',
  doi: '10.5555/town',
  abstract: 'People of a town worked from home and said how it went.',
  citations: 12,
  source: [{ db: 'openalex', id: 'W9' }],
})
const text = (id: string, pasted: string): OwnSource => ({ via: 'text', id, text: pasted })

async function withOwn(given: Partial<SourcePorts>, ...own: OwnSource[]) {
  const { drive, reply } = beginRun({ ...ports, ...given })
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', { kind: 'confirm', parameters: { ...parameters, databases: ['openalex'] } })
  for (const one of own) await reply('refine', { kind: 'add', own: one })
  const shown = async () => rankSources(knownSources(await drive()).values())
  const outcome = async () => workspaceOf(await drive()).own.map(({ result }) => result?.outcome)
  return { reply, shown, outcome }
}

it('a pasted reference gets what the indexes know of the work, and stays the student’s', async () => {
  const asked: string[] = []
  const { shown, outcome } = await withOwn(
    {
      resolveWork: async (work) => {
        asked.push(`${work.title} ${work.year} ${work.authors[0]?.family}`)
        return [town]
      },
    },
    text('pasted', 'REIS, Eva. Remote work among people of a town. Journal of Towns, v. 1, p. 1-9, 2018.'),
  )
  expect(await outcome()).toEqual(['added'])
  expect(asked).toEqual(['Remote work among people of a town 2018 REIS'])
  const [source] = await shown()
  expect(source).toMatchObject({
    userProvided: true,
    retractionCheck: 'clean',
    work: { doi: '10.5555/town', abstract: town.abstract, citations: 12 },
  })
  expect(source?.work.source).toEqual([
    { db: 'user', id: 'pasted' },
    { db: 'openalex', id: 'W9' },
  ])
  expect(source?.relevancy.parts.find(({ name }) => name === 'abstract')?.unknown).toBe(false)
})

it('references as the student corrected them are added together, without what else the page claims of them', async () => {
  const corrected = workFixture({ title: 'Remote work on the third island', year: 2019, authors: [] })
  const claimed = { ...corrected, citations: 9_000, source: [{ db: 'openalex', id: 'W1' }] }
  const empty = workFixture({ title: 'asdf', doi: null, authors: [] })
  const { shown, outcome } = await withOwn(
    {},
    {
      via: 'reference',
      id: 'pasted',
      works: [claimed, empty, { ...claimed, title: 'Remote work on a fourth island' }],
    },
    { via: 'reference', id: 'nothing', works: [empty] },
  )
  expect(await outcome()).toEqual(['added', 'says-nothing'])
  const sources = await shown()
  expect(sources.map(({ work }) => work.title).sort()).toEqual([
    'Remote work on a fourth island',
    'Remote work on the third island',
  ])
  for (const { work, userProvided } of sources) {
    expect(userProvided).toBe(true)
    expect(work).toMatchObject({ year: 2019, citations: null })
    expect(work.source.map(({ db }) => db)).toEqual(['user'])
  }
})

it('a DOI that an index knows is added although its page shows programs nothing', async () => {
  const link: OwnSource = { via: 'link', id: 'link', url: 'https://doi.org/10.5555/town' }
  const known = await withOwn({ resolveWork: async () => [town] }, link)
  expect(await known.outcome()).toEqual(['added'])
  const unknown = await withOwn({}, link)
  expect(await unknown.outcome()).toEqual(['unreachable'])
})

it('a text that names no work is refused, unless an index knows it', async () => {
  expect(await (await withOwn({}, text('nothing', 'asdf jkl'))).outcome()).toEqual(['says-nothing'])
  expect(await (await withOwn({}, text('emoji', '😀😀😀'))).outcome()).toEqual(['says-nothing'])
  const capital = { ...town, title: 'Capital' }
  const known = await withOwn({ resolveWork: async () => [capital] }, text('capital', 'Capital'))
  expect(await known.outcome()).toEqual(['added'])
})

it('references of a file and a page that name no work are refused like such a text', async () => {
  const empty = workFixture({ title: 'asdf', doi: null, authors: [], abstract: null })
  const file = (works: readonly Work[]): OwnSource => ({
    via: 'import',
    id: `file-${works.length}`,
    fileName: 'mine.bib',
    works: [...works],
  })
  const mixed = await withOwn({}, file([empty]), file([town, empty]))
  expect(await mixed.outcome()).toEqual(['says-nothing', 'added'])
  expect((await mixed.shown()).map(({ work }) => work.title)).toEqual([town.title])
  const readLink = async () => ({ ok: true, work: empty }) as const
  const link: OwnSource = { via: 'link', id: 'link', url: 'https://example.org/asdf' }
  expect(await (await withOwn({ readLink }, link)).outcome()).toEqual(['says-nothing'])
  const known = await withOwn({ readLink, resolveWork: async () => [town] }, link)
  expect(await known.outcome()).toEqual(['added'])
})

it('an own source is taken out alone, and comes back when that is undone', async () => {
  const { reply, shown } = await withOwn(
    {},
    text('first', 'Remote work in the first village of all'),
    text('second', 'Remote work in the second village of all'),
  )
  const titles = async () => (await shown()).map(({ work }) => work.title).sort()
  const both = await titles()
  expect(both).toHaveLength(2)
  const first = (await shown()).find(({ work }) => work.title.includes('first'))
  await reply('refine', { kind: 'remove-own', sourceId: first?.id ?? '' })
  expect(await titles()).toEqual(['Remote work in the second village of all'])
  await reply('refine', { kind: 'undo-remove-own' })
  expect(await titles()).toEqual(both)
  expect((await shown()).find(({ work }) => work.title.includes('first'))).toMatchObject({
    id: first?.id,
    userProvided: true,
  })
})

it('a source of each way can be taken out, of a file also one alone', async () => {
  const brought = (title: string) => workFixture({ title, doi: null, source: [{ db: 'user', id: title }] })
  const ways: readonly OwnSource[] = [
    { via: 'pdf', id: 'pdf', fileName: 'a.pdf', work: brought('Remote work as a PDF tells it') },
    {
      via: 'import',
      id: 'file',
      fileName: 'a.bib',
      works: [brought('Remote work in the first line'), brought('Remote work in the last line')],
    },
    { via: 'reference', id: 'reference', works: [brought('Remote work as pasted and corrected')] },
    { via: 'link', id: 'link', url: 'https://example.org/remote' },
  ]
  const page = brought('Remote work as a page tells it')
  const { reply, shown } = await withOwn({ readLink: async () => ({ ok: true, work: page }) }, ...ways)
  let left = await shown()
  expect(left).toHaveLength(5)
  while (left.length > 0) {
    const [gone, ...others] = left
    await reply('refine', { kind: 'remove-own', sourceId: gone?.id ?? '' })
    left = await shown()
    expect(left.map(({ id }) => id).sort()).toEqual(others.map(({ id }) => id).sort())
  }
})

it('what a database found as well stays when the student takes theirs out', async () => {
  const found: Partial<SourcePorts> = {
    search: async (query, signal) => ({
      ...(await ports.search(query, signal)),
      outcome: 'ok',
      total: 1,
      records: [town],
    }),
  }
  const { reply, shown } = await withOwn(
    found,
    text('mine', 'Remote work among people of a town\nMy own words, doi 10.5555/town'),
  )
  const [before] = await shown()
  expect(before).toMatchObject({ userProvided: true, members: { length: 2 } })
  await reply('refine', { kind: 'remove-own', sourceId: before?.id ?? '' })
  const after = await shown()
  expect(after).toHaveLength(1)
  expect(after[0]).toMatchObject({ id: before?.id, userProvided: false, members: [town], work: town })
})

it('a source that the student’s record founded keeps their decision when only databases have it', async () => {
  let finds = false
  const found: Partial<SourcePorts> = {
    search: async (query, signal) => {
      const answer = await ports.search(query, signal)
      return finds ? { ...answer, outcome: 'ok', total: 1, records: [town] } : answer
    },
  }
  const { reply, shown } = await withOwn(
    found,
    text('mine', 'Remote work among people of a town\nMy own words, doi 10.5555/town'),
  )
  const id = (await shown())[0]?.id ?? ''
  finds = true
  await reply('refine', { kind: 'retry', databases: ['openalex'] })
  expect((await shown())[0]).toMatchObject({ id, members: { length: 2 } })
  await reply('refine', { kind: 'remove-own', sourceId: id })
  const after = await shown()
  expect(after).toHaveLength(1)
  expect(after[0]?.id).not.toBe(id)
  expect(after[0]).toMatchObject({ userProvided: false, aliases: [id], work: { title: town.title } })
})

import { expect, it } from 'vitest'
import type { RunState } from '@/lib/contracts/run'
import type { DatabaseId, SearchParameters } from '@/lib/contracts/search'
import type { SelectionEntry } from '@/lib/contracts/source-validation'
import { recordKey } from '@/lib/core/identity/source-id'
import { openDocument } from '@/lib/core/validation/open-document'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { writeValidationDocument } from '@/lib/core/validation/write-validation-document'
import { beginRun, findingPorts } from '@/lib/server/testing/source-run'
import { knownSources } from './known-sources'
import { prepareSearch } from './prepare'
import { validationInputOf } from './run-answers'
import { documentOf } from './validation-document'

const FOUND = 14
const titles = ['offices', 'families', 'wages', 'trust', 'sleep', 'cities', 'managers']
const works = Array.from({ length: FOUND }, (_, n) =>
  workFixture({
    title: `Remote work and ${titles[n % titles.length]} ${n}`,
    doi: `10.5555/document.${n}`,
    source: [{ db: 'openalex', id: `W${n}` }],
  }),
)
const twin = workFixture({ ...works[0], citations: 3, source: [{ db: 'doaj', id: 'D0' }] })
/** Every third is retracted, and so held back. */
const ports = findingPorts(
  ({ database }) => (database === 'openalex' ? works : database === 'doaj' ? [twin] : []),
  {
    checkRetractions: async (dois) =>
      new Map(dois.map((doi) => [doi, Number(doi.split('.').at(-1)) % 3 === 2 ? 'retracted' : 'clean'])),
  },
)

const decided = (sourceId: string, decision: SelectionEntry['decision'], reason = ''): SelectionEntry => ({
  sourceId,
  decision,
  reason,
  decidedAt: '2026-01-01T00:00:00.000Z',
})
const read = (run: RunState, selection: readonly SelectionEntry[] = []) => {
  const document = documentOf(run, selection)
  return { document, markdown: writeValidationDocument(document) }
}
const parametersFor = (suggested: SearchParameters, ...databases: DatabaseId[]) => ({
  ...suggested,
  databases,
})

async function searched(input: object = {}) {
  const { drive, reply } = beginRun(ports, input)
  const { parameters: suggested } = prepareSearch(validationInputOf(await drive()), 2026)
  const parameters = parametersFor(suggested, 'openalex', 'doaj')
  await reply('confirm', { kind: 'confirm', parameters })
  return { drive, reply, parameters }
}

it('every figure of the document is one: total, list, threshold, databases, quality levels, page', async () => {
  const { drive } = await searched()
  const run = await drive()
  const { markdown } = read(run)
  const workspace = workspaceOf(run)
  const listed = markdown.match(/^- \[ \] .*/gm)?.length
  const figure = (pattern: RegExp) => Number(pattern.exec(markdown)?.[1])
  expect(listed).toBe(10)
  expect(figure(/totalSourcesFound: (\d+)/)).toBe(listed)
  expect(figure(/^- Total sources found: (\d+)/m)).toBe(listed)
  expect(workspace.threshold).toMatchObject({ found: listed, heldBack: FOUND - 10 })
  expect(figure(/^- OpenAlex: (\d+) sources/m)).toBe(listed)
  expect(figure(/^- DOAJ: (\d+) sources/m)).toBe(1)
  const levels = [/High quality[^:]*: (\d+)/, /Medium quality[^:]*: (\d+)/, /Lower quality[^:]*: (\d+)/].map(
    figure,
  )
  expect(levels.reduce((a, b) => a + b)).toBe(listed)
  expect(figure(/hidden: (\d+)/)).toBe(FOUND - 10)
  expect(markdown).not.toContain('Recommendations')
  expect(figure(/Selected: \d+ of (\d+)/)).toBe(listed)
})

it('a database that a later search leaves out keeps its answer and the query it was asked', async () => {
  const { drive, reply, parameters } = await searched()
  const before = read(await drive()).document.databases
  const narrowed = { ...parameters, topic: 'Remote work and trust', databases: ['openalex'] }
  await reply('refine', { kind: 'refine', mode: 'narrower', parameters: narrowed })
  const after = read(await drive()).document.databases
  expect(after.map(({ database }) => database)).toEqual(['openalex', 'doaj'])
  expect(after.find(({ database }) => database === 'doaj')).toEqual(
    before.find(({ database }) => database === 'doaj'),
  )
  const [asked, now] = [before, after].map(
    (lines) => lines.find(({ database }) => database === 'openalex')?.query,
  )
  expect(asked).not.toContain('trust')
  expect(now).toContain('trust')
})

it('a document brought to another machine says there what it said here, and what was taken apart stays apart', async () => {
  const { drive, reply, parameters } = await searched({ mode: 'handoff' })
  await reply('refine', {
    kind: 'refine',
    mode: 'keywords',
    request: 'trust',
    parameters,
    keywords: ['trust'],
  })
  const joined = [...knownSources(await drive()).values()].find(({ members }) => members.length === 2)
  const pair = [recordKey(works[0] ?? twin), recordKey(twin)]
  await reply('refine', { kind: 'split', sourceId: joined?.id ?? '', pairs: [pair] })
  const here = await drive()
  const ids = [...knownSources(here).keys()]
  const selection = [
    decided(ids[0] ?? '', 'include'),
    decided(ids[1] ?? '', 'exclude', 'off topic'),
    decided(ids[3] ?? '', 'maybe'),
  ]
  const { document, markdown } = read(here, selection)
  expect(document).toMatchObject({ mode: 'handoff', keepApart: [pair] })

  const answer = openDocument(markdown)
  if (!answer.ok) throw new Error(answer.problem)
  const { earlier, parameters: kept, sources, setAside, selected, refinements, map } = answer.opened
  const elsewhere = beginRun(ports, {
    ...{ mode: 'resumed', topic: answer.opened.topic, refinements, map, carried: sources },
    ...(earlier && kept ? { earlier, parameters: kept } : {}),
  })
  await elsewhere.drive()
  await elsewhere.reply('confirm', { kind: 'keep', parameters: kept, map })
  const there = await elsewhere.drive()
  const decisions = [
    ...setAside,
    ...selected.map((sourceId) => ({ sourceId, decision: 'include', reason: '' }) as const),
  ]
  const again = read(
    there,
    decisions.map((entry) => ({ ...entry, decidedAt: '' })),
  ).document
  const { databases, searchedAt, refinements: refined, keepApart, mode, concepts } = document
  expect(again).toMatchObject({ databases, searchedAt, refinements: refined, keepApart, mode, concepts })
  expect(again.setAside).toEqual(document.setAside)
  expect(again.selected).toEqual(document.selected)
  expect(again.stepsCompleted).toContain('step-01b-continue')
  expect(workspaceOf(there).broughtHistory).toMatchObject([{ mode: 'keywords', request: 'trust' }])

  await elsewhere.reply('refine', { kind: 'refine', mode: 'more', parameters: kept, map })
  const more = [...knownSources(await elsewhere.drive()).values()]
  expect(more).toHaveLength(FOUND + 1)
  expect(more.filter(({ members }) => members.length > 1)).toEqual([])
})

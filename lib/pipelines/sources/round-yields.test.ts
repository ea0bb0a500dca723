import { expect, it } from 'vitest'
import type { Work } from '@/lib/contracts/work'
import { roundYields } from '@/lib/core/validation/round-yields'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { beginRun, findingPorts } from '@/lib/server/testing/source-run'
import { prepareSearch } from './prepare'
import { validationInputOf } from './run-answers'
import { viewSourceRun } from './view-run'

const paper = (n: number, db: string, given: Partial<Work> = {}): Work =>
  workFixture({
    title: `Remote work in town number ${n}`,
    abstract: 'Remote work was studied by a survey.',
    doi: `10.5555/remote.${n}`,
    source: [{ db, id: `${db}-${n}` }],
    ...given,
  })
const papers = (from: number, to: number, db: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => paper(from + at, db))

it('says of each search what it brought itself, each source once, however many databases have it', async () => {
  let found: Readonly<Record<string, readonly Work[]>> = {
    openalex: papers(1, 6, 'openalex'),
    crossref: papers(4, 8, 'crossref'),
  }
  const { drive, reply } = beginRun(findingPorts(({ database }) => found[database] ?? []))
  const { parameters } = prepareSearch(validationInputOf(await drive()), 2026)
  await reply('confirm', {
    kind: 'confirm',
    parameters: { ...parameters, databases: ['openalex', 'crossref'] },
  })
  expect(roundYields(await drive())).toEqual([{ round: 1, added: 8, known: 0, outside: 0 }])
  // Five known ones, one of them in both databases; one new one of the new topic, and one that is too old.
  const onPain = (n: number, db: string) =>
    paper(n, db, { title: `Chronic pain in town ${n}`, abstract: null })
  found = {
    openalex: [...papers(1, 4, 'openalex'), onPain(20, 'openalex')],
    crossref: [...papers(4, 5, 'crossref'), paper(30, 'crossref', { year: 1990 })],
  }
  const changed = {
    ...parameters,
    databases: ['openalex', 'crossref'],
    topic: 'Chronic pain',
    yearFrom: 2000,
  }
  await reply('refine', { kind: 'refine', mode: 'broader', request: '', parameters: changed })
  const run = await drive()
  const expected = [
    { round: 1, added: 8, known: 0, outside: 0 },
    { round: 2, added: 1, known: 5, outside: 1 },
  ]
  expect(roundYields(run)).toEqual(expected)
  expect(workspaceOf(viewSourceRun(run)).yields).toEqual(expected)
})

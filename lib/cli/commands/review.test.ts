import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workOf } from '@/bench/catalogue-works'
import { DEFAULT_SEED, generateCatalogue } from '@/sandbox/catalogue/generate'
import { capturedRun } from '../captured-run-fixture'
import { review } from './review'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carrel-review-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a folder that is not there, one without sources, and none are one sentence each', async () => {
  for (const [args, sentence] of [
    [[], /Usage: carrel review DIR/],
    [[path.join(folder, 'none')], /There is no folder/],
    [[folder], /holds no source/],
  ] as const) {
    const { code, out, err } = await capturedRun(review, [...args])
    expect({ code, out }).toEqual({ code: 1, out: [] })
    expect(err).toEqual([expect.stringMatching(sentence)])
  }
})

test('the sources of a folder become a review in seven files, its table a row for each', async () => {
  const works = generateCatalogue(DEFAULT_SEED)
    .records.filter(({ title }) => /remote work|trabalho remoto|trabajo remoto/i.test(title))
    .slice(0, 20)
    .map((record) => ({ ...workOf(record, 'openalex'), id: record.id, sandbox: true }))
  expect(works.length).toBeGreaterThan(8)
  const lines = works.map((work) => JSON.stringify(work)).join('\n')
  await writeFile(path.join(folder, 'sources.jsonl'), lines)
  const { out } = await capturedRun(review, [
    ...[folder, '--locale', 'en', '--sandbox'],
    ...['--topic', 'Remote work and productivity', '--question', 'Does remote work raise productivity?'],
  ])
  const told = out.map((line) => JSON.parse(line))
  const summary = told.at(-1)
  expect(summary).toMatchObject({ type: 'summary', sources: works.length })
  expect(summary.themes.length).toBeGreaterThanOrEqual(2)
  const files = await readdir(path.join(folder, 'review'))
  const wanted = [
    'bib',
    'csv',
    'md',
    'ris',
    'xlsx',
    ...(summary.undecided.length === 0 ? ['docx', 'pdf'] : []),
  ]
  expect(files.toSorted()).toEqual(wanted.map((format) => `review.${format}`).toSorted())
  const csv = await readFile(path.join(folder, 'review', 'review.csv'), 'utf8')
  expect(parse(csv, { bom: true })).toHaveLength(works.length + 1)
  const markdown = await readFile(path.join(folder, 'review', 'review.md'), 'utf8')
  for (const { name } of summary.themes) expect(markdown.toLowerCase()).toContain(name.toLowerCase())
}, 180_000)

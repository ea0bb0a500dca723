import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { capturedRun } from '../captured-run-fixture'
import { rank } from './rank'
import { screen } from './screen'

let folder = ''
let file = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carrel-rank-'))
  file = join(folder, 'records.jsonl')
  const records = [
    {
      id: 7,
      title: 'Nitrogen in tropical soils',
      abstract: 'Soil nitrogen.',
      authors: 'A. Silva',
      year: 2020,
      label: 0,
    },
    {
      id: 'b',
      title: 'Burnout among teachers',
      abstract: 'Burnout of school teachers.',
      year: 2021,
      label: 1,
    },
    { id: 'c', title: 'Teacher burnout and stress', abstract: null, label: 1 },
  ]
  await writeFile(file, records.map((record) => JSON.stringify(record)).join('\n'))
})

afterAll(() => rm(folder, { recursive: true }))

const Line = z.strictObject({
  id: z.union([z.string(), z.number()]),
  relevancy: z.number().min(0).max(100),
  quality: z.number().min(0).max(100).nullable(),
  parts: z.array(z.object({ name: z.string() })).length(5),
  reason: z.string().min(1),
})

it('prints every record once, best first, in the promised shape', async () => {
  const { code, out } = await capturedRun(rank, ['--topic', 'teacher burnout', file])
  const lines = out.map((line) => Line.parse(JSON.parse(line)))
  expect(code).toBe(0)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)?.id).toBe(7)
  expect(lines.map(({ relevancy }) => relevancy)).toEqual(
    lines.map(({ relevancy }) => relevancy).sort((a, b) => b - a),
  )
})

it('ranks by a question alone, and by topic and question together', async () => {
  for (const args of [
    ['--question', 'What causes burnout?', file],
    ['--topic', 'burnout', '--question', 'What causes it in teachers?', file],
  ]) {
    const { code, out } = await capturedRun(rank, args)
    expect(code).toBe(0)
    expect(out).toHaveLength(3)
  }
})

it.each([
  ['no topic', (path: string) => [path]],
  ['no file', () => ['--topic', 'x']],
  ['a missing file', () => ['--topic', 'x', '/nowhere.jsonl']],
  ['years the wrong way round', (path: string) => ['--topic', 'x', '--from', '2020', '--to', '2010', path]],
  ['an unknown option', (path: string) => ['--topics', 'x', path]],
])('refuses %s with one sentence and exit code 1', async (_, argsOf) => {
  const { code, out, err } = await capturedRun(rank, argsOf(file))
  expect(code).toBe(1)
  expect(out).toEqual([])
  expect(err).toHaveLength(1)
})

it('simulates screening in the promised shape, the same for the same seed', async () => {
  const first = await capturedRun(screen, ['--runs', '2', file])
  expect(first.code).toBe(0)
  expect(Object.keys(JSON.parse(first.out[0] ?? '{}'))).toEqual(['wss95', 'rrf10', 'atd', 'stop', 'runs'])
  expect((await capturedRun(screen, ['--runs', '2', file])).out).toEqual(first.out)
})

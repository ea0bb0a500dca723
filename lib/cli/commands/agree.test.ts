import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capturedRun } from '../captured-run-fixture'
import { agree } from './agree'

let folder = ''
const at = (name: string) => path.join(folder, name)
const labelled = (labels: Readonly<Record<string, 0 | 1>>) =>
  Object.entries(labels)
    .map(([id, label]) => JSON.stringify({ id, title: `Record ${id}`, label }))
    .join('\n')
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carrel-agree-'))
  await writeFile(at('a.jsonl'), labelled({ r1: 1, r2: 0, r3: 1, r4: 0 }))
  await writeFile(at('b.jsonl'), labelled({ r4: 0, r1: 1, r2: 1, r9: 0 }))
  await writeFile(at('c.jsonl'), labelled({ r7: 1 }))
})
afterAll(() => rm(folder, { recursive: true }))

const run = (...files: string[]) => capturedRun(agree, files.map(at))

test('two screeners of the same records get their agreement by id, whatever the order of the lines', async () => {
  const { code, out } = await run('a.jsonl', 'b.jsonl')
  expect(code).toBe(0)
  expect(JSON.parse(out.join(''))).toMatchObject({ both: 3, conflicts: ['r2'], single: ['r3', 'r9'] })
})

test('files that share no judged record are told so', async () => {
  expect(await run('a.jsonl', 'c.jsonl')).toMatchObject({ code: 1, out: [], err: [expect.any(String)] })
})

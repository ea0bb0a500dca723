import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { capturedRun } from '../captured-run-fixture'
import { dedupe } from './dedupe'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carrel-dedupe-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function run(content: string | Buffer) {
  const path = join(folder, 'records')
  await writeFile(path, content)
  return capturedRun(dedupe, [path])
}

const twins = [
  {
    id: 7,
    title: 'Sleep and memory in adolescents',
    authors: 'Costa, A and Lima, B',
    year: '2010',
    venue: 'Sleep',
    volume: '3',
    pages: '10-19',
  },
  {
    id: 'x',
    title: 'Tides of the southern coast',
    authors: 'Lima, B',
    year: '2011',
    venue: 'Coast',
    volume: '9',
    pages: '1-9',
  },
  {
    id: '7',
    title: 'Sleep and memory in adolescents.',
    authors: 'Costa, Ana; Lima, Bea',
    year: 2010,
    venue: 'Sleep',
    volume: '3',
    pages: '10-9',
  },
]

describe('carrel dedupe', () => {
  it('prints groups of two and more, with ids of the type the file has', async () => {
    const lines = twins.map((record) => JSON.stringify(record)).join('\n')
    expect(await run(lines)).toEqual({ code: 0, out: ['{"groups":[[7,"7"]]}'], err: [] })
    expect((await run(gzipSync(lines))).out).toEqual(['{"groups":[[7,"7"]]}'])
  })

  it('answers an empty file with no groups', async () => {
    expect((await run('')).out).toEqual(['{"groups":[]}'])
  })

  it('refuses a bad line with its number, and prints nothing else', async () => {
    expect(await run(`${JSON.stringify(twins[0])}\n{"id":`)).toEqual({
      code: 1,
      out: [],
      err: ['Line 2 is not valid JSON.'],
    })
  })

  it('says how it is used when no file is named', async () => {
    expect(await capturedRun(dedupe, [])).toMatchObject({ code: 1, err: [expect.any(String)] })
  })
})

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { capturedRun } from '../captured-run-fixture'
import { cite } from './cite'
import { importCommand } from './import'

async function run(command: typeof cite, args: (path: string) => string[], body: string | Uint8Array) {
  const path = join(await mkdtemp(join(tmpdir(), 'carrel-')), 'references')
  await writeFile(path, body)
  const { code, out, err } = await capturedRun(command, args(path))
  return { code, lines: out.map((line): unknown => JSON.parse(line)), err }
}

const bibtex = '@book{k, title = {Rest}, author = {Souza, Ana}, year = 2020, publisher = {A Press}}'

describe('carrel import', () => {
  it('prints one CSL item a line, also from gzip', async () => {
    const plain = await run(importCommand, (path) => [path], bibtex)
    const packed = await run(importCommand, (path) => [path], gzipSync(bibtex))
    expect(plain).toEqual(packed)
    expect(plain.lines).toMatchObject([
      { id: 'k', type: 'book', title: 'Rest', author: [{ family: 'Souza', given: 'Ana' }] },
    ])
  })

  const styles = '@media (max-width: 600px) { a { color: red } }\n@font-face { src: url(x) }'
  it.each(['nothing', '[]', '{"id":1,"title":[]}', styles])(
    'says that %s holds no references',
    async (body) => {
      expect(await run(importCommand, (path) => [path], body)).toEqual({
        code: 1,
        lines: [],
        err: [expect.stringMatching(/ holds no references that Carrel can read\.$/)],
      })
    },
  )
})

describe('carrel cite', () => {
  it('prints id, entry and key for each item', async () => {
    const { lines } = await run(
      cite,
      (path) => ['--style', 'abnt', path],
      JSON.stringify([
        {
          id: 1,
          type: 'book',
          title: 'Rest',
          author: [{ family: 'Souza', given: 'Ana' }],
          issued: { 'date-parts': [['2020']] },
          publisher: 'A Press',
          'publisher-place': 'Recife',
        },
      ]),
    )
    expect(lines).toEqual([
      { id: '1', citation: 'SOUZA, A. Rest. Recife: A Press, 2020.', key: '(Souza, 2020)' },
    ])
  })

  it('refuses a style it does not know', async () => {
    expect((await run(cite, (path) => ['--style', 'mla', path], '[]')).code).toBe(1)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from './parse'

const folder = mkdtempSync(join(tmpdir(), 'carrel-parse-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await parse(args, {
    stdout: (line) => out.push(line),
    stderr: (line) => err.push(line),
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

test('an answer is printed as one line of JSON with outcome, total and records', async () => {
  const file = join(folder, 'works.json')
  writeFileSync(
    file,
    JSON.stringify({
      status: 'ok',
      message: {
        'total-results': 5,
        items: [{ DOI: '10.5555/ONE', title: ['A study'], type: 'journal-article' }],
      },
    }),
  )
  const { code, out } = await run('crossref', file)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    outcome: 'ok',
    total: 5,
    records: [
      { id: 'crossref:10.5555/ONE', title: 'A study', doi: '10.5555/one', year: null, citations: null },
    ],
  })
  expect(out).not.toContain('\n')
})

test('the status decides, in both spellings of the option', async () => {
  const file = join(folder, 'error.json')
  writeFileSync(file, '{}')
  expect(JSON.parse((await run('wos', file, '--status', '404')).out)).toEqual({
    outcome: 'empty',
    total: 0,
    records: [],
  })
  expect(JSON.parse((await run('--status=401', 'wos', file)).out).outcome).toBe('auth')
})

test('wrong arguments are one clear sentence and a code that is not 0', async () => {
  expect(await run('nowhere', 'x')).toMatchObject({ code: 2, out: '' })
  expect((await run('crossref')).err).toContain('usage')
  expect((await run('crossref', join(folder, 'missing'))).code).toBe(1)
  expect((await run('crossref', 'x', '--status', 'abc')).code).toBe(2)
})

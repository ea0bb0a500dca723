import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { capturedRun } from '../captured-run-fixture'
import { parse } from './parse'

const folder = mkdtempSync(join(tmpdir(), 'carrel-parse-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const { code, out, err } = await capturedRun(parse, args)
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

test.each([
  ['an unknown service', ['nowhere', 'x'], /^There is no service nowhere; there are arxiv, .*\.$/],
  ['no file', ['crossref'], /^Usage: /],
  ['a file that is not there', ['crossref', join(folder, 'missing')], /^There is no file .*missing\.$/],
  ['a folder', ['crossref', folder], / is not a file\.$/],
  [
    'a status that is none',
    ['crossref', 'x', '--status', 'abc'],
    /^--status is not a number from 100 to 599\.$/,
  ],
  ['an unknown option', ['crossref', 'x', '--stats', '404'], /^There is no option --stats\.$/],
])('%s is one clear sentence and a code that is not 0', async (_what, args, sentence) => {
  const { code, out, err } = await run(...args)
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(sentence)
  expect(err).not.toContain('\n')
})

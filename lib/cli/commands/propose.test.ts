import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capturedRun } from '../captured-run-fixture'
import { propose } from './propose'

const profile = {
  academic_program: 'MBA',
  field_of_study: 'Management',
  research_area: 'Remote work and productivity',
  weekly_hours: 10,
  total_timeline: { value: 12, unit: 'months' },
  existing_skills: [],
  missing_skills: [],
  constraints: [],
}
const record = { id: 1, title: 'Remote work and productivity', authors: 'Silva, Ana', year: 2021 }

let folder = ''
const at = (name: string) => path.join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carrel-propose-'))
  const files = {
    'p.json': JSON.stringify(profile),
    'zero.json': JSON.stringify({ ...profile, weekly_hours: 0 }),
    'broken.json': '{"academic_program":',
    's.jsonl': JSON.stringify(record),
    'empty.jsonl': '\n',
    'a-file': 'kept',
  }
  for (const [name, body] of Object.entries(files)) await writeFile(at(name), body)
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['broken JSON', { profile: 'broken.json' }, [], /broken\.json is not valid JSON\.$/],
  ['an empty file of sources', { sources: 'empty.jsonl' }, [], /empty\.jsonl holds no source\.$/],
  ['a missing file of sources', { sources: 'none.jsonl' }, [], /There is no file .*none\.jsonl\.$/],
  ['a file where the folder should be', { out: 'a-file' }, [], /a-file cannot be made a folder\.$/],
  ['a profile of zero hours', { profile: 'zero.json' }, [], /^With no hours a week/],
  ['a deadline in the past', {}, ['--defence', '2020-01-01'], /1 January 2020, has already passed/],
  [
    'a day that does not exist',
    {},
    ['--defence', '2020-13-45'],
    /^--defence is not a day such as 2027-03-01\.$/,
  ],
  ['no number where one is counted', {}, ['--population', 'many'], /^--population must be a number\.$/],
  ['an option that nobody knows', {}, ['--titel', 'X'], /^There is no option --titel\.$/],
  ['holidays that are no spans', {}, ['--blocked', 'July'], /^--blocked is no list of spans/],
])('%s is one sentence, and nothing is written', async (_, given, more, sentence) => {
  const { profile: p, sources, out } = { profile: 'p.json', sources: 's.jsonl', out: 'out', ...given }
  const before = await readdir(folder)
  const args = ['--profile', at(p), '--sources', at(sources), '--out', at(out), ...more]
  const { code, out: printed, err } = await capturedRun(propose, args)
  expect([code, ...printed, ...err]).toEqual([1, expect.stringMatching(sentence)])
  expect(await readdir(folder)).toEqual(before)
})

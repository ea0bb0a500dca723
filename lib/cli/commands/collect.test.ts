import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capturedRun } from '../captured-run-fixture'
import { collect } from './collect'

const label = (text: string, min_sources: number, ...concepts: string[]) => ({
  label: text,
  min_sources,
  concepts: [concepts],
})
const sixQuestions = {
  'effects.productivity': label('Productivity', 12, 'productivity'),
  'effects.wellbeing': label('Well-being', 8, 'well-being', 'burnout', 'stress'),
  'work.collaboration': label('Collaboration', 6, 'collaboration', 'communication', 'team'),
  'work.leadership': label('Leadership', 6, 'leadership', 'managers', 'management'),
  'evidence.methods': label('Methods', 8, 'survey', 'interviews', 'questionnaire'),
  'people.employees': label('People', 12, 'employees', 'workers'),
}

let folder = ''
const at = (name: string) => path.join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carrel-collect-'))
  await writeFile(at('q.json'), JSON.stringify(sixQuestions))
  await writeFile(at('falcons.json'), JSON.stringify({ birds: label('Birds', 5, 'falconry') }))
  await writeFile(at('broken.json'), '{')
  await writeFile(at('empty.json'), '{}')
})
afterAll(() => rm(folder, { recursive: true }))

async function run(...args: string[]) {
  const { code, out, err } = await capturedRun(collect, args)
  return { code, err, lines: out.map((line) => JSON.parse(line)) }
}

test.each([
  ['no file of questions', ['--topic', 'T'], /questions/],
  ['broken JSON', ['--topic', 'T', '--questions', 'broken.json'], /is not valid JSON/],
  ['no question', ['--topic', 'T', '--questions', 'empty.json'], /holds no questions/],
])('%s is one sentence', async (_, args, sentence) => {
  const { code, err } = await run(...args.map((arg) => (arg.endsWith('.json') ? at(arg) : arg)))
  expect(code).toBe(1)
  expect(err).toEqual([expect.stringMatching(sentence)])
})

test('on the sandbox more than thirty sources are collected over six questions, and a question of falcons gets none', async () => {
  const { code, err, lines } = await run('--topic', 'Remote work', '--questions', at('q.json'), '--sandbox')
  const sources = lines.filter(({ type }) => type === 'source')
  expect({ enough: sources.length >= 30, found: sources.length, code, err }).toMatchObject({ enough: true })
  const questions = lines.filter(({ type }) => type === 'question')
  expect(questions).toHaveLength(6)
  for (const { count } of questions) expect(count).toBeGreaterThan(0)
  // On a busy machine a database may not answer in time; then a question may lack some, and the code says so.
  const ready = questions.every(({ count, min_sources }) => count >= min_sources)
  expect(lines.at(-1)).toMatchObject({ type: 'summary', ready, total: sources.length })
  expect({ code, err }).toEqual({
    code: ready ? 0 : 1,
    err: ready ? [] : [expect.stringMatching(/^Too few/)],
  })
  expect(new Set(sources.map(({ sourceType, externalId }) => `${sourceType} ${externalId}`)).size).toBe(
    sources.length,
  )
  const none = await run('--topic', 'Remote work', '--questions', at('falcons.json'), '--sandbox')
  expect(none.code).toBe(1)
  expect(none.lines.at(-1)).toMatchObject({ ready: false, total: 0 })
}, 60_000)

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Sandbox, startSandbox } from '@/sandbox/server'
import { capturedRun } from '../captured-run-fixture'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
  vi.stubEnv('SANDBOX_URL', sandbox.url)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await sandbox.close()
})

async function run(...args: string[]) {
  // Loaded late: the settings are read when the first of its parts is.
  const { search } = await import('./search')
  const { code, out: printed, err: complaints } = await capturedRun(search, args)
  return { code, printed, complaints }
}

it.each([
  ['no topic', [], '--topic is missing.'],
  ['an empty one', ['--topic', '  '], '--topic is empty.'],
  ['a row of emoji', ['--topic', '🦉🦉'], '--topic needs a letter or a digit.'],
  ['a huge one', ['--topic', 'a'.repeat(10_000)], '--topic is longer than 2000 characters.'],
  [
    'an unknown database',
    ['--topic', 'x', '--databases', 'arxiv,nowhere'],
    '--databases has nowhere, which is none of jstor, scielo,',
  ],
  ['years the wrong way round', ['--topic', 'x', '--from', '2020', '--to', '2010'], '--from is after --to.'],
  [
    'an unknown language of the answers',
    ['--topic', 'x', '--locale', 'fr'],
    '--locale must be one of en, pt-BR, es.',
  ],
  [
    'too many words to leave out',
    ['--topic', 'x', '--exclude', 'w,'.repeat(31)],
    '--exclude has more than 30 words.',
  ],
  ['an unknown option', ['--topics', 'x'], 'There is no option --topics.'],
  ['a year that is none', ['--topic', 'x', '--from', 'soon'], '--from is not a year'],
])(
  '%s is one clear sentence and a code that is not 0, and nobody is asked',
  async (_what, args, sentence) => {
    const { code, printed, complaints } = await run(...args)
    expect(code).toBe(1)
    expect(printed).toEqual([])
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toContain(sentence)
    expect(complaints[0]).not.toContain('\n')
  },
)

describe('a search of the sandbox', () => {
  const Database = z.object({
    type: z.literal('database'),
    database: z.string(),
    outcome: z.string(),
    query: z.string(),
  })
  const Source = z.object({
    type: z.literal('source'),
    rank: z.number(),
    work: z.object({ title: z.string().min(1), year: z.number().nullable() }),
    relevancy: z.object({ score: z.number().min(0).max(100), reason: z.string().min(1) }),
    quality: z.object({ score: z.number().min(0).max(100), reason: z.string().min(1) }),
  })
  const Summary = z.object({
    type: z.literal('summary'),
    answered: z.number(),
    asked: z.number(),
    found: z.number(),
    heldBack: z.number(),
  })
  const topic = ['--topic', 'Remote work and productivity', '--question', 'Does it change?', '--sandbox']

  it('is JSON lines: each database with its outcome, the sources best first, the summary last', async () => {
    sandbox.control('wos', { mode: 'auth' })
    const { code, printed, complaints } = await run(
      ...topic,
      '--databases',
      'openalex,wos,OpenAlex,doaj',
      '--from',
      '2015',
    )
    sandbox.resetFaults()
    expect([code, complaints]).toEqual([0, []])
    const lines = printed.map((line): unknown => JSON.parse(line))
    const databases = lines.slice(0, 3).map((line) => Database.parse(line))
    expect(Object.fromEntries(databases.map(({ database, outcome }) => [database, outcome]))).toEqual({
      openalex: 'ok',
      doaj: 'ok',
      wos: 'auth',
    })
    const summary = Summary.parse(lines.at(-1))
    const sources = lines.slice(3, -1).map((line) => Source.parse(line))
    expect(summary).toMatchObject({ answered: 2, asked: 3, found: sources.length - summary.heldBack })
    expect(sources.length).toBeGreaterThan(8)
    expect(sources.map(({ rank }) => rank)).toEqual(sources.map((_, at) => at + 1))
    const scores = sources.map(({ relevancy }) => relevancy.score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(sources.filter(({ work }) => work.year !== null && work.year < 2015)).toEqual([])
  })

  it('that no database answers says so, after the outcome of each', async () => {
    sandbox.control('openalex', { mode: 'blocked' })
    sandbox.control('wos', { mode: 'auth' })
    const { code, printed, complaints } = await run(...topic, '--databases', 'openalex,wos')
    expect(code).toBe(1)
    expect(complaints).toEqual(['No database answered: see the outcome of each.'])
    expect(printed).toHaveLength(3)
    expect(Summary.parse(JSON.parse(printed[2] ?? ''))).toMatchObject({ answered: 0, asked: 2, found: 0 })
  })
})

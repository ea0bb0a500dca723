import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ModelPort, TurnAnswer, TurnRequest } from '@/lib/contracts/ports'
import type { RunEvent, ToolCall, UnitTurn } from '@/lib/contracts/run'
import { stepOf } from '@/lib/core/run/run-state'
import { MemoryLog } from './memory-log'
import { agent, type Pipeline, pipeline } from './pipeline'
import { runPipeline } from './run'
import { tool } from './tool'
import { viewRun } from './view'

const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }
const begin = (tokenBudget: number | null = null) =>
  new MemoryLog({ type: 'run-created', pipeline: 'test', input: null, tokenBudget })

type Turn = {
  readonly calls?: readonly [string, unknown][]
  readonly say?: unknown
  readonly complaint?: string
}

/** A model that gives its turns in order, by how many were before: so a successor goes on where the one before it was. */
function scripted(
  script: (past: readonly UnitTurn[]) => Turn,
  asked: TurnRequest<unknown>[] = [],
): ModelPort {
  return {
    name: 'p/m',
    write: async () => ({ ok: false, reason: 'not asked for', tokens: 0, fallbacks: [] }),
    turn: async <T>(request: TurnRequest<T>): Promise<TurnAnswer<T>> => {
      asked.push(request)
      const { calls = [], say, complaint = '' } = script(request.past)
      const named = calls.map(
        ([name, input], at): ToolCall => ({ id: `c${request.past.length}-${at}`, tool: name, input }),
      )
      const value = calls.length > 0 || complaint !== '' ? undefined : request.schema.parse(say)
      for (const delta of String(say ?? '').split(/(?<= )/)) request.onText(delta)
      return { ok: true, text: String(say ?? ''), calls: named, value, complaint, engine: 'p/m', tokens: 10 }
    },
  }
}

interface World {
  readonly looked: string[]
  readonly line: Pipeline
}

function world({ turnsMax = 6 }: { turnsMax?: number } = {}): World {
  const looked: string[] = []
  const look = tool('look', {
    description: 'Looks up a word.',
    input: z.object({ word: z.string() }),
    output: z.object({ meaning: z.string() }),
    run: ({ word }) => {
      looked.push(word)
      if (word === 'nothing') throw new Error('no such word')
      return { meaning: word === 'long' ? 'x'.repeat(50_000) : word.toUpperCase() }
    },
  })
  const writer = agent('writer', {
    output: z.string(),
    compose: () => 'from the evidence',
    prompt: () => ({ values: {}, evidence: {} }),
    tools: [look],
    turnsMax: () => turnsMax,
  })
  return { looked, line: pipeline('test', [writer]) }
}

const drive = (line: Pipeline, log: MemoryLog, model: ModelPort, onText = (_delta: string) => {}) =>
  runPipeline(line, {
    log,
    ports: { model },
    clock,
    signal: new AbortController().signal,
    onText: (_unit, delta) => onText(delta),
  })

/** Looks up two words, then a third, then says what they mean. */
const threeWords = (past: readonly UnitTurn[]): Turn => {
  if (past.length === 0)
    return {
      calls: [
        ['look', { word: 'ink' }],
        ['look', { word: 'pen' }],
      ],
    }
  if (past.length === 1) return { calls: [['look', { word: 'nib' }]] }
  return { say: past.flatMap(({ answers }) => answers.map(({ output }) => output)).join(' ') }
}
const threeMeanings = '{"meaning":"INK"} {"meaning":"PEN"} {"meaning":"NIB"}'

const answered = (events: readonly RunEvent[]) =>
  events.flatMap(({ fact }) => (fact.type === 'tool-answered' ? [fact.id] : []))

describe('an agent with tools', () => {
  it('answers from what its tools said, and each turn and call is in the log with its tokens', async () => {
    const { line } = world()
    const log = begin()
    const run = await drive(line, log, scripted(threeWords))
    expect(stepOf(run, 'writer').units['']).toMatchObject({
      output: threeMeanings,
      engine: 'p/m',
      tokens: 30,
    })
    expect(run.tokens.used).toBe(30)
    const types = log.events.map(({ fact }) => fact.type)
    expect(types.filter((type) => type === 'model-turned' || type === 'tool-answered')).toEqual([
      'model-turned',
      'tool-answered',
      'tool-answered',
      'model-turned',
      'tool-answered',
      'model-turned',
    ])
  })

  it('makes no finished call again wherever its process is lost, and ends the same', async () => {
    const whole = begin()
    await drive(world().line, whole, scripted(threeWords))
    for (let at = 1; at <= whole.appends; at += 1) {
      const { line, looked } = world()
      const log = begin()
      log.loseLeaseAt = at
      await expect(drive(line, log, scripted(threeWords))).rejects.toMatchObject({ code: 'lease-lost' })
      const finished = answered(log.events).length
      looked.splice(0)
      log.loseLeaseAt = Number.POSITIVE_INFINITY
      const run = await drive(line, log, scripted(threeWords))
      expect(stepOf(run, 'writer').units[''], `lost at ${at}`).toMatchObject({
        output: threeMeanings,
        tokens: 30,
      })
      expect(looked, `lost at ${at}`).toEqual(['ink', 'pen', 'nib'].slice(finished))
      expect(answered(log.events), `lost at ${at}`).toEqual(['c0-0', 'c0-1', 'c1-0'])
    }
  })

  it('does not count as lost as long as it gets on, however often its process is', async () => {
    const { line } = world({ turnsMax: 20 })
    const log = begin()
    const many = (past: readonly UnitTurn[]): Turn =>
      past.length < 9 ? { calls: [['look', { word: `w${past.length}` }]] } : { say: 'done' }
    for (let cut = 0; cut < 8; cut += 1) {
      log.loseLeaseAt = log.appends + 4
      await expect(drive(line, log, scripted(many))).rejects.toMatchObject({ code: 'lease-lost' })
    }
    log.loseLeaseAt = Number.POSITIVE_INFINITY
    const run = await drive(line, log, scripted(many))
    expect(stepOf(run, 'writer').units['']).toMatchObject({ output: 'done', attempt: 1 })
  })

  it.each([
    ['fails', 'look', { word: 'nothing' }, 'no such word'],
    ['does not exist', 'sing', {}, 'there is no tool sing'],
    ['is asked wrongly', 'look', { term: 'ink' }, 'word'],
  ])('tells the model of a tool that %s, and goes on', async (_what, name, input, told) => {
    const log = begin()
    const model = scripted((past) => (past.length === 0 ? { calls: [[name, input]] } : { say: 'fine' }))
    const run = await drive(world().line, log, model)
    const unit = stepOf(run, 'writer').units['']
    expect(unit).toMatchObject({ output: 'fine', engine: 'p/m' })
    expect(unit?.turns[0]?.answers[0]).toMatchObject({ ok: false, output: expect.stringContaining(told) })
  })

  it('makes the same call once, whatever the order of its names, and gives up on a model that goes in circles', async () => {
    const { line, looked } = world({ turnsMax: 20 })
    const log = begin()
    const model = scripted((past) => ({
      calls: [['look', past.length % 2 ? { word: 'ink', n: 1 } : { n: 1, word: 'ink' }]],
    }))
    const run = await drive(line, log, model)
    const unit = stepOf(run, 'writer').units['']
    expect(looked).toEqual(['ink'])
    expect(unit).toMatchObject({ output: 'from the evidence', engine: 'built-in', tokens: 40 })
    expect(unit?.turns[1]?.answers[0]?.output).toContain('You made this call before')
    expect(unit?.notes).toContainEqual({
      code: 'model-fell-back',
      data: { reason: 'the same calls over and over', rungs: 'tools' },
    })
  })

  it('must answer in its last turn, and uses the floor when it does not', async () => {
    const asked: TurnRequest<unknown>[] = []
    const model = scripted((past) => ({ calls: [['look', { word: `w${past.length}` }]] }), asked)
    const run = await drive(world({ turnsMax: 3 }).line, begin(), model)
    expect(asked.map(({ mayCall }) => mayCall)).toEqual([true, true, false])
    expect(stepOf(run, 'writer').units['']).toMatchObject({ output: 'from the evidence', engine: 'built-in' })
  })

  it('asks again where the answer did not fit, with what was wrong', async () => {
    const asked: TurnRequest<unknown>[] = []
    const model = scripted(
      (past) => (past.length === 0 ? { complaint: 'no JSON' } : { say: 'now it fits' }),
      asked,
    )
    const run = await drive(world().line, begin(), model)
    expect(asked[1]?.past[0]?.complaint).toBe('no JSON')
    expect(stepOf(run, 'writer').units['']?.output).toBe('now it fits')
  })

  it('cuts a long answer of a tool, and says so', async () => {
    const model = scripted((past) =>
      past.length === 0 ? { calls: [['look', { word: 'long' }]] } : { say: 'fine' },
    )
    const run = await drive(world().line, begin(), model)
    const output = stepOf(run, 'writer').units['']?.turns[0]?.answers[0]?.output ?? ''
    expect(output.length).toBeLessThan(20_100)
    expect(output).toMatch(/cut here; 50014 characters in all\)$/)
  })

  it('pauses between two turns when the budget is spent, and goes on behind them', async () => {
    const { line, looked } = world()
    const log = begin(15)
    const paused = await drive(line, log, scripted(threeWords))
    expect(paused).toMatchObject({ status: 'paused', pausedFor: 'budget', tokens: { used: 20 } })
    const done = looked.length
    log.write({ type: 'budget-extended', budget: 1_000 }, { type: 'run-resumed' })
    const run = await drive(line, log, scripted(threeWords))
    expect(run).toMatchObject({ status: 'completed', tokens: { used: 30 } })
    expect(stepOf(run, 'writer').units['']?.output).toBe(threeMeanings)
    expect(looked.length - done).toBeLessThanOrEqual(1)
  })

  it('streams its words, and shows a browser which tools were asked but not what was said', async () => {
    const { line } = world()
    let streamed = ''
    const run = await drive(line, begin(), scripted(threeWords), (delta) => {
      streamed += delta
    })
    expect(streamed).toBe(threeMeanings)
    const [first] = stepOf(viewRun(line, run), 'writer').units['']?.turns ?? []
    expect(first?.calls).toMatchObject([
      { tool: 'look', input: null },
      { tool: 'look', input: null },
    ])
    expect(JSON.stringify(first)).not.toMatch(/ink/i)
  })

  it('uses the floor with a model that has no tools', async () => {
    const { turn: _turn, ...model } = scripted(threeWords)
    const run = await drive(world().line, begin(), model)
    expect(stepOf(run, 'writer').units['']).toMatchObject({ output: 'from the evidence', engine: 'built-in' })
  })
})

describe('the prompt of an item', () => {
  it('is its own where one is named, and that of the step elsewhere', async () => {
    const asked: string[] = []
    const model: ModelPort = {
      name: 'p/m',
      write: async ({ prompt = '' }) => {
        asked.push(prompt)
        return { ok: false, reason: 'only listening', tokens: 0, fallbacks: [] }
      },
    }
    const review = agent('review', {
      each: { items: () => ['method', 'style', 'tone'], serial: true },
      output: z.string(),
      compose: ({ item }) => item,
      prompt: () => ({ values: {}, evidence: {} }),
      prompts: { method: 'review-method', style: 'review-style' },
    })
    await drive(pipeline('test', [review]), begin(), model)
    expect(asked).toEqual(['review-method', 'review-style', 'review'])
  })
})

it('answers a tool that follows changes anew once another was called, and counts it as repeated only without one', async () => {
  let saved = 0
  const save = tool('save', {
    description: 'Saves a word.',
    input: z.object({ word: z.string() }),
    output: z.number(),
    run: () => (saved += 1),
  })
  const count = tool('count', {
    description: 'Counts words.',
    input: z.object({}),
    output: z.number(),
    followsChanges: true,
    run: () => saved,
  })
  const writer = agent('writer', {
    output: z.string(),
    compose: () => 'from the evidence',
    prompt: () => ({ values: {}, evidence: {} }),
    tools: [save, count],
    turnsMax: () => 12,
  })
  const counted = (past: readonly UnitTurn[]) =>
    past.flatMap(({ answers }) => answers.flatMap((one) => (one.tool === 'count' ? [one.output] : [])))
  const busy = scripted((past) =>
    past.length < 5
      ? {
          calls: [
            ['save', { word: `w${past.length}` }],
            ['count', {}],
          ],
        }
      : { say: counted(past).join(' ') },
  )
  const run = await drive(pipeline('test', [writer]), begin(), busy)
  expect(stepOf(run, 'writer').units['']?.output).toBe('1 2 3 4 5')
  const idle = scripted(() => ({ calls: [['count', {}]] }))
  const stuck = await drive(pipeline('test', [writer]), begin(), idle)
  expect(stepOf(stuck, 'writer').units['']).toMatchObject({ output: 'from the evidence', engine: 'built-in' })
})

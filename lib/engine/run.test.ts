import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ModelPort } from '@/lib/contracts/ports'
import { foldEvents, stepOf } from '@/lib/core/run/run-state'
import { budgetFacts } from './budget'
import { MemoryLog } from './memory-log'
import { agent, ask, gate, type Pipeline, pipeline, task, withDependents } from './pipeline'
import { runPipeline } from './run'

const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}
const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }

function begin(tokenBudget: number | null = null): MemoryLog {
  return new MemoryLog({ type: 'run-created', pipeline: 'test', input: { word: 'ink' }, tokenBudget })
}

function drive(
  line: Pipeline,
  log: MemoryLog,
  model: ModelPort = noModel,
  signal = new AbortController().signal,
) {
  return runPipeline(line, { log, ports: { model }, clock, signal })
}

const Text = z.string()
const first = task('first', { output: Text, run: ({ input }) => z.object({ word: Text }).parse(input).word })
const lanes = task('lanes', {
  needs: [first],
  each: { items: () => ['a', 'b', 'c'] },
  output: Text,
  run: ({ item, read }) => {
    if (item === 'b') throw new Error('b is down')
    return `${read(first)}-${item}`
  },
})
const joined = task('joined', {
  needs: [lanes],
  output: Text,
  run: ({ readUnits }) => {
    const { ok, failed } = readUnits(lanes)
    return `${[...ok.values()].sort().join('+')} without ${[...failed.keys()].join()}`
  },
})
const question = ask('question', {
  needs: [joined],
  answer: z.object({ again: z.boolean() }),
  reopens: ({ again }) => (again ? [lanes] : []),
})
const last = task('last', { needs: [question], output: Text, run: ({ read }) => `${read(joined)}.` })
const line = pipeline('test', [first, lanes, joined, question, last])

describe('a run', () => {
  it('goes on with failed items, names them, and stops at the question', async () => {
    const log = begin()
    const run = await drive(line, log)
    expect(run.status).toBe('waiting')
    expect(stepOf(run, 'joined').units['']?.output).toBe('ink-a+ink-c without b')
    expect(stepOf(run, 'lanes').units.b).toMatchObject({
      status: 'failed',
      attempt: 2,
      error: { detail: 'b is down' },
    })
  })

  it('reopens a step with all that builds on it, and keeps the earlier round', async () => {
    const log = begin()
    await drive(line, log)
    const steps = withDependents(line, [lanes]).map((step) => step.key)
    log.write(
      { type: 'question-answered', step: 'question', round: 1, answer: { again: true } },
      { type: 'steps-reopened', steps, note: 'again' },
    )
    const again = await drive(line, log)
    expect(steps).toEqual(['lanes', 'joined', 'question', 'last'])
    expect(again.status).toBe('waiting')
    expect(stepOf(again, 'lanes')).toMatchObject({ round: 2, note: 'again', past: [{ round: 1 }] })
    expect(stepOf(again, 'first').round).toBe(1)
  })

  it('is completed after the last step', async () => {
    const log = begin()
    await drive(line, log)
    log.write({ type: 'question-answered', step: 'question', round: 1, answer: { again: false } })
    const done = await drive(line, log)
    expect(done.status).toBe('completed')
    expect(stepOf(done, 'last').units['']?.output).toBe('ink-a+ink-c without b.')
  })

  it('ends the same wherever the lease is lost, with nothing doubled', async () => {
    const whole = begin()
    await drive(line, whole)
    const expected = outputsOf(whole)
    for (let at = 1; at <= whole.appends; at += 1) {
      const log = begin()
      log.loseLeaseAt = at
      await expect(drive(line, log)).rejects.toMatchObject({ code: 'lease-lost' })
      log.loseLeaseAt = Number.POSITIVE_INFINITY
      await drive(line, log)
      expect(outputsOf(log), `lost at append ${at}`).toEqual(expected)
      const completions = log.events
        .filter(({ fact }) => fact.type === 'unit-completed')
        .map(({ fact }) => JSON.stringify(fact))
      expect(new Set(completions).size, `lost at append ${at}`).toBe(completions.length)
    }
  })

  it('survives a new version that adds a step before the open question', async () => {
    const log = begin()
    await drive(line, log)
    const extra = task('extra', { needs: [joined], output: Text, run: () => 'new' })
    const later = task('last', {
      needs: [question, extra],
      output: Text,
      run: ({ read }) => `${read(joined)} ${read(extra)}`,
    })
    const grown = pipeline('test', [first, lanes, joined, extra, question, later])
    const run = await drive(grown, log)
    expect(run.status).toBe('waiting')
    log.write({ type: 'question-answered', step: 'question', round: 1, answer: { again: false } })
    expect(stepOf(await drive(grown, log), 'last').units['']?.output).toBe('ink-a+ink-c without b new')
  })

  it('fails with the step named when a step that must succeed does not, and moves on after a retry', async () => {
    let broken = true
    const fragile = task('fragile', {
      output: Text,
      run: () => {
        if (broken) throw new Error('disk full')
        return 'fine'
      },
    })
    const small = pipeline('test', [fragile])
    const log = begin()
    const failed = await drive(small, log)
    expect(failed).toMatchObject({
      status: 'failed',
      failure: { step: 'fragile', error: { detail: 'disk full' } },
    })
    broken = false
    log.write({ type: 'unit-reopened', step: 'fragile', item: '' })
    expect((await drive(small, log)).status).toBe('completed')
  })
})

describe('following units', () => {
  it('start as soon as their own unit has ended, one at a time when serial', async () => {
    const order: string[] = []
    let active = 0
    const open = new Map<string, (value: string) => void>()
    const doors = new Map(
      ['slow', 'fast'].map((item) => [item, new Promise<string>((resolve) => open.set(item, resolve))]),
    )
    const search = task('search', {
      each: { items: () => ['slow', 'fast'] },
      output: Text,
      run: ({ item }) => doors.get(item) ?? 'never',
    })
    const rank = task('rank', {
      each: { items: () => ['slow', 'fast'], follows: search, serial: true },
      output: Text,
      run: async ({ item, readUnits }) => {
        active += 1
        expect(active).toBe(1)
        order.push(`${item} after ${[...readUnits(search).ok.keys()].join()}`)
        await Promise.resolve()
        active -= 1
        if (item === 'fast') open.get('slow')?.('s')
        return item
      },
    })
    const log = begin()
    const running = drive(pipeline('test', [search, rank]), log)
    open.get('fast')?.('f')
    expect((await running).status).toBe('completed')
    expect(order).toEqual(['fast after fast', 'slow after slow,fast'])
  })
})

describe('a gate', () => {
  it('sends back with a note that the next round reads, and lets pass after its rounds', async () => {
    const draft = task('draft', { output: Text, run: ({ reopenNote, round }) => `${round}${reopenNote}` })
    const verdict = gate('verdict', {
      needs: [draft],
      maxRounds: 2,
      judge: ({ read }) =>
        read(draft) === 'good' ? { pass: true } : { pass: false, back: [draft], note: ' better' },
    })
    const run = await drive(pipeline('test', [draft, verdict]), begin())
    expect(run.status).toBe('completed')
    expect(stepOf(run, 'draft')).toMatchObject({ round: 3, units: { '': { output: '3 better' } } })
  })
})

describe('an agent', () => {
  const writer = agent('writer', {
    output: Text,
    compose: () => 'from the evidence',
    prompt: () => ({ values: {}, evidence: {} }),
  })
  const alone = pipeline('test', [writer])

  it('uses the floor without a model and says so', async () => {
    const run = await drive(alone, begin())
    expect(stepOf(run, 'writer').units['']).toMatchObject({ output: 'from the evidence', engine: 'built-in' })
  })

  it('uses the model when its answer fits, and names it', async () => {
    const model: ModelPort = {
      name: 'p/m',
      write: async ({ schema }) => ({
        ok: true,
        value: schema.parse('worded'),
        engine: 'p/m',
        tokens: 7,
        cost: { tokens: 7, micros: 21, currency: 'EUR' },
        fallbacks: ['fence', 'typed-retry', 'direct'],
      }),
    }
    const run = await drive(alone, begin(), model)
    expect(stepOf(run, 'writer').units['']).toMatchObject({ output: 'worded', engine: 'p/m', tokens: 7 })
    expect(stepOf(run, 'writer').units['']?.notes).toEqual([
      { code: 'model-answered', data: { rungs: 'fence → typed-retry → direct' } },
    ])
    expect(run.tokens).toMatchObject({ used: 7, costs: [{ tokens: 7, micros: 21, currency: 'EUR' }] })
  })

  it('falls back to the floor when the model fails, with the reason in the log', async () => {
    const model: ModelPort = {
      name: 'p/m',
      write: async () => ({ ok: false, reason: 'nonsense for ever', tokens: 9, fallbacks: ['not-json'] }),
    }
    const run = await drive(alone, begin(), model)
    const unit = stepOf(run, 'writer').units['']
    expect(unit).toMatchObject({ output: 'from the evidence', engine: 'built-in', tokens: 9 })
    expect(unit?.notes).toContainEqual({
      code: 'model-fell-back',
      data: { reason: 'nonsense for ever', rungs: 'not-json' },
    })
  })

  it('pauses when the token budget is used up and goes on when a person extends it', async () => {
    const model: ModelPort = {
      name: 'p/m',
      write: async ({ schema }) => ({
        ok: true,
        value: schema.parse('x'),
        engine: 'p/m',
        tokens: 96,
        fallbacks: [],
      }),
    }
    const second = agent('second', {
      needs: [writer],
      output: Text,
      compose: () => 'y',
      prompt: () => ({ values: {}, evidence: {} }),
    })
    const third = agent('third', { needs: [second], output: Text, compose: () => 'z', prompt: () => null })
    const two = pipeline('test', [writer, second, third])
    const log = begin(100)
    const paused = await drive(two, log, model)
    expect(log.events.some(({ fact }) => fact.type === 'budget-warned')).toBe(true)
    expect(paused).toMatchObject({
      status: 'paused',
      pausedFor: 'budget',
      tokens: { used: 192, budget: 100 },
    })
    log.write({ type: 'budget-extended', budget: 1_000 }, { type: 'run-resumed' })
    expect((await drive(two, log, model)).status).toBe('completed')
  })
})

describe('the token budget', () => {
  const spent = (used: number, warned = false) => {
    const { tokens, ...run } = foldEvents(begin(1_000).events)
    return budgetFacts({ ...run, status: 'running', tokens: { ...tokens, used, warned } }).map(
      ({ type }) => type,
    )
  }

  it('is warned about once, when a twentieth of it is left, and pauses the run when nothing is', () => {
    expect(spent(949)).toEqual([])
    expect(spent(950)).toEqual(['budget-warned'])
    expect(spent(999, true)).toEqual([])
    expect(spent(1_000, true)).toEqual(['run-paused'])
    expect(spent(5_000)).toEqual(['budget-warned', 'run-paused'])
  })
})

describe('people', () => {
  it('may cancel while units work: the units are aborted and nothing more is started', async () => {
    let aborted = false
    const log = begin()
    const waiting = task('waiting', {
      output: Text,
      run: ({ signal }) => {
        queueMicrotask(() => log.write({ type: 'run-cancelled' }))
        return new Promise<string>((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            aborted = true
            reject(signal.reason)
          })
        })
      },
    })
    const run = await drive(pipeline('test', [waiting]), log)
    expect(run.status).toBe('cancelled')
    expect(aborted).toBe(true)
  })

  it('may have a cancelled run go on: what was done stays, what was cut off is done again', async () => {
    const log = begin()
    const starts = { before: 0, cut: 0 }
    const before = task('before', { output: Text, run: () => `before ${++starts.before}` })
    const cut = task('cut', {
      needs: [before],
      output: Text,
      run: ({ signal }) => {
        starts.cut += 1
        if (starts.cut > 1) return 'whole'
        queueMicrotask(() => log.write({ type: 'run-cancelled' }))
        return new Promise<string>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      },
    })
    const line = pipeline('test', [before, cut])
    expect((await drive(line, log)).status).toBe('cancelled')
    log.write({ type: 'run-resumed' })
    expect((await drive(line, log)).status).toBe('completed')
    expect(starts).toEqual({ before: 1, cut: 2 })
  })

  it('may write between two appends of the worker: the fold has both, in order', async () => {
    const log = begin()
    const noisy = task('noisy', {
      output: Text,
      run: () => {
        log.write({ type: 'budget-extended', budget: 5 })
        return 'done'
      },
    })
    const run = await drive(pipeline('test', [noisy]), log)
    expect(run).toMatchObject({ status: 'completed', tokens: { budget: 5 } })
    expect(foldEvents(log.events)).toEqual(run)
  })

  it('who stop a run just as it would ask are not asked any more', async () => {
    const log = begin()
    const late = task('late', { output: Text, run: () => 'done' })
    const asked = ask('asked', { needs: [late], answer: z.null() })
    log.beforeAppend = (facts) => {
      if (facts.some(({ type }) => type === 'question-asked') && log.events.length < 6)
        log.write({ type: 'run-paused', reason: 'person' })
    }
    const run = await drive(pipeline('test', [late, asked]), log)
    expect(run).toMatchObject({ status: 'paused', pausedFor: 'person' })
    expect(stepOf(run, 'late').units['']?.status).toBe('done')
    expect(log.events.some(({ fact }) => fact.type === 'question-asked')).toBe(false)
    log.write({ type: 'run-resumed' })
    expect((await drive(pipeline('test', [late, asked]), log)).status).toBe('waiting')
  })
})

describe('declaring', () => {
  it('refuses two steps of one name and a need that comes later', () => {
    expect(() => pipeline('test', [first, first])).toThrow(/declared twice/)
    expect(() => pipeline('test', [lanes, first])).toThrow(/does not come before/)
  })
})

function outputsOf(log: MemoryLog) {
  const run = foldEvents(log.events)
  return Object.values(run.steps).map((step) => [
    step.key,
    Object.values(step.units)
      .map((unit) => [unit.item, unit.status, unit.output])
      .sort(),
  ])
}

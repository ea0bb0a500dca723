import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ModelPort } from '@/lib/contracts/ports'
import { foldEvents, OUTDATED, openQuestions, outdatedSteps, stepOf } from '@/lib/core/run/run-state'
import { MemoryLog } from './memory-log'
import { ask, type Pipeline, pipeline, task, type Upcasts } from './pipeline'
import { runPipeline } from './run'
import { presentEvents } from './versions'
import { viewRun } from './view'

const model: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}
const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }
const begin = () =>
  new MemoryLog({ type: 'run-created', pipeline: 'test', input: { word: 'ink' }, tokenBudget: null })
const drive = (line: Pipeline, log: MemoryLog) =>
  runPipeline(line, { log, ports: { model }, clock, signal: new AbortController().signal })

const Text = z.string()
const topic = task('topic', { output: Text, run: () => 'ink' })
const scope = ask('scope', { needs: [topic], answer: Text })

const found1 = task('found', {
  needs: [scope],
  output: z.object({ count: z.number() }),
  run: () => ({ count: 3 }),
})
const agree1 = ask('agree', { needs: [found1], answer: Text })
const send1 = ask('send', { needs: [agree1], answer: Text })
const version1 = pipeline('test', [topic, scope, found1, agree1, send1])

/** Version 2 asks more of `found`: a field that no output of version 1 has. */
function version2(upcasts: Upcasts = {}): Pipeline {
  const found = task('found', {
    needs: [scope],
    output: z.object({ count: z.number(), unit: z.string() }),
    upcasts,
    view: ({ count, unit }) => `${count} ${unit}`,
    run: () => ({ count: 4, unit: 'works' }),
  })
  const agree = ask('agree', { needs: [found], answer: Text })
  const send = ask('send', { needs: [agree], answer: Text })
  const last = task('last', { needs: [send, found], output: Text, run: ({ read }) => read(found).unit })
  return pipeline('test', [topic, scope, found, agree, send, last], { version: 2 })
}

const answer = (log: MemoryLog, step: string, round = 1, version = 1) =>
  log.write({ type: 'question-answered', step, round, answer: step, version })

/** A run of version 1 that has been answered twice and waits for the third answer. */
async function waitingRun(): Promise<MemoryLog> {
  const log = begin()
  await drive(version1, log)
  answer(log, 'scope')
  await drive(version1, log)
  answer(log, 'agree')
  await drive(version1, log)
  return log
}

describe('a run that an earlier version began', () => {
  it('is read through upcasts, goes on, and ends as one of the new version', async () => {
    const line = version2({
      1: (old) => ({ ...z.object({ count: z.number() }).parse(old), unit: 'records' }),
    })
    const log = await waitingRun()
    const opened = viewRun(line, foldEvents(presentEvents(line, log.events)))
    expect(stepOf(opened, 'found').units['']?.output).toBe('3 records')
    expect(openQuestions(opened).map(({ key }) => key)).toEqual(['send'])
    answer(log, 'send', 1, 2)
    const run = await drive(line, log)
    expect(run.status).toBe('completed')
    expect(stepOf(run, 'last').units['']?.output).toBe('records')
    expect(stepOf(run, 'found').round).toBe(1)
  })

  it('opens and says from which step it must begin again where an output cannot be read', async () => {
    const log = await waitingRun()
    const line = version2()
    const opened = viewRun(line, foldEvents(presentEvents(line, log.events)))
    expect(outdatedSteps(opened)).toEqual(['found'])
    expect(stepOf(opened, 'found').units['']).toMatchObject({ status: 'failed', error: { code: OUTDATED } })
    expect(opened.status).toBe('waiting')
  })

  it('begins again from that step, keeps what was decided, and asks what was open', async () => {
    const log = await waitingRun()
    const run = await drive(version2(), log)
    expect(run.status).toBe('waiting')
    expect(stepOf(run, 'scope')).toMatchObject({ round: 1, answer: 'scope' })
    expect(stepOf(run, 'found')).toMatchObject({ round: 2, units: { '': { output: { unit: 'works' } } } })
    expect(stepOf(run, 'agree')).toMatchObject({ round: 2, answered: true, answer: 'agree' })
    expect(openQuestions(run).map(({ key, round }) => [key, round])).toEqual([['send', 2]])
    answer(log, 'send', 2, 2)
    const done = await drive(version2(), log)
    expect(done.status).toBe('completed')
    expect(outdatedSteps(done)).toEqual([])
  })

  it('is begun again once, wherever the process ends', async () => {
    const whole = await waitingRun()
    const began = whole.appends
    await drive(version2(), whole)
    const facts = (log: MemoryLog) =>
      log.events.map(({ fact }) => fact.type).filter((type) => type !== 'unit-started')
    for (let at = began + 1; at <= whole.appends; at += 1) {
      const log = await waitingRun()
      log.loseLeaseAt = at
      await expect(drive(version2(), log)).rejects.toMatchObject({ code: 'lease-lost' })
      log.loseLeaseAt = Number.POSITIVE_INFINITY
      await drive(version2(), log)
      expect(facts(log), `lost at append ${at}`).toEqual(facts(whole))
    }
  })

  it('counts the tokens that were spent on what cannot be read any more', () => {
    const log = begin()
    const where = { step: 'found', item: '', round: 1 }
    log.write(
      { type: 'unit-started', ...where, attempt: 1 },
      { type: 'unit-completed', ...where, output: { count: 1 }, engine: 'p/m', tokens: 40, ms: 1 },
    )
    expect(foldEvents(presentEvents(version2(), log.events)).tokens.used).toBe(40)
  })

  it('has its input and its answers read as those of the new version', () => {
    const log = begin()
    answer(log, 'scope')
    const old = z.object({ word: z.string() })
    const asked = ask('scope', {
      needs: [],
      answer: z.object({ text: Text }),
      upcasts: { 1: (text) => ({ text }) },
    })
    const line = pipeline('test', [asked], {
      version: 3,
      inputUpcasts: {
        1: (input) => ({ words: [old.parse(input).word] }),
        2: (input) => ({ wrapped: input }),
      },
    })
    const run = foldEvents(presentEvents(line, log.events))
    expect(run.input).toEqual({ wrapped: { words: ['ink'] } })
    expect(stepOf(run, 'scope').answer).toEqual({ text: 'scope' })
  })
})

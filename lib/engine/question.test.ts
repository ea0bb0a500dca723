import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ModelPort } from '@/lib/contracts/ports'
import { openQuestions, stepOf } from '@/lib/core/run/run-state'
import { MemoryLog } from './memory-log'
import { type AnyStep, type AskStep, ask, type Pipeline, pipeline, reopenedBy, task } from './pipeline'
import { runPipeline } from './run'

const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}
const clock = { now: () => '2026-01-01T00:00:00.000Z', elapsedMs: () => 0 }

const begin = () =>
  new MemoryLog({ type: 'run-created', pipeline: 'test', input: { word: 'ink' }, tokenBudget: null })

const drive = (line: Pipeline, log: MemoryLog) =>
  runPipeline(line, { log, ports: { model: noModel }, clock, signal: new AbortController().signal })

const Text = z.string()
const first = task('first', { output: Text, run: ({ input }) => z.object({ word: Text }).parse(input).word })
const second = task('second', { needs: [first], output: Text, run: ({ read }) => read(first) })
const third = task('third', { needs: [second], output: Text, run: ({ read }) => read(second) })

const left = ask('left', { needs: [first], answer: Text })
const right = ask('right', { needs: [first], answer: Text })
const afterLeft = task('after-left', {
  needs: [left],
  output: Text,
  run: ({ readAnswer }) => readAnswer(left),
})
const both = task('both', {
  needs: [afterLeft, right],
  output: Text,
  run: ({ read, readAnswer }) => `${read(afterLeft)} and ${readAnswer(right)}`,
})
const twoQuestions = pipeline('test', [first, left, right, afterLeft, both])

describe('two open questions', () => {
  it.each([
    ['left', 'right'],
    ['right', 'left'],
  ] as const)('are answered %s first, and the run waits for the other one', async (one, other) => {
    const log = begin()
    expect(openQuestions(await drive(twoQuestions, log)).map(({ key }) => key)).toEqual(['left', 'right'])
    log.write({ type: 'question-answered', step: one, round: 1, answer: one })
    const halfway = await drive(twoQuestions, log)
    expect(halfway.status).toBe('waiting')
    expect(openQuestions(halfway).map(({ key }) => key)).toEqual([other])
    log.write({ type: 'question-answered', step: other, round: 1, answer: other })
    const done = await drive(twoQuestions, log)
    expect(done.status).toBe('completed')
    expect(stepOf(done, 'both').units['']?.output).toBe('left and right')
  })

  it('do not make a run wait that has something to do', async () => {
    const log = begin()
    await drive(twoQuestions, log)
    log.write({ type: 'question-answered', step: 'left', round: 1, answer: 'yes' })
    const before = log.events.length
    await drive(twoQuestions, log)
    const types = log.events.slice(before).map(({ fact }) => fact.type)
    expect(types).toEqual(['items-planned', 'unit-started', 'unit-completed', 'run-waiting'])
  })
})

describe('a question', () => {
  it('whose answer is known is asked of nobody and stands in the log as asked and answered', async () => {
    const known = ask('question', {
      needs: [first],
      answer: z.object({ word: Text }),
      known: ({ input }) => z.object({ word: Text }).parse(input),
    })
    const end = task('end', { needs: [known], output: Text, run: ({ readAnswer }) => readAnswer(known).word })
    const run = await drive(pipeline('test', [first, known, end]), begin())
    expect(run.status).toBe('completed')
    expect(stepOf(run, 'end').units['']?.output).toBe('ink')
    expect(stepOf(run, 'question')).toMatchObject({ asked: true, answered: true, answer: { word: 'ink' } })
  })

  it('waits for a step that was reopened far above it, though all between them kept what they had', async () => {
    const order: string[] = []
    const noted = (key: string, needs: readonly AnyStep[]) =>
      task(key, { needs, output: Text, run: () => String(order.push(key)) })
    const top = noted('top', [])
    const middle = noted('middle', [top])
    const bottom = noted('bottom', [middle])
    const again: AskStep<'alone' | 'end'> = ask('again', {
      needs: [bottom],
      answer: z.enum(['alone', 'end']),
      reopensAlone: (answer) => (answer === 'alone' ? [top, bottom, again] : []),
    })
    const log = begin()
    const steps = pipeline('test', [top, middle, bottom, again])
    await drive(steps, log)
    log.write({ type: 'question-answered', step: 'again', round: 1, answer: 'alone' })
    log.write({
      type: 'steps-reopened',
      steps: reopenedBy(steps, again, 'alone').map(({ key }) => key),
      note: '',
    })
    await drive(steps, log)
    expect(order).toEqual(['top', 'middle', 'bottom', 'top', 'bottom'])
  })

  it('can have one step done again alone: what builds on it keeps its output', () => {
    const choice: AskStep<'all' | 'alone'> = ask('question', {
      needs: [third],
      answer: z.enum(['all', 'alone']),
      reopens: (answer) => (answer === 'all' ? [second] : []),
      reopensAlone: (answer) => (answer === 'alone' ? [choice, second] : []),
    })
    const steps = pipeline('test', [first, second, third, choice])
    const keys = (answer: 'all' | 'alone') => reopenedBy(steps, choice, answer).map(({ key }) => key)
    expect(keys('all')).toEqual(['second', 'third', 'question'])
    expect(keys('alone')).toEqual(['second', 'question'])
  })
})

import { describe, expect, test } from 'vitest'
import { workflowStates } from '@/lib/contracts/proposal-workflow'
import type { RunEvent, RunFact } from '@/lib/contracts/run'
import { isValidTransition, workflowHistory } from './workflow'

const started = (step: string, round = 1): RunFact => ({
  type: 'unit-started',
  step,
  item: '',
  round,
  attempt: 1,
})
const judged = (output: unknown, step = 'refinement'): RunFact => ({
  type: 'unit-completed',
  step,
  item: '',
  round: 1,
  output,
  engine: 'code',
  tokens: 0,
  ms: 0,
})
const failedIn = (step: string): RunFact => ({
  type: 'run-failed',
  step,
  error: { code: 'internal', detail: 'x' },
})
const failed = failedIn('problem')
const reviewed: RunFact = { type: 'question-asked', step: 'review', round: 1, question: null }

function log(...facts: RunFact[]): RunEvent[] {
  return facts.map((fact, at) => ({ seq: at + 1, at: `2026-01-01T00:00:0${at}.000Z`, fact }))
}
const path = (...facts: RunFact[]) => workflowHistory(log(...facts)).map(({ to_state }) => to_state)

describe('the workflow', () => {
  test('goes from the interview to the finished document, with the time of each change', () => {
    const facts = [
      'interviewer',
      'problem',
      'objectives',
      'methodology',
      'data-collection',
      'quality',
      'document',
    ]
    const history = workflowHistory(log(...facts.map((step) => started(step)), reviewed))
    expect(history.map(({ to_state }) => to_state)).toEqual([
      'INTERVIEW',
      'PROBLEM_FORMULATION',
      'OBJECTIVES',
      'METHODOLOGY',
      'DATA_COLLECTION',
      'QUALITY_CONTROL',
      'PDF_GENERATION',
      'COMPLETED',
    ])
    expect(history[0]).toEqual({
      from_state: 'INITIALIZED',
      to_state: 'INTERVIEW',
      timestamp: '2026-01-01T00:00:00.000Z',
    })
  })

  test('is sent back by quality control, ends in an error with a way on, and takes up a single stage again', () => {
    expect(path(started('problem'), failed, started('problem'), started('objectives'))).toEqual([
      'PROBLEM_FORMULATION',
      'ERROR',
      'PROBLEM_FORMULATION',
      'OBJECTIVES',
    ])
    const toQuality = ['problem', 'objectives', 'methodology', 'data-collection', 'quality'].map((step) =>
      started(step),
    )
    expect(path(...toQuality, judged(false), started('methodology', 2)).slice(-2)).toEqual([
      'REFINEMENT',
      'METHODOLOGY',
    ])
    expect(
      path(
        ...toQuality,
        judged(true),
        started('document'),
        reviewed,
        started('objectives', 2),
        started('quality', 2),
      ).slice(-2),
    ).toEqual(['OBJECTIVES', 'QUALITY_CONTROL'])
  })

  test('goes on to its end after references could not be looked up, before the draft was shown and after', () => {
    const toDocument = ['problem', 'objectives', 'methodology', 'data-collection', 'quality', 'document'].map(
      (step) => started(step),
    )
    const lookedUp = [failedIn('passport'), started('passport'), judged({ verdicts: [] }, 'passport')]
    const before = [...toDocument, ...lookedUp, reviewed]
    expect(path(...before).slice(-4)).toEqual(['PDF_GENERATION', 'ERROR', 'PDF_GENERATION', 'COMPLETED'])
    const after = [...toDocument, reviewed, ...lookedUp]
    expect(path(...after).slice(-3)).toEqual(['ERROR', 'PDF_GENERATION', 'COMPLETED'])
  })

  test('refuses a log that jumps from the interview to the data collection', () => {
    expect(isValidTransition('INTERVIEW', 'DATA_COLLECTION')).toBe(false)
    expect(() => path(started('interviewer'), started('data-collection'))).toThrow(
      'from INTERVIEW to DATA_COLLECTION',
    )
  })

  test('can fail in every state and go on from there', () => {
    for (const state of workflowStates.filter((state) => state !== 'ERROR')) {
      expect(isValidTransition(state, 'ERROR')).toBe(true)
    }
    expect(isValidTransition('ERROR', 'ERROR')).toBe(false)
  })
})

import { expect, test } from 'vitest'
import type { RunFact } from '@/lib/contracts/run'
import { foldEvents } from '@/lib/core/run/run-state'
import { stageText } from './stage-text'

const created = { type: 'run-created', pipeline: 'proposal', input: {}, tokenBudget: null } as const
const where = { step: 'objectives', item: '', round: 1 } as const
const output = {
  id: 'objective-1',
  url: 'https://example.org/a b c',
  objectives: [{ text: 'Describe the sleep of nurses on night shifts.' }, { text: 'short' }],
  again: 'Describe the sleep of nurses on night shifts.',
}
const facts: readonly RunFact[] = [
  created,
  { type: 'items-planned', step: 'objectives', round: 1, items: [''] },
  { type: 'unit-started', ...where, attempt: 1 },
  { type: 'unit-completed', ...where, output, version: 1, engine: 'code', tokens: 0, ms: 1 },
]
const run = foldEvents(facts.map((fact, at) => ({ seq: at + 1, at: '2026-01-01T00:00:00.000Z', fact })))

test('what stands at a stage are its sentences, each once, without ids and addresses', () => {
  expect(stageText(run, ['objectives'])).toEqual(['Describe the sleep of nurses on night shifts.'])
})

test('at a stage that nobody has written nothing stands', () => {
  expect(stageText(run, ['methodology'])).toEqual([])
})

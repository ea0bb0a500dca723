import { describe, expect, it } from 'vitest'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import type { RunFact } from '@/lib/contracts/run'
import { foldEvents } from '@/lib/core/run/run-state'
import { aiUse, aiUseParagraphs } from './ai-use'
import { proposalDocument } from './document-fixture'

function runOf(facts: readonly RunFact[]) {
  const created: RunFact = { type: 'run-created', pipeline: PROPOSAL, input: null, tokenBudget: null }
  return foldEvents(
    [created, ...facts].map((fact, at) => ({
      seq: at + 1,
      at: `2026-03-02T10:${String(at).padStart(2, '0')}:00.000Z`,
      fact,
    })),
  )
}
function wrote(step: string, engine: string, { round = 1, tokens = 0 } = {}): RunFact[] {
  return [
    { type: 'items-planned', step, round, items: [''] },
    { type: 'unit-started', step, item: '', round, attempt: 1 },
    { type: 'unit-completed', step, item: '', round, output: {}, engine, tokens, ms: 1 },
  ]
}
const asked = (round: number): RunFact => ({ type: 'question-asked', step: 'review', round, question: null })
const answered = (round: number, answer: unknown): RunFact[] => [
  asked(round),
  { type: 'question-answered', step: 'review', round, answer },
]
const reopened = (...steps: string[]): RunFact => ({ type: 'steps-reopened', steps, note: '' })

describe('the statement on AI', () => {
  it('without a model says so and names the methods, in every language', () => {
    const entries = aiUse({ run: runOf([...wrote('problem', 'built-in'), ...wrote('schedule', 'code')]) })
    expect(entries.map(({ stage, engine, fate }) => [stage, engine, fate])).toEqual([
      ['problem', 'built-in', 'undecided'],
      ['schedule', 'code', 'undecided'],
    ])
    expect(aiUseParagraphs(entries, 'en').join(' ')).toMatch(/No language model was used.*by fixed rules/)
    expect(aiUseParagraphs(entries, 'pt-BR')[0]).toBe('Nenhum modelo de linguagem foi usado neste projeto.')
    expect(aiUseParagraphs(entries, 'es')[0]).toBe('En esta propuesta no se usó ningún modelo de lenguaje.')
  })

  it('names every model with its parts and tokens, also of texts that were thrown away', () => {
    const run = runOf([
      ...wrote('problem', 'acme/one', { tokens: 100 }),
      reopened('problem'),
      ...wrote('problem', 'acme/two', { round: 2, tokens: 1200 }),
      ...wrote('objectives', 'built-in'),
      asked(1),
    ])
    expect(aiUse({ run }).map(({ engine, fate, tokens }) => [engine, fate, tokens])).toEqual([
      ['acme/one', 'superseded', 100],
      ['acme/two', 'undecided', 1200],
      ['built-in', 'undecided', 0],
    ])
    const [opening] = aiUseParagraphs(aiUse({ run }), 'en')
    expect(opening).toContain('acme/one, acme/two; together they used 1,300 tokens')
  })

  it('what the student rewrote was edited, until it is put back', () => {
    const { objectives } = proposalDocument({ style: '', language: 'en-US', locales: {} })
    const edit = { kind: 'edit', edit: { stage: 'objectives', value: objectives } }
    const edited = [...wrote('objectives', 'acme/one'), ...answered(1, edit), reopened('review')]
    expect(aiUse({ run: runOf([...edited, asked(2)]) }).map(({ fate }) => fate)).toEqual(['edited'])
    const restored = [...edited, ...answered(2, { kind: 'restore', stage: 'objectives' })]
    expect(aiUse({ run: runOf(restored) }).map(({ fate }) => fate)).toEqual(['undecided'])
  })

  it('says accepted of a part only after the student accepted that part, and unseen from the command line', () => {
    const shown = [...wrote('problem', 'acme/one'), ...wrote('objectives', 'acme/one'), asked(1)]
    const accepted = runOf([
      ...shown.slice(0, -1),
      ...answered(1, { kind: 'accept', stage: 'problem' }),
      asked(2),
    ])
    expect(aiUse({ run: accepted }).map(({ stage, fate }) => [stage, fate])).toEqual([
      ['problem', 'accepted'],
      ['objectives', 'undecided'],
    ])
    const { brief } = proposalDocument({ style: '', language: 'en-US', locales: {} })
    const { topic, question, locale, startDate } = brief
    const input = { topic, question, locale, startDate, brief }
    const alone = { ...runOf(shown), input }
    expect(aiUse({ run: alone }).map(({ fate }) => fate)).toEqual(['unseen', 'unseen'])
    // The table says so of each part; the paragraphs do not say it again.
    expect(aiUseParagraphs(aiUse({ run: alone }), 'en').join(' ')).not.toContain('not shown to anybody')
  })

  it('what the student had written again was refused, what was let stand is not accepted by that', () => {
    const run = runOf([
      ...wrote('problem', 'acme/one'),
      ...wrote('objectives', 'acme/one'),
      ...answered(1, { kind: 'rerun', stage: 'problem', note: 'shorter' }),
      reopened('problem', 'review'),
      ...wrote('problem', 'acme/one', { round: 2 }),
      asked(2),
    ])
    expect(aiUse({ run }).map(({ stage, fate, decidedAt }) => [stage, fate, decidedAt !== null])).toEqual([
      ['problem', 'refused', true],
      ['problem', 'undecided', false],
      ['objectives', 'undecided', false],
    ])
  })
})

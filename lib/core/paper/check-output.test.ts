import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { paperAgentEntries } from '@/lib/contracts/paper-agents'
import { paperContracts } from '@/lib/contracts/paper-contracts'
import type { PaperSource } from '@/lib/contracts/paper-session'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { checkOutput, citationFields, type OutputContext } from './check-output'
import { validOutputs } from './outputs-fixture'
import { exitCriteria } from './phase-gates'

const sources: readonly PaperSource[] = ['a', 'b', 'c'].map((key) => ({
  key,
  work: workFixture({ title: 'Remote work', abstract: 'Remote work lowered burnout among nurses.' }),
}))
const context: OutputContext = { kind: 'review', sources, outputs: validOutputs, judged: null }
type Key = keyof typeof paperContracts
const faults = (agent: Key, change: object, given: Partial<OutputContext> = {}) => {
  const checked = checkOutput(agent, { ...validOutputs[agent], ...change }, { ...context, ...given })
  return checked.ok ? [] : checked.faults
}

/** The names of the fields that hold keys of sources, by the pattern of a key. */
function keyFields(schema: unknown, name = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => keyFields(one, name))
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([field, value]) => {
    if (field === 'pattern' && value === '^[a-z0-9-]{1,80}$') return [name]
    const isGrammar = ['items', 'properties', 'anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(field)
    return keyFields(value, isGrammar ? name : field)
  })
}

test('every agent has an output that is taken, and it is taken a second time as it was stored', () => {
  for (const { key } of paperAgentEntries) {
    const once = checkOutput(key, validOutputs[key], context)
    expect([key, once.ok ? [] : once.faults]).toEqual([key, []])
    if (once.ok) expect(checkOutput(key, once.value, context)).toEqual(once)
  }
})

test('every field of a contract that holds keys is looked at', () => {
  const fields = Object.values(paperContracts).flatMap((schema) =>
    keyFields(z.toJSONSchema(schema, { io: 'input' })),
  )
  expect(fields.length).toBeGreaterThan(40)
  expect([...new Set(fields)].filter((field) => !citationFields.includes(field))).toEqual([])
})

describe('what does not agree with the evidence is refused', () => {
  test.each<[string, Key, object]>([
    ['a key of no source', 'citation-extractor', { silent: [{ key: 'nobody', reason: 'no-abstract' }] }],
    [
      'a citation of no source',
      'evidence-synthesizer',
      { answers: [{ ...first('evidence-synthesizer', 'answers'), text: ['Yes [@nobody].'] }] },
    ],
    [
      'a quotation of which a word was changed',
      'thematic-synthesizer',
      {
        themes: [
          {
            ...first('thematic-synthesizer', 'themes'),
            quotation: { key: 'a', quote: 'Remote work raised burnout' },
          },
        ],
      },
    ],
    ['a structure of another kind', 'dissertation-architect', { kind: 'empirical' }],
    [
      'an essential question that no chapter answers',
      'dissertation-architect',
      { chapters: chapters((one) => ({ ...one, questions: [] })) },
    ],
    [
      'a question that nobody asked',
      'dissertation-architect',
      { chapters: chapters((one, at) => (at === 0 ? { ...one, questions: ['q0', 'q99'] } : one)) },
    ],
    [
      'another title than the locked one',
      'introduction-writer',
      { chapters: [{ ...first('introduction-writer', 'chapters'), title: 'Else' }] },
    ],
    [
      'a chapter of somebody else',
      'introduction-writer',
      { chapters: [{ ...first('introduction-writer', 'chapters'), number: 2 }] },
    ],
  ])('%s', (_name, agent, change) => expect(faults(agent, change)).not.toEqual([]))

  test('results without data', () => {
    expect(faults('dissertation-architect', { kind: 'empirical' }, { kind: 'empirical' })).toContain(
      'there is no data of which results could be written',
    )
  })

  test('a sample size that is not the computed one', () => {
    const basis = (n: number) => ({
      basis: {
        by: 'power',
        test: 't-test',
        effect: 0.5,
        effectFrom: { by: 'convention', name: 'Cohen, medium' },
        alpha: 0.05,
        power: 0.8,
        n,
      },
    })
    expect(faults('sampling-strategist', basis(128))).toEqual([])
    expect(faults('sampling-strategist', basis(60))).toEqual(['the sample size is 128, not 60'])
  })
})

describe('exit criteria', () => {
  const standing = (phase: number, id: string, change: object = {}) =>
    exitCriteria(phase, { ...validOutputs, ...change }).find((one) => one.id === id)?.standing

  test('are met, short where fewer were found and said so, and open without their agent', () => {
    expect(standing(3, 'risks-assessed')).toBe('met')
    expect(standing(3, 'gaps-identified')).toBe('short')
    expect(standing(3, 'gaps-identified', { 'gap-hunter': undefined })).toBe('open')
    expect(standing(2, 'citations-extracted')).toBe('short')
  })

  test('of the chapters know the locked structure and its word targets', () => {
    expect(standing(6, 'chapters-written')).toBe('met')
    expect(standing(6, 'chapters-written', { 'results-writer': undefined })).toBe('open')
    expect(standing(6, 'word-targets-met')).toBe('met')
    const [chapter] = [first('results-writer', 'chapters')]
    const short = { chapters: [{ ...chapter, sections: [{ heading: 'Section', paragraphs: ['Short.'] }] }] }
    expect(standing(6, 'word-targets-met', { 'results-writer': short })).toBe('short')
  })

  test('of the tiers keep the rule of eighty per cent', () => {
    const tiers = ['a', 'b', 'c'].map((key) => ({ key, tier: key === 'a' ? 3 : 1, because: 'Its venue.' }))
    const below = { tiers, retracted: [], belowRule: { restingOnThird: ['a'], query: 'remote work' } }
    expect(standing(2, 'sources-classified')).toBe('met')
    expect(standing(2, 'sources-classified', { 'source-tier-classifier': below })).toBe('short')
  })
})

function first(agent: Key, field: string): object {
  const list = Object.entries(validOutputs[agent] ?? {}).find(([name]) => name === field)?.[1]
  return Array.isArray(list) ? list[0] : {}
}

function chapters(change: (chapter: object, at: number) => object): object[] {
  const list = Object.entries(validOutputs['dissertation-architect'] ?? {}).find(
    ([name]) => name === 'chapters',
  )?.[1]
  return Array.isArray(list) ? list.map(change) : []
}

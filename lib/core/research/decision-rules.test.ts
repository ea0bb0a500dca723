import { describe, expect, test } from 'vitest'
import { callsOf, needsTextSearch } from './decision-rules'

const scored = (...scores: number[]) => scores.map((score) => ({ score }))
const enough = scored(0.9, 0.8, 0.7)

describe('Step 1, decision logic', () => {
  test('if results < 3, continue to step 1b (text search)', () => {
    expect([0, 1, 2, 3].map((count) => needsTextSearch(scored(...Array(count).fill(0.9))))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('if highest score < 0.3, continue to step 1b (text search)', () => {
    expect(needsTextSearch(scored(0.1, 0.29, 0.2))).toBe(true)
    expect(needsTextSearch(scored(0.1, 0.3, 0.2))).toBe(false)
  })

  test('error rule 2: a search that failed or found nothing is followed by a text search before giving up', () => {
    expect(needsTextSearch(null)).toBe(true)
    expect(needsTextSearch([])).toBe(true)
  })
})

describe('which calls are made', () => {
  const facts = { vectorResults: enough, entities: [], searchWeb: false, maxSteps: 10 }

  test('otherwise continue: vector search and askKnowledge are REQUIRED, the others are not made', () => {
    expect(callsOf(facts)).toEqual(['askKnowledge', 'searchVector'])
  })

  test('step 2: several entities are searched for separately, one is not', () => {
    expect(callsOf({ ...facts, entities: ['a', 'b'] })).toContain('searchEach')
    expect(callsOf({ ...facts, entities: ['a'] })).not.toContain('searchEach')
  })

  test('step 4: the web is searched when searchWeb is enabled, and at no other time', () => {
    expect(callsOf({ ...facts, searchWeb: true })).toContain('searchWeb')
    expect(callsOf({ ...facts, vectorResults: null })).not.toContain('searchWeb')
  })

  test('step 3: askKnowledge is never skipped, however few steps there are', () => {
    for (let maxSteps = 1; maxSteps <= 10; maxSteps += 1) {
      const calls = callsOf({ vectorResults: null, entities: ['a', 'b'], searchWeb: true, maxSteps })
      expect(calls).toContain('askKnowledge')
      expect(calls.length).toBeLessThanOrEqual(maxSteps)
    }
  })

  test('priority: the knowledge base comes before the web when steps are few', () => {
    const calls = callsOf({ vectorResults: null, entities: ['a', 'b'], searchWeb: true, maxSteps: 4 })
    expect(calls).toEqual(['askKnowledge', 'searchVector', 'searchText', 'searchEach'])
  })
})

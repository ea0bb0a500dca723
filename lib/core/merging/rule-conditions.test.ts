import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dedupRules, formLinkOf, isContradiction, ruleRank } from './dedup-rules'
import { type Condition, type Evidence, firstToHold } from './rule-conditions'

/** Every state of every field. */
const states = {
  title: ['same', 'part', 'near', 'far', 'numbers', 'notice', 'correction', 'unknown'],
  isGeneric: [true, false],
  authors: ['same', 'shared', 'other', 'unknown'],
  venue: ['same', 'other', 'unknown'],
  year: ['same', 'adjacent', 'other', 'unknown'],
  volume: ['same', 'other', 'unknown'],
  issue: ['same', 'other', 'unknown'],
  pages: ['range', 'start', 'common', 'near', 'other', 'unknown'],
  doi: ['same', 'other', 'unknown'],
  pmid: ['same', 'other', 'unknown'],
  arxiv: ['same', 'other', 'unknown'],
  openalex: ['same', 'other', 'unknown'],
  abstract: ['same', 'other', 'unknown'],
  form: ['same', 'other', 'stated', 'unknown'],
  kind: ['conferences', 'mixed'],
} as const satisfies { readonly [Field in keyof Evidence]: readonly Evidence[Field][] }

const evidence: fc.Arbitrary<Evidence> = fc.record({
  title: fc.constantFrom(...states.title),
  isGeneric: fc.boolean(),
  authors: fc.constantFrom(...states.authors),
  venue: fc.constantFrom(...states.venue),
  year: fc.constantFrom(...states.year),
  volume: fc.constantFrom(...states.volume),
  issue: fc.constantFrom(...states.issue),
  pages: fc.constantFrom(...states.pages),
  doi: fc.constantFrom(...states.doi),
  pmid: fc.constantFrom(...states.pmid),
  arxiv: fc.constantFrom(...states.arxiv),
  openalex: fc.constantFrom(...states.openalex),
  abstract: fc.constantFrom(...states.abstract),
  form: fc.constantFrom(...states.form),
  kind: fc.constantFrom(...states.kind),
})

/** What a condition means: no field that it names is in a state that it does not allow. */
function holds(condition: Condition, pair: Evidence): boolean {
  const stateOf = new Map<string, unknown>(Object.entries(pair))
  const named: [string, readonly unknown[]][] = Object.entries(condition)
  return named.every(([field, allowed]) => allowed.some((state) => state === stateOf.get(field)))
}

/** A pair as a rule wants it, with one field in any of its states. */
const almost = fc
  .tuple(fc.constantFrom(...dedupRules), evidence, evidence, fc.constantFrom(...Object.keys(states)))
  .map(([{ when }, base, other, field]): Evidence => {
    const wanted = Object.entries(when).map(([name, allowed]) => [name, allowed[0]])
    const changed = Object.entries(other).filter(([name]) => name === field)
    return { ...base, ...Object.fromEntries(wanted), ...Object.fromEntries(changed) }
  })

describe('the rules by which two records are one work', () => {
  it('are asked in their order, and the first that holds counts', () => {
    let matches = 0
    fc.assert(
      fc.property(fc.oneof(almost, evidence), (pair) => {
        const expected = dedupRules.findIndex(({ when }) => holds(when, pair))
        if (expected !== -1) matches += 1
        expect(ruleRank(pair)).toBe(expected === -1 ? null : expected)
      }),
      { numRuns: 5_000 },
    )
    expect(matches).toBeGreaterThan(500)
  })

  it('read every state of every field, and no other field', () => {
    const found = firstToHold([{}])
    fc.assert(
      fc.property(evidence, (pair) => {
        expect(found(pair)).toBe(0)
      }),
    )
    for (const [field, ofField] of Object.entries(states)) {
      for (const state of ofField) {
        const find = firstToHold([Object.fromEntries([[field, [state]]])])
        fc.assert(
          fc.property(evidence, (pair) => {
            const isIt = new Map<string, unknown>(Object.entries(pair)).get(field) === state
            expect(find(pair)).toBe(isIt ? 0 : -1)
          }),
          { numRuns: 40 },
        )
      }
    }
  })

  it('never call two records a contradiction that a rule joins, nor one work and two forms of one by an index', () => {
    fc.assert(
      fc.property(fc.oneof(almost, evidence), (pair) => {
        if (ruleRank(pair) !== null) expect(isContradiction(pair)).toBe(false)
        if (pair.form === 'stated')
          expect([ruleRank(pair), formLinkOf(pair)]).toEqual([null, 'stated-by-index'])
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a condition', () => {
  it('asks for a field that must be compared letter by letter only when every cheaper one fits', () => {
    const asked: string[] = []
    const pair = new Proxy(evidenceOf(), {
      get: (target, field, receiver) => {
        asked.push(String(field))
        return Reflect.get(target, field, receiver)
      },
    })
    expect(firstToHold([{ title: ['same'], abstract: ['same'], year: ['same'] }])(pair)).toBe(-1)
    expect(asked).toEqual(['doi', 'year'])
  })
})

const evidenceOf = (): Evidence => ({
  title: 'same',
  isGeneric: false,
  authors: 'same',
  venue: 'same',
  year: 'other',
  volume: 'same',
  issue: 'same',
  pages: 'range',
  doi: 'unknown',
  pmid: 'unknown',
  arxiv: 'unknown',
  openalex: 'unknown',
  abstract: 'same',
  form: 'unknown',
  kind: 'mixed',
})

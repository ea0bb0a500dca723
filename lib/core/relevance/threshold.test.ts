import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { isHeldBack, isTold, isUnreached, thresholdCounts, thresholdOf, thresholdReport } from './threshold'

const score = (value: number) => ({ score: value, parts: [], reason: '' })

describe('thresholdOf', () => {
  it.each([
    [0, 'warning', 'too-narrow', 8],
    [3, 'warning', 'too-narrow', 5],
    [4, 'warning', 'few', 4],
    [7, 'warning', 'few', 1],
    [8, 'met', 'optimal', 0],
    [30, 'met', 'optimal', 0],
    [31, 'met', 'many', 0],
    [100, 'met', 'many', 0],
    [101, 'met', 'too-many', 0],
  ] as const)('puts %i into its band', (count, status, band, missing) => {
    expect(thresholdOf(count)).toMatchObject({ status, band, missing })
  })
  it('takes nonsense as nothing found', () => {
    expect(thresholdOf(Number.NaN).count).toBe(0)
    expect(thresholdOf(-4).count).toBe(0)
  })
})

const relevancy = (isOnTopic: boolean) => ({
  ...score(60),
  concepts: { isOnTopic, named: [], missing: [] },
})

describe('what a review may be written from', () => {
  const naming = (named: readonly string[]) =>
    makeSource('s', {
      relevancy: {
        ...score(30),
        concepts: {
          isOnTopic: false,
          missing: [{ concept: 'm', name: 'metrics' }],
          named: named.map((name) => ({ concept: name, name, title: [name], keywords: [], abstract: [] })),
        },
      },
    })
  it('is no work that names nothing of the topic, whoever chose it', () => {
    expect(isTold(naming([]), true)).toBe(false)
    expect(isTold(naming([]), false)).toBe(false)
  })
  it('is what names a part of the topic only where the student chose it', () => {
    expect(isTold(naming(['software']), true)).toBe(true)
    expect(isTold(naming(['software']), false)).toBe(false)
  })
})

describe('what counts for the threshold', () => {
  it('is on the topic: sources that do not name its concepts are found, and are not enough', () => {
    const noise = Array.from({ length: 52 }, (_, n) => makeSource(`n${n}`, { relevancy: relevancy(false) }))
    const onTopic = Array.from({ length: 3 }, (_, n) => makeSource(`t${n}`, { relevancy: relevancy(true) }))
    expect(thresholdReport(noise)).toMatchObject({
      found: 52,
      relevant: 0,
      status: 'warning',
      band: 'too-narrow',
    })
    expect(thresholdReport([...noise, ...onTopic])).toMatchObject({
      found: 55,
      relevant: 3,
      status: 'warning',
    })
    const heldBack = makeSource('h', { relevancy: relevancy(true), quality: score(10) })
    expect(thresholdCounts([...onTopic, heldBack])).toEqual({ found: 3, relevant: 3, heldBack: 1 })
  })

  it('is every source of a run from before there was a concept map', () => {
    expect(thresholdCounts([makeSource('a', { relevancy: score(10) })])).toMatchObject({ relevant: 1 })
  })

  it('says nothing about the topic where no database answered', () => {
    expect(thresholdOf(0, { isUnreached: true })).toMatchObject({ advice: 'ask-again', status: 'warning' })
    expect(thresholdOf(20, { isUnreached: true }).advice).toBe('proceed')
    expect(thresholdOf(0).advice).toBe('change-scope')
    expect(isUnreached(['down', 'blocked', 'quota'])).toBe(true)
    expect(isUnreached(['down', 'empty'])).toBe(false)
    expect(isUnreached([])).toBe(false)
  })
})

describe('thresholdReport', () => {
  it('counts a source once for each database and leaves out what is held back', () => {
    const two = workFixture({
      source: [
        { db: 'scielo', id: '1' },
        { db: 'wos', id: '2' },
        { db: 'scielo', id: '3' },
      ],
    })
    const report = thresholdReport([
      makeSource('a', { work: two, quality: score(80) }),
      makeSource('b', { quality: score(79.9) }),
      makeSource('c', { quality: score(40) }),
      makeSource('d', { quality: score(39.9) }),
      makeSource('e', { quality: score(0), userProvided: true }),
    ])
    expect(report).toEqual({
      status: 'warning',
      band: 'few',
      found: 4,
      relevant: 4,
      isUnreached: false,
      heldBack: 1,
      perDatabase: [
        { database: 'scielo', count: 4 },
        { database: 'wos', count: 1 },
      ],
      distribution: { high: 1, medium: 1, lower: 2, heldBack: 1 },
    })
  })
  it('found and held back are together every source', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.boolean()), { maxLength: 40 }),
        (list) => {
          const sources = list.map(([quality, own], n) =>
            makeSource(`s${n}`, { quality: score(quality), userProvided: own }),
          )
          const { found, heldBack } = thresholdReport(sources)
          expect(found + heldBack).toBe(sources.length)
          expect(heldBack).toBe(sources.filter(isHeldBack).length)
        },
      ),
    )
  })
})

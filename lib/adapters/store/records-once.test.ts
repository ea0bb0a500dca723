import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RunId } from '@/lib/contracts/ids'
import type { RunFact } from '@/lib/contracts/run'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { packRecords, referencesIn, unpackRecords } from './records-once'
import { appendFacts, createRun, listEvents } from './runs'

const work = (title: string, id = title) => ({
  title,
  authors: [{ family: 'Silva' }],
  abstract: `${title}. `.repeat(200),
  source: [{ db: 'openalex', id }],
})

function unpacked(json: string, records: ReadonlyMap<string, string>): unknown {
  const parsed = new Map([...records].map(([hash, text]) => [hash, JSON.parse(text)]))
  return unpackRecords(JSON.parse(json), parsed)
}

describe('records of a value', () => {
  it('are stored once however often they are repeated, and come back where they stood', () => {
    const value = { upserts: [{ work: work('a'), members: [work('a'), work('b')] }], again: [work('b')] }
    const { json, records } = packRecords(value)
    expect(records.size).toBe(2)
    expect(json.length).toBeLessThan(400)
    expect(referencesIn(JSON.parse(json))).toEqual(new Set(records.keys()))
    expect(unpacked(json, records)).toEqual(value)
  })

  it('that differ in one letter are two records', () => {
    expect(packRecords([work('a', '1'), work('a', '2')]).records.size).toBe(2)
  })

  it('are the same in whatever order their fields come', () => {
    const { title, authors, abstract, source } = work('a')
    const turned = { source, abstract, authors: [...authors], title }
    expect(packRecords([work('a'), turned]).records.size).toBe(1)
  })

  it('that are missing are named, never left out', () => {
    const { json } = packRecords([work('a')])
    expect(() => unpackRecords(JSON.parse(json), new Map())).toThrow(/is not stored/)
  })

  it('come back whatever JSON stands around and inside them', () => {
    const looksLikeRecord = fc.record({
      title: fc.anything({ withNullPrototype: false, maxDepth: 2 }),
      authors: fc.array(fc.json()),
      source: fc.array(fc.string()),
    })
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), looksLikeRecord)), (value) => {
        const stored = JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
          typeof part === 'string' ? part.replaceAll('\u0000', '').toWellFormed() : part,
        )
        const { json, records } = packRecords(value)
        expect(unpacked(json, records)).toEqual(stored)
      }),
    )
  })
})

describe('the log of a run', () => {
  const database = prepareTestDatabase()
  const completed = (item: string, output: unknown): RunFact => ({
    type: 'unit-completed',
    step: 'search',
    item,
    round: 1,
    output,
    engine: 'code',
    tokens: 0,
    ms: 1,
  })
  const append = (runId: string, facts: readonly RunFact[], expected: 'running' | 'failed' = 'running') =>
    appendFacts(database().db, runId, facts, {
      status: 'running',
      at: '2026-01-01T00:00:00.000Z',
      appender: { person: { expectStatus: [expected] } },
    })

  it('holds a record once over all its facts, and reads it back in each', async () => {
    const { db } = database()
    const { projectId } = await addProject(db)
    const input = { carried: [{ work: work('a'), members: [work('a')] }] }
    const run = await createRun(db, projectId, { pipeline: 'test', input, tokenBudget: null })
    const runId = RunId.parse(run)
    await append(runId, [completed('1', { records: [work('a'), work('b')] })])
    await append(runId, [completed('2', { records: [work('b'), work('c')] })])
    expect(await db.runRecord.count({ where: { runId } })).toBe(3)
    const facts = (await listEvents(db, runId, 0)).map(({ fact }) => fact)
    expect(facts).toMatchObject([
      { input },
      { output: { records: [work('a'), work('b')] } },
      { output: { records: [work('b'), work('c')] } },
    ])
  })

  it('keeps no record of facts that were refused', async () => {
    const { db } = database()
    const { projectId } = await addProject(db)
    const runId = await createRun(db, projectId, { pipeline: 'test', input: null, tokenBudget: null })
    await expect(append(runId, [completed('1', work('a'))], 'failed')).rejects.toThrow(/moved on/)
    expect(await db.runRecord.count({ where: { runId } })).toBe(0)
  })
})

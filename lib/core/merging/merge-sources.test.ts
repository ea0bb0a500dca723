import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Work } from '@/lib/contracts/work'
import { recordId, recordKey } from '@/lib/core/identity/source-id'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { type MergedSource, mergeArrivals } from './merge-sources'

function workOf(db: string, id: string, fields: Partial<Work> = {}): Work {
  return bareWork('Reading on paper and on screens in the first year', {
    authors: [{ family: 'Costa', given: 'Ana' }],
    year: 2015,
    venue: 'Journal of Reading Research',
    source: [{ db, id }],
    ...fields,
  })
}
const crossref = workOf('crossref', '10.5555/1', { doi: '10.5555/1' })
const openalex = workOf('openalex', 'W1', { doi: '10.5555/1', openAlexId: 'W1' })
const scholar = workOf('googlescholar', 'g1', { venue: null })
const tides = workOf('crossref', '10.5555/9', { doi: '10.5555/9', title: 'Tides of the southern coast' })

const merge = (
  existing: readonly MergedSource[],
  arrivals: Work[],
  more: Partial<Parameters<typeof mergeArrivals>[0]> = {},
) => mergeArrivals({ existing, arrivals, round: 1, ...more })

describe('records that arrive', () => {
  it('join the source they belong to, which keeps its id', () => {
    const first = merge([], [crossref, tides])
    const then = merge(first.sources, [openalex, scholar], { round: 2 })
    expect(then.sources.map((source) => source.id)).toEqual(first.sources.map((source) => source.id))
    expect(then.changedIds).toEqual([recordId(crossref)])
    expect(then.sources[0]).toMatchObject({ mergedBy: ['doi', 'title-year-author'], firstRound: 1 })
    expect(then.sources[0]?.work.source).toHaveLength(3)
  })

  it('again change nothing, though a store gave the fields back in another order', () => {
    const { sources } = merge([], [crossref, openalex, tides])
    const stored = sources.map(({ work: { title, doi, ...work }, ...source }) => ({
      ...source,
      work: { ...work, doi, title },
    }))
    expect(merge(stored, [openalex, crossref], { round: 3 })).toEqual({
      sources,
      changedIds: [],
      absorbed: [],
    })
  })

  it('of two sources that turn out to be one the earlier survives and the other becomes an alias', () => {
    const a = workOf('wos', '1', {
      volume: '3',
      pages: undefined,
      venue: null,
      year: 2015,
      doi: null,
      title: 'Leitura',
    })
    const first = merge([], [crossref, { ...a, pmid: '7' }])
    const bridge = workOf('pubmed', '7', {
      doi: '10.5555/1',
      pmid: '7',
      title: crossref.title,
      titles: [{ lang: 'pt', text: 'Leitura' }],
    })
    const then = merge(first.sources, [bridge])
    expect(first.sources).toHaveLength(2)
    expect(then.sources).toHaveLength(1)
    expect(then.absorbed).toEqual([{ id: first.sources[1]?.id, into: first.sources[0]?.id }])
    expect(then.sources[0]?.aliases).toEqual([first.sources[1]?.id])
  })

  it('mark a source as the student’s, and the mark stays', () => {
    const own = merge([], [workOf('user', 'upload-1', { doi: '10.5555/1' })], { userProvided: true })
    expect(merge(own.sources, [crossref]).sources).toMatchObject([{ userProvided: true }])
  })

  it('link a preprint and its version of record', () => {
    const preprint = workOf('arxiv', '1501.00001', { type: 'preprint', venue: null, arxivId: '1501.00001' })
    const { sources } = merge([], [crossref, preprint])
    expect(sources.map((source) => source.linked)).toEqual([[recordId(preprint)], [recordId(crossref)]])
  })
})

describe('splits and merges by hand', () => {
  const { sources } = merge([], [crossref, openalex, tides])

  it.each([
    ['keys', recordKey(openalex)],
    ['ids', recordId(openalex)],
  ])('split by %s, and undone by taking the pair out', (_, name) => {
    const split = merge(sources, [], { keepApart: [[recordKey(crossref), name]] })
    expect(split.sources.map((source) => source.id).toSorted()).toEqual(
      [crossref, openalex, tides].map(recordId).toSorted(),
    )
    expect(merge(split.sources, []).sources).toMatchObject([
      { id: recordId(crossref), aliases: [recordId(openalex)] },
      {},
    ])
  })

  it('merge by hand, and undone with the old ids', () => {
    const joined = merge(sources, [], { together: [[recordId(crossref), recordId(tides)]] })
    expect(joined.sources).toMatchObject([{ mergedBy: ['doi', 'by-hand'] }])
    expect(joined.absorbed).toEqual([{ id: recordId(tides), into: recordId(crossref) }])
    expect(merge(joined.sources, []).sources).toEqual(sources)
  })
})

const arrival = fc.record({
  db: fc.constantFrom('crossref', 'openalex', 'wos', 'user'),
  id: fc.constantFrom('1', '2', '3', '4', '5'),
  doi: fc.constantFrom('10.5555/1', '10.5555/2', null),
  title: fc.constantFrom(crossref.title, `${crossref.title}: a study`, tides.title, 'Editorial'),
  year: fc.constantFrom(2014, 2015, null),
  pages: fc.constantFrom('1-9', '11-19', undefined),
  type: fc.constantFrom('article' as const, 'preprint' as const),
})
const batches = fc
  .array(arrival, { maxLength: 12 })
  .map((list) => list.map(({ db, id, ...fields }) => workOf(db, id, fields)))
  .chain((works) =>
    fc.tuple(
      fc.constant(works),
      fc.shuffledSubarray(works, { minLength: works.length }),
      fc.nat(works.length),
    ),
  )

describe('for any arrivals', () => {
  it('the final groups and works do not depend on the order or the batches in which records came', () => {
    const stateOf = (sources: MergedSource[]) =>
      sources.map(({ work, members }) => JSON.stringify([members.map(recordKey).toSorted(), work])).toSorted()
    fc.assert(
      fc.property(batches, ([works, shuffled, cut]) => {
        const atOnce = merge([], works).sources
        const inTwo = merge(merge([], shuffled.slice(0, cut)).sources, shuffled.slice(cut), {
          round: 2,
        }).sources
        expect(stateOf(inTwo)).toEqual(stateOf(atOnce))
      }),
    )
  })

  it('every record is in one source, every earlier id leads to a source, and merging again changes nothing', () => {
    fc.assert(
      fc.property(batches, ([works, , cut]) => {
        const before = merge([], works.slice(0, cut)).sources
        const { sources } = merge(before, works.slice(cut))
        expect(sources.flatMap((source) => source.members.map(recordKey)).toSorted()).toEqual(
          [...new Set(works.map(recordKey))].toSorted(),
        )
        const reachable = sources.flatMap((source) => [source.id, ...source.aliases])
        for (const source of before) expect(reachable).toContain(source.id)
        expect(new Set(reachable).size).toBe(reachable.length)
        expect(merge(sources, [])).toEqual({ sources, changedIds: [], absorbed: [] })
      }),
    )
  })
})

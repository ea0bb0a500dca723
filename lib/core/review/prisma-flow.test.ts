import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prismaFlow } from './prisma-flow'
import { closeTrace, type FoundRecord, type TracedSource, traceRecords } from './trace-records'

const lost = fc.constantFrom('years', 'languages', 'excluded-words', 'removed' as const)
const fates = fc.constantFrom('outside', 'held-back', 'excluded', 'not-chosen' as const)

/** Searches that give the same works again and again, sources of several records, and records that no source holds. */
const histories = fc
  .record({
    sources: fc.array(
      fc.record({
        members: fc.integer({ min: 1, max: 4 }),
        isBrought: fc.boolean(),
        fate: fates,
        reason: fc.constantFrom('', 'no children', 'not about schools'),
        end: fc.constantFrom('included', 'retracted', 'beyond', 'none' as const),
      }),
      { maxLength: 12 },
    ),
    searches: fc.array(
      fc.record({
        from: fc.constantFrom('openalex', 'scielo', 'crossref' as const),
        picks: fc.array(fc.nat({ max: 60 }), { maxLength: 25 }),
        lost,
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ sources, searches }) => {
    const known = sources.map(({ members, ...source }, at): TracedSource & { end: string } => ({
      ...source,
      id: `s${at}`,
      title: `Work ${at}`,
      year: 2020,
      doi: null,
      reason: source.fate === 'excluded' ? source.reason : '',
      keys: Array.from({ length: members }, (_, member) => `s${at}-${member}`),
    }))
    const keys = [...known.flatMap((source) => source.keys), 'lost-1', 'lost-2', 'lost-3']
    const found = searches.flatMap(({ from, picks, ...search }, searched) =>
      picks.map(
        (pick, at): FoundRecord => ({
          ...search,
          id: `${searched}-${at}`,
          from,
          key: keys[pick % keys.length] ?? '',
          title: `Record ${pick}`,
          year: null,
          doi: null,
        }),
      ),
    )
    return { found, known }
  })

test('the numbers of the diagram add up, and each counts exactly its records, whatever happened', () => {
  fc.assert(
    fc.property(histories, ({ found, known }) => {
      const ended = (end: string) => new Set(known.filter((source) => source.end === end).map(({ id }) => id))
      const taken = { included: ended('included'), retracted: ended('retracted'), beyond: ended('beyond') }
      const records = [...closeTrace(traceRecords(found, known), taken)]
      const flow = prismaFlow({ records })
      const box = (key: (typeof flow)[number]['key']) => flow.find((one) => one.key === key)?.records ?? []
      const ids = (keys: readonly Parameters<typeof box>[0][]) =>
        keys.flatMap((key) => box(key).map(({ id }) => id)).toSorted()
      expect(ids(['databases', 'other'])).toEqual(records.map(({ id }) => id).toSorted())
      expect(ids(['before', 'screened'])).toEqual(ids(['databases', 'other']))
      expect(ids(['excluded', 'assessed'])).toEqual(ids(['screened']))
      expect(ids(['reports', 'included'])).toEqual(ids(['assessed']))
      for (const { records: own, parts } of flow)
        if (parts.length > 0)
          expect(parts.flatMap((part) => part.records.map(({ id }) => id)).toSorted()).toEqual(
            own.map(({ id }) => id).toSorted(),
          )
      // Every source stands in the diagram once, and every search's records all of them.
      const fatesOf = (id: string) => records.filter((one) => one.sourceId === id && one.fate !== 'duplicate')
      for (const { id } of known) expect(fatesOf(id)).toHaveLength(1)
      expect(box('included')).toHaveLength(taken.included.size)
      expect(box('databases')).toHaveLength(found.length)
    }),
    { numRuns: 300, seed: 18 },
  )
})

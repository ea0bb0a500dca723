import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readRecords } from '@/lib/cli/read-records'
import { type MatchRecord, matchRecordOfWork } from '@/lib/core/merging/match-record'
import { mergeDuplicates } from '@/lib/core/merging/merge-duplicates'
import type { TrustRow } from './row'
import { inHalves, setsOf } from './set-files'

const DuplicateSet = z.object({ name: z.string(), dir: z.string() })
/** Published counts of bib-dedupe and others (github.com/CoLRev-Environment/bib-dedupe, output/current_results.md). */
const Published = z.looseObject({
  published: z.looseObject({
    dedup: z.looseObject({
      results: z.record(
        z.string(),
        z.array(z.looseObject({ tool: z.string(), FP: z.string(), sensitivity: z.string() })),
      ),
    }),
  }),
})
const FALSE_MERGES_MAX = 0
const MERGE_MS_MAX = 1_000
const REPEATS = 5
const TrueGroups = z.array(z.array(z.string()).min(2)).max(100_000)

interface Counts {
  readonly falseMerges: number
  readonly found: number
  readonly missed: number
}

/** One row for each labelled set that the manifests name, and one for the false merges of all. */
export async function rows(...dataFolders: readonly string[]): Promise<TrustRow[]> {
  const sets = setsOf(dataFolders, 'dedup', DuplicateSet)
  const result: TrustRow[] = []
  let falseMerges = 0
  for (const { folder, dir, name } of sets) {
    const published = referenceOf(folder, name)
    const records = (await readRecords(join(folder, dir, 'records.jsonl.gz'))).map((record) =>
      matchRecordOfWork(String(record.id), record),
    )
    const truth = TrueGroups.parse(
      JSON.parse(readFileSync(join(folder, dir, 'duplicate_groups.json'), 'utf8')),
    )
    const kept = new Set(mergeDuplicates(records).groups.map((group) => group.ids[0]))
    const counts = countRecords(records, truth, kept)
    const tookMs = medianMs(() => mergeDuplicates(records.map((record) => ({ ...record }))))
    const found01 = (groups: readonly (readonly string[])[]) => sensitivity(countRecords([], groups, kept))
    falseMerges += counts.falseMerges
    result.push({
      what: 'Duplicates',
      data: name,
      reference: `bib-dedupe ${published.falseMerges} false, ${short(published.sensitivity01)}`,
      target: `sensitivity ≥ ${short(published.sensitivity01)}, ≤ ${MERGE_MS_MAX} ms`,
      measured: `${counts.falseMerges} false, sensitivity ${short(sensitivity(counts))} (${counts.found}/${counts.found + counts.missed}), ${records.length} records in ${tookMs.toFixed(0)} ms; ${inHalves(truth, ([first = '']) => first, found01)}`,
      reached: sensitivity(counts) >= published.sensitivity01 - ROUNDING && tookMs <= MERGE_MS_MAX,
    })
  }
  result.push({
    what: 'False merges',
    data: `all ${sets.length} sets`,
    reference: 'bib-dedupe 0',
    target: `≤ ${FALSE_MERGES_MAX}`,
    measured: String(falseMerges),
    reached: falseMerges <= FALSE_MERGES_MAX,
  })
  return result
}

const sensitivity = ({ found, missed }: Counts): number => found / Math.max(1, found + missed)

/** What bib-dedupe reaches on a set, as the folder has it. */
function referenceOf(folder: string, name: string): { falseMerges: string; sensitivity01: number } {
  const { results } = Published.parse(
    JSON.parse(readFileSync(join(folder, 'reference_results.json'), 'utf8')),
  ).published.dedup
  const own = results[name]?.find(({ tool }) => tool === 'bib-dedupe')
  return { falseMerges: own?.FP ?? '?', sensitivity01: Number(own?.sensitivity ?? 0) }
}

/** Targets are given with three places. */
const ROUNDING = 0.0005

/**
 * Counts as bib-dedupe does: the first record of each group found is kept. A record removed that is no duplicate is a
 * false merge; of each true group one record must be kept, and each further one that is kept was missed.
 */
function countRecords(
  records: readonly MatchRecord[],
  truth: readonly (readonly string[])[],
  kept: ReadonlySet<string | undefined>,
): Counts {
  const duplicated = new Set(truth.flat())
  let falseMerges = records.filter((record) => !duplicated.has(record.id) && !kept.has(record.id)).length
  let found = 0
  let missed = 0
  for (const group of truth) {
    const keptHere = group.filter((id) => kept.has(id)).length
    if (keptHere === 0) falseMerges += 1
    found += group.length - Math.max(keptHere, 1)
    missed += Math.max(keptHere - 1, 0)
  }
  return { falseMerges, found, missed }
}

/** Records are copied for each run: what is remembered of a record must not count. */
function medianMs(work: () => unknown): number {
  const times = Array.from({ length: REPEATS }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return times.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0
}

const short = (value01: number): string => value01.toFixed(3).replace(/^0/, '')

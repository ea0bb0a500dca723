import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readRecords } from '@/lib/cli/read-records'
import { type MatchRecord, matchRecordOfWork } from '@/lib/core/merging/match-record'
import { mergeDuplicates } from '@/lib/core/merging/merge-duplicates'
import type { TrustRow } from './row'

/** Published counts of bib-dedupe (github.com/CoLRev-Environment/bib-dedupe, output/current_results.md). */
const sets = [
  { name: 'respiratory', sensitivityMin01: 0.936, reference: 'bib-dedupe 0 false, .936' },
  { name: 'cytology_screening', sensitivityMin01: 0.992, reference: 'bib-dedupe 0 false, .992' },
  { name: 'digital_work', sensitivityMin01: 0.997, reference: 'bib-dedupe 0 false, .997' },
  { name: 'special_cases', sensitivityMin01: 0.333, reference: 'bib-dedupe 0 false, .333' },
] as const
const FALSE_MERGES_MAX = 1
const MERGE_MS_MAX = 1_000
const REPEATS = 5
const TrueGroups = z.array(z.array(z.string()).min(2)).max(100_000)

interface Counts {
  readonly falseMerges: number
  readonly found: number
  readonly missed: number
}

/** One row for each labelled set and one for the false merges of all; rows say so when the data are not there. */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  const result: TrustRow[] = []
  let falseMerges = 0
  let measuredSets = 0
  for (const set of sets) {
    const folder = join(dataFolder, 'dedup', set.name)
    const row = {
      what: 'Duplicates',
      data: set.name,
      reference: set.reference,
      target: `sensitivity ≥ ${short(set.sensitivityMin01)}, ≤ ${MERGE_MS_MAX} ms`,
    }
    if (!(await isThere(folder))) {
      result.push({ ...row, measured: 'data not found', reached: null })
      continue
    }
    const records = (await readRecords(join(folder, 'records.jsonl.gz'))).map((record) =>
      matchRecordOfWork(String(record.id), record),
    )
    const truth = TrueGroups.parse(JSON.parse(await readFile(join(folder, 'duplicate_groups.json'), 'utf8')))
    const counts = countRecords(records, truth)
    const tookMs = medianMs(() => mergeDuplicates(records.map((record) => ({ ...record }))))
    const sensitivity01 = counts.found / (counts.found + counts.missed)
    falseMerges += counts.falseMerges
    measuredSets += 1
    result.push({
      ...row,
      measured: `${counts.falseMerges} false, sensitivity ${short(sensitivity01)} (${counts.found}/${counts.found + counts.missed}), ${records.length} records in ${tookMs.toFixed(0)} ms`,
      reached: sensitivity01 >= set.sensitivityMin01 - ROUNDING && tookMs <= MERGE_MS_MAX,
    })
  }
  result.push({
    what: 'False merges',
    data: 'all four sets',
    reference: 'bib-dedupe 0; ASReview 14 + 12 + 217; DOI or title and year 6 + 7 + 81',
    target: `≤ ${FALSE_MERGES_MAX}`,
    measured: measuredSets === 0 ? 'data not found' : String(falseMerges),
    reached: measuredSets === sets.length ? falseMerges <= FALSE_MERGES_MAX : null,
  })
  return result
}

/** Targets are given with three places. */
const ROUNDING = 0.0005

/**
 * Counts as bib-dedupe does: the first record of each group found is kept. A record removed that is no duplicate is a
 * false merge; of each true group one record must be kept, and each further one that is kept was missed.
 */
function countRecords(records: readonly MatchRecord[], truth: readonly (readonly string[])[]): Counts {
  const kept = new Set(mergeDuplicates(records).groups.map((group) => group.ids[0]))
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

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

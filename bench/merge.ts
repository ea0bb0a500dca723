import { parseAuthorNames } from '@/lib/core/identity/author-names'
import type { MatchRecord } from '@/lib/core/merging/match-record'
import { mergeDuplicates } from '@/lib/core/merging/merge-duplicates'
import { atMost, quantile } from './figures'
import { report } from './report'

const SEED = 20_261_121
/** Of ten records three are another index's word on an earlier one, as in searches of five databases. */
const DUPLICATE_SHARE01 = 0.3
const sizes = [
  { records: 2_000, repeats: 20, limitMs: null },
  { records: 7_159, repeats: 10, limitMs: 1_000 },
  { records: 20_000, repeats: 5, limitMs: null },
  { records: 100_000, repeats: 3, limitMs: null },
] as const

const words =
  'analysis adolescents assessment behaviour care change children clinical cognitive community control development diabetes digital education effects evidence exercise factors health hospital intervention learning literacy management memory mental migration model nursing outcomes patients performance platform policy practice prevention primary quality randomised reading risk school screening sleep social students survey teachers therapy treatment trial urban water women work'.split(
    ' ',
  )
const syllables =
  'al an bar cor den el fer gar hol in jan kar lin mon nor ol per quin ros san tor ul ver wal'.split(' ')
/** Some 2,000 names; the first ones are borne by many, as in life. */
const families = syllables.flatMap((a) =>
  syllables.flatMap((b) => ['', 'sen', 'ez', 'ov'].map((end) => a + b + end)),
)
const topics = syllables.flatMap((a) => syllables.map((b) => `${a}${b}osis`))
const journals = Array.from(
  { length: 300 },
  (_, at) => `Journal of ${words[at % words.length]} and ${words[(at * 7 + 3) % words.length]}`,
)

/** Mulberry32: the same records at every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function syntheticRecords(count: number): MatchRecord[] {
  const random = randomFrom(SEED)
  // Squared: the first words and names of a list come up more often than the last.
  const pick = (list: readonly string[]): string => list[Math.floor(random() ** 2 * list.length)] ?? ''
  const word = (): string => pick(random() < 0.5 ? words : topics)
  const records: MatchRecord[] = []
  for (let at = 0; at < count; at += 1) {
    const earlier = random() < DUPLICATE_SHARE01 ? records[Math.floor(random() * records.length)] : undefined
    if (earlier !== undefined) {
      records.push({
        ...earlier,
        id: `r${at}`,
        title: `${earlier.title}.`,
        doi: random() < 0.5 ? earlier.doi : null,
        issue: undefined,
      })
      continue
    }
    const page = 1 + Math.floor(random() * 900)
    records.push({
      id: `r${at}`,
      title: Array.from({ length: 8 + Math.floor(random() * 5) }, word).join(' '),
      authors: parseAuthorNames(
        Array.from(
          { length: 1 + Math.floor(random() * 4) },
          () => `${pick(families)}, ${pick(families)}`,
        ).join('; '),
      ),
      year: 1995 + Math.floor(random() * 30),
      venue: pick(journals),
      volume: String(1 + Math.floor(random() * 60)),
      issue: String(1 + Math.floor(random() * 6)),
      pages: `${page}-${page + 4 + Math.floor(random() * 15)}`,
      doi: random() < 0.6 ? `10.5555/${at}` : null,
      abstract: Array.from({ length: 60 }, word).join(' '),
      type: 'article',
    })
  }
  return records
}

/** The time of one merge of records never seen before. */
function timeMs(records: readonly MatchRecord[]): { tookMs: number; groups: number } {
  const fresh = records.map((record) => ({ ...record }))
  const start = performance.now()
  const { groups } = mergeDuplicates(fresh)
  return { tookMs: performance.now() - start, groups: groups.length }
}

timeMs(syntheticRecords(2_000))
const figures = sizes.flatMap((size) => {
  const records = syntheticRecords(size.records)
  const runs = Array.from({ length: size.repeats }, () => timeMs(records))
  const times = runs.map((run) => run.tookMs)
  const each = (1_000 * quantile(times, 0.5)) / size.records
  return [
    atMost(
      `${size.records} records into ${runs[0]?.groups} groups, p95`,
      quantile(times, 0.95),
      size.limitMs,
      'ms',
    ),
    atMost('– each record, p50', each, null, 'µs'),
  ]
})
report(
  'merge',
  'Merge of duplicates: near-linear when the time for each record stays about the same',
  figures,
)

import { blocksOf, candidatePairs } from './candidate-pairs'
import { type Clusters, createClusters, type DuplicateGroup, type IdPair, type Match } from './clusters'
import { compareRecords } from './compare-records'
import { formLinkOf, ruleRank } from './dedup-rules'
import { type MatchFeatures, matchFeatures, signatureOf } from './match-features'
import type { MatchRecord } from './match-record'

/** Fewer records of one title and year are compared pair by pair with less ado than it takes to find the copies. */
const COPIES_MIN = 20

/** Two records of different groups that are a preprint and the version of record of one work. */
export interface FormLink {
  readonly a: string
  readonly b: string
  readonly reason: string
}

export interface MergeOptions {
  /** Pairs that a person split: they are never in one group, whatever else is known. */
  readonly keepApart?: readonly IdPair[]
  /** Pairs that a person merged; `keepApart` is stronger. Pairs of unknown ids are ignored. */
  readonly together?: readonly IdPair[]
}

/**
 * Groups records that describe the same work, in first-seen order; each input appears exactly once, alone if need be.
 * Two records match when a rule of dedup-rules.ts holds; matches are joined strongest first, and a join that would put
 * two contradicting records into one group is left out. The groups depend on the records and their ids, not on their order.
 * `forms` are the preprints and versions of record that belong together, which are never merged.
 * Ids must be unique. The work grows almost linearly with the number of records; never throws.
 * After Bramer et al. 2016, doi:10.3163/1536-5050.104.3.014.
 */
export function mergeDuplicates(
  records: readonly MatchRecord[],
  options: MergeOptions = {},
): { groups: DuplicateGroup[]; forms: FormLink[] } {
  return groupDuplicates(records.map(matchFeatures), options)
}

/** As `mergeDuplicates`, for records whose features are known already: deriving them is half of the work. */
export function groupDuplicates(
  features: readonly MatchFeatures[],
  options: MergeOptions = {},
): { groups: DuplicateGroup[]; forms: FormLink[] } {
  const clusters = createClusters(features, options.keepApart ?? [])
  for (const [a, b] of ordered(options.together ?? [])) clusters.joinByHand(a, b)
  const blocks = blocksOf(features)
  const crowd = crowdOf(features, blocks)
  const originals = crowd.length === 0 ? features : joinCopies(features, crowd, { clusters, options })
  const matches: Match[] = []
  const forms: FormLink[] = []
  for (const { first, second } of candidatePairs(
    originals,
    originals === features ? blocks : blocksOf(originals),
  )) {
    const a = originals[first]
    const b = originals[second]
    if (a === undefined || b === undefined) continue
    const pair = compareRecords(a, b)
    const rank = ruleRank(pair)
    const form = rank === null ? formLinkOf(pair) : null
    if (rank !== null) matches.push(matchOf(a, b, rank))
    if (form !== null) forms.push({ a: a.id, b: b.id, reason: form })
  }
  for (const match of matches.sort(compareMatches)) clusters.join(match)
  return {
    groups: clusters.groups(),
    forms: forms.filter((form) => !clusters.isTogether(form.a, form.b)).sort(comparePairs),
  }
}

const matchOf = (a: MatchFeatures, b: MatchFeatures, rank: number): Match =>
  a.id < b.id ? { a, b, rank } : { a: b, b: a, rank }

const compareMatches = (x: Match, y: Match): number =>
  x.rank - y.rank || compareTexts(x.a.id, y.a.id) || compareTexts(x.b.id, y.b.id)
const comparePairs = (x: FormLink, y: FormLink): number => compareTexts(x.a, y.a) || compareTexts(x.b, y.b)
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const ordered = (pairs: readonly IdPair[]): IdPair[] =>
  pairs
    .map(([a, b]): IdPair => (a < b ? [a, b] : [b, a]))
    .sort((x, y) => compareTexts(x[0], y[0]) || compareTexts(x[1], y[1]))

/** The positions of records of which many may be copies: those share the key of their title, or have none. */
function crowdOf(
  features: readonly MatchFeatures[],
  blocks: readonly (readonly number[])[],
): readonly number[] {
  const untitled = features.flatMap(({ titles }, position) => (titles.length === 0 ? position : []))
  const crowds = [untitled, ...blocks].filter((block) => block.length >= COPIES_MIN)
  return [...new Set(crowds.flat())].sort((a, b) => a - b)
}

/**
 * Joins the records of a crowd that are equal in every field (`signatureOf`), and gives back all records but the copies, of which one of
 * each kind stays.
 * Ten thousand copies of a record cost no more than ten thousand different ones. Records that a person split or merged
 * are looked at one by one.
 */
function joinCopies(
  features: readonly MatchFeatures[],
  crowd: readonly number[],
  { clusters, options }: { clusters: Clusters; options: MergeOptions },
): readonly MatchFeatures[] {
  const handled = new Set([...(options.keepApart ?? []), ...(options.together ?? [])].flat())
  const copies = new Set<MatchFeatures>()
  for (const alike of sameTitleAndYear(crowd.flatMap((position) => features[position] ?? []))) {
    if (alike.length < COPIES_MIN) continue
    const originalOf = new Map<string, MatchFeatures>()
    for (const record of alike.filter(({ id }) => !handled.has(id)).sort(compareIds)) {
      const signature = signatureOf(record)
      const original = originalOf.get(signature)
      const rank = original === undefined ? null : ruleRank(compareRecords(original, record))
      if (original === undefined || rank === null) originalOf.set(signature, record)
      else {
        clusters.join({ a: original, b: record, rank })
        copies.add(record)
      }
    }
  }
  return copies.size === 0 ? features : features.filter((record) => !copies.has(record))
}

/** The records under each title and year. */
function sameTitleAndYear(records: readonly MatchFeatures[]): Iterable<MatchFeatures[]> {
  const groups = new Map<string, MatchFeatures[]>()
  for (const record of records) {
    const key = `${record.titles[0]?.compact ?? ''}|${record.year}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [record])
    else group.push(record)
  }
  return groups.values()
}

const compareIds = (a: MatchFeatures, b: MatchFeatures): number => compareTexts(a.id, b.id)

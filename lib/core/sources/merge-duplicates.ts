import { candidatePairs } from './candidate-pairs'
import { type Clusters, createClusters, type DuplicateGroup, type IdPair, type Match } from './clusters'
import { compareRecords } from './compare-records'
import { formRules, meets, ruleRank } from './dedup-rules'
import { type MatchFeatures, matchFeatures } from './match-features'
import type { MatchRecord } from './match-record'

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
  const features = records.map(rememberFeatures)
  const clusters = createClusters(features, options.keepApart ?? [])
  for (const [a, b] of ordered(options.together ?? [])) clusters.joinByHand(a, b)
  const originals = joinCopies(features, clusters, options)
  const matches: Match[] = []
  const forms: FormLink[] = []
  for (const [at, next] of candidatePairs(originals)) {
    const [a, b] = [originals[at], originals[next]]
    if (a === undefined || b === undefined) continue
    const evidence = compareRecords(a, b)
    const rank = ruleRank(evidence)
    if (rank !== null) matches.push(matchOf(a, b, rank))
    const form = rank === null ? formRules.find((rule) => meets(evidence, rule.when)) : undefined
    if (form !== undefined) forms.push({ a: a.id, b: b.id, reason: form.name })
  }
  for (const match of matches.sort(compareMatches)) clusters.join(match)
  return {
    groups: clusters.groups(),
    forms: forms.filter((form) => !clusters.isTogether(form.a, form.b)).sort(comparePairs),
  }
}

const featuresOf = new WeakMap<MatchRecord, MatchFeatures>()

/** Deriving the features is half of the work; a record compared again keeps them. */
function rememberFeatures(record: MatchRecord): MatchFeatures {
  const known = featuresOf.get(record)
  if (known !== undefined) return known
  const features = matchFeatures(record)
  featuresOf.set(record, features)
  return features
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

/**
 * Joins the records that are equal in every field, and gives back one of each kind.
 * Ten thousand copies of a record cost no more than ten thousand different ones. Records that a person split or merged
 * are looked at one by one.
 */
function joinCopies(
  features: readonly MatchFeatures[],
  clusters: Clusters,
  options: MergeOptions,
): MatchFeatures[] {
  const handled = new Set([...(options.keepApart ?? []), ...(options.together ?? [])].flat())
  const bySignature = new Map<string, MatchFeatures>()
  const originals: MatchFeatures[] = []
  for (const record of [...features].sort((a, b) => compareTexts(a.id, b.id))) {
    const original = handled.has(record.id) ? undefined : bySignature.get(record.signature)
    const rank = original === undefined ? null : ruleRank(compareRecords(original, record))
    if (original === undefined || rank === null) {
      originals.push(record)
      if (!handled.has(record.id)) bySignature.set(record.signature, record)
    } else clusters.join({ a: original, b: record, rank })
  }
  return originals
}

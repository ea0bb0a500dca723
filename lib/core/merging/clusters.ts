import type { MergeRule } from '@/lib/contracts/source'
import { compareRecords } from './compare-records'
import { dedupRules, isContradiction } from './dedup-rules'
import { type MatchFeatures, signatureOf } from './match-features'

/** Up to so many records are asked one by one before a join. */
const VOICES_MAX = 20

export type IdPair = readonly [string, string]

/** Two records that a rule joins: the position of the rule in `dedupRules`, the smaller id first. */
export interface Match {
  readonly a: MatchFeatures
  readonly b: MatchFeatures
  readonly rank: number
}

/** Why two records are in one group. `reason` names the rule of dedup-rules.ts that joined them, or is `by-hand`. */
export interface MergeLink {
  readonly a: string
  readonly b: string
  readonly rule: MergeRule
  readonly reason: string
}

/** The records of one work; ids in the order of the input, one link fewer than ids. */
export interface DuplicateGroup {
  readonly ids: readonly string[]
  readonly links: readonly MergeLink[]
}

export interface Clusters {
  /** Joins two clusters whatever the evidence says; ignored for ids not known or kept apart. */
  joinByHand(a: string, b: string): void
  /** Joins two clusters unless records in them contradict each other or are kept apart. */
  join(match: Match): void
  isTogether(a: string, b: string): boolean
  /** In the order of their first records. */
  groups(): DuplicateGroup[]
}

interface Cluster {
  /** Of its records. */
  readonly ids: string[]
  /** Its records, or one of each kind where there are many: copies say nothing new. */
  readonly voices: MatchFeatures[]
  readonly links: MergeLink[]
  readonly apart: string[]
  isByHand: boolean
}

/** Clusters of one record each, to be joined. Each join moves the smaller cluster into the larger. */
export function createClusters(features: readonly MatchFeatures[], keepApart: readonly IdPair[]): Clusters {
  const recordOf = new Map<string, MatchFeatures>()
  for (const record of features) recordOf.set(record.id, record)
  // Most records stay alone and never need a cluster.
  const clusterOf = new Map<string, Cluster>()
  const clusterWith = (id: string): Cluster | undefined => {
    const known = clusterOf.get(id)
    const record = recordOf.get(id)
    if (known !== undefined || record === undefined) return known
    const cluster: Cluster = { ids: [id], voices: [record], links: [], apart: [], isByHand: false }
    clusterOf.set(id, cluster)
    return cluster
  }
  for (const [a, b] of keepApart) {
    clusterWith(a)?.apart.push(b)
    clusterWith(b)?.apart.push(a)
  }
  const unite = (a: Cluster, b: Cluster, link: MergeLink): void => {
    const [into, from] = a.ids.length >= b.ids.length ? [a, b] : [b, a]
    for (const id of from.ids) {
      into.ids.push(id)
      clusterOf.set(id, into)
    }
    into.voices.push(...from.voices)
    if (into.voices.length > VOICES_MAX) keepOneOfEach(into.voices)
    into.apart.push(...from.apart)
    into.links.push(...from.links, link)
    into.isByHand = into.isByHand || from.isByHand || link.rule === 'by-hand'
  }
  const isApart = (a: Cluster, b: Cluster): boolean =>
    a.apart.some((id) => clusterOf.get(id) === b) || b.apart.some((id) => clusterOf.get(id) === a)

  return {
    joinByHand(a, b) {
      const [left, right] = [clusterWith(a), clusterWith(b)]
      if (left === undefined || right === undefined || left === right || isApart(left, right)) return
      unite(left, right, { a, b, rule: 'by-hand', reason: 'by-hand' })
    },
    join({ a, b, rank }) {
      const [left, right] = [clusterWith(a.id), clusterWith(b.id)]
      const rule = dedupRules[rank]
      if (left === undefined || right === undefined || rule === undefined || left === right) return
      if (isApart(left, right) || hasContradiction(speakers(left, a), speakers(right, b))) return
      unite(left, right, { a: a.id, b: b.id, rule: rule.by, reason: rule.name })
    },
    isTogether: (a, b) => clusterOf.get(a) !== undefined && clusterOf.get(a) === clusterOf.get(b),
    groups: () => {
      const groups: DuplicateGroup[] = []
      const idsOf = new Map<Cluster, string[]>()
      for (const { id } of features) {
        const cluster = clusterOf.get(id)
        const begun = cluster === undefined ? undefined : idsOf.get(cluster)
        if (begun !== undefined) {
          begun.push(id)
          continue
        }
        const ids = [id]
        groups.push({ ids, links: cluster?.links ?? [] })
        if (cluster !== undefined) idsOf.set(cluster, ids)
      }
      return groups
    },
  }
}

/** Who is asked before a join. In a cluster made by hand the records differ by the person's will: only the matching one counts. */
const speakers = (cluster: Cluster, matching: MatchFeatures): readonly MatchFeatures[] =>
  cluster.isByHand ? [matching] : cluster.voices

function keepOneOfEach(voices: MatchFeatures[]): void {
  const kinds = new Map(voices.map((record) => [signatureOf(record), record]))
  voices.splice(0, voices.length, ...kinds.values())
}

/** Two records alone were compared already, and found to match. */
const hasContradiction = (left: readonly MatchFeatures[], right: readonly MatchFeatures[]): boolean =>
  left.length + right.length > 2 && left.some((a) => right.some((b) => isContradiction(compareRecords(a, b))))

import type { MergeRule, Source } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { recordId, recordIdOfKey } from '@/lib/core/identity/source-id'
import type { DuplicateGroup, IdPair } from './clusters'
import { type MatchFeatures, matchFeatures } from './match-features'
import { matchRecordOfWork } from './match-record'
import { type FormLink, groupDuplicates } from './merge-duplicates'
import { mergeWorks } from './merge-work'

/** A source of a project before it is scored and checked. */
export type MergedSource = Pick<
  Source,
  'id' | 'aliases' | 'work' | 'members' | 'mergedBy' | 'linked' | 'userProvided' | 'firstRound'
>

export interface MergeArrivals {
  readonly existing: readonly MergedSource[]
  readonly arrivals: readonly Work[]
  /** The search round of the arrivals, from 1. */
  readonly round: number
  /** True when the arrivals were added by the student. */
  readonly userProvided?: boolean
  /**
   * Pairs that a person split or merged, each side the `recordKey` or `recordId` of a member, or the id or alias of a source.
   * Taking a pair out again undoes it.
   */
  readonly keepApart?: readonly IdPair[]
  readonly together?: readonly IdPair[]
  /** Pass the same value again while works arrive: each work object is then made comparable once. */
  readonly memory?: MergeMemory
}

/** What merging remembers between calls. Works are known by identity; a changed work must be a new object. */
export type MergeMemory = WeakMap<Work, MatchFeatures>

export interface MergedArrivals {
  /** Earlier sources in their order, then new ones in the order of arrival. */
  readonly sources: MergedSource[]
  /** Sources that are new or differ from before. */
  readonly changedIds: string[]
  /** Earlier sources that turned out to be another; their ids are aliases of `into` from now on. */
  readonly absorbed: { readonly id: string; readonly into: string }[]
}

/** Origins of the records that a student adds. */
const USER_DB = 'user'
const MEMBERS_MAX = 60
const LINKED_MAX = 20
const ruleOrder: readonly MergeRule[] = ['doi', 'pmid', 'arxiv', 'openalex', 'title-year-author', 'by-hand']

/**
 * The sources of a project after more records arrived. Records are grouped by `groupDuplicates` all anew, so that the groups
 * do not depend on the order of arrival; ids do not change: a source keeps the id of the record that founded it, and of two
 * sources that turn out to be one the earlier survives. A record that comes again (same origin) replaces the earlier when it
 * says more. A source holds 60 records at most; more of one work are left out. Never throws.
 */
export function mergeArrivals(input: MergeArrivals): MergedArrivals {
  const records = collectRecords(input)
  const features = Array.from(records, ([id, { work }]) => featuresOf(id, work, input.memory))
  const idOf = (name: string): string => (records.has(name) ? name : recordIdOfKey(name))
  const idsOf = (pairs: readonly IdPair[] = []) => pairs.map(([a, b]): IdPair => [idOf(a), idOf(b)])
  const { groups, forms } = groupDuplicates(features, {
    keepApart: idsOf(input.keepApart),
    together: idsOf(input.together),
  })
  const claims = collectClaims(input.existing)
  const known = new Map(input.existing.map((source) => [source.id, source]))
  const drafts = groups.map((group) => draftSource(group, records, { claims, known }))
  const sources = linkForms(drafts, forms)
  const rankOf = (source: MergedSource) => claims.get(source.id) ?? Number.MAX_SAFE_INTEGER
  sources.sort((a, b) => rankOf(a) - rankOf(b))
  return {
    sources,
    changedIds: changedIds(input.existing, sources),
    absorbed: absorbedIds(input.existing, sources),
  }
}

/** A work is compared anew with each arrival; what is derived from it alone may be kept as long as the work is. */
function featuresOf(id: string, work: Work, memory: MergeMemory | undefined): MatchFeatures {
  const known = memory?.get(work)
  if (known?.id === id) return known
  const features = matchFeatures(matchRecordOfWork(id, work))
  memory?.set(work, features)
  return features
}

interface ProjectRecord {
  readonly work: Work
  readonly round: number
  readonly isUserProvided: boolean
}

interface Draft {
  readonly recordIds: readonly string[]
  readonly source: MergedSource
}

/** Every record of the project by its id, earlier ones first. */
function collectRecords({
  existing,
  arrivals,
  round,
  userProvided = false,
}: MergeArrivals): Map<string, ProjectRecord> {
  const records = new Map<string, ProjectRecord>()
  const add = (work: Work, seenIn: number, isUserProvided: boolean): void => {
    const id = recordId(work)
    const known = records.get(id)
    records.set(id, {
      work: known === undefined ? work : fuller(known.work, work),
      round: Math.min(seenIn, known?.round ?? seenIn),
      isUserProvided: isUserProvided || known?.isUserProvided === true,
    })
  }
  for (const source of existing) {
    // A source of several records bears the mark when one of them does: its origin tells which, if there are several.
    const marked = source.members.filter(isStudents)
    for (const work of source.members) {
      add(work, source.firstRound, source.userProvided && (marked.length === 0 || isStudents(work)))
    }
  }
  for (const work of arrivals) add(work, round, userProvided || isStudents(work))
  return records
}

/** Whether a record is what a student brought along. */
export const isStudents = (work: Work): boolean => work.source.some((origin) => origin.db === USER_DB)

/** Of two states of one record the one that says more; never decided by which came first. */
function fuller(a: Work, b: Work): Work {
  const [left, right] = [stableJson(a), stableJson(b)]
  if (left.length !== right.length) return left.length > right.length ? a : b
  return left <= right ? a : b
}

/** The ids that records have given to sources so far, each with the rank of its source: sources before aliases, early before late. */
function collectClaims(existing: readonly MergedSource[]): Map<string, number> {
  const claims = new Map<string, number>()
  for (const [at, source] of existing.entries()) claims.set(source.id, at)
  for (const [at, source] of existing.entries()) {
    for (const alias of source.aliases) if (!claims.has(alias)) claims.set(alias, existing.length + at)
  }
  return claims
}

function draftSource(
  group: DuplicateGroup,
  records: ReadonlyMap<string, ProjectRecord>,
  { claims, known }: { claims: ReadonlyMap<string, number>; known: ReadonlyMap<string, MergedSource> },
): Draft {
  const claimed = group.ids.filter((id) => claims.has(id))
  if (claimed.length > 1) claimed.sort((a, b) => (claims.get(a) ?? 0) - (claims.get(b) ?? 0))
  const id = claimed[0] ?? group.ids[0] ?? ''
  const works: Work[] = []
  let userProvided = false
  let firstRound = Number.POSITIVE_INFINITY
  for (const memberId of group.ids) {
    const member = records.get(memberId)
    if (member === undefined || works.length === MEMBERS_MAX) continue
    works.push(member.work)
    userProvided ||= member.isUserProvided
    firstRound = Math.min(firstRound, member.round)
  }
  return {
    recordIds: group.ids,
    source: {
      id,
      aliases: claimed.slice(1, MEMBERS_MAX + 1),
      work: workOf(known.get(id), works),
      members: works,
      mergedBy: rulesOf(group),
      linked: [],
      userProvided,
      firstRound,
    },
  }
}

function rulesOf({ links }: DuplicateGroup): MergeRule[] {
  return links.length === 0 ? [] : ruleOrder.filter((rule) => links.some((link) => link.rule === rule))
}

/** The very same records make the very same work: what was derived from it stays valid with it. */
function workOf(known: MergedSource | undefined, works: readonly Work[]): Work {
  const [first, ...others] = works
  if (first === undefined) throw new RangeError('a group without records')
  const isSame =
    known?.members.length === works.length && known.members.every((work, at) => work === works[at])
  return known !== undefined && isSame ? known.work : mergeWorks(first, ...others)
}

function linkForms(drafts: readonly Draft[], forms: readonly FormLink[]): MergedSource[] {
  if (forms.length === 0) return drafts.map((draft) => draft.source)
  const sourceOf = new Map(
    drafts.flatMap((draft) => draft.recordIds.map((id): [string, string] => [id, draft.source.id])),
  )
  const linked = new Map<string, Set<string>>()
  const link = (from: string, to: string): void => {
    linked.set(from, (linked.get(from) ?? new Set()).add(to))
  }
  for (const form of forms) {
    const [a, b] = [sourceOf.get(form.a), sourceOf.get(form.b)]
    if (a === undefined || b === undefined || a === b) continue
    link(a, b)
    link(b, a)
  }
  return drafts.map(({ source }) => ({
    ...source,
    linked: [...(linked.get(source.id) ?? [])].sort().slice(0, LINKED_MAX),
  }))
}

function changedIds(before: readonly MergedSource[], after: readonly MergedSource[]): string[] {
  const known = new Map(before.map((source) => [source.id, source]))
  const isChanged = (source: MergedSource) => {
    const earlier = known.get(source.id)
    return earlier === undefined || !isSameMerge(earlier, source)
  }
  return after.filter(isChanged).map((source) => source.id)
}

/** A source of the store carries scores and checks too; they are no part of the merge. */
const isSameMerge = (a: MergedSource, b: MergedSource): boolean =>
  a.userProvided === b.userProvided &&
  a.firstRound === b.firstRound &&
  isSameJson(a.aliases, b.aliases) &&
  isSameJson(a.mergedBy, b.mergedBy) &&
  isSameJson(a.linked, b.linked) &&
  isSameJson(a.work, b.work) &&
  isSameJson(a.members, b.members)

/** Whether two values are the same JSON, whatever the order of their fields. Most parts are the very same object. */
function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((one, at) => isSameJson(one, b[at]))
    )
  }
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    if (!isSameJson(left.get(key), right.get(key))) return false
  }
  return true
}

function absorbedIds(
  before: readonly MergedSource[],
  after: readonly MergedSource[],
): { id: string; into: string }[] {
  const into = new Map(
    after.flatMap((source) => source.aliases.map((alias): [string, string] => [alias, source.id])),
  )
  return before.flatMap(({ id }) => {
    const survivor = into.get(id)
    return survivor === undefined ? [] : [{ id, into: survivor }]
  })
}

/** JSON with sorted keys: a document store gives them back in an order of its own. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    field !== null && typeof field === 'object' && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  )
}

import type { Score, Source } from '@/lib/contracts/source'
import type { SourceDelta, SourcePatch } from '@/lib/contracts/source-validation'
import { withFoundNames } from '@/lib/core/concepts/concept-map'
import { summarise } from '@/lib/core/evidence/summarise'
import { type MergedSource, mergeArrivals } from '@/lib/core/merging/merge-sources'
import { ownLanguageAbstract } from '@/lib/core/records/own-language-abstract'
import { standingAfterMerge } from '@/lib/core/records/retraction-standing'
import { learnNames, type ParallelMemory } from '@/lib/core/relevance/learn-names'
import { BUILT_IN } from '@/lib/engine/run-unit'
import { countBrought } from './count-brought'
import { isOutside } from './present-scope'
import type { Arrivals, RankingState } from './ranking-task'
import { mergeMemory } from './regroup'
import { relevancyOf, type ScoringContext, sourceQuality, workAddress } from './score-sources'

/** A relevancy that moved by less than this many points is not worth an update. */
const RELEVANCY_MOVED_MIN = 0.5

const SUMMARY_SENTENCES = 2

/** What each record says in several languages is read once per process. */
const parallelMemory: ParallelMemory = new WeakMap()

/**
 * The records of one database, merged into what is known and scored: what changed, for the list on screen. Names that the records
 * give the concepts of the topic are learned first, so that the records are ranked by them already. `earlier` are the keys of the records of
 * answers that were ranked before in the same search.
 */
export function rankArrivals(
  state: RankingState,
  { works, round, earlier }: Arrivals & { readonly earlier: ReadonlySet<string> },
): SourceDelta {
  const { before, scoring } = state
  const members = [...before.values()].flatMap((source) => source.members)
  const names = learnNames(scoring.map, [...members, ...works], parallelMemory)
  const map = withFoundNames(scoring.map, names)
  const ranked = addWorks({ ...state, scoring: { ...scoring, map } }, { works, round })
  const delta = { ...ranked, brought: countBrought(works, { before, delta: ranked, earlier }) }
  return names.length === 0 ? delta : { ...delta, names }
}

/** Merges works into the run's sources and scores all of them anew, because scores compare sources with each other. */
export function addWorks(
  { before, pairs, scoring }: RankingState,
  { works, round, userProvided = false }: Arrivals,
): SourceDelta {
  const merged = mergeArrivals({
    existing: [...before.values()],
    arrivals: works,
    round,
    userProvided,
    ...pairs,
    memory: mergeMemory,
  })
  return scoredDelta(before, merged, scoring)
}

/** What is new against `before`: new and changed sources whole, the others only where their relevancy moved. */
export function scoredDelta(
  before: ReadonlyMap<string, Source>,
  merged: ReturnType<typeof mergeArrivals>,
  scoring: ScoringContext,
): SourceDelta {
  const changed = new Set(merged.changedIds)
  const scores = relevancyOf(
    merged.sources.map(({ id, work }) => ({ work, nearness: before.get(id)?.nearness })),
    scoring,
  )
  const upserts: Source[] = []
  const patches: SourcePatch[] = []
  for (const [index, source] of merged.sources.entries()) {
    const relevancy = scores[index]
    const known = before.get(source.id)
    if (!relevancy) continue
    const outside = isOutside({ ...source, relevancy }, scoring.scope)
    if (!known || changed.has(source.id))
      upserts.push({ ...describeSource(source, known, scoring), relevancy, outside })
    else if (hasMoved(known, { relevancy, outside })) patches.push({ id: source.id, relevancy, outside })
  }
  return { upserts, patches, absorbed: [...merged.absorbed], dropped: [] }
}

/**
 * The relevancy of every known source for the search in force, where it moved: after a change of the topic no source may keep what
 * the old one gave it, though no database brought anything new.
 */
export function rescored(
  before: ReadonlyMap<string, Source>,
  scoring: ScoringContext,
): readonly SourcePatch[] {
  const sources = [...before.values()]
  const scores = relevancyOf(sources, scoring)
  return sources.flatMap((source, at) => {
    const relevancy = scores[at]
    if (!relevancy) return []
    const outside = isOutside({ ...source, relevancy }, scoring.scope)
    return hasMoved(source, { relevancy, outside }) ? [{ id: source.id, relevancy, outside }] : []
  })
}

function hasMoved(
  { relevancy: known, outside: wasOutside = false }: Pick<Source, 'relevancy' | 'outside'>,
  { relevancy, outside }: { readonly relevancy: Score; readonly outside: boolean },
): boolean {
  return (
    outside !== wasOutside ||
    Math.abs(relevancy.score - known.score) >= RELEVANCY_MOVED_MIN ||
    conceptsSaid(relevancy) !== conceptsSaid(known)
  )
}

/** Which concepts a score says are named and missing; empty for one that says nothing of them. */
function conceptsSaid({ concepts }: Score): string {
  if (!concepts) return ''
  const ids = (list: readonly { readonly concept: string }[]) => list.map(({ concept }) => concept).join(' ')
  return `${ids(concepts.named)} | ${ids(concepts.missing)}`
}

function describeSource(
  source: MergedSource,
  known: Source | undefined,
  scoring: ScoringContext,
): Omit<Source, 'relevancy' | 'outside'> {
  const { id, aliases, work, members, mergedBy, linked, firstRound, userProvided } = source
  const retractionCheck = standingAfterMerge(source, known)
  const journal = known?.work.issn.some((issn) => work.issn.includes(issn)) ? known.journal : null
  const { quality, peerReview } = sourceQuality({ work, journal, retractionCheck }, scoring)
  const asked = known && workAddress(known.work)
  return {
    id,
    aliases: [...aliases],
    work,
    members: [...members],
    mergedBy: [...mergedBy],
    linked: [...linked],
    quality,
    peerReview,
    journal,
    retractionCheck,
    summary: summaryOf(source, known),
    // What was learned of a record that is now another source's says nothing of this one.
    access:
      known && [work, ...members].some((record) => workAddress(record) === asked)
        ? known.access
        : { state: 'not-checked', url: workAddress(work), openCopyUrl: null, checkedAt: null },
    ...(known?.nearness ? { nearness: known.nearness } : {}),
    userProvided,
    firstRound,
  }
}

/**
 * In the words of the abstract, and so in its language, which need not be the one that an index gives the work. What a model
 * wrote of the same abstract stays.
 */
function summaryOf(source: MergedSource, known: Source | undefined): Source['summary'] {
  const isWritten = known?.summary != null && known.summary.engine !== BUILT_IN
  if (isWritten && known.work.abstract === source.work.abstract) return known.summary
  const abstract = ownLanguageAbstract(source)
  if (abstract === null) return null
  const language = abstract.language ?? source.work.language
  const written = summarise(abstract.text, language, { sentences: SUMMARY_SENTENCES })
  return written && { text: written.text.slice(0, 2_000), language, engine: BUILT_IN }
}

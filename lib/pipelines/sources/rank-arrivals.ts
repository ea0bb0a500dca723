import type { RunState } from '@/lib/contracts/run'
import type { SearchAnswer } from '@/lib/contracts/search'
import type { Source } from '@/lib/contracts/source'
import type { SourceDelta, SourcePatch } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { withJstorOrigin } from '@/lib/core/sources/jstor-origin'
import { type MergedSource, mergeArrivals } from '@/lib/core/sources/merge-sources'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { summarise } from '@/lib/core/text/summarise'
import { BUILT_IN } from '@/lib/engine/run-unit'
import { knownSources } from './known-sources'
import { filterLocally } from './local-filter'
import { mergeMemory, regroupings } from './regroup'
import { planInForce } from './run-answers'
import {
  addressOf,
  isWithdrawn,
  qualityOf,
  relevancyOf,
  retractionOf,
  type ScoringContext,
} from './score-sources'

/** A relevancy that moved by less than this many points is not worth an update. */
const RELEVANCY_MOVED_MIN = 0.5

const SUMMARY_SENTENCES = 2

export interface Arrivals {
  readonly works: readonly Work[]
  readonly round: number
  readonly userProvided?: boolean
}

/**
 * The records of one database, merged into what is known and scored: what changed, for the list on screen. When JSTOR
 * is asked, what other indexes find there counts as found at JSTOR too.
 */
export function rankArrivals(
  run: RunState,
  answer: SearchAnswer,
  round: number,
  scoring: ScoringContext,
): SourceDelta {
  const { parameters } = planInForce(run)
  const { kept, dropped } = filterLocally(answer, parameters)
  const works = parameters.databases.includes('jstor') ? kept.map(withJstorOrigin) : kept
  return { ...addWorks(run, { works, round }, scoring), dropped }
}

/** Merges works into the run's sources and scores all of them anew, because scores compare sources with each other. */
export function addWorks(
  run: RunState,
  { works, round, userProvided = false }: Arrivals,
  scoring: ScoringContext,
): SourceDelta {
  const before = knownSources(run)
  const merged = mergeArrivals({
    existing: [...before.values()],
    arrivals: works,
    round,
    userProvided,
    ...regroupings(run),
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
    if (!known || changed.has(source.id))
      upserts.push({ ...describeSource(source, known, scoring), relevancy })
    else if (Math.abs(relevancy.score - known.relevancy.score) >= RELEVANCY_MOVED_MIN)
      patches.push({ id: source.id, relevancy })
  }
  return { upserts, patches, absorbed: [...merged.absorbed], dropped: [] }
}

function describeSource(
  source: MergedSource,
  known: Source | undefined,
  scoring: ScoringContext,
): Omit<Source, 'relevancy'> {
  const { id, aliases, work, members, mergedBy, linked, firstRound, userProvided } = source
  const stated = retractionOf(work)
  const retractionCheck = stated === 'not-checked' && known ? known.retractionCheck : stated
  const journal = known?.journal ?? null
  const { quality, peerReview } = qualityOf(work, journal, scoring)
  const written =
    work.abstract === null ? null : summarise(work.abstract, work.language, { sentences: SUMMARY_SENTENCES })
  return {
    id,
    aliases: [...aliases],
    work,
    members: [...members],
    mergedBy: [...mergedBy],
    linked: [...linked],
    quality: isWithdrawn({ retractionCheck }) ? { ...quality, score: 0 } : quality,
    peerReview,
    journal,
    retractionCheck,
    summary: written && {
      text: written.text.slice(0, 2_000),
      language: work.language ?? detectLanguage(written.text),
      engine: BUILT_IN,
    },
    access: known?.access ?? {
      state: 'not-checked',
      url: addressOf(work),
      openCopyUrl: null,
      checkedAt: null,
    },
    ...(known?.nearness ? { nearness: known.nearness } : {}),
    userProvided,
    firstRound,
  }
}

import type { JournalFacts, PeerReview } from '@/lib/contracts/source'
import type { Work, WorkType } from '@/lib/contracts/work'
import { isPreprint } from './quality-peer-review'
import type { MissingCase, PeerReviewLevel, Rubric, VenueTier } from './rubric'

/** What a part rests on: something the rubric names, or one of its cases of missing evidence. */
export type ReviewEvidence =
  | { readonly level: PeerReviewLevel }
  | { readonly missing: Exclude<MissingCase, 'journal unknown' | 'citations unknown'> }
/**
 * `by` says in a few words what the tier was read from, e.g. "Q1 · SJR 2024"; empty when it follows from the kind of work. Where it was read from
 * `citedness2y`, the mean citations of an article in two years, `by` is the index that counted them.
 */
export type VenueEvidence =
  | { readonly tier: VenueTier; readonly by: string; readonly citedness2y?: number }
  | { readonly missing: 'journal unknown' }

const levelByType: Readonly<Partial<Record<WorkType, PeerReviewLevel>>> = {
  thesis: 'thesis',
  book: 'academic book',
  chapter: 'academic book',
  report: 'professional grey literature',
  dataset: 'other grey literature',
  trial: 'other grey literature',
}

const articleEvidence: Readonly<Record<PeerReview, ReviewEvidence>> = {
  confirmed: { level: 'journal article' },
  likely: { missing: 'journal article, review likely' },
  unknown: { missing: 'journal article, review unknown' },
  no: { level: 'other grey literature' },
}

const proceedingsEvidence: Readonly<Record<PeerReview, ReviewEvidence>> = {
  confirmed: { level: 'refereed proceedings' },
  likely: { missing: 'proceedings, review unknown' },
  unknown: { missing: 'proceedings, review unknown' },
  no: { level: 'other grey literature' },
}

/** The level of review of a work, from its type and what is known of its review. */
export function reviewEvidence(work: Work, peerReview: PeerReview): ReviewEvidence {
  if (isPreprint(work)) return { level: 'preprint or working paper' }
  const level = levelByType[work.type]
  if (level !== undefined) return { level }
  if (work.type === 'proceedings') return proceedingsEvidence[peerReview]
  if (work.type === 'other' && peerReview === 'unknown') return { level: 'unverified' }
  return articleEvidence[peerReview]
}

function isExcluded(work: Work, rubric: Rubric): boolean {
  const names = [...work.issn, work.venue ?? '', work.publisher ?? ''].map((name) =>
    name.trim().toLowerCase(),
  )
  return names.some((name) => name !== '' && rubric.excludedVenues.includes(name))
}

function rankedTier(journal: JournalFacts, rubric: Rubric): VenueEvidence | null {
  if (journal.quartile !== undefined) {
    return { tier: rubric.quartileTiers[journal.quartile], by: `${journal.quartile} · ${journal.via}` }
  }
  const qualis = journal.qualis?.toUpperCase()
  const row = rubric.qualisTiers.find((known) => known.qualis === qualis)
  if (row === undefined) return null
  return {
    tier: row.tier,
    by: ['Qualis', row.qualis, journal.qualisCycle, '·', journal.via].filter(Boolean).join(' '),
  }
}

function measuredTier(journal: JournalFacts, rubric: Rubric): VenueEvidence | null {
  const cited = journal.meanCitedness2y
  const row = cited === undefined ? undefined : rubric.citednessTiers.find(({ atLeast }) => cited >= atLeast)
  if (cited !== undefined && row !== undefined) {
    return { tier: row.tier, by: journal.via, citedness2y: cited }
  }
  return journal.inDoaj === true ? { tier: 'regional or unknown', by: 'DOAJ' } : null
}

function pressTier(work: Work, rubric: Rubric): VenueEvidence | null {
  const publisher = (work.publisher ?? '').toLowerCase()
  const row = rubric.pressTiers.find(({ press }) => publisher.includes(press))
  return row === undefined ? null : { tier: row.tier, by: work.publisher?.slice(0, 120) ?? '' }
}

const unrankedTypes: ReadonlySet<WorkType> = new Set(['proceedings', 'thesis', 'report'])

/** The tier of the venue: exclusion, then quartile, Qualis class, kind of work, press, measured citedness, DOAJ; in that order. */
export function venueEvidence(work: Work, journal: JournalFacts | null, rubric: Rubric): VenueEvidence {
  if (isExcluded(work, rubric)) return { tier: 'predatory', by: work.venue ?? work.publisher ?? '' }
  if (isPreprint(work)) return { tier: 'proceedings or working papers', by: '' }
  const ranked = journal === null ? null : rankedTier(journal, rubric)
  if (ranked !== null) return ranked
  if (unrankedTypes.has(work.type)) return { tier: 'proceedings or working papers', by: '' }
  const isBook = work.type === 'book' || work.type === 'chapter'
  const found = isBook ? pressTier(work, rubric) : journal === null ? null : measuredTier(journal, rubric)
  return found ?? { missing: 'journal unknown' }
}

/** The score of a count of citations for its age, both ≥ 0; an unknown age (null) is read with the oldest table. */
export function citationScore(citations: number, ageYears: number | null, rubric: Rubric): number {
  const table =
    ageYears === null
      ? rubric.citations[0]
      : rubric.citations.find(({ fromAge }) => Math.max(0, ageYears) >= fromAge)
  return table?.bands.find(({ from }) => citations >= from)?.score ?? 0
}

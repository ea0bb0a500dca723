import type { RunNote } from '@/lib/contracts/run'
import type { JournalFacts, Source } from '@/lib/contracts/source'
import type { SourceDelta, SourcePatch } from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { graverStanding, isSettled } from '@/lib/core/records/retraction-standing'
import type { RetractionCheck, SourcePorts } from './ports'
import { type ScoringContext, sourceQuality } from './score-sources'

/** Sources checked in one round, most relevant first; the rest stay "not checked" and say so. */
const CHECKED_MAX = 200

/** Checks are worth waiting for only so long; what has not answered by then is "not checked". */
const CHECK_WITHIN_MS = 6_000

interface CheckOptions {
  readonly ports: Pick<SourcePorts, 'checkRetractions' | 'findJournals'>
  readonly scoring: ScoringContext
  readonly signal: AbortSignal
  readonly note: (note: RunNote) => void
}

/**
 * Asks for retractions and journals of the sources of which they are not known for good, and scores quality anew with what
 * was learned: a record that states a correction or a suspicion is asked for too, it may be graver by now. A check that fails or is late leaves "not checked"; nothing becomes "clean" by not being asked.
 */
export async function checkSources(ranked: readonly Source[], options: CheckOptions): Promise<SourceDelta> {
  const { ports, note } = options
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(CHECK_WITHIN_MS)])
  const open = ranked
    .filter((source) => !isSettled(source.retractionCheck) || source.journal === null)
    .slice(0, CHECKED_MAX)
  const dois = distinct(
    open.flatMap(({ work, retractionCheck }) => (work.doi && !isSettled(retractionCheck) ? [work.doi] : [])),
  )
  const issns = distinct(open.filter(({ journal }) => journal === null).flatMap(({ work }) => work.issn))
  const [retractions, journals] = await Promise.all([
    answerOrNothing(dois.length > 0 ? ports.checkRetractions(dois, signal) : null, options.signal),
    answerOrNothing(issns.length > 0 ? ports.findJournals(issns, signal) : null, options.signal),
  ])
  note({ code: 'checked', data: { dois: dois.length, checked: retractions.size, journals: journals.size } })
  const patches = open.flatMap((source) => patchOf(source, { retractions, journals }, options.scoring))
  return { upserts: [], patches, absorbed: [], dropped: [] }
}

function patchOf(
  source: Source,
  found: { retractions: ReadonlyMap<string, RetractionCheck>; journals: ReadonlyMap<string, JournalFacts> },
  scoring: ScoringContext,
): SourcePatch[] {
  const { work } = source
  const asked = work.doi ? found.retractions.get(work.doi) : undefined
  const retractionCheck = graverStanding(source.retractionCheck, asked ?? 'not-checked')
  const journal = source.journal ?? journalOf(work, found.journals)
  if (retractionCheck === source.retractionCheck && journal === source.journal) return []
  const { quality, peerReview } = sourceQuality({ work, journal, retractionCheck }, scoring)
  return [{ id: source.id, quality, peerReview, journal, retractionCheck }]
}

/** A journal may have several ISSNs; that by which it is ranked tells most. */
function journalOf(work: Work, journals: ReadonlyMap<string, JournalFacts>): JournalFacts | null {
  const facts = work.issn.flatMap((issn) => journals.get(issn) ?? [])
  return facts.find(({ quartile, qualis }) => (quartile ?? qualis) !== undefined) ?? facts[0] ?? null
}

/** A check that was cut off by its own time limit has found nothing out; an abort from outside goes on up. */
async function answerOrNothing<V>(
  asked: Promise<ReadonlyMap<string, V>> | null,
  outer: AbortSignal,
): Promise<ReadonlyMap<string, V>> {
  try {
    return (await asked) ?? new Map()
  } catch (error) {
    if (outer.aborted) throw error
    return new Map()
  }
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)]
}

import type { Exchange, ParsedPage } from '@/lib/contracts/connector'
import type { ReferenceVerdict } from '@/lib/contracts/reference-check'
import type { Work } from '@/lib/contracts/work'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { failedPage } from '@/lib/core/records/answer-outcome'
import {
  type IndexAnswer,
  type IndexCandidate,
  isSettledBy,
  judgeReference,
  type Standing,
} from '@/lib/core/references/judge-reference'
import { askService, type ServiceDeps } from './ask-service'
import { mainIndexes, numberIndexes, type ReferenceIndex } from './reference-indexes'
import { checkRetractions } from './retraction-checks'

/** A proposal cites at most 40 works. */
const REFERENCES_MAX = 200
/** Addresses stay under 8 kB with this many DOIs of usual length. */
const BATCH_MAX = 50
/** All indexes together; what has no answer by then is "not checked". */
const CHECK_WITHIN_MS = 45_000
/** An index that failed this often is not asked again in this check: each silence costs its whole time. */
const FAILURES_MAX = 2
/** Searches by title that wait for one index at a time; the limiter sets the pace. */
const SEARCHES_AT_ONCE = 3

export interface CheckOptions {
  readonly deps: ServiceDeps
  readonly signal: AbortSignal
  /** All indexes together; 45 s when absent. */
  readonly withinMs?: number
}

/**
 * A verdict for each reference, in order: Crossref and OpenAlex are asked by DOI in batches, then by title where that did
 * not settle it; PubMed or arXiv by number where the work has one; retractions both ways for every DOI that is the work's.
 * Failing and silent services give `not-checked`, never `not-found`. Of more than 200 works only the first are checked.
 * Rejects only when `signal` aborts.
 */
export async function checkReferences(
  works: readonly Work[],
  { deps, signal, withinMs }: CheckOptions,
): Promise<readonly ReferenceVerdict[]> {
  const asked = works.slice(0, REFERENCES_MAX)
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(withinMs ?? CHECK_WITHIN_MS)])
  const bounded = { ...deps, signal: inTime }
  const [main, numbers] = await Promise.all([
    Promise.all(mainIndexes.map((index) => answersOf(index, asked, bounded))),
    Promise.all(numberIndexes.map((index) => answersOf(index, asked, bounded))),
  ])
  signal.throwIfAborted()
  const answers = asked.map((work, at) => {
    const own = numberIndexes.findIndex((index) => index.idOf(work) !== null)
    const third = own === -1 ? undefined : numbers[own]?.[at]
    return [...main.flatMap((list) => list[at] ?? []), ...(third === undefined ? [] : [third])]
  })
  const retraction = await standingsOf(asked, answers, bounded)
  signal.throwIfAborted()
  const checkedAt = new Date((deps.nowMs ?? Date.now)()).toISOString()
  return works.map((work, at) => judgeReference({ work, answers: answers[at] ?? [], retraction, checkedAt }))
}

/** What one index says of each work, in order. */
async function answersOf(
  index: ReferenceIndex,
  works: readonly Work[],
  deps: ServiceDeps,
): Promise<readonly IndexAnswer[]> {
  const ask = patientAsk(deps)
  const ids = [...new Set(works.flatMap((work) => index.idOf(work) ?? []))]
  const byId = new Map<string, Work>()
  const failedIds = new Set<string>()
  for (let at = 0; at < ids.length; at += BATCH_MAX) {
    const batch = ids.slice(at, at + BATCH_MAX)
    const page = await ask(index.byIds(batch, deps))
    if (!isAnswer(page)) for (const id of batch) failedIds.add(id)
    for (const record of page.records) {
      const id = index.idOf(record)
      if (id !== null && !byId.has(id)) byId.set(id, record)
    }
  }
  const answers: IndexAnswer[] = works.map((work) => {
    const id = index.idOf(work)
    const record = id === null ? undefined : byId.get(id)
    return {
      index: index.index,
      failed: id !== null && failedIds.has(id),
      candidates: record === undefined ? [] : [{ work: record, by: 'id' }],
    }
  })
  const { byTitle } = index
  if (byTitle === null) return answers
  await eachAtOnce(works, async (work, at) => {
    const answer = answers[at]
    if (answer === undefined || answer.candidates.some((candidate) => isSettledBy(work, candidate))) return
    const page = work.title === '' ? failedPage('bad-query', 'no title') : await ask(byTitle(work, deps))
    const found = page.records.map((record): IndexCandidate => ({ work: record, by: 'title' }))
    answers[at] = {
      ...answer,
      failed: answer.failed || !isAnswer(page),
      candidates: [...answer.candidates, ...found],
    }
  })
  return answers
}

/** Asks until the index has failed too often or the time is over; then every question is a failed one. */
function patientAsk(deps: ServiceDeps): (exchange: Exchange) => Promise<ParsedPage> {
  let failures = 0
  return async (exchange) => {
    if (failures >= FAILURES_MAX || deps.signal?.aborted) return failedPage('down', 'not asked again')
    try {
      const page = await askService(exchange, deps)
      failures = isAnswer(page) ? 0 : failures + 1
      return page
    } catch (error) {
      // Out of time is no answer; the caller looks at its own signal.
      if (deps.signal?.aborted) return failedPage('down', 'out of time')
      throw error
    }
  }
}

function isAnswer({ outcome }: ParsedPage): boolean {
  return outcome === 'ok' || outcome === 'empty'
}

async function eachAtOnce<T>(
  items: readonly T[],
  act: (item: T, at: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) await act(item, at)
    }
  }
  await Promise.all(Array.from({ length: SEARCHES_AT_ONCE }, worker))
}

/** The standing of each DOI of the works and of the records that may be them. */
async function standingsOf(
  works: readonly Work[],
  answers: readonly (readonly IndexAnswer[])[],
  deps: ServiceDeps,
): Promise<ReadonlyMap<string, Standing>> {
  const dois = works.flatMap((work, at) => [
    normaliseDoi(work.doi),
    ...(answers[at] ?? []).flatMap(({ candidates }) =>
      candidates.filter((candidate) => isSettledBy(work, candidate)).map((one) => normaliseDoi(one.work.doi)),
    ),
  ])
  const known = [...new Set(dois)].filter((doi) => doi !== null)
  const unknown = () => new Map(known.map((doi) => [doi, { check: 'not-checked', notice: null } as const]))
  if (deps.signal?.aborted) return unknown()
  try {
    return known.length === 0 ? new Map() : await checkRetractions(known, deps)
  } catch (error) {
    if (deps.signal?.aborted) return unknown()
    throw error
  }
}

import type { Exchange } from '@/lib/contracts/connector'
import type { Work } from '@/lib/contracts/work'
import { foldWords } from '@/lib/core/text/fold-words'
import { askService, type ServiceDeps } from './ask-service'
import { mainIndexes, numberIndexes } from './reference-indexes'

/** The student looks on while their source is resolved. */
const RESOLVE_WITHIN_MS = 10_000
/** A title with neither author nor year beside it must be this long to name one work. */
const LONE_TITLE_WORDS_MIN = 4

/**
 * The records in which indexes describe a work that is known by a DOI, another number or its title; empty when none has it or
 * nobody answered in time. Found by title, a record must have the same title, and no other year or first author.
 * Rejects only when `deps.signal` aborts.
 */
export async function resolveWork(work: Work, deps: ServiceDeps): Promise<readonly Work[]> {
  const outer = deps.signal ?? new AbortController().signal
  const inTime = { ...deps, signal: AbortSignal.any([outer, AbortSignal.timeout(RESOLVE_WITHIN_MS)]) }
  const byNumber = await recordsByNumber(work, inTime, outer)
  if (byNumber.length > 0) return marked(byNumber, deps)
  const named = work.title === '' ? null : await recordByTitle(work, inTime, outer)
  if (named === null) return []
  // The index that had the title knows the DOI by which the others know the work.
  const others = await recordsByNumber({ ...named, source: work.source }, inTime, outer)
  const known = new Set(others.flatMap(({ source }) => source.map(({ db }) => db)))
  return marked([...others, ...(known.has(named.source[0]?.db ?? '') ? [] : [named])], deps)
}

async function recordsByNumber(work: Work, deps: ServiceDeps, outer: AbortSignal): Promise<readonly Work[]> {
  const asked = [...mainIndexes, ...numberIndexes].map(async ({ idOf, byIds }) => {
    const id = idOf(work)
    if (id === null) return []
    const records = await recordsOf(byIds([id], deps), deps, outer)
    return records.filter((record) => idOf(record) === id).slice(0, 1)
  })
  return (await Promise.all(asked)).flat()
}

async function recordByTitle(work: Work, deps: ServiceDeps, outer: AbortSignal): Promise<Work | null> {
  for (const { byTitle } of mainIndexes) {
    const records = byTitle === null ? [] : await recordsOf(byTitle(work, deps), deps, outer)
    const same = records.find((record) => isNamedBy(work, record))
    if (same !== undefined) return same
  }
  return null
}

/** What is late is not found; an abort from outside goes on up. */
async function recordsOf(
  exchange: Exchange,
  deps: ServiceDeps,
  outer: AbortSignal,
): Promise<readonly Work[]> {
  try {
    return (await askService(exchange, deps)).records
  } catch (error) {
    if (outer.aborted) throw error
    return []
  }
}

function isNamedBy(work: Work, record: Work): boolean {
  const title = foldWords(work.title)
  if (title.join(' ') !== foldWords(record.title).join(' ')) return false
  const [mine, theirs] = [familyOf(work), familyOf(record)]
  const years = work.year !== null && record.year !== null ? Math.abs(work.year - record.year) : null
  if (years !== null && years > 1) return false
  if (mine !== '' && theirs !== '' && mine !== theirs) return false
  return years !== null || (mine !== '' && mine === theirs) || title.length >= LONE_TITLE_WORDS_MIN
}

function familyOf({ authors: [first] }: Work): string {
  return foldWords(first?.family ?? '').join(' ')
}

function marked(works: readonly Work[], deps: ServiceDeps): readonly Work[] {
  return deps.isSandbox === true ? works.map((work) => ({ ...work, sandbox: true })) : works
}

import type { CountCache } from '@/lib/contracts/kept-count'
import type { DatabaseQuery, SearchAnswer } from '@/lib/contracts/search'
import type { TopicCount } from '@/lib/contracts/topic'
import { errorWords } from './error-words'
import { log } from './log'

interface Counting {
  readonly cache: CountCache
  readonly ask: (
    query: DatabaseQuery,
    signal: AbortSignal,
  ) => Promise<Pick<SearchAnswer, 'outcome' | 'total'>>
  /** Invented records are no count of the real databases. */
  readonly isSandbox: boolean
}

/**
 * How many records a database says it has: the count of the last day, else a new one. Only numbers are kept: a failure, and a database
 * that does not say, are asked again. A cache that fails is passed over.
 */
export async function countKept(
  query: DatabaseQuery,
  signal: AbortSignal,
  { cache, ask, isSandbox }: Counting,
): Promise<TopicCount> {
  const { database, text } = query
  const key = keyOf(query, isSandbox)
  const known = await cache.read(key).catch(passedOver)
  if (known) return { database, outcome: known.total === 0 ? 'empty' : 'ok', query: text, ...known }
  const { outcome, total } = await ask(query, signal)
  const at = new Date().toISOString()
  const isAnswer = outcome === 'ok' || outcome === 'empty'
  if (!isAnswer || total === null) return { database, outcome, total: null, query: text, at }
  await cache.save(key, { total, at }).catch(passedOver)
  return { database, outcome, total, query: text, at }
}

function passedOver(error: unknown): null {
  log.warn({ error: errorWords(error) }, 'kept count not reached')
  return null
}

function keyOf(
  { database, text, yearFrom, yearTo, languages, excluded }: DatabaseQuery,
  isSandbox: boolean,
): string {
  return JSON.stringify([
    isSandbox ? 'sandbox' : 'real',
    database,
    text,
    yearFrom,
    yearTo,
    languages,
    excluded,
  ])
}

/** Counts of one process, for a command that has no database. */
export function countsInMemory(): CountCache {
  const kept = new Map<string, { readonly total: number; readonly at: string }>()
  return {
    read: async (key) => kept.get(key) ?? null,
    save: async (key, count) => {
      kept.set(key, count)
    },
  }
}

type Counter = (query: DatabaseQuery, signal: AbortSignal) => Promise<TopicCount>

/** What is being asked is not asked twice: who comes later gets the same answer, or asks anew where the first had to leave. */
export function countOnce(count: Counter): Counter {
  const asking = new Map<string, Promise<TopicCount>>()
  return (query, signal) => {
    const key = keyOf(query, false)
    const begun = asking.get(key)
    if (begun) return begun.catch(() => count(query, signal))
    const asked = count(query, signal).finally(() => asking.delete(key))
    asking.set(key, asked)
    return asked
  }
}

import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import type { DatabaseId, DatabaseQuery } from '@/lib/contracts/search'
import type { TopicCount } from '@/lib/contracts/topic'
import type { FoundAround } from '@/lib/contracts/topic-run'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { requiredNames } from '@/lib/core/concepts/required-names'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { composeDatabaseQuery } from '@/lib/core/search/compose-query'
import { suggestDatabases } from '@/lib/core/search/suggest-databases'
import { countingQuery, databasesToCount } from '@/lib/core/topics/count-bands'
import { withGroupOfValues } from '@/lib/core/topics/group-of-values'
import { isAbstractName } from '@/lib/core/topics/size-words'
import { sizeOfTopic } from '@/lib/core/topics/topic-size'
import type { TopicPorts } from './ports'

/** Databases that an interest or a finalist is read in, and records asked of each. */
const READ_DATABASES_MAX = 3
const RECORDS_MAX = 25
const ABSTRACT_KEPT = 3_000
/** A person waits three seconds for the counts at most, and a busy machine needs some of them itself: what a database has not said by then is unknown until it says it. */
export const FIRST_COUNTS_MS = 2_300
export const LATE_COUNTS_MS = 30_000
/** So many failures and no answer yet: the rest is not waited for. */
const FAILED_MAX = 2

/** The databases for a topic in the order in which they are counted. */
export function databasesFor(topic: string, context: string, locale: Locale): readonly DatabaseId[] {
  const map = topicMap({ topic, question: '' })
  const proposed = suggestDatabases({ topic, context, language: map.language, locale })
  return databasesToCount(proposed.map(({ database }) => database))
}

interface Reading {
  readonly topic: string
  readonly map: ConceptMap
  readonly databases: readonly DatabaseId[]
  readonly yearFrom: number | null
  readonly ports: Pick<TopicPorts, 'search' | 'readStrategies'>
  readonly signal: AbortSignal
}

/**
 * The first records of an interest. Where all that it requires are values ("inclusion"), its group is required, too; where nothing has all of it, the
 * first thing is read alone, so that the student sees what lies round it.
 */
export async function readInterest(reading: Omit<Reading, 'map'>): Promise<FoundAround> {
  const map = withGroupOfValues(topicMap({ topic: reading.topic, question: '' }))
  const found = await readAround({ ...reading, map })
  const [first, second] = requiredConcepts(map)
  const isEmpty = found.answers.every(({ records }) => records.length === 0)
  // What its own words call unheard of is shown to be so, and nothing else put in its place.
  const isUnheard = sizeOfTopic({ topic: reading.topic, question: '' }).verdict === 'hopeless'
  const isAnswered = found.answers.some(({ outcome }) => outcome === 'ok' || outcome === 'empty')
  if (
    first === undefined ||
    second === undefined ||
    isAbstractName(first.name) ||
    !isEmpty ||
    !isAnswered ||
    isUnheard
  )
    return found
  return readAround({ ...reading, map: { ...map, concepts: [first] } })
}

/** The first records of a topic from three databases at once; one that fails is in the answer with its outcome. */
export async function readAround({
  topic,
  map,
  databases,
  yearFrom,
  ports,
  signal,
}: Reading): Promise<FoundAround> {
  const strategies = await ports.readStrategies()
  const all = requiredNames(map).map(({ words }) => words)
  const parameters = { topic, yearFrom, yearTo: null, languages: [], excluded: [] }
  const queries = databases
    .slice(0, READ_DATABASES_MAX)
    .map((database) =>
      composeDatabaseQuery({ all }, parameters, strategies[database], { limit: RECORDS_MAX, page: 0 }),
    )
  const answers = await Promise.all(queries.map((query) => ports.search(query, signal)))
  return {
    answers: answers.map((answer) => ({
      ...answer,
      records: answer.records.map((work) => ({
        ...work,
        abstract: work.abstract?.slice(0, ABSTRACT_KEPT) ?? null,
      })),
    })),
  }
}

interface Wanted {
  readonly key: string
  readonly topic: string
  readonly map: ConceptMap
  readonly yearFrom: number | null
  readonly yearTo: number | null
}

/**
 * What one database has for each of these, asked in this order. What it has not said within `withinMs` is `down` in the answer; its
 * request goes on, so that who asks for the same again gets that answer.
 */
export async function countIn(
  database: DatabaseId,
  wanted: readonly Wanted[],
  {
    ports,
    signal,
    now,
    withinMs,
  }: {
    readonly ports: Pick<TopicPorts, 'count' | 'readStrategies'>
    readonly signal: AbortSignal
    readonly now: string
    readonly withinMs: number
  },
): Promise<readonly { readonly key: string; readonly count: TopicCount }[]> {
  const strategies = await ports.readStrategies()
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), withinMs)
  const isOver = new Promise<null>((resolve) =>
    over.signal.addEventListener('abort', () => resolve(null), { once: true }),
  )
  let failed = 0
  const counted = await Promise.all(
    wanted.map(async ({ key, map, ...limits }) => {
      const query = countingQuery(map, limits, { database, strategies })
      const asked = ports.count(query, signal).catch(() => silent(query, now))
      const count = (await Promise.race([asked, isOver])) ?? silent(query, now)
      if (count.total !== null) failed = Number.NEGATIVE_INFINITY
      // A database that has only failed is not waited for eight times.
      else if (count.outcome === 'down') failed += 1
      if (failed >= FAILED_MAX) over.abort()
      return { key, count }
    }),
  ).finally(() => clearTimeout(timer))
  signal.throwIfAborted()
  return counted
}

/** The same things, beginning with another one in each database: where each says only a few in time, every angle has a count. */
export function beginningAt<T>(all: readonly T[], database: number, databases: number): readonly T[] {
  const first = Math.floor((database * all.length) / Math.max(1, databases))
  return [...all.slice(first), ...all.slice(0, first)]
}

function silent({ database, text }: DatabaseQuery, at: string): TopicCount {
  return { database, outcome: 'down', total: null, query: text, at }
}

import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { Locale } from '@/lib/contracts/locale'
import type { DatabaseId, DatabaseQuery } from '@/lib/contracts/search'
import type { TopicCount } from '@/lib/contracts/topic'
import type { FoundAround } from '@/lib/contracts/topic-run'
import { requiredNames } from '@/lib/core/concepts/required-names'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { composeDatabaseQuery } from '@/lib/core/search/compose-query'
import { suggestDatabases } from '@/lib/core/search/suggest-databases'
import { countingQuery, databasesToCount } from '@/lib/core/topics/count-bands'
import type { TopicPorts } from './ports'

/** Databases that an interest or a finalist is read in, and records asked of each. */
const READ_DATABASES_MAX = 3
const RECORDS_MAX = 25
const ABSTRACT_KEPT = 3_000
/** A person waits three seconds for the counts at most: what a database has not said by then is unknown for now. */
const COUNTING_MS_MAX = 2_200

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

/** What one database has for each of these, all at once and within 2.2 seconds; what it did not say is `down`. */
export async function countIn(
  database: DatabaseId,
  wanted: readonly Wanted[],
  {
    ports,
    signal,
    now,
  }: {
    readonly ports: Pick<TopicPorts, 'count' | 'readStrategies'>
    readonly signal: AbortSignal
    readonly now: string
  },
): Promise<readonly { readonly key: string; readonly count: TopicCount }[]> {
  const strategies = await ports.readStrategies()
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(COUNTING_MS_MAX)])
  const counted = await Promise.all(
    wanted.map(async ({ key, map, ...limits }) => {
      const query = countingQuery(map, limits, { database, strategies })
      const count = await ports.count(query, bounded).catch(() => silent(query, now))
      return { key, count }
    }),
  )
  signal.throwIfAborted()
  return counted
}

function silent({ database, text }: DatabaseQuery, at: string): TopicCount {
  return { database, outcome: 'down', total: null, query: text, at }
}

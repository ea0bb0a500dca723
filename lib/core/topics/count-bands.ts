import type { ConceptMap } from '@/lib/contracts/concept-map'
import type { DatabaseId, DatabaseQuery } from '@/lib/contracts/search'
import {
  ANGLES_MIN,
  HOPELESS_BELOW,
  type PyramidBar,
  type SizeTest,
  type TopicBand,
  type TopicCount,
} from '@/lib/contracts/topic'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { namesToAsk } from '@/lib/core/concepts/required-names'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { composeDatabaseQuery } from '@/lib/core/search/compose-query'
import type { SearchStrategies } from '@/lib/core/search/search-strategies'

/** Upper ends of the bands, both ends included; what lies above the last is `high`. */
const VERY_LOW_MAX = 4
const LOW_MAX = 14
const GOOD_MAX = 200
/** Databases that an angle is counted in. */
export const COUNTED_DATABASES_MAX = 6

/** Databases that filter and say how many they have, best known first; without a key those that need one say so. */
const countable = [
  'openalex',
  'pubmed',
  'europepmc',
  'doaj',
  'eric',
  'core',
  'arxiv',
  'wos',
] as const satisfies readonly DatabaseId[]

/** The band of a number of sources: under 5, 5 to 14, 15 to 200, above; `unknown` for no number. */
export function bandOf(total: number | null): TopicBand {
  if (total === null) return 'unknown'
  if (total <= VERY_LOW_MAX) return 'very-low'
  if (total <= LOW_MAX) return 'low'
  return total <= GOOD_MAX ? 'good' : 'high'
}

/**
 * At least how many different works the databases have: the most that one of them says. They overlap, so their sum would count
 * works twice. Null where none gave a number: that is unknown, not none.
 */
export function totalOf(counts: readonly Pick<TopicCount, 'total'>[]): number | null {
  const known = counts.flatMap(({ total }) => (total === null ? [] : [total]))
  return known.length === 0 ? null : Math.max(...known)
}

/** The databases an angle is counted in: those proposed for the topic that filter and count, then the others of that kind; six. */
export function databasesToCount(proposed: readonly DatabaseId[]): readonly DatabaseId[] {
  const fitting = countable.filter((database) => proposed.includes(database))
  const others = countable.filter(
    (database) => !proposed.includes(database) && !databaseFacts[database].needsKey,
  )
  return [...fitting, ...others].slice(0, COUNTED_DATABASES_MAX)
}

interface Limits {
  readonly yearFrom: number | null
  readonly yearTo: number | null
}

/** The query that counts works naming every concept of a map, all roles alike, in the syntax of one database. */
export function countingQuery(
  map: ConceptMap,
  { yearFrom, yearTo, topic }: Limits & { readonly topic: string },
  { database, strategies }: { readonly database: DatabaseId; readonly strategies: SearchStrategies },
): DatabaseQuery {
  const all = activeConcepts(map).map((concept) =>
    namesToAsk(concept, map, databaseFacts[database].describedIn),
  )
  const parameters = { topic, yearFrom, yearTo, languages: [], excluded: [] }
  return composeDatabaseQuery({ all }, parameters, strategies[database], { limit: 1, page: 0 })
}

/** True when the angles that were counted all lie under ten: then none is chosen, and the interests are broadened. */
export function isHopeless(totals: readonly (number | null)[]): boolean {
  const known = totals.flatMap((total) => (total === null ? [] : [total]))
  return (
    known.length > 0 &&
    known.length >= Math.min(ANGLES_MIN, totals.length) &&
    known.every((total) => total < HOPELESS_BELOW)
  )
}

/** What is proposed for a counted angle: out under ten, the student's own excitement to twenty, a free choice above. */
export function narrowingOf(
  total: number | null,
): 'propose-dropping' | 'ask-excitement' | 'free' | 'unknown' {
  if (total === null) return 'unknown'
  if (total < HOPELESS_BELOW) return 'propose-dropping'
  return total <= 20 ? 'ask-excitement' : 'free'
}

/**
 * The verdict of a topic with its counts: where they are known they decide. Few works, and enough without one limit (place, period,
 * group, method): too narrow. Few, and few whatever one drops: hopeless. More than two hundred: too broad. What is vague stays vague.
 */
export function sizeFromCounts(
  said: SizeTest,
  bars: readonly Pick<PyramidBar, 'dropped' | 'total'>[],
): SizeTest {
  const total = bars.find(({ dropped }) => dropped === '')?.total ?? null
  if (total === null || said.verdict === 'vague') return said
  if (total > GOOD_MAX)
    return { verdict: 'too-broad', reasons: [...said.reasons, reason('counted-many', [String(total)])] }
  if (total > VERY_LOW_MAX) return total > LOW_MAX ? { verdict: 'good', reasons: [] } : keptOrGood(said)
  const freed = bars.filter((bar) => bar.dropped !== '' && (bar.total ?? 0) > LOW_MAX)
  return freed.length > 0
    ? {
        verdict: 'too-narrow',
        reasons: [
          reason(
            'counted-few',
            freed.map(({ dropped }) => dropped),
          ),
        ],
      }
    : { verdict: 'hopeless', reasons: [reason('counted-none', [String(total)])] }
}

/** Five to fourteen: little, and enough to begin with where the words are in order. */
function keptOrGood(said: SizeTest): SizeTest {
  return said.verdict === 'too-broad' || said.verdict === 'hopeless' ? { verdict: 'good', reasons: [] } : said
}

function reason(code: SizeTest['reasons'][number]['code'], words: readonly string[]) {
  return { code, words: words.slice(0, 12) }
}

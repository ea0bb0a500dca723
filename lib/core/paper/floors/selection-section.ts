import type { Locale } from '@/lib/contracts/locale'
import { PrismaReview } from '@/lib/contracts/paper-discovery'
import type { PaperSearch } from '@/lib/contracts/paper-search'
import { databaseName, isDatabaseId } from '@/lib/core/databases/database-names'
import { languageName } from '@/lib/core/text/language-name'
import { listed } from '@/lib/core/text/list-words'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { type ChapterKit, inOneSentence, type LockedChapter } from './chapter-kit'
import type { FloorContext } from './floor-context'
import { searchedDays } from './prisma-floor'
import { booleanQuery } from './question-concepts'

type Paragraphs = readonly (string | readonly string[])[]

/** Where and when was searched, by which criteria, and the flow of records; what the log does not hold is said to be missing. */
export function selectionParagraphs(
  context: FloorContext,
  kit: ChapterKit,
  { number }: LockedChapter,
): Paragraphs {
  const { outputs, query, search } = context
  const prisma = PrismaReview.safeParse(outputs['systematic-reviewer']).data
  if (!prisma) return []
  const table = `${number}.1`
  return [
    kit.paragraph(
      databaseSentence(context, kit),
      kit.say('method', 'query', { query: `${booleanQuery(query)}.` }),
      dateSentence(context, kit),
    ),
    search ? kit.paragraph(...searchSentences(search, context, kit)) : '',
    kit.say('method', 'criteria', { list: inOneSentence(prisma.criteria.map(({ criterion }) => criterion)) }),
    kit.paragraph(
      prisma.flow.identified === null
        ? kit.say('method', 'flowText', { table })
        : kit.say('method', 'flowLogged', { table }),
      prisma.readers === null ? kit.say('method', 'readers') : '',
    ),
    kit.table(
      kit.part('method', 'flow', { table }),
      [kit.part('method', 'stage'), kit.part('method', 'count')],
      flowRows(prisma.flow, kit),
    ),
  ]
}

type Flow = PrismaReview['flow']

function flowRows(flow: Flow, kit: ChapterKit): readonly (readonly string[])[] {
  const stage = (key: 'identified' | 'screened' | 'assessed' | 'included') => [
    kit.part('method', key),
    flow[key]?.toString() ?? kit.part('method', 'unrecorded'),
  ]
  const out = (key: 'removedAs' | 'excludedAs', reasons: Flow['removedBefore']) =>
    reasons.map(({ reason, count }) => [
      kit.part('method', key, { reason: lowerFirst(reason).replace(/\.$/, '') }),
      String(count),
    ])
  if (flow.identified === null)
    return [
      ...(['identified', 'screened', 'assessed'] as const).map(stage),
      ...out('excludedAs', flow.excludedAtAssessment),
      stage('included'),
    ]
  return [
    stage('identified'),
    [kit.part('method', 'duplicates'), String(flow.duplicates ?? 0)],
    ...out('removedAs', flow.removedBefore),
    stage('screened'),
    ...out('excludedAs', flow.excludedAtScreening),
    stage('assessed'),
    ...out('excludedAs', flow.excludedAtAssessment),
    stage('included'),
  ]
}

/** The databases that a search found the works in, the most frequent first; records of a file name none. */
function databaseSentence({ sources, locale, search }: FloorContext, kit: ChapterKit): string {
  const counts = new Map<string, number>()
  for (const { work } of sources)
    for (const db of new Set(work.source.map((origin) => origin.db)))
      if (isDatabaseId(db)) counts.set(db, (counts.get(db) ?? 0) + 1)
  const named = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([db, count]) => `${databaseName(db)} (${count})`)
  if (named.length > 0) return kit.say('method', 'databases', { list: listed(named, locale) })
  return kit.say('method', search?.searches.length === 0 ? 'noSearch' : 'noDatabases')
}

function dateSentence({ search, locale }: FloorContext, kit: ChapterKit): string {
  const days = search ? searchedDays(search) : null
  if (days === null) return search ? '' : kit.say('method', 'noDate')
  const [first, last] = [dayName(days.first, locale), dayName(days.last, locale)]
  return first === last
    ? kit.say('method', 'dated', { day: first })
    : kit.say('method', 'datedBetween', { first, last })
}

function dayName(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** How often each database was asked and what did not answer, and the limits that every query shared. */
function searchSentences(
  { searches }: PaperSearch,
  { locale }: FloorContext,
  kit: ChapterKit,
): readonly string[] {
  if (searches.length === 0) return []
  const asked = [...new Set(searches.map(({ database }) => database))]
  const silent = asked.filter((db) =>
    searches.every(({ database, outcome }) => database !== db || (outcome !== 'ok' && outcome !== 'empty')),
  )
  const names = (ids: readonly (typeof asked)[number][]) => listed(ids.map(databaseName), locale)
  const queries = searches.flatMap(({ query }) => query ?? [])
  const [one] = queries
  const isShared = (key: 'yearFrom' | 'yearTo') => queries.every((query) => query[key] === one?.[key])
  const [from, to] = [isShared('yearFrom') ? one?.yearFrom : null, isShared('yearTo') ? one?.yearTo : null]
  const languages = one?.languages ?? []
  const isSameLanguages = queries.every((query) => query.languages.join() === languages.join())
  return [
    kit.say('method', 'asked', { count: searches.length, list: names(asked) }),
    silent.length === 0
      ? ''
      : kit.say('method', 'silentDatabases', { list: names(silent), n: silent.length }),
    from == null && to == null
      ? ''
      : kit.say('method', 'years', {
          bound: from == null ? 'to' : to == null ? 'from' : 'both',
          from: String(from ?? ''),
          to: String(to ?? ''),
        }),
    languages.length > 0 && isSameLanguages
      ? kit.say('method', 'inLanguages', {
          list: listed(
            languages.map((language) => languageName(language, locale)),
            locale,
          ),
        })
      : '',
    kit.say('method', 'asSent'),
  ]
}

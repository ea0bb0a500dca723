import { type VocabularyCache, VocabularyEntries, type VocabularyEntry } from '@/lib/contracts/vocabulary'
import type { Database } from './client'

const DAY_MS = 24 * 60 * 60 * 1_000
/** Labels change seldom; what is missing today may be added tomorrow. */
const FOUND_AGE_DAYS_MAX = 90
const NOT_FOUND_AGE_DAYS_MAX = 7
/** About 40 MB at the usual 2 KB an answer; the oldest go first. */
const ANSWERS_MAX = 20_000

/** The answers of vocabulary services that this installation keeps, for all projects together. */
export function vocabularyAnswers(
  db: Database,
  { now = () => new Date(), answersMax = ANSWERS_MAX }: { now?: () => Date; answersMax?: number } = {},
): VocabularyCache {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
  return {
    read: async (keys) => {
      const rows = await db.vocabularyAnswer.findMany({
        where: {
          key: { in: [...keys] },
          OR: [
            { isFound: true, fetchedAt: { gt: before(FOUND_AGE_DAYS_MAX) } },
            { isFound: false, fetchedAt: { gt: before(NOT_FOUND_AGE_DAYS_MAX) } },
          ],
        },
      })
      return new Map(rows.flatMap((row) => entriesOf(row)))
    },
    save: async (key, entries) => {
      const row = {
        entries: VocabularyEntries.parse(entries),
        isFound: entries.length > 0,
        fetchedAt: now(),
      }
      await db.vocabularyAnswer.upsert({ where: { key }, create: { key, ...row }, update: row })
      await db.vocabularyAnswer.deleteMany({
        where: {
          OR: [
            { fetchedAt: { lte: before(FOUND_AGE_DAYS_MAX) } },
            { isFound: false, fetchedAt: { lte: before(NOT_FOUND_AGE_DAYS_MAX) } },
          ],
        },
      })
      await db.$executeRaw`
        DELETE FROM vocabulary_answers WHERE key IN (
          SELECT key FROM vocabulary_answers ORDER BY fetched_at DESC OFFSET ${answersMax}
        )`
    },
  }
}

/** A row that an older version wrote in another form counts as missing. */
function entriesOf(row: {
  readonly key: string
  readonly entries: unknown
}): (readonly [string, readonly VocabularyEntry[]])[] {
  const { success, data } = VocabularyEntries.safeParse(row.entries)
  return success ? [[row.key, data]] : []
}

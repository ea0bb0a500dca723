import { z } from 'zod'
import type { ProjectId } from '@/lib/contracts/ids'
import {
  ITEM_TITLE_MAX,
  type ItemProblem,
  type ItemText,
  PlacedPassage,
  TextPart,
} from '@/lib/contracts/library'
import type { ItemContent } from '@/lib/core/library/item-content'
import { foldAccents } from '@/lib/core/text/fold-accents'
import type { Database } from './client'

/** Rows of one statement. */
const BATCH = 500

/** Text search configurations of PostgreSQL by language; any other is taken word for word. */
const configurations: Readonly<Record<string, string>> = {
  en: 'english',
  pt: 'portuguese',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  de: 'german',
  nl: 'dutch',
  sv: 'swedish',
  da: 'danish',
  no: 'norwegian',
  fi: 'finnish',
  ro: 'romanian',
  ru: 'russian',
}
export const searchConfiguration = (language: string | null): string =>
  configurations[language ?? ''] ?? 'simple'

export interface FilledItem {
  readonly id: string
  readonly content: ItemContent
  /** How much of the item this text is. */
  readonly text: ItemText
  readonly problem?: ItemProblem | null
  /** Replaces the title that the item has. */
  readonly title?: string
}

/**
 * Gives an item its text, in place of any that it had, and makes it `ready`. Passages of the earlier text that answers quote stay.
 * Nothing happens to an item that the notebook does not have.
 */
export async function fillItem(
  db: Database,
  projectId: ProjectId,
  { id, content, text, problem = null, title }: FilledItem,
): Promise<void> {
  const { passages, parts } = content
  await db.$transaction(
    async (tx) => {
      const found = await tx.libraryItem.updateMany({
        where: { id, projectId, removedAt: null },
        data: {
          text,
          problem,
          state: 'ready',
          filledAt: new Date(),
          language: content.language,
          pages: content.pages,
          passages: passages.length,
          ...(title?.trim() ? { title: title.trim().slice(0, ITEM_TITLE_MAX) } : {}),
        },
      })
      if (found.count === 0) return
      await tx.libraryPassage.deleteMany({ where: { projectId, itemId: id, isQuoted: false } })
      await tx.libraryPassage.updateMany({ where: { projectId, itemId: id }, data: { isCurrent: false } })
      const row = { text: content.text, parts }
      await tx.libraryText.upsert({ where: { itemId: id }, create: { itemId: id, ...row }, update: row })
      for (let from = 0; from < passages.length; from += BATCH) {
        const json = JSON.stringify(passages.slice(from, from + BATCH).map(rowOf))
        await tx.$executeRaw`
          INSERT INTO library_passages
            (id, project_id, item_id, index, text, start, "end", language, headings, locator, boxes, words)
          SELECT id, ${projectId}, ${id}, index, text, start, "end", language, headings, locator, boxes,
            to_tsvector(configuration::regconfig, folded)
          FROM jsonb_to_recordset(${json}::jsonb) AS entry(id text, index int, text text, start int, "end" int,
            language text, headings text[], locator jsonb, boxes jsonb, configuration text, folded text)
          ON CONFLICT (id) DO UPDATE SET is_current = true`
      }
    },
    { timeout: 60_000 },
  )
}

/** The words are folded here, as those of a question are, so that no extension of the server is needed. */
function rowOf({ itemId: _, ...passage }: PlacedPassage) {
  const folded = foldAccents(`${passage.headings.join('. ')}\n${passage.text}`)
  return { ...passage, folded, configuration: searchConfiguration(passage.language) }
}

/** The text of an item with its parts; null when the notebook does not have the item or the item no text. */
export async function readItemText(
  db: Database,
  projectId: ProjectId,
  itemId: string,
): Promise<{ readonly text: string; readonly parts: readonly TextPart[] } | null> {
  const row = await db.libraryText.findFirst({
    where: { itemId, item: { projectId, removedAt: null } },
    select: { text: true, parts: true },
  })
  return row && { text: row.text, parts: z.array(TextPart).parse(row.parts) }
}

const passageFields = {
  id: true,
  itemId: true,
  index: true,
  text: true,
  start: true,
  end: true,
  language: true,
  headings: true,
  locator: true,
  boxes: true,
} as const

export interface PassageRange {
  readonly itemId: string
  readonly from?: number
  readonly limit?: number
}

/** Passages of one item in the order of reading: all, or `limit` of them from index `from` on. */
export async function passagesOf(
  db: Database,
  projectId: ProjectId,
  { itemId, from = 0, limit }: PassageRange,
): Promise<readonly PlacedPassage[]> {
  const rows = await db.libraryPassage.findMany({
    where: { projectId, itemId, isCurrent: true, index: { gte: from } },
    orderBy: { index: 'asc' },
    select: passageFields,
    ...(limit === undefined ? {} : { take: limit }),
  })
  return z.array(PlacedPassage).parse(rows)
}

/** The passages of those ids in the order of the ids, also quoted ones of items that were removed; those that are gone are missing. */
export async function listPassages(
  db: Database,
  projectId: ProjectId,
  ids: readonly string[],
): Promise<readonly PlacedPassage[]> {
  const rows = await db.libraryPassage.findMany({
    where: { projectId, id: { in: [...ids] } },
    select: passageFields,
  })
  const byId = new Map(rows.map((row) => [row.id, PlacedPassage.parse(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Keeps passages for as long as the project lives, whatever becomes of their item: an answer quotes them. */
export async function keepQuotedPassages(
  db: Database,
  projectId: ProjectId,
  ids: readonly string[],
): Promise<void> {
  await db.libraryPassage.updateMany({ where: { projectId, id: { in: [...ids] } }, data: { isQuoted: true } })
}

import { z } from 'zod'
import { PlacedPassage, TextPart } from '@/lib/contracts/library'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { cutPassages } from './cut-passages'
import { joinBlocks, type TextBlock } from './text-block'

/** Letters of an item that its language is told from. */
const LANGUAGE_SAMPLE_CHARS = 4_000

/** The text of an item as it was read, divided for reading and for search. */
export const ItemContent = z.object({
  /** The title that the text or the file itself gives; null when it gives none. */
  title: z.string().nullable(),
  language: z.string().max(12).nullable(),
  pages: z.number().int().min(1).nullable(),
  text: z.string(),
  parts: z.array(TextPart),
  passages: z.array(PlacedPassage),
})
export type ItemContent = z.infer<typeof ItemContent>

/** What a reader of a format gives. */
export interface ReadBlocks {
  readonly title: string | null
  /** As the file says; null to tell it from the text. */
  readonly language: string | null
  readonly pages: number | null
  readonly blocks: readonly TextBlock[]
}

/** The content of an item from the blocks that its reader found. */
export function contentOf({ title, pages, blocks, ...given }: ReadBlocks, itemId: string): ItemContent {
  const clean = blocks.flatMap(storable)
  const { text, starts } = joinBlocks(clean)
  const language = given.language ?? languageOf(clean)
  const parts = clean.map(({ kind, level, text: own, places }, at) => ({
    kind,
    level,
    start: starts[at] ?? 0,
    end: (starts[at] ?? 0) + own.length,
    locator: places[0]?.locator ?? { type: 'index' as const, value: 1 },
  }))
  return { title, language, pages, text, parts, passages: cutPassages(clean, { itemId, language }) }
}

/** The block in text that a database can hold, letter for letter as long as before; none when nothing can be seen of it. */
function storable(block: TextBlock): readonly TextBlock[] {
  const text = block.text.replaceAll('\u0000', ' ').toWellFormed()
  return text.trim() === '' ? [] : [{ ...block, text }]
}

/** Told from the middle of the text: title pages and lists of names stand at its ends. */
function languageOf(blocks: readonly TextBlock[]): string | null {
  const prose = blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'entry')
  const from = Math.floor(prose.length / 3)
  let sample = ''
  for (const { text } of [...prose.slice(from), ...prose.slice(0, from)]) {
    if (sample.length >= LANGUAGE_SAMPLE_CHARS) break
    sample += `${text}\n`
  }
  return detectLanguage(sample)
}

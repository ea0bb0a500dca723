import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import { sentencesOf } from '@/lib/core/writing/sentence-patterns'
import type { FloorContext } from '../floors/floor-context'
import { writtenFloors } from '../floors/written-floors'
import { readMarkdownTable } from '../markdown-table'
import { ledgerJudge, type PaperRefusal, partOf } from './paper-ledger'
import { evenBlanks, type RecountedPaper, recountPaper, rowText } from './recount-paper'

export interface RefusedText {
  readonly text: string
  readonly reason: PaperRefusal
}

/** A paragraph with what of it may be printed; '' where nothing is. */
export interface JudgedParagraph {
  readonly kept: string
  readonly refused: readonly RefusedText[]
  /** Sentences and rows that were judged. */
  readonly count: number
}

/**
 * What judges the paragraphs of chapters and abstract that somebody else than code or student has written: each sentence and each row of a table as the ledger of the
 * whole paper does. What the built-in method writes of the same outputs stands in any case. Null for an agent that writes neither.
 */
export function chapterJudge(
  agent: PaperAgentKey,
  context: FloorContext,
): ((paragraph: string) => JudgedParagraph) | null {
  const isWriter = agent.endsWith('-writer')
  if (!isWriter) return null
  const recounted = withOwn(recountPaper(context, []), writtenFloors[agent]?.(context))
  const judge = ledgerJudge(context, recounted)
  const isCounted = (row: readonly string[]) =>
    recounted.rows.get(evenBlanks(row[0] ?? ''))?.has(rowText(row)) === true
  const part = partOf(agent)
  return (paragraph) => {
    const table = readMarkdownTable(paragraph)
    if (table) {
      const wrong = table.rows.filter((row) => !isCounted(row))
      const refused = wrong.map((row): RefusedText => ({ text: rowText(row), reason: 'miscounted' }))
      return { kept: refused.length === 0 ? paragraph : '', refused, count: table.rows.length }
    }
    const sentences = sentencesOf(paragraph)
    const refused = sentences.flatMap((text): RefusedText[] => {
      const { reason } = judge({ text }, part)
      return reason === null ? [] : [{ text, reason }]
    })
    const lost = new Set(refused.map(({ text }) => text))
    const kept = lost.size === 0 ? paragraph : sentences.filter((text) => !lost.has(text)).join(' ')
    return { kept, refused, count: sentences.length }
  }
}

/** What was counted anew, with what the built-in method writes of the outputs at hand. */
function withOwn(recounted: RecountedPaper, output: unknown): RecountedPaper {
  const texts = textsIn(output)
  const rows = new Map(recounted.rows)
  for (const row of texts.flatMap((text) => readMarkdownTable(text)?.rows ?? [])) {
    const name = evenBlanks(row[0] ?? '')
    rows.set(name, new Set([...(rows.get(name) ?? []), rowText(row)]))
  }
  const own = texts.filter((text) => readMarkdownTable(text) === null).flatMap(sentencesOf)
  return { ...recounted, rows, sentences: new Set([...recounted.sentences, ...own.map(evenBlanks)]) }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Every paragraph of chapters, or the parts of an abstract. */
export function paragraphsIn(agent: PaperAgentKey, value: unknown): readonly string[] {
  if (agent !== 'abstract-writer')
    return (WrittenChapters.safeParse(value).data?.chapters ?? []).flatMap(({ sections }) =>
      sections.flatMap(({ paragraphs }) => paragraphs),
    )
  const { keywords: _, ...parts } = Object(value)
  return textsIn(parts)
}

export interface MendedChapters {
  /** null where a chapter has no section left. */
  readonly value: unknown
  readonly refused: readonly RefusedText[]
  readonly count: number
}

/**
 * Chapters without what may not be printed; a section of which nothing is left is the one of the same heading in `floor`, and is left out where that has none. Other
 * outputs stay as they are; of an abstract is told what may not be printed, since one that lost a part says something else.
 */
export function mendChapters(
  agent: PaperAgentKey,
  {
    value,
    floor,
    context,
  }: { readonly value: unknown; readonly floor: unknown; readonly context: FloorContext },
): MendedChapters {
  const judge = chapterJudge(agent, context)
  if (!judge) return { value, refused: [], count: 0 }
  const written = WrittenChapters.safeParse(value).data
  if (!written) return { value, ...summed(paragraphsIn(agent, value).map(judge)) }
  const instead = WrittenChapters.safeParse(floor).data?.chapters ?? []
  const judged: JudgedParagraph[] = []
  const chapters = written.chapters.map(({ number, title, answers, sections }) => {
    const own = instead.find((one) => one.number === number)?.sections ?? []
    const kept = sections.flatMap(({ heading, paragraphs }) => {
      const read = paragraphs.map(judge)
      judged.push(...read)
      const left = read.map((one) => one.kept).filter((text) => text !== '')
      if (left.length > 0) return [{ heading, paragraphs: left }]
      return own.filter((one) => one.heading === heading)
    })
    return { number, title, answers, sections: kept }
  })
  const isWhole = chapters.every(({ sections }) => sections.length > 0)
  return { value: isWhole ? { chapters } : null, ...summed(judged) }
}

function summed(judged: readonly JudgedParagraph[]): Pick<MendedChapters, 'refused' | 'count'> {
  return {
    refused: judged.flatMap(({ refused }) => refused),
    count: judged.reduce((sum, { count }) => sum + count, 0),
  }
}

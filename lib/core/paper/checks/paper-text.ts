import { LockedStructure } from '@/lib/contracts/paper-foundation'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import { PaperAbstract, WrittenChapters } from '@/lib/contracts/paper-writing'
import { sentencesOf } from '@/lib/core/writing/sentence-patterns'
import { readMarkdownTable } from '../markdown-table'

/** A paragraph with its chapter; 0 is the abstract. */
export interface PaperParagraph {
  readonly chapter: number
  readonly heading: string
  readonly text: string
}

export interface PaperTable {
  readonly chapter: number
  /** "4.1", as its caption has it. */
  readonly number: string
  readonly caption: string
  readonly head: readonly string[]
  /** Of all its parts. */
  readonly rows: readonly (readonly string[])[]
}

/** The written paper taken apart for the checks of its quality. */
export interface PaperText {
  readonly locked: LockedStructure['chapters']
  readonly written: WrittenChapters['chapters']
  /** Running text alone, in the order of the paper. */
  readonly paragraphs: readonly PaperParagraph[]
  readonly tables: readonly PaperTable[]
}

export function isTableParagraph(paragraph: string): boolean {
  return readMarkdownTable(paragraph) !== null
}

/** Chapters in the order of the locked structure; what is not written is missing. Never throws. */
export function readPaper(outputs: PaperOutputs): PaperText {
  const locked = LockedStructure.safeParse(outputs['dissertation-architect']).data?.chapters ?? []
  const written = locked.flatMap(
    ({ number, writer }) =>
      WrittenChapters.safeParse(outputs[writer]).data?.chapters.filter((one) => one.number === number) ?? [],
  )
  const all = written.flatMap(({ number, sections }) =>
    sections.flatMap(({ heading, paragraphs }) =>
      paragraphs.map((text) => ({ chapter: number, heading, text })),
    ),
  )
  return {
    locked,
    written,
    paragraphs: all.filter(({ text }) => !isTableParagraph(text)),
    tables: tablesOf(all.filter(({ text }) => isTableParagraph(text))),
  }
}

/** The parts of the abstract in their order; none while it is not written. */
export function readAbstract(outputs: PaperOutputs): readonly string[] {
  const abstract = PaperAbstract.safeParse(outputs['abstract-writer']).data
  return abstract
    ? [abstract.background, abstract.aim, abstract.method, abstract.results, abstract.conclusion]
    : []
}

function tablesOf(paragraphs: readonly PaperParagraph[]): readonly PaperTable[] {
  const tables = new Map<string, PaperTable>()
  for (const { chapter, text } of paragraphs) {
    const read = readMarkdownTable(text)
    if (read === null) continue
    const number = read.number ?? read.caption
    const before = tables.get(number)
    const caption = text.trim().split('\n')[0] ?? ''
    tables.set(number, {
      chapter,
      number,
      caption,
      head: read.head,
      rows: [...(before?.rows ?? []), ...read.rows],
    })
  }
  return [...tables.values()]
}

/** A passage short enough for a contract. */
export function passageOf({ chapter, text }: Pick<PaperParagraph, 'chapter' | 'text'>) {
  return { chapter, text: text.slice(0, 1_500) }
}

/** The sentences of all running text with their chapters. */
export function paperSentences({ paragraphs }: PaperText): readonly PaperParagraph[] {
  return paragraphs.flatMap((one) => sentencesOf(one.text).map((text) => ({ ...one, text })))
}

/** A text without quotations and citations: what the paper itself says. */
export function ownWords(text: string): string {
  return text.replace(/“[^”]*”/g, ' ').replace(/\[[^\]]*@[^\]]*\]/g, ' ')
}

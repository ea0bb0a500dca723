import { z } from 'zod'
import type { Locale } from '@/lib/contracts/locale'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import { PaperInput, type PaperKind, type PaperSource } from '@/lib/contracts/paper-session'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { wordsOf } from '@/lib/core/text/words'
import { sentencesOf } from '@/lib/core/writing/sentence-patterns'
import { ownWords, type PaperParagraph, type PaperText, readAbstract, readPaper } from '../checks/paper-text'
import { questionConcepts } from '../floors/question-concepts'

/** A paper as a file: what it was begun with and what its agents wrote; unknown keys are left alone. */
export const ExaminedPaper = PaperInput.extend({
  outputs: z
    .record(z.string().max(60), z.unknown())
    .refine(
      (outputs) => LockedStructure.safeParse(outputs['dissertation-architect']).success,
      'no chapters are locked',
    ),
})
export type ExaminedPaper = z.infer<typeof ExaminedPaper>

/** A sentence where it stands. */
export interface PlacedSentence extends PaperParagraph {
  /** Without quotations and citations, folded: what the paper says itself. */
  readonly own: string
  /** With quotations, folded. */
  readonly all: string
  /** Known sources that it cites. */
  readonly keys: readonly string[]
  /** Its own words name a concept of the question. */
  readonly namesConcept: boolean
  /** The paragraph it stands in, as a number; neighbours in the same paragraph are one passage. */
  readonly paragraph: number
}

/** What the objections look at, read once. */
export interface ReadExamined {
  readonly kind: PaperKind
  readonly locale: Locale
  readonly query: string
  readonly sources: readonly PaperSource[]
  readonly outputs: PaperOutputs
  readonly paper: PaperText
  /** Background, aim, method, results, conclusion; none while it is not written. */
  readonly abstract: readonly string[]
  /** Of all chapters that are about the paper's question; the abstract's stand in chapter 0. */
  readonly sentences: readonly PlacedSentence[]
  /** Numbers of the chapters of a writer. */
  readonly chaptersOf: (...writers: readonly string[]) => readonly number[]
}

/** Fewer words name a thing and tell nothing of it. */
const SENTENCE_WORDS_MIN = 4
/** A chapter of which fewer paragraphs than this cite a source, name a concept of the question or name a table is not about it. */
const ANCHORED_SHARE_MIN01 = 0.2

/** Reads a paper for its examination; sentences of chapters that are not about its question are left out. Never throws. */
export function readExamined({ kind, locale, query, sources, outputs }: ExaminedPaper): ReadExamined {
  const paper = readPaper(outputs)
  const abstract = readAbstract(outputs)
  const known = new Set(sources.map(({ key }) => key))
  const names = namesConceptOf(query)
  const all: readonly PaperParagraph[] = [
    ...abstract.map((text) => ({ chapter: 0, heading: '', text })),
    ...paper.paragraphs,
  ]
  const tables = new Set(paper.tables.map(({ number }) => number))
  const isAnchored = ({ text }: PaperParagraph) =>
    names(ownWords(text)) ||
    parseCitations(text).some((key) => known.has(key)) ||
    [...text.matchAll(/\d+\.\d+/g)].some(([number]) => tables.has(number))
  const anchored = new Set(
    [...new Set(all.map(({ chapter }) => chapter))].filter((chapter) => {
      const own = all.filter((one) => one.chapter === chapter)
      return own.filter(isAnchored).length >= ANCHORED_SHARE_MIN01 * own.length
    }),
  )
  const sentences = all.flatMap((paragraph, at) =>
    anchored.has(paragraph.chapter) ? placed(paragraph, at, { known, names }) : [],
  )
  return {
    kind,
    locale,
    query,
    sources,
    outputs,
    paper,
    abstract,
    sentences,
    chaptersOf: (...writers) =>
      paper.locked.flatMap(({ writer, number }) => (writers.includes(writer) ? [number] : [])),
  }
}

interface Knowing {
  readonly known: ReadonlySet<string>
  readonly names: (text: string) => boolean
}

function placed(paragraph: PaperParagraph, at: number, { known, names }: Knowing): PlacedSentence[] {
  return sentencesOf(paragraph.text)
    .filter((text) => wordsOf(text).length >= SENTENCE_WORDS_MIN)
    .map((text) => ({
      ...paragraph,
      text,
      own: foldAccents(ownWords(text)),
      all: foldAccents(text),
      keys: parseCitations(text).filter((key) => known.has(key)),
      namesConcept: names(ownWords(text)),
      paragraph: at,
    }))
}

/** Whether a text names one of the concepts that a question is about, by any of their names. */
export function namesConceptOf(query: string): (text: string) => boolean {
  const wanted = questionConcepts(query)
    .flatMap(({ names }) => names.map((name) => cognateStems(name).join(' ')))
    .filter((stems) => stems !== '')
  return (text) => {
    const stems = ` ${cognateStems(text).join(' ')} `
    return wanted.some((name) => stems.includes(` ${name} `))
  }
}

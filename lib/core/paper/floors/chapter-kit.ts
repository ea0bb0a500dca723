import { localeLanguages } from '@/lib/contracts/locale-languages'
import { LockedStructure } from '@/lib/contracts/paper-foundation'
import type { PaperSource } from '@/lib/contracts/paper-session'
import type { ReadField } from '@/lib/contracts/review'
import type { Work } from '@/lib/contracts/work'
import { withoutHeading } from '@/lib/core/evidence/sentence-roles'
import { languageValues } from '@/lib/core/review/quote-language'
import { embeddedQuote, type ReviewedSource } from '@/lib/core/review/reviewed-source'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { languageName } from '@/lib/core/text/language-name'
import { listed } from '@/lib/core/text/list-words'
import type { Values } from '@/lib/core/text/say'
import { lowerFirst, upperFirst } from '@/lib/core/writing/noun-phrases'
import { sentence } from '@/lib/core/writing/prose'
import { patternCounter, sentencesOf } from '@/lib/core/writing/sentence-patterns'
import { chapterWords } from './chapter-words'
import type { FloorContext } from './floor-context'

/** A sentence pattern stands so often at most; beyond it the figures are left to the tables. */
export const PATTERN_MAX = 5
const PARAGRAPH_MAX = 5_600
const NAMED_AUTHORS_MAX = 2

export type ChapterTable = Parameters<typeof chapterWords>[0]
export type LockedChapter = LockedStructure['chapters'][number]

export interface Section {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** What the chapters of one writer are written with. Writers work side by side, so that each has sentences of its own in `messages`. */
export interface ChapterKit {
  /** A sentence that stands once; it is counted like any other. */
  say(table: ChapterTable, key: string, values?: Values): string
  /** The same without a capital and uncounted: a piece of a sentence. */
  part(table: ChapterTable, key: string, values?: Values): string
  /** The first of these sentences whose pattern may still be used; '' where none may. */
  oneOf(table: ChapterTable, keys: readonly string[], values: Values): string
  /** What a study says to a field as values of a sentence; empty where it does not say. */
  said(one: ReviewedSource, field: ReadField): readonly Values[]
  /** Sentences without the empty ones as one paragraph; '' where there are none. */
  paragraph(...sentences: readonly string[]): string
  section(heading: string, ...paragraphs: readonly (string | readonly string[])[]): Section
  table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): readonly string[]
}

export function chapterKit(context: FloorContext): ChapterKit {
  const { locale } = context
  const counter = patternCounter()
  const part = (table: ChapterTable, key: string, values: Values = {}) =>
    sentence<string>(chapterWords(table), locale, key, values)
  const count = (text: string) => {
    for (const one of sentencesOf(text)) counter.add(one)
    return text
  }
  return {
    part,
    say: (table, key, values) => count(upperFirst(part(table, key, values))),
    oneOf(table, keys, values) {
      const found = keys
        .map((key) => upperFirst(part(table, key, values)))
        .find((text) => sentencesOf(text).every((one) => counter.countOf(one) < PATTERN_MAX))
      return found === undefined ? '' : count(found)
    },
    said(one, field) {
      const own = one.study.said[field]
      if (!own || own.place === 'title') return []
      const quote = embeddedQuote(own)
      const values = authorValues(one.source.work, one.study.key, context)
      return [{ ...values, quote, note: noteOf(one, quote, context) }]
    },
    paragraph: (...sentences) => sentences.filter((text) => text.trim() !== '').join(' '),
    section: (heading, ...paragraphs) => ({
      heading: upperFirst(heading).slice(0, 300),
      paragraphs: paragraphs.flat().filter((text) => text.trim() !== ''),
    }),
    table: tableLines,
  }
}

/** Names of authors as a sentence has them, the citation as the year alone, and their number; a first author with a namesake among those of the paper has initials, as APA asks. */
export function authorValues(
  work: Work,
  key: string,
  { locale, sources }: Pick<FloorContext, 'locale' | 'sources'>,
): Values {
  const named = work.authors.map(({ family, full, given }) => family ?? full ?? given ?? '')
  const [initialled = '', ...others] = named
  const names = [`${initialsOf(work, { locale, sources })}${initialled}`, ...others].filter(Boolean)
  const [first = ''] = names
  const authors =
    names.length === 0
      ? sentence(chapterWords('review'), locale, 'noAuthor')
      : names.length > NAMED_AUTHORS_MAX
        ? sentence(chapterWords('review'), locale, 'someAuthors', { first })
        : listed(names, locale)
  const isSigned = names.length > 0
  return {
    authors,
    cite: isSigned ? `[-@${key}]` : `[@${key}]`,
    n: Math.max(1, names.length),
    signed: isSigned ? 'yes' : 'no',
  }
}

/** "H. H. ", where another first author of the same family name is another person; '' in the style of Brazil, which asks for none. */
function initialsOf(work: Work, { locale, sources }: Pick<FloorContext, 'locale' | 'sources'>): string {
  const [first] = work.authors
  if (locale === 'pt-BR' || !first?.family || !first.given) return ''
  const initials = lettersOf(first.given)
  const isNamesake = ({ work: { authors } }: PaperSource) => {
    const [other] = authors
    if (!other?.given || other.family !== first.family) return false
    return lettersOf(other.given) !== initials
  }
  return sources.some(isNamesake) ? `${initials} ` : ''
}

const lettersOf = (given: string): string =>
  given
    .split(/[\s.]+/)
    .filter(Boolean)
    .map((name) => `${name[0]?.toUpperCase()}.`)
    .join(' ')

function noteOf(one: ReviewedSource, quote: string, { locale }: FloorContext): string {
  const { foreign, language } = languageValues(one, quote, locale)
  return foreign === 'yes' ? foreignNote(language, locale) : ''
}

function foreignNote(language: string, locale: FloorContext['locale']): string {
  return ` (${sentence(chapterWords('review'), locale, 'inLanguage', { language })})`
}

/** A quotation with its authors and, where it is in another language than the paper, that language; empty where its source is none of the paper. */
export function quotedValues(
  { key, quote }: { readonly key: string; readonly quote: string },
  { sources, locale }: Pick<FloorContext, 'sources' | 'locale'>,
): readonly Values[] {
  const source = sources.find((one) => one.key === key)
  if (!source) return []
  const language = detectLanguage(quote)
  const isForeign = language !== null && language !== localeLanguages[locale]
  return [
    {
      ...authorValues(source.work, key, { locale, sources }),
      quote: withoutHeading(quote).replace(/[.\s]+$/, ''),
      note: isForeign ? foreignNote(languageName(language, locale), locale) : '',
    },
  ]
}

/** Sentences as the members of one: without capital and full stop, parted by semicolons. */
export function inOneSentence(sentences: readonly string[]): string {
  return sentences.map((one) => lowerFirst(one).replace(/\.$/, '')).join('; ')
}

const cell = (text: string) => text.replace(/\s*\|\s*/g, ' / ').replace(/\s+/g, ' ')

/** A table as Markdown under its caption; a long one in several paragraphs, each with the head again. */
function tableLines(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
  const opening = `${caption}\n\n${line(head)}\n${line(head.map(() => '---'))}`
  const parts: string[] = []
  let text = opening
  for (const row of rows) {
    const next = `${text}\n${line(row)}`
    if (next.length > PARAGRAPH_MAX) {
      parts.push(text)
      text = `${opening}\n${line(row)}`
    } else text = next
  }
  return rows.length === 0 ? [] : [...parts, text]
}

/** The chapters that the locked structure gives to a writer, each with what `write` makes of it. */
export function writeChapters(
  context: FloorContext,
  writer: string,
  write: (chapter: LockedChapter, kit: ChapterKit, all: readonly LockedChapter[]) => readonly Section[],
) {
  const chapters = LockedStructure.safeParse(context.outputs['dissertation-architect']).data?.chapters ?? []
  const kit = chapterKit(context)
  return {
    chapters: chapters
      .filter((chapter) => chapter.writer === writer)
      .map((chapter) => ({
        number: chapter.number,
        title: chapter.title,
        sections: write(chapter, kit, chapters).filter(({ paragraphs }) => paragraphs.length > 0),
        answers: chapter.questions,
      })),
  }
}

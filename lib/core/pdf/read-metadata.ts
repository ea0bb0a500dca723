import type { Author } from '@/lib/contracts/work'
import { isPersonName, splitPrintedName } from '@/lib/core/identity/printed-name'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { foldCompact } from '@/lib/core/text/fold-words'
import { findAbstracts } from './find-abstract'
import { findArxivId } from './find-arxiv-id'
import { findAuthors } from './find-authors'
import { findPaperDoi } from './find-paper-doi'
import { rankTitles, type TitleBlock, type TitleHints } from './find-title'
import { findYear } from './find-year'
import { REFERENCES_HEADING } from './headings'
import { hyphenatedWords, joinLines } from './join-lines'
import { buildLines, type Line, turnedText } from './lines'
import type { FileMetadata, PositionedDocument } from './positioned-text'

export interface PaperMetadata {
  title: string | null
  authors: Author[]
  year: number | null
  /** Bare, lower case. */
  doi: string | null
  arxivId: string | null
  /** In the language of the paper. */
  abstract: string | null
  /** ISO 639-1, of the running text. */
  language: string | null
  /** Lines of the pages that were read, blank line between pages; at most `TEXT_CHARS_MAX`. */
  text: string
}

export const TEXT_CHARS_MAX = 200_000
const TITLE_PAGES_MAX = 2
const LANGUAGE_SAMPLE_CHARS = 3_000
/** Titles whose type is at least this large against the likeliest one may be the title in another language. */
const RIVAL_SIZE01 = 0.97
const JOURNAL_MARK = /journal homepage|contents lists? available|revista homepage/iu
/** A journal's name stands this near to those lines, in points. */
const JOURNAL_NAME_WITHIN = 45
const JOURNAL_NAME_CHARS_MAX = 70
const METADATA_AUTHORS_MAX = 100

/** The type size that most characters have. */
function bodySizeOf(lines: readonly Line[]): number {
  const chars = new Map<number, number>()
  for (const line of lines) chars.set(line.size, (chars.get(line.size) ?? 0) + line.text.length)
  return [...chars].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

/** A sample of the running text: long lines in body type from the middle of what was read, before the references. */
function bodySample(lines: readonly Line[], bodySize: number): string {
  const end = lines.findIndex((line) => line.page > 1 && REFERENCES_HEADING.test(line.text))
  const prose = (end > 0 ? lines.slice(0, end) : lines).filter(
    (line) => Math.abs(line.size - bodySize) < 0.3 && line.text.length > 25,
  )
  const later = prose.filter((line) => line.page > 1)
  return joinLines(
    (later.length > 10 ? later : prose).map((line) => line.text).slice(0, 120),
    new Set(),
  ).slice(0, LANGUAGE_SAMPLE_CHARS)
}

/** Of titles set alike, as journals do for two languages, the one in the paper's language. */
function chooseTitle(ranked: readonly TitleBlock[], language: string | null): TitleBlock | null {
  const [best, ...others] = ranked
  if (best === undefined) return null
  if (language === null || detectLanguage(best.text) === language) return best
  const rival = others.find(
    (other) =>
      other.page === best.page &&
      other.size >= RIVAL_SIZE01 * best.size &&
      detectLanguage(other.text) === language,
  )
  return rival !== undefined && rival.text.length > 20 ? rival : best
}

function statedIdentifiers(metadata: FileMetadata | null): string[] {
  return [...(metadata?.xmpIdentifiers ?? []), metadata?.subject ?? '', metadata?.title ?? '']
}

function statedTitles(metadata: FileMetadata | null): string[] {
  return [metadata?.title, metadata?.xmpTitle].flatMap((title) => (title ? [title] : []))
}

/** Lines between a publisher's fixed lines on the first page, and what the file gives as its journal. */
function journalNames(lines: readonly Line[], metadata: FileMetadata | null): Set<string> {
  const first = lines.filter((line) => line.page === 1)
  const marks = first.filter((line) => JOURNAL_MARK.test(line.text))
  const near = first.filter((line) =>
    marks.some(
      (mark) => Math.abs(mark.y - line.y) < JOURNAL_NAME_WITHIN && line.text.length < JOURNAL_NAME_CHARS_MAX,
    ),
  )
  const stated = (metadata?.subject ?? '').split(/[,;(]|\s\d/u)[0] ?? ''
  return new Set([...near.map((line) => line.text), stated].map(foldCompact).filter((key) => key.length > 3))
}

interface Reading {
  document: PositionedDocument
  lines: readonly Line[]
  bodySize: number
  language: string | null
  hyphenated: ReadonlySet<string>
}

function findTitle({ document, lines, bodySize, language, hyphenated }: Reading): TitleBlock | null {
  const hints: TitleHints = {
    stated: statedTitles(document.metadata),
    elsewhere: foldCompact(
      lines
        .filter((line) => line.page <= TITLE_PAGES_MAX)
        .filter((line) => line.size <= bodySize + 0.4)
        .map((line) => line.text)
        .join(' '),
    ),
    journalNames: journalNames(lines, document.metadata),
    bodySize,
    pageHeight: document.pages[0]?.height ?? 800,
    hyphenated,
  }
  for (let page = 1; page <= TITLE_PAGES_MAX; page += 1) {
    const onPage = lines.filter((line) => line.page === page)
    const title = chooseTitle(rankTitles(onPage, hints), language)
    if (title !== null) return title
  }
  return null
}

/** Authors that the file states, when each of them reads like a person. */
function statedAuthors(metadata: FileMetadata | null, language: string | null): Author[] {
  const listed = metadata?.xmpCreators ?? []
  const names = (
    listed.length > 1 ? listed : (metadata?.author ?? '').split(/\s?;\s?|,\s(?:and\s)?|\sand\s/u)
  )
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, METADATA_AUTHORS_MAX)
  return names.every(isPersonName) ? names.map((name) => splitPrintedName(name, language)) : []
}

function chooseAbstract(abstracts: readonly { text: string }[], language: string | null): string | null {
  const own = language === null ? undefined : abstracts.find(({ text }) => detectLanguage(text) === language)
  return (own ?? abstracts[0])?.text ?? null
}

function plainText(lines: readonly Line[]): string {
  let text = ''
  let page = 1
  for (const line of lines) {
    if (text.length >= TEXT_CHARS_MAX) break
    text += line.page === page ? `${line.text}\n` : `\n${line.text}\n`
    page = line.page
  }
  return text.slice(0, TEXT_CHARS_MAX).trim()
}

/**
 * What the first pages print about their paper. What is not printed is null or empty; the file's own statements only
 * confirm or fill in. `yearMax` is the newest year a paper may have, usually next year.
 */
export function readMetadata(document: PositionedDocument, yearMax: number): PaperMetadata {
  const lines = document.pages.flatMap(buildLines)
  const text = plainText(lines)
  const hyphenated = hyphenatedWords(text)
  const bodySize = bodySizeOf(lines)
  const firstPage = document.pages[0]
  const pageHeight = firstPage?.height ?? 800
  const language = detectLanguage(bodySample(lines, bodySize))
  const title = findTitle({ document, lines, bodySize, language, hyphenated })
  const stamp = firstPage === undefined ? '' : turnedText(firstPage)
  const header = lines
    .filter((line) => line.page === 1 && line.y < 0.15 * pageHeight)
    .map((line) => line.text)
  const arxivId = findArxivId(stamp) ?? findArxivId(header.join(' '))
  const printed =
    title === null
      ? []
      : findAuthors({
          title,
          lines: lines.filter((line) => line.page === title.page),
          pageWidth: document.pages.find((page) => page.number === title.page)?.width ?? 600,
          language,
        })
  return {
    title: title?.text ?? null,
    authors: printed.length > 0 ? printed : statedAuthors(document.metadata, language),
    year: findYear({
      lines,
      pageHeight,
      bodySize,
      arxivId,
      created: document.metadata?.created ?? null,
      yearMax,
    }),
    doi: findPaperDoi({ lines, bodySize, pageHeight, stated: statedIdentifiers(document.metadata) }),
    arxivId,
    abstract: chooseAbstract(findAbstracts(lines, hyphenated), language),
    language,
    text,
  }
}

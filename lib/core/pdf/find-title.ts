import { isPersonName } from '@/lib/core/identity/printed-name'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { foldCompact } from '@/lib/core/text/fold-words'
import { ABSTRACT_HEADING, FURNITURE, INTRODUCTION_HEADING, isArticleKind } from './headings'
import { joinLines } from './join-lines'
import type { Line } from './lines'

export interface TitleBlock {
  text: string
  lines: Line[]
  page: number
  size: number
}

export interface TitleHints {
  /** Titles that the file itself states; often wrong, so they only confirm what is printed. */
  stated: readonly string[]
  /** Text in which the title is likely repeated: how to cite, running heads. */
  elsewhere: string
  /** Comparable text of lines that name the journal. */
  journalNames: ReadonlySet<string>
  bodySize: number
  pageHeight: number
  hyphenated: ReadonlySet<string>
}

/** Lines further apart than this, in letter heights, are two blocks. */
const LINE_PITCH_MAX = 1.75
const SAME_SIZE = 0.06
const TITLE_CHARS_MAX = 500
const TITLE_LINES_MAX = 8
const LETTERS_MIN = 6
/** A title stands above this share of the page. */
const LOWEST01 = 0.72
const LABELS_FROM01 = 0.33
/** Title pages of theses open with the university. */
const ORGANISATION_LEAD =
  /^(?:universi\p{L}+|instituto|institute|faculdade|facultad|faculty|centro universit|programa de p|escola|departamento|department)\b/iu
/** Names of journals in large type at the head of the first page. */
const JOURNAL_LEAD =
  /^(?:revista|journal|cadernos|cuadernos|anais|anales|boletim|bolet[íi]n|acta|arquivos|archivos|estudos|estudios|annals|bulletin|proceedings|transactions|archives|jornal|brazilian journal|international journal|european journal|american journal)\b/iu
const JOURNAL_WORDS_MAX = 8
const HEADER01 = 0.2
const VOLUME_FOLLOWS = /^(?:v(?:ol(?:ume)?)?|n|ano|ed)?\d/u
const STATED_BONUS = 1.6
const REPEATED_BONUS = 1.35

const alike = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_SIZE * Math.max(a, b)

function isApart(previous: Line, line: Line): boolean {
  const pitch = line.y - previous.y
  return (
    pitch <= 0 ||
    pitch > LINE_PITCH_MAX * Math.max(previous.size, line.size) ||
    !alike(previous.size, line.size)
  )
}

/** Lines one below the other in one size, as blocks, top first. */
export function buildBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = []
  const sorted = [...lines].sort((a, b) => a.y - b.y || a.left - b.left)
  for (const line of sorted) {
    const home = blocks.find((block) => {
      const last = block.at(-1)
      return last !== undefined && !isApart(last, line) && line.left < last.right && line.right > last.left
    })
    if (home === undefined) blocks.push([line])
    else home.push(line)
  }
  return blocks
}

function isTitleLike(text: string): boolean {
  const letters = foldCompact(text).length
  if (letters < LETTERS_MIN || text.length > TITLE_CHARS_MAX) return false
  return !isArticleKind(text) && !ABSTRACT_HEADING.test(text) && !INTRODUCTION_HEADING.test(text)
}

function scoreBlock(text: string, block: readonly Line[], hints: TitleHints): number {
  const first = block[0]
  if (first === undefined || first.y > LOWEST01 * hints.pageHeight) return 0
  const key = foldCompact(text)
  const words = text.split(' ').length
  let score = first.size
  // Labels of figures are short, too, and stand lower.
  if (words < 3) score *= first.y > LABELS_FROM01 * hints.pageHeight ? 0.5 : 0.75
  if (FURNITURE.test(text)) score *= 0.5
  if (ORGANISATION_LEAD.test(text)) score *= 0.4
  if (isPersonName(text)) score *= 0.7
  if (hints.journalNames.has(key) || isCitedAsJournal(key, hints.elsewhere)) score *= 0.3
  if (JOURNAL_LEAD.test(text) && words <= JOURNAL_WORDS_MAX && first.y < HEADER01 * hints.pageHeight)
    score *= 0.4
  if (hints.stated.some((stated) => agrees(foldCompact(stated), key))) score *= STATED_BONUS
  // Small print and running text do not repeat the title, they contain themselves.
  const inLargerType = first.size > hints.bodySize + 0.4
  if (inLargerType && key.length >= 20 && hints.elsewhere.includes(key.slice(0, 60))) score *= REPEATED_BONUS
  return score
}

/** Whether small print names it with a volume or year behind it: "Hoehnea 49: e11", "Acta X, v. 3". */
function isCitedAsJournal(key: string, elsewhere: string): boolean {
  if (key.length < 4 || key.length > 60) return false
  const at = elsewhere.indexOf(key)
  return at >= 0 && VOLUME_FOLLOWS.test(elsewhere.slice(at + key.length, at + key.length + 10))
}

function agrees(stated: string, printed: string): boolean {
  if (stated.length < 12 || printed.length < 12) return false
  return stated === printed || stated.startsWith(printed) || printed.startsWith(stated)
}

/** A block whose font changes where its language does is a title and its translation: two blocks. */
function splitByLanguage(block: Line[]): Line[][] {
  for (let at = 1; at < block.length && at < TITLE_LINES_MAX; at += 1) {
    if (block[at]?.font === block[at - 1]?.font) continue
    const parts = [block.slice(0, at), block.slice(at)]
    const [first, second] = parts.map((lines) => detectLanguage(lines.map((line) => line.text).join(' ')))
    if (first && second && first !== second) return parts
  }
  return [block]
}

function withoutFootnoteMarks(line: Line): string {
  const runs = line.runs.filter((run) => !(run.mark && /^\s*[*†‡§¶∗\d,]{1,4}\s*$/u.test(run.text)))
  const text = runs.map((run) => run.text).join('')
  return text
    .replace(/\s+/g, ' ')
    .replace(/\s?[*∗†‡]$/u, '')
    .trim()
}

/**
 * The blocks of a page that can be its title, the likeliest first: large type, high on the page, repeated in the file's
 * own statement, in "how to cite" or a running head. Empty when nothing on the page looks like a title.
 */
export function rankTitles(lines: readonly Line[], hints: TitleHints): TitleBlock[] {
  const kept = lines.filter((line) => !isArticleKind(line.text))
  const scored = buildBlocks(kept)
    .flatMap(splitByLanguage)
    .filter((block) => block.length <= TITLE_LINES_MAX)
    .flatMap((block) => {
      const first = block[0]
      const text = joinLines(block.map(withoutFootnoteMarks), hints.hyphenated)
      if (first === undefined || !isTitleLike(text)) return []
      const score = scoreBlock(text, block, hints)
      return score > 0 ? [{ score, title: { text, lines: block, page: first.page, size: first.size } }] : []
    })
  return scored.sort((a, b) => b.score - a.score).map(({ title }) => title)
}

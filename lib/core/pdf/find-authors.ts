import type { Author } from '@/lib/contracts/work'
import { cleanName, isGroupName, isPersonName, splitPrintedName } from '@/lib/core/identity/printed-name'
import { foldCompact } from '@/lib/core/text/fold-words'
import { coverAuthors } from './cover-authors'
import type { TitleBlock } from './find-title'
import { ABSTRACT_HEADING, ABSTRACT_LEAD, CITE_LEAD, INTRODUCTION_HEADING, KEYWORDS_LEAD } from './headings'
import { type Line, WIDE_SPACE } from './lines'

/** Stands where a footnote sign or affiliation number was. */
const MARK = '\uE001'
/** Stands where a line ended. */
const BREAK = '\uE002'
const AUTHORS_MAX = 300
/** A group or a single name counts as an author only among at least this many persons. */
const GROUP_AMONG_MIN = 2
/** Author lines of one list are at most this far apart, in letter heights. */
const PITCH_MAX = 2.6
/** A title whose middle is this near to that of the page, as a share of its width, is centred. */
const CENTRED01 = 0.06
const ORCID = /\b(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\b/u
const CONJUNCTION = /^(?:and|e|y|et|und|with|&)$/iu
/** Where people work. */
const HOUSE =
  /\b(?:universi\p{L}+|instituto?|institute|college|laborator\p{L}+|department|departamento|faculdade|facultad)\b/iu
/** Where an accent is drawn apart its letter seems to begin a word ("Gr égory"); no name begins with a small accented letter. */
const ACCENT_APART = /(?<=\p{L}) (?=[à-öø-ÿ])/gu
const NOTHING_BUT_SIGNS = /^[\s\d,;:*†‡§¶‖#∗()[\]a-z.·•-]{0,12}$/u

export interface AuthorsQuery {
  title: TitleBlock
  lines: readonly Line[]
  pageWidth: number
  language: string | null
}

/** Lines of the title's page that stand under it and over the abstract or the text proper, row by row. */
function linesUnderTitle({ title, lines, pageWidth }: AuthorsQuery): Line[] {
  const bottom = Math.max(...title.lines.map((line) => line.y))
  const left = Math.min(...title.lines.map((line) => line.left))
  const right = Math.max(...title.lines.map((line) => line.right))
  const centred = Math.abs((left + right) / 2 - pageWidth / 2) < CENTRED01 * pageWidth
  const isBeside = (line: Line): boolean => !centred && line.right < left
  const under = lines.filter((line) => line.y > bottom && !isBeside(line) && !title.lines.includes(line))
  const end = Math.min(
    ...under.filter((line) => endsHeader(line.text)).map((line) => line.y),
    Number.POSITIVE_INFINITY,
  )
  return under
    .filter((line) => line.y < end - 1)
    .sort((a, b) => (Math.abs(a.y - b.y) < 0.4 * Math.max(a.size, b.size) ? a.left - b.left : a.y - b.y))
}

function endsHeader(text: string): boolean {
  return (
    ABSTRACT_HEADING.test(text) ||
    ABSTRACT_LEAD.test(text) ||
    KEYWORDS_LEAD.test(text) ||
    INTRODUCTION_HEADING.test(text) ||
    CITE_LEAD.test(text)
  )
}

/** The line with its marks as separators and without addresses. */
function markedText(line: Line): string {
  return line.runs
    .map((run) => (run.mark ? MARK : run.text.replace(/[*†‡§¶‖∗\u00b9\u00b2\u00b3\u2070-\u2079]+/gu, MARK)))
    .join('')
    .replace(ORCID, MARK)
    .replace(/\S{1,100}@\S{1,100}/gu, ' ')
    .replace(/(?:https?:\/\/|www\.|orcid\.org)\S{0,200}/giu, ' ')
    .replace(/\([^()]{1,120}\)/gu, ' ')
    .replace(/\borcid(?:\sid)?\b\s?:?/giu, ' ')
    .replace(/(?<=\p{L})\d(?:\s?,\s?\d)*\b/gu, MARK)
    .replace(ACCENT_APART, '')
}

/** Whether commas, conjunctions or marks part the names, so that the end of a line need not. */
const hasSeparators = (text: string): boolean => /[,;]|\s(?:and|e|y|&)\s/u.test(text) || text.includes(MARK)

interface Piece {
  text: string
  /** A footnote sign or number follows: in a list of authors this is one of them. */
  marked: boolean
}

/** The pieces between separators, each a possible name. A BREAK separates only where nothing else does. */
function splitNames(text: string): Piece[] {
  const withoutBreaks = hasSeparators(text) ? text.replaceAll(BREAK, ' ') : text.replaceAll(BREAK, MARK)
  return withoutBreaks
    .split(/[,;&|•·]|(?<=\uE001)|\s(?:and|et|und)\s|\s[ey]\s(?=\p{Lu})|^\s?by\s/u)
    .flatMap(splitWide)
    .map((piece) => ({
      text: cleanName(piece.replace(/^\s{0,9}(?:and|e|y|et|und|by|por|de)\s/u, '')),
      marked: piece.endsWith(MARK),
    }))
    .filter(({ text: name }) => name !== '' && !CONJUNCTION.test(name))
}

/** A wide blank parts names only when every part is a name by itself. */
function splitWide(piece: string): string[] {
  const parts = piece.split(WIDE_SPACE).map((part) => part.trim())
  return parts.length > 1 && parts.every((part) => isPersonName(cleanName(part)))
    ? parts
    : [piece.replaceAll(WIDE_SPACE, ' ')]
}

/** The share of pieces that are names, weighed by length. */
function namesShare01(pieces: readonly Piece[]): number {
  let names = 0
  let all = 0
  for (const { text: piece } of pieces) {
    if (NOTHING_BUT_SIGNS.test(piece)) continue
    all += piece.length
    if (isPersonName(piece)) names += piece.length
  }
  return all === 0 ? 0 : names / all
}

/** Names, or one name and where that person works. */
function isAuthorLine(line: Line): boolean {
  const pieces = splitNames(markedText(line))
  const [first, ...others] = pieces
  const isAtHome =
    first !== undefined && isPersonName(first.text) && others.some(({ text }) => HOUSE.test(text))
  return isAtHome || namesShare01(pieces) >= 0.5
}

const hasLetters = (line: Line): boolean => /\p{L}{2}/u.test(markedText(line))

/** Whether the line is the last of a paragraph in the same type that is not names: the end of a translated title. */
function endsOtherText(lines: readonly Line[], index: number): boolean {
  const line = lines[index]
  const before = lines[index - 1]
  if (line === undefined || before === undefined) return false
  const follows = line.y - before.y > 0 && line.y - before.y < 1.5 * line.size && before.font === line.font
  return follows && Math.abs(before.size - line.size) < 0.3 && !isAuthorLine(before)
}

interface Row {
  y: number
  size: number
  lines: Line[]
}

function toRows(lines: readonly Line[]): Row[] {
  const rows: Row[] = []
  for (const line of lines) {
    const row = rows.at(-1)
    if (row !== undefined && Math.abs(row.y - line.y) < 0.4 * Math.max(row.size, line.size))
      row.lines.push(line)
    else rows.push({ y: line.y, size: line.size, lines: [line] })
  }
  return rows
}

/** Rows of the author list: set like the first line of names, not interrupted by text in the same type. */
function authorRows(lines: readonly Line[]): Row[] {
  const first =
    lines.find((line, index) => isAuthorLine(line) && !endsOtherText(lines, index)) ??
    lines.find(isAuthorLine)
  if (first === undefined) return []
  const setAlike = (line: Line): boolean => line.font === first.font && Math.abs(line.size - first.size) < 0.3
  const rows: Row[] = []
  for (const row of toRows(lines.filter((line) => line.y >= first.y - 0.4 * first.size))) {
    if (!row.lines.some(setAlike)) continue
    const members = row.lines.filter(
      (line) =>
        hasLetters(line) &&
        (setAlike(line) || ((line.size === first.size || line.font === first.font) && isAuthorLine(line))),
    )
    if (members.length === 0) continue
    const previous = rows.at(-1)
    const flows = previous !== undefined && row.y - previous.y < PITCH_MAX * first.size
    const named = members.filter(isAuthorLine)
    if (named.length === members.length) rows.push({ ...row, lines: members })
    else if (flows && continuesList(previous, members)) rows.push({ ...row, lines: members })
    else if (named.length > 0) rows.push({ ...row, lines: named })
    else break
  }
  return rows
}

/** Whether the row finishes a name that the previous row began: "… David J." / "Harris, …", or "Franco da" / "Silva". */
function continuesList(previous: Row, members: readonly Line[]): boolean {
  const before = previous.lines.map(markedText).join(WIDE_SPACE)
  if (!hasSeparators(before)) return false
  const text = `${before}${BREAK}${members.map(markedText).join(WIDE_SPACE)}`
  return namesShare01(splitNames(text)) >= 0.75
}

function withOrcids(authors: readonly Author[], lines: readonly Line[]): Author[] {
  const orcids = lines.flatMap((line) => ORCID.exec(line.text)?.[1] ?? [])
  // Identifiers are given to people only when there is exactly one for each, in order.
  return authors.map((author, index) => {
    const orcid = orcids.length === authors.length ? orcids[index] : undefined
    return orcid === undefined ? author : { ...author, orcid }
  })
}

/**
 * The authors printed under the title, or on the title page of a thesis, in printed order; empty when no line there reads like names.
 * Affiliations, e-mail addresses, footnote signs, titles and degrees are left out; nobody is listed twice.
 */
export function findAuthors(query: AuthorsQuery): Author[] {
  const ofThesis = coverAuthors(query.lines, query.title.lines)
  if (ofThesis !== null) return ofThesis.map((name) => splitPrintedName(name, query.language))
  const under = linesUnderTitle(query)
  const rows = authorRows(under)
  const text = rows
    .map((row, at) => lineEnd(rows[at - 1], row) + row.lines.map(markedText).join(columnBreak(row)))
    .join('')
  const seen = new Set<string>()
  const authors: Author[] = []
  const pieces = splitNames(text)
  const isList = pieces.filter((piece) => isPersonName(piece.text)).length >= GROUP_AMONG_MIN
  for (const piece of pieces) {
    const key = foldCompact(piece.text)
    const isPerson = isPersonName(piece.text)
    const isGroup = !isPerson && isList && piece.marked && isGroupName(piece.text)
    if (authors.length >= AUTHORS_MAX || seen.has(key) || !(isPerson || isGroup)) continue
    seen.add(key)
    authors.push(isPerson ? splitPrintedName(piece.text, query.language) : { full: piece.text })
  }
  return withOrcids(authors, under)
}

/** Exactly one name, and nothing beside it that could begin or end another. */
function isWholeName(line: Line): boolean {
  const [only, ...others] = splitNames(markedText(line))
  return only !== undefined && others.length === 0 && isPersonName(only.text)
}

/** A list runs on over the end of a line, but not over what stands between two rows, nor where each row is a name. */
function lineEnd(previous: Row | undefined, row: Row): string {
  if (previous === undefined) return ''
  if ([...previous.lines, ...row.lines].every(isWholeName)) return MARK
  const namesHouse = previous.lines.some((line) => HOUSE.test(line.text))
  return row.y - previous.y < PITCH_MAX * row.size && !namesHouse ? BREAK : MARK
}

/** Names in columns are apart by themselves; a list that runs on is not. */
function columnBreak(row: Row): string {
  return row.lines.length > 1 && row.lines.every(isAuthorLine) ? MARK : WIDE_SPACE
}

import {
  ABSTRACT_HEADING,
  ABSTRACT_LEAD,
  INTRODUCTION_HEADING,
  KEYWORDS_LEAD,
  REFERENCES_HEADING,
} from './headings'
import { joinLines } from './join-lines'
import type { Line } from './lines'

const ABSTRACT_LINES_MAX = 120
const ABSTRACT_CHARS_MIN = 120
const ABSTRACT_CHARS_MAX = 8_000
/** Lines of one paragraph or of neighbouring paragraphs are at most this far apart, in letter heights. */
const PITCH_MAX = 3.2
/** An abstract is found on one of the first pages. */
const PAGES_MAX = 3
/** Without a heading, a paragraph of at least this many characters before the introduction is the abstract. */
const UNNAMED_CHARS_MIN = 400
/** Some journals put the title in brackets before the abstract in another language. */
const LEADING_TITLE = /^\([^()]{20,300}(?:\([^()]{1,80}\)[^()]{0,200}){0,3}\)\.\s/u
const NUMBERED_HEADING = /^(?:1|I)\.?\s{1,3}\p{Lu}/u

export interface FoundAbstract {
  text: string
  /** The heading named it; otherwise it is the paragraph before the introduction. */
  named: boolean
}

/** "Subjects", "Keywords" and the like set apart from the list that follows on the line. */
const LIST_LABEL = /^\s?(?:subjects?|topics?|msc|pacs)\s?:?\s?$/iu
const FINISHED = /[.!?)\]"”’]\s?\d{0,2}$/u
const TRAILING_MARK = /(?<=\p{L}{3}[.!?])\d{1,2}$/u

const endsAbstract = (line: Line): boolean =>
  (line.runs.length > 1 && LIST_LABEL.test(line.runs[0]?.text ?? '')) ||
  KEYWORDS_LEAD.test(line.text) ||
  ABSTRACT_HEADING.test(line.text) ||
  ABSTRACT_LEAD.test(line.text) ||
  REFERENCES_HEADING.test(line.text) ||
  INTRODUCTION_HEADING.test(line.text) ||
  (NUMBERED_HEADING.test(line.text) && line.text.length < 60)

/** The running lines after `start` in the column of the first of them, up to the next heading or a change of type. */
function collect(lines: readonly Line[], start: number, first: Line | undefined): Line[] {
  if (first === undefined) return []
  const taken: Line[] = []
  let last = first
  for (const line of lines.slice(start, start + ABSTRACT_LINES_MAX)) {
    const outside = line.left > first.right + 4 || line.right < first.left - 4
    if (outside) continue
    if (taken.length > 0 && endsAbstract(line)) break
    // A heading of a larger type, or smaller print below the abstract, ends it, unless a sentence runs on after it.
    const otherType = line.size > first.size * 1.15 || (line.size < first.size * 0.88 && line.text.length > 3)
    if (otherType && FINISHED.test(last.text)) break
    if (otherType) continue
    const apart =
      line.page === last.page && (line.y < last.y - line.size || line.y - last.y > PITCH_MAX * first.size)
    if (apart || (line.page !== last.page && FINISHED.test(last.text))) break
    taken.push(line)
    last = line
  }
  return taken
}

function textOf(lines: readonly Line[], hyphenated: ReadonlySet<string>): string {
  return joinLines(
    lines.map((line) => line.text),
    hyphenated,
  )
    .replace(LEADING_TITLE, '')
    .replace(TRAILING_MARK, '')
    .slice(0, ABSTRACT_CHARS_MAX)
}

/** The text that a heading on this line announces, or null. */
function announced(lines: readonly Line[], index: number, hyphenated: ReadonlySet<string>): string | null {
  const line = lines[index]
  if (line === undefined) return null
  if (ABSTRACT_HEADING.test(line.text))
    return textOf(collect(lines, index + 1, nearestBelow(lines, index)), hyphenated)
  const lead = ABSTRACT_LEAD.exec(line.text)
  if (lead === null) return null
  const rest = collect(lines, index + 1, line)
  return textOf([{ ...line, text: line.text.slice(lead[0].length) }, ...rest], hyphenated)
}

/** The first line after a heading that stands under it, skipping what the file draws in between. */
function nearestBelow(lines: readonly Line[], index: number): Line | undefined {
  const heading = lines[index]
  return lines
    .slice(index + 1, index + 1 + ABSTRACT_LINES_MAX)
    .find(
      (line) =>
        heading !== undefined &&
        line.page === heading.page &&
        line.y > heading.y - 1 &&
        line.text.length > 20,
    )
}

/** The paragraph that ends where the introduction begins: journals that print no heading over the abstract. */
function beforeIntroduction(lines: readonly Line[], hyphenated: ReadonlySet<string>): string | null {
  const index = lines.findIndex((line) => line.page === 1 && INTRODUCTION_HEADING.test(line.text))
  const last = lines[index - 1]
  if (index < 1 || last === undefined || last.page !== 1) return null
  const taken: Line[] = [last]
  for (const line of lines.slice(Math.max(0, index - ABSTRACT_LINES_MAX), index - 1).reverse()) {
    const next = taken[0]
    if (next === undefined || line.page !== 1 || Math.abs(line.size - last.size) > 0.3) break
    const pitch = next.y - line.y
    if (pitch <= 0 || pitch > 1.5 * last.size) break
    taken.unshift(line)
  }
  const text = textOf(taken, hyphenated)
  return text.length >= UNNAMED_CHARS_MIN ? text : null
}

/** Every abstract of the first pages, in printed order; papers print it in up to four languages. */
export function findAbstracts(lines: readonly Line[], hyphenated: ReadonlySet<string>): FoundAbstract[] {
  const early = lines.filter((line) => line.page <= PAGES_MAX)
  const named = early.flatMap((_, index) => {
    const text = announced(early, index, hyphenated)
    return text !== null && text.length >= ABSTRACT_CHARS_MIN ? [{ text, named: true }] : []
  })
  if (named.length > 0) return named
  const unnamed = beforeIntroduction(early, hyphenated)
  return unnamed === null ? [] : [{ text: unnamed, named: false }]
}

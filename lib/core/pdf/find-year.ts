import { arxivYear } from './find-arxiv-id'
import { CITE_LEAD, REFERENCES_HEADING } from './headings'
import type { Line } from './lines'

const YEAR = /(?<![\d.:/-])(1[89]\d{2}|20\d{2})(?![\d/]|\.\d|-\d{2}\b)/gu
const YEAR_MIN = 1850
/** The file's own date counts only when the newest year the text names is at most this much older. */
const FILE_DATE_SLACK = 2

export interface YearQuery {
  /** Lines of the first pages, in drawing order. */
  lines: readonly Line[]
  pageHeight: number
  bodySize: number
  arxivId: string | null
  /** Creation date of the file as PDF writes it ("D:20190329…"), or null. */
  created: string | null
  /** The newest year any page may name: next year at the time of reading. */
  yearMax: number
}

interface Rule {
  weight: number
  pattern: RegExp
}

/** What stands on the line with a year, strongest first. The year of publication beats those of receipt and revision. */
const RULES: readonly Rule[] = [
  { weight: 9, pattern: CITE_LEAD },
  {
    weight: 8,
    pattern:
      /\b(?:published(?: online)?|publication date|publicado|publica[çc][ãa]o|first published|available online)\b/iu,
  },
  {
    weight: 7,
    pattern:
      /\bvol(?:ume)?\b\.?|\bv\.\s?\d|\bn[.º°]\s?\d|\(\d{1,3}\)|\d\s?:\s?[e\d]|\bissue\b|\bpp?\.\s?\d|\bpages\b/iu,
  },
  {
    weight: 7,
    pattern:
      /\bproceedings\b|\bconference\b|\bworkshop\b|\bsymposium\b|\banais\b|\bactas\b|\bassociation for\b/iu,
  },
  { weight: 6, pattern: /©|\(c\)|c©|\bcopyright\b/iu },
  { weight: 4, pattern: /\baccepted\b|\baceito\b|\baceptado\b|\baprovado\b|\baprobado\b/iu },
  { weight: 2, pattern: /\breceived\b|\brecebido\b|\brecibido\b|\bsubmitted\b|\brevised\b/iu },
  {
    weight: 3,
    pattern:
      /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|fev|abr|mai|ago|set|out|dez|ene|dic)\p{L}*\b/iu,
  },
]
const PAGES_MAX = 2
const SMALL_PRINT_WEIGHT = 1
const RUNNING_LINE_CHARS = 40

/** "from 1972 to 2018" says what was studied, not when it was published. */
const STUDIED = /\b(?:from|between|entre|desde|de)\s+\d{4}\s+(?:to|and|until|a|at[ée]|hasta|[ey])\s+\d{4}/giu
/** A title page ends with its place and date: "Porto Alegre, 2015", "May 2011", "2019". */
const DATE_LINE = /^(?:\p{Lu}[\p{L}\s./-]{0,40}[\s,]\s{0,3})?(?:1[89]|20)\d{2}\.?$/u
const DATE_LINE_RULE: Rule = { weight: 3.5, pattern: DATE_LINE }

function yearsOf(text: string, yearMax: number): number[] {
  return [...text.replace(STUDIED, ' ').matchAll(YEAR)]
    .map((match) => Number(match[1]))
    .filter((year) => year >= YEAR_MIN && year <= yearMax)
}

function isFurniture(line: Line, query: YearQuery): boolean {
  const atEdge = line.y < 0.14 * query.pageHeight || line.y > 0.86 * query.pageHeight
  const isRunningText = Math.abs(line.size - query.bodySize) < 0.3 && line.text.length > RUNNING_LINE_CHARS
  if (atEdge) return !isRunningText || RULES.some((rule) => rule.weight >= 6 && rule.pattern.test(line.text))
  return line.size < query.bodySize - 0.4
}

/** The newest year in the text that precedes the references' end; 0 when there is none. */
function newestYear(query: YearQuery): number {
  return Math.max(0, ...query.lines.flatMap((line) => yearsOf(line.text, query.yearMax)))
}

function fromFileDate(query: YearQuery): number | null {
  const created = Number(/^D:(\d{4})/u.exec(query.created ?? '')?.[1])
  if (!Number.isInteger(created) || created < YEAR_MIN || created > query.yearMax) return null
  const newest = newestYear(query)
  return newest > created || newest < created - FILE_DATE_SLACK ? null : created
}

/** "received 2019 … approved 2020, published 2021" on one line: the last year is the latest step. */
function yearOfLine(line: string, rule: Rule, yearMax: number): number | null {
  const years = yearsOf(line, yearMax)
  if (years.length === 0) return null
  return rule.weight === 4 || rule.weight === 8
    ? (yearsOf(line.slice(line.search(rule.pattern)), yearMax)[0] ?? years.at(-1) ?? null)
    : (years.at(-1) ?? null)
}

/**
 * The year of publication that the first pages print, or null. Small print at the edges and beside the text is read
 * ("how to cite", volume lines, copyright, dates); years inside the running text are not. Without any, the year of an
 * arXiv id, the file's own date where the text names years close to it and none after it, and last a bare year in small print
 * that no later year in the text contradicts.
 */
export function findYear(query: YearQuery): number | null {
  const scores = new Map<number, number>()
  let citing = 0
  for (const line of query.lines) {
    if (line.page > PAGES_MAX || REFERENCES_HEADING.test(line.text)) break
    citing = CITE_LEAD.test(line.text) ? 3 : citing - 1
    const isDateLine = line.page === 1 && DATE_LINE.test(line.text.trim())
    if (!isFurniture(line, query) && citing <= 0 && !isDateLine) continue
    const rule =
      RULES.find((each) => each.pattern.test(line.text)) ?? (isDateLine ? DATE_LINE_RULE : undefined)
    const known = rule ?? { weight: SMALL_PRINT_WEIGHT, pattern: /^/u }
    const year = yearOfLine(
      line.text,
      citing > 0 && rule === undefined ? { weight: 6, pattern: /^/u } : known,
      query.yearMax,
    )
    if (year === null) continue
    const weight = citing > 0 ? Math.max(known.weight, 6) : known.weight
    scores.set(year, Math.max(scores.get(year) ?? 0, weight) + 0.1)
  }
  const best = [...scores].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]
  if (best !== undefined && best[1] >= 2) return best[0]
  const told = (query.arxivId === null ? null : arxivYear(query.arxivId)) ?? fromFileDate(query)
  if (told !== null) return told
  // A bare year in small print is unknown to be that of publication where the text names a later one.
  return best !== undefined && best[0] >= newestYear(query) ? best[0] : null
}

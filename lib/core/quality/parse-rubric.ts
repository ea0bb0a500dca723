import {
  type CitationTable,
  missingCases,
  peerReviewLevels,
  qualityPartNames,
  quartiles,
  Rubric,
  type RubricError,
  type VenueTier,
  venueTiers,
} from './rubric'
import { type RubricRow, type RubricTables, readRubricTables } from './rubric-tables'

/** A rubric is a page or two; more is not one. UTF-16 units. */
export const RUBRIC_LENGTH_MAX = 100_000
const NAME_MAX = 200
const CITATION_HEADING = /^from (\d{1,3}) years?$/
const NUMBER = /^\d{1,7}(?:\.\d{1,4})?$/

/** Reads cells and collects what is wrong with them; a wrong cell counts as 0 so that reading goes on to the next mistake. */
class RubricReader {
  readonly errors: RubricError[]
  private readonly tables: RubricTables

  constructor(markdown: string) {
    const read = readRubricTables(markdown)
    this.tables = read.tables
    this.errors = read.errors
  }

  fail(line: number, message: string): void {
    this.errors.push({ line, message })
  }

  headings(): string[] {
    return [...this.tables.keys()]
  }

  rows(heading: string): readonly RubricRow[] {
    const rows = this.tables.get(heading.toLowerCase())
    if (rows === undefined) this.fail(0, `The section "${heading}" is missing.`)
    return rows ?? []
  }

  number(row: RubricRow, column: number, max: number): number {
    const cell = row.cells[column] ?? ''
    const value = NUMBER.test(cell) ? Number(cell) : Number.NaN
    if (value <= max) return value
    this.fail(row.line, `"${cell}" should be a number from 0 to ${max}.`)
    return 0
  }

  tier(row: RubricRow): VenueTier {
    const cell = row.cells[1]?.toLowerCase() ?? ''
    const tier = venueTiers.find((known) => known === cell)
    if (tier === undefined)
      this.fail(row.line, `"${cell}" is no tier; the tiers are: ${venueTiers.join(', ')}.`)
    return tier ?? 'regional or unknown'
  }

  /** Each of the names exactly once, with what `read` makes of its row. */
  record<Value>(
    heading: string,
    names: readonly string[],
    read: (row: RubricRow) => Value,
  ): Record<string, Value> {
    const found = new Map<string, Value>()
    for (const row of this.rows(heading)) {
      const name = names.find((known) => known.toLowerCase() === row.cells[0]?.toLowerCase())
      if (name === undefined) this.fail(row.line, `"${row.cells[0]}" is not known in "${heading}".`)
      else if (found.has(name)) this.fail(row.line, `"${name}" stands here a second time.`)
      else found.set(name, read(row))
    }
    for (const name of names) {
      if (!found.has(name)) this.fail(0, `"${name}" is missing in the section "${heading}".`)
    }
    return Object.fromEntries(found)
  }

  scores(heading: string, names: readonly string[]): Record<string, number> {
    return this.record(heading, names, (row) => this.number(row, 1, 100))
  }
}

function readWeights(reader: RubricReader): Record<string, number> {
  const weights = reader.scores('Weights', qualityPartNames)
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0)
  if (Math.abs(sum - 100) > 0.001) reader.fail(0, `The weights add up to ${sum}; they must add up to 100.`)
  return weights
}

function readBands(reader: RubricReader, heading: string): CitationTable['bands'] {
  const bands: { from: number; score: number }[] = []
  for (const row of reader.rows(heading)) {
    const band = { from: reader.number(row, 0, 1_000_000), score: reader.number(row, 1, 100) }
    const above = bands.at(-1)
    if (above && band.from >= above.from)
      reader.fail(row.line, 'The rows must go from many citations to few.')
    if (above && band.score > above.score) reader.fail(row.line, 'Fewer citations must not score higher.')
    bands.push(band)
  }
  if (bands.at(-1)?.from !== 0)
    reader.fail(0, `The section "${heading}" must end with a row for 0 citations.`)
  return bands
}

function readCitations(reader: RubricReader): CitationTable[] {
  const tables = reader.headings().flatMap((heading) => {
    const fromAge = heading.match(CITATION_HEADING)?.[1]
    return fromAge === undefined ? [] : [{ fromAge: Number(fromAge), bands: readBands(reader, heading) }]
  })
  tables.sort((a, b) => b.fromAge - a.fromAge)
  if (tables.at(-1)?.fromAge !== 0) reader.fail(0, 'A section "From 0 years" with citations is missing.')
  return tables
}

function readCitedness(reader: RubricReader) {
  const tiers = reader
    .rows('Mean citedness')
    .map((row) => ({ atLeast: reader.number(row, 0, 1_000), tier: reader.tier(row) }))
  return tiers.sort((a, b) => b.atLeast - a.atLeast)
}

/** The names in the first column of a table that a person may extend, each with its line's row. */
function readNames(reader: RubricReader, heading: string): { name: string; row: RubricRow }[] {
  return reader.rows(heading).flatMap((row) => {
    const name = row.cells[0] ?? ''
    if (name === '' || name.length > NAME_MAX)
      reader.fail(row.line, `A name of 1 to ${NAME_MAX} characters is missing.`)
    return [{ name, row }]
  })
}

/** What the file says, not yet known to be complete. */
function readRubric(reader: RubricReader) {
  return {
    weights: readWeights(reader),
    peerReview: reader.scores('Peer review', peerReviewLevels),
    tiers: reader.scores('Journal tier', venueTiers),
    citations: readCitations(reader),
    missing: reader.scores('When evidence is missing', missingCases),
    quartileTiers: reader.record('SJR quartile', quartiles, (row) => reader.tier(row)),
    qualisTiers: readNames(reader, 'Qualis class').map(({ name, row }) => ({
      qualis: name.toUpperCase(),
      tier: reader.tier(row),
    })),
    citednessTiers: readCitedness(reader),
    pressTiers: readNames(reader, 'Presses').map(({ name, row }) => ({
      press: name.toLowerCase(),
      tier: reader.tier(row),
    })),
    excludedVenues: readNames(reader, 'Excluded venues').map(({ name }) => name.toLowerCase()),
  }
}

/**
 * The rubric in a Markdown text, or every mistake found in it, by line. Headings and first columns are fixed (see
 * quality-scoring-rubric.md); numbers, tiers, presses and excluded venues are the writer's. Weights must add up to 100, citation
 * scores must not rise with fewer citations. Text over RUBRIC_LENGTH_MAX is refused. Never throws.
 */
export function parseRubric(
  markdown: string,
): { ok: true; rubric: Rubric } | { ok: false; errors: readonly RubricError[] } {
  if (markdown.length > RUBRIC_LENGTH_MAX) {
    return {
      ok: false,
      errors: [{ line: 0, message: `A rubric has at most ${RUBRIC_LENGTH_MAX} characters.` }],
    }
  }
  const reader = new RubricReader(markdown.replaceAll('\r\n', '\n'))
  const draft = readRubric(reader)
  if (reader.errors.length > 0) return { ok: false, errors: reader.errors }
  const parsed = Rubric.safeParse(draft)
  if (parsed.success) return { ok: true, rubric: parsed.data }
  return { ok: false, errors: parsed.error.issues.map((issue) => ({ line: 0, message: issue.message })) }
}

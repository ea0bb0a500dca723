import type { RubricError } from './rubric'

/** One row of a table: its line from 1 and its trimmed cells. */
export interface RubricRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** The tables of a rubric by their heading in lower case, header rows left out. */
export type RubricTables = ReadonlyMap<string, readonly RubricRow[]>

const LINE_MAX = 5_000
const ROWS_MAX = 2_000

function cellsOf(line: string): string[] {
  const inner = line.trim().slice(1)
  return (inner.endsWith('|') ? inner.slice(0, -1) : inner).split('|').map((cell) => cell.trim())
}

const isRule = (cells: readonly string[]) => cells.every((cell) => /^:?-{1,80}:?$/.test(cell))

/**
 * Reads the tables under the headings of a Markdown text. A table belongs to the nearest heading above it; its first row and the rule
 * below are left out; text between tables is ignored. Reports headings that occur twice and tables without a rule.
 */
export function readRubricTables(markdown: string): { tables: RubricTables; errors: RubricError[] } {
  const tables = new Map<string, RubricRow[]>()
  const errors: RubricError[] = []
  let rows: RubricRow[] = []
  let inTable: 'no' | 'header' | 'body' = 'no'
  for (const [index, text] of markdown.split('\n', LINE_MAX).entries()) {
    const line = index + 1
    const heading = text
      .match(/^#{1,6}\s(.{1,200})$/)?.[1]
      ?.trim()
      .toLowerCase()
    if (heading !== undefined) {
      if (tables.has(heading))
        errors.push({ line, message: `The heading "${heading}" stands here a second time.` })
      rows = []
      tables.set(heading, rows)
    }
    if (!text.trimStart().startsWith('|')) {
      inTable = 'no'
      continue
    }
    const cells = cellsOf(text)
    if (inTable === 'no') inTable = 'header'
    else if (inTable === 'body') {
      if (rows.length < ROWS_MAX) rows.push({ line, cells })
    } else if (isRule(cells)) inTable = 'body'
    else {
      errors.push({
        line,
        message: 'The line below the head of a table must be a rule such as | --- | --- |.',
      })
      inTable = 'body'
    }
  }
  return { tables, errors }
}

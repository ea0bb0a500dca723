import { fieldLine } from './field-line'

/**
 * A text that a spreadsheet takes for a formula: it begins with = + - @ (also in full width), a tab or a line end, perhaps
 * after blanks, quotes, a byte-order mark or invisible characters. OWASP, "CSV Injection".
 */
const formulaStart = /^[\s\p{Cc}\p{Cf}"'`´‘’“”]*[=+\-@|%＝＋－＠−]/u
const controlStart = /^[\t\r\n]/

/** One CSV cell (RFC 4180), always quoted, on one line. A text that could start a formula gets an apostrophe before it. */
export function csvCell(text: string): string {
  const line = fieldLine(text)
  const isFormula = formulaStart.test(text) || controlStart.test(text) || formulaStart.test(line)
  return `"${(isFormula ? `'${line}` : line).replaceAll('"', '""')}"`
}

/** Rows as a CSV file with a byte-order mark, which tells spreadsheets that it is UTF-8; lines end with CR LF. */
export function writeCsvRows(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`
}

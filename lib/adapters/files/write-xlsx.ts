import { strToU8, zipSync } from 'fflate'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
/** Characters that a cell may hold. */
const CELL_MAX = 32_767
/** Characters that a column shows before its text is cut by the next. */
const COLUMN_WIDTH = 30
/** The time of every entry, so that the same rows give the same bytes. */
const MTIME = new Date('2000-01-01T00:00:00Z')

/**
 * A workbook of one sheet (ECMA-376) whose first row stays in sight and can be filtered by. Every cell is a text, so that no content is taken for a
 * formula; what XML cannot hold is left out.
 */
export function writeXlsx(rows: readonly (readonly string[])[]): Uint8Array {
  const sheet = rows
    .map((row, at) => {
      const cells = row.map(
        (text, column) =>
          `<c r="${columnName(column)}${at + 1}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`,
      )
      return `<row r="${at + 1}">${cells.join('')}</row>`
    })
    .join('')
  const columns = Math.max(0, ...rows.map(({ length }) => length))
  const widths =
    columns === 0
      ? ''
      : `<cols><col min="1" max="${columns}" width="${COLUMN_WIDTH}" customWidth="1"/></cols>`
  const filter = columns === 0 ? '' : `<autoFilter ref="A1:${columnName(columns - 1)}${rows.length}"/>`
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${SHEETS}" xmlns:r="${RELATIONS}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEETS}">${HEADING_STAYS}${widths}<sheetData>${sheet}</sheetData>${filter}</worksheet>`,
  }
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(HEAD + text)] as const)
  return zipSync(Object.fromEntries(entries), { mtime: MTIME })
}

const HEADING_STAYS =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

/** "A" … "Z", "AA" …: the column with this number from 0. */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : `${columnName(Math.floor(at / 26) - 1)}${last}`
}

function escaped(text: string): string {
  return text
    .slice(0, CELL_MAX)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

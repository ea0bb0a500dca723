import { parse } from 'csv-parse/sync'
import { addName, addText, isKept, newItem, setDate, setText, unreadItem } from './build-item'
import type { CslItem, CslNameVariable, CslTextVariable, CslType } from './csl-item'
import { addStandardNumbers, pageRange, setDoi } from './read-identifiers'
import { cslName, cslNames, familyFirstName } from './read-name'
import { readWosRecord } from './read-wos'

const ROWS_MAX = 100_000
const COLUMNS_MAX = 400
const CELL_MAX = 200_000

type Role =
  | { readonly text: CslTextVariable }
  | { readonly names: CslNameVariable }
  | {
      readonly as:
        | 'authors'
        | 'date'
        | 'year'
        | 'doi'
        | 'numbers'
        | 'keywords'
        | 'notes'
        | 'type'
        | 'first-page'
        | 'last-page'
        | 'accessed'
        | 'source'
        | 'citations'
    }

const textColumns: readonly (readonly [CslTextVariable, string])[] = [
  ['title', 'title|article title|document title|primary title|titulo|título|ti|item title|paper title|name'],
  [
    'container-title',
    'journal|source title|publication title|journal title|venue|publication|container title|secondary title|periodical|revista|journal book|so|jt|source publication|journalbook|publication name',
  ],
  ['container-title-short', 'journal abbreviation|abbreviated source title|journal iso abbreviation|ji'],
  ['volume', 'volume|vol|vl|volumen'],
  ['issue', 'issue|number|no|is|issue number|número|numero'],
  ['page', 'pages|page|page range|pg|páginas|paginas|page s'],
  ['publisher', 'publisher|pu|editora|university'],
  ['publisher-place', 'place|place published|publisher place|publisher city|city'],
  ['abstract', 'abstract|abstract note|ab|resumo|resumen|summary'],
  ['URL', 'url|link|article url|links|uri|open url link|pdf link|full text url|articleurl'],
  ['language', 'language|la|idioma|language of original document'],
  ['edition', 'edition'],
  ['collection-title', 'series|book series title|series title'],
  ['collection-number', 'series number'],
  ['call-number', 'call number'],
  ['archive', 'archive'],
  ['archive_location', 'archive location'],
  ['number-of-pages', 'num pages'],
  ['number-of-volumes', 'number of volumes'],
  ['title-short', 'short title'],
  ['PMID', 'pmid|pubmed id|medline pmid|pm'],
  ['PMCID', 'pmcid|pmc'],
  ['event-title', 'conference name|conference title|meeting name'],
  ['event-place', 'conference location'],
  ['genre', 'thesis type'],
]
const nameColumns: readonly (readonly [CslNameVariable, string])[] = [
  ['editor', 'editor|editors'],
  ['translator', 'translator|translators'],
  ['collection-editor', 'series editor'],
  ['container-author', 'book author'],
]
const otherColumns: readonly (readonly [Extract<Role, { as: string }>['as'], string])[] = [
  [
    'authors',
    'authors|author|author names|author s|first authors|author full names|autores|autor|au|af|creator|creators|author name',
  ],
  ['year', 'year|publication year|py|ano|año|pub year|published year|date published|publication date year'],
  [
    'date',
    'date|publication date|pub date|issued|published|date of publication|publication_date|online date',
  ],
  ['doi', 'doi|digital object identifier|di|doi link'],
  [
    'numbers',
    'issn|isbn|sn|eissn|e issn|print issn|issn isbn|isbn issn|electronic isbn|print isbn|isbns|issns',
  ],
  [
    'keywords',
    'keywords|keyword|author keywords|index keywords|tags|manual tags|automatic tags|de|keywords plus|mesh terms|ieee terms|palavras chave|palabras clave|mesh date|subjects',
  ],
  ['notes', 'notes|note|extra'],
  [
    'type',
    'type|document type|item type|type of reference|publication type|reference type|tipo|dt|content type|entry type|itemtype',
  ],
  ['first-page', 'start page|page start|first page|bp|startpage'],
  ['last-page', 'end page|page end|last page|ep|endpage'],
  ['accessed', 'access date|accessed|querydate'],
  ['source', 'source'],
]
const roles: ReadonlyMap<string, Role> = new Map<string, Role>([
  ...textColumns.flatMap(([text, names]) => names.split('|').map((name): [string, Role] => [name, { text }])),
  ...nameColumns.flatMap(([variable, names]) =>
    names.split('|').map((name): [string, Role] => [name, { names: variable }]),
  ),
  ...otherColumns.flatMap(([as, names]) => names.split('|').map((name): [string, Role] => [name, { as }])),
])

const types: readonly (readonly [RegExp, CslType])[] = [
  [/conference|proceeding|cpaper|^conf$/, 'paper-conference'],
  [/chapter|section|^chap$/, 'chapter'],
  [/thes[ie]s|dissert/, 'thesis'],
  [/preprint/, 'article'],
  [/news/, 'article-newspaper'],
  [/magazine/, 'article-magazine'],
  [/journal|article|^jour$|review|letter|editorial|^ar$|html|pdf/, 'article-journal'],
  [/book/, 'book'],
  [/report|^rprt$/, 'report'],
  [/data ?set/, 'dataset'],
  [/patent/, 'patent'],
  [/web ?page|website|electronic/, 'webpage'],
  [/software|program/, 'software'],
]

/** True when the first line names at least a title or an identifier as a column. */
export function isTable(text: string): boolean {
  const [header = []] = rowsOf(text.slice(0, 200_000), 1)
  const known = header.map((name) => roles.get(columnName(name)))
  const isOne = (test: (role: Role) => boolean) => known.some((role) => role !== undefined && test(role))
  const names = isOne(
    (role) => 'text' in role && (role.text === 'title' || role.text === 'PMID' || role.text === 'abstract'),
  )
  return header.length > 1 && (names || isOne((role) => 'as' in role && role.as === 'doi'))
}

/**
 * The items of a CSV or TSV file with a heading row: Publish or Perish, Scopus, Embase, PubMed, IEEE, Zotero, Web of
 * Science ("tab delimited") and any other whose columns carry usual names in English, Portuguese or Spanish. The delimiter
 * (comma, semicolon, tab) is read off the heading. Blank rows are left out.
 */
export function* readTable(text: string): Generator<CslItem> {
  const [header = [], ...rows] = rowsOf(text, ROWS_MAX)
  const raw = header.slice(0, COLUMNS_MAX)
  const columns = raw.map(columnName)
  const isWos = isWosHeader(raw)
  for (const row of rows) {
    // The headings stand again where exports were put together.
    if (row.every((cell, at) => cell.trim() === '' || cell === header[at])) continue
    const item = isWos ? readWosRecord(taggedRow(raw, row)) : readRow(columns, row)
    yield isKept(item) ? item : unreadItem(row.join(' · '))
  }
}

function rowsOf(text: string, rowsMax: number): string[][] {
  const options = {
    bom: true,
    delimiter: delimiterOf(text),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: CELL_MAX * 10,
    to: rowsMax + 1,
  }
  try {
    const rows: string[][] = parse(text, options)
    return rows
  } catch {
    // A quote that is never closed would swallow the rest of the file: then every line is a row.
    const rows: string[][] = parse(text, { ...options, quote: false })
    return rows.map((row) => row.map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')))
  }
}

/** The sign among , ; and tab that stands most often in the first line outside quotes. */
function delimiterOf(text: string): string {
  const counts = new Map([
    [',', 0],
    [';', 0],
    ['\t', 0],
  ])
  let isQuoted = false
  for (const sign of text.slice(0, 20_000)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === '\n' && !isQuoted) break
    else if (!isQuoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}

function columnName(raw: string): string {
  return raw
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

function isWosHeader(columns: readonly string[]): boolean {
  const names = new Set(columns.map((name) => name.replace(/^\uFEFF/, '').trim()))
  return names.has('PT') && names.has('TI') && names.has('SO')
}

function taggedRow(columns: readonly string[], row: readonly string[]) {
  return columns.slice(0, row.length).map((name, at) => ({
    tag: name.replace(/^\uFEFF/, '').trim(),
    value: (row[at] ?? '').trim(),
  }))
}

/** `columns` are names as `columnName` gives them. */
function readRow(columns: readonly string[], row: readonly string[]): CslItem {
  const item = newItem('article-journal')
  let first: string | null = null
  let last: string | null = null
  let source: string | null = null
  let kind: string | null = null
  const hasTitle = columns.includes('title')
  row.slice(0, columns.length).forEach((text, at) => {
    const cell = text.slice(0, CELL_MAX).trim()
    const name = columns[at] ?? ''
    const role = roles.get(name)
    if (cell === '') return
    if (name === 'key' || name === 'eid' || name === 'ut unique wos id') item.id = cell
    if (role === undefined) return
    if ('text' in role) {
      if (role.text !== 'title' || name === 'title' || !hasTitle) setText(item, role.text, cell)
    } else if ('names' in role) for (const person of namesIn(cell)) addName(item, role.names, person)
    else if (role.as === 'authors') {
      if (item.author === undefined) for (const person of namesIn(cell)) addName(item, 'author', person)
    } else if (role.as === 'year' || role.as === 'date') readDateCell(item, cell)
    else if (role.as === 'doi') setDoi(item, cell)
    else if (role.as === 'numbers') addStandardNumbers(item, cell, /isbn/.test(name) ? 'ISBN' : 'ISSN')
    else if (role.as === 'keywords') for (const word of wordsIn(cell)) addText(item, 'keyword', word)
    else if (role.as === 'notes') addText(item, 'note', cell)
    else if (role.as === 'type') kind ??= cell
    else if (role.as === 'first-page') first = cell
    else if (role.as === 'last-page') last = cell
    else if (role.as === 'accessed') setDate(item, 'accessed', cell)
    else if (role.as === 'source') source = cell
  })
  setText(item, 'page', pageRange(first, last)?.replace(/\s*[-–—]+\s*/g, '-'))
  if (source !== null) readSource(item, source)
  item.type = typeOf(item, kind)
  return item
}

/** Names in one cell, also as a Python list; "Family GI, Family GI" where no semicolon parts them. */
function namesIn(cell: string) {
  const listed = pythonList(cell)
  if (listed !== null) return listed.map(cslName)
  if (cell.includes(';')) return cslNames(cell.replace(/\s\(\d{6,}\)/g, ''))
  if (/^\[(?:Anonymous|No author)/i.test(cell)) return []
  const parts = cell.split(/\s*,\s*|\s+(?:and|&)\s+/).filter(Boolean)
  const isInitialsLast = (part: string) => /^\p{L}[\p{L}'’. -]* (?:\p{Lu}\.?-?){1,4}$/u.test(part)
  const isInitialsFirst = (part: string) => /^\p{Lu}[\p{Lu}. -]{0,20}\p{L}[\p{L}'’ -]+$/u.test(part)
  const isList =
    parts.length > 1 &&
    (parts.every(isInitialsLast) || parts.every((part) => / /.test(part) || isInitialsFirst(part)))
  if (isList)
    return parts.map((part) =>
      isInitialsLast(part) ? familyFirstName(part.replaceAll('.', '')) : cslName(part),
    )
  if (parts.length === 1)
    return [isInitialsLast(cell) ? familyFirstName(cell.replaceAll('.', '')) : cslName(cell)]
  return cslNames(cell)
}

/** The texts of "['a', 'b']", or null for anything else. */
function pythonList(cell: string): string[] | null {
  if (!/^\[\s*['"][\s\S]*['"]\s*\]$/.test(cell)) return null
  return cell
    .slice(1, -1)
    .split(/['"]\s*,\s*['"]/)
    .map((text) => text.replace(/^\s*['"]|['"]\s*$/g, ''))
}

function wordsIn(cell: string): string[] {
  return pythonList(cell) ?? cell.split(cell.includes(';') ? /\s*;\s*/ : /\s*[,|\n]\s*/)
}

function readDateCell(item: CslItem, cell: string): void {
  const text = cell.slice(0, 200).replace(/\/+$/, '')
  const year = item.issued?.['date-parts']?.[0]?.[0]
  if (year === undefined || text.includes(String(year))) setDate(item, 'issued', text)
}

/** Embase packs journal, year, volume, issue and pages into one text: "Endoscopic Ultrasound (2014) 3:3 (152-160)." */
function readSource(item: CslItem, source: string): void {
  const found = /^([^()]{3,300}) \((\d{4})\) ([\w-]{1,20})(?::([\w. -]{1,30}))? \(([\w. -]{1,30})\)/.exec(
    source,
  )
  if (found === null) {
    setText(item, 'container-title', source)
    return
  }
  const [, journal, year, volume, issue, pages] = found
  setText(item, 'container-title', journal)
  readDateCell(item, year ?? '')
  setText(item, 'volume', volume)
  setText(item, 'issue', issue)
  setText(item, 'page', pages)
}

function typeOf(item: CslItem, kind: string | null): CslType {
  const named = columnName((kind ?? '').replace(/([a-z])([A-Z])/g, '$1 $2'))
  const found = types.find(([pattern]) => pattern.test(named))
  if (found !== undefined) return found[1]
  if (named !== '' || (item['container-title'] === undefined && item.ISBN !== undefined)) {
    return item.ISBN !== undefined
      ? 'book'
      : item['container-title'] === undefined
        ? 'document'
        : 'article-journal'
  }
  return 'article-journal'
}

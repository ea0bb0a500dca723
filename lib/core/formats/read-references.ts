import { parseCutXml, type XmlElement } from '@/lib/core/records/read-xml'
import { finishItems, isKept, unreadItem } from './build-item'
import type { CslItem } from './csl-item'
import { readBibtex } from './read-bibtex'
import { readEndnoteXml } from './read-endnote-xml'
import { readJsonRecords } from './read-json-records'
import { readMarcXml } from './read-marc'
import { readDim, readMods } from './read-mods'
import { readContextObjects, readCrossrefXml, readPrimoXml, readWordXml } from './read-other-xml'
import { readPubmedXml } from './read-pubmed-xml'
import { readRdf } from './read-rdf'
import { markedFormats, plainFormats, type TextFormat } from './text-formats'
import { allNamed, localName, textIn } from './xml-local'

/** What a reference file turned out to be, and its items; `format` is null for a file that is none. */
export interface ReadReferences {
  readonly format: string | null
  readonly items: readonly CslItem[]
}

export interface ReadLimits {
  /** Reading stops when this many items are found. */
  readonly itemsMax?: number
}

const ITEMS_MAX = 100_000

/** Blanks that no program writes; without them every pattern that skips blanks stays linear. */
const LONG_BLANK = /\s{100,}/g

const xmlFormats: readonly {
  readonly name: string
  readonly marks: readonly string[]
  readonly read: (root: XmlElement) => Iterable<CslItem>
}[] = [
  { name: 'RDF', marks: ['RDF'], read: readRdf },
  {
    name: 'PubMed XML',
    marks: ['PubmedArticle', 'PubmedBookArticle', 'PubmedArticleSet', 'PubmedBookArticleSet'],
    read: readPubmedXml,
  },
  { name: 'Crossref XML', marks: ['crossref'], read: readCrossrefXml },
  { name: 'MODS', marks: ['mods'], read: readMods },
  { name: 'DSpace', marks: ['dim'], read: readDim },
  { name: 'MARCXML', marks: ['datafield', 'controlfield'], read: readMarcXml },
  { name: 'Word', marks: ['Sources'], read: readWordXml },
  { name: 'OpenURL', marks: ['context-object', 'context-objects'], read: readContextObjects },
  { name: 'Primo', marks: ['addata', 'display'], read: readPrimoXml },
  { name: 'EndNote XML', marks: ['ref-type', 'contributors', 'records'], read: readEndnoteXml },
]

/**
 * The items of a reference file, whatever its name says: the format is told from the content. RIS, BibTeX, BibLaTeX,
 * CSL-JSON, PubMed (.nbib and XML), Web of Science, EndNote (.enw and XML), RefWorks, Ovid, Biblioscape, MODS, METS, MARC,
 * Crossref, DataCite, OpenAlex, Primo, Word, OpenURL and tables with a heading row. Ids are unique. Linear in the length of
 * the text; entities of XML are never expanded; never throws.
 */
export function readReferences(text: string, { itemsMax = ITEMS_MAX }: ReadLimits = {}): ReadReferences {
  const body = tidyLines(text).replace(LONG_BLANK, (blank) => (blank.includes('\n') ? '\n\n' : ' '))
  const start = body.trimStart()
  if (start.startsWith('<') && !/^<\d{1,7}\. ?>/.test(start)) {
    const read = readXml(start, itemsMax)
    if (read.format !== null) return read
  }
  if (start.startsWith('{') || start.startsWith('[')) {
    const items = readJsonRecords(body)
    if (items !== null) return { format: 'JSON', items: finishItems(items, itemsMax) }
  }
  const marked = markedFormats
    .map((format) => ({ format, start: format.startIn(body) }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start)[0]?.format
  const format = marked ?? plainFormats.find(({ startIn }) => startIn(body) >= 0)
  return format === undefined
    ? { format: null, items: [] }
    : { format: format.name, items: finishItems(readParts(body, format, itemsMax), itemsMax) }
}

/** Ends of lines and cells, and the signs that part a record of MARC. */
const KEPT_CONTROLS = '\n\t\u001d\u001e\u001f'

/** Line ends of Unicode, where a text without any other has them. */
const UNICODE_ENDS = /^\s*[^\s{[<][^\r\n]*$/

/**
 * One kind of line end, no blank lines first or behind every line, no control characters (but those of MARC), and not what begins
 * every line: the mark of a quotation, an indent.
 */
function tidyLines(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(UNICODE_ENDS.test(text) ? /[\u0085\u2028\u2029]/g : /\r{0,9}\n\r?|\r/g, '\n')
    .replace(/\p{Cc}/gu, (sign) => (KEPT_CONTROLS.includes(sign) ? sign : ' '))
    .replace(/^(?:[ \t]{0,99}\n){1,999}/, '')
  if (!/\S[ \t]{0,99}\n[ \t]{0,99}\S/.test(lines)) return lines.replace(/\n[ \t]{0,99}\n/g, '\n')
  const lead = /^[ \t>]{0,20}/.exec(lines)?.[0] ?? ''
  const each = lead === '' ? [] : lines.split('\n')
  const isLed = each.length > 0 && each.every((line) => line.trim() === '' || line.startsWith(lead))
  return isLed ? each.map((line) => line.slice(lead.length)).join('\n') : lines
}

/** What ends a record: its last tag or brace, or a blank line. */
const ended = {
  BibTeX: /[})]\s*$/,
  others: /(?:^|\n)(?:ER\b[^\n]*|EF|[^\n]*[})])\s*$|\n[ \t]*\n\s*$/,
} as const

const isPartEnd = (part: string, { name }: TextFormat): boolean =>
  (name === 'BibTeX' ? ended.BibTeX : ended.others).test(part.slice(-200))

/** Braces tell where an entry of BibTeX ends; the others may end without any sign. */
function goesOnAs(text: string, mark: { format: TextFormat; index: number }, within: TextFormat): boolean {
  return (
    within.name !== 'BibTeX' && mark.format.goesOn?.test(text.slice(mark.index, mark.index + 800)) === true
  )
}

/** The items of a file part by part: where records of another format begin behind the end of one, a new part does. */
function* readParts(text: string, first: TextFormat, itemsMax: number): Generator<CslItem> {
  const marks = markedFormats.flatMap((format) => {
    const begin = format.anywhere ?? format.record
    return begin === undefined ? [] : [...text.matchAll(begin)].map(({ index }) => ({ format, index }))
  })
  marks.sort((one, other) => one.index - other.index)
  let format = first
  let start = 0
  for (const mark of first.goesOn === undefined ? [] : marks) {
    if (mark.format === format) continue
    if (!isPartEnd(text.slice(start, mark.index), format) && !goesOnAs(text, mark, format)) continue
    yield* readPart(text.slice(start, mark.index), format, itemsMax)
    format = mark.format
    start = mark.index
  }
  yield* readPart(text.slice(start), format, itemsMax)
}

/** The items of one format; where they are fewer than the marks of records, each record by itself, with its text if it says nothing. */
function* readPart(text: string, format: TextFormat, itemsMax: number): Generator<CslItem> {
  const { read, record } = format
  // The reader of BibTeX keeps the text of what it could not read, and its entries need one another.
  const starts =
    record === undefined || read === readBibtex ? [] : [...text.matchAll(record)].map(({ index }) => index)
  if (starts.length === 0) {
    let isAnyKept = read === readBibtex || format.name === 'table'
    for (const item of read(text)) {
      isAnyKept ||= isKept(item)
      yield item
    }
    // A table of headings and a file of remarks hold no record.
    if (!isAnyKept) yield unreadItem(text)
    return
  }
  const items: CslItem[] = []
  for (const item of read(text)) {
    if (isKept(item)) items.push(item)
    if (items.length >= itemsMax) break
  }
  if (items.length >= Math.min(starts.length, itemsMax)) {
    yield* items
    return
  }
  for (const [at, start] of starts.entries()) {
    const raw = text.slice(at === 0 ? 0 : start, starts[at + 1])
    const own = [...read(raw)].filter(isKept)
    yield* own.length > 0 ? own : [unreadItem(raw)]
  }
}

function readXml(text: string, itemsMax: number): ReadReferences {
  // A download that broke off keeps the records it holds; its last tags may be half.
  const root = parseCutXml(text) ?? parseCutXml(text.slice(0, text.lastIndexOf('<')))
  if (root === null) return { format: null, items: [] }
  for (const { name, marks, read } of xmlFormats) {
    const isMarked = marks.includes(localName(root)) || allNamed(root, ...marks).length > 0
    if (isMarked) return { format: name, items: finishItems(withText([...read(root)], root), itemsMax) }
  }
  return { format: null, items: [] }
}

const recordNames = [
  'mods',
  'PubmedArticle',
  'PubmedBookArticle',
  'BookDocument',
  'record',
  'Source',
  'Article',
]

/** Each item, or the text of its record when it says nothing; where items and records do not answer to each other, as they are. */
function withText(items: readonly CslItem[], root: XmlElement): CslItem[] {
  const records = allNamed(root, ...recordNames)
  return items.map((item, at) => {
    const record = records.length === items.length ? records[at] : undefined
    return record === undefined || isKept(item)
      ? item
      : unreadItem(textIn(record) || `<${localName(record)}>`)
  })
}

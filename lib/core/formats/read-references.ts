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
  const { format, items } = itemsIn(body, { itemsMax, gluedMax: GLUED_MAX })
  return { format, items: finishItems(items, itemsMax) }
}

/** Files that one was put together from. */
const GLUED_MAX = 100
/** A document of XML or JSON that begins behind text of another format. */
const DOCUMENT_START = /\n(?:<\?xml\b|\[?\s{0,9}\{\s{0,9}"[\w-]{1,40}"\s{0,9}:)/

interface Limits {
  readonly itemsMax: number
  readonly gluedMax: number
}
interface Read {
  readonly format: string | null
  readonly items: Iterable<CslItem>
}

/** The items of a text as they were read; where files of several kinds were glued together, of each. */
function itemsIn(body: string, { itemsMax, gluedMax }: Limits): Read {
  const rest = { itemsMax, gluedMax: gluedMax - 1 }
  const start = body.trimStart()
  if (start.startsWith('<') && !/^<\d{1,7}\. ?>/.test(start)) {
    const read = readXml(start, rest)
    if (read.format !== null) return read
  }
  if (start.startsWith('{') || start.startsWith('[')) {
    const end = gluedMax > 0 ? (endBeforeOthers(body) ?? body.length) : body.length
    const items = readJsonRecords(body.slice(0, end))
    if (items !== null) return { format: 'JSON', items: [...items, ...itemsIn(body.slice(end), rest).items] }
  }
  const next = gluedMax > 0 ? body.search(DOCUMENT_START) : -1
  if (next > 0) {
    const [before, behind] = [body.slice(0, next), body.slice(next)].map((part) => itemsIn(part, rest))
    if (before && behind && behind.format !== null)
      return { format: before.format ?? behind.format, items: [...before.items, ...behind.items] }
  }
  const marked = markedFormats
    .map((format) => ({ format, start: format.startIn(body) }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start)[0]?.format
  const format = marked ?? plainFormats.find(({ startIn }) => startIn(body) >= 0)
  return format === undefined
    ? { format: null, items: [] }
    : { format: format.name, items: readParts(body, format, itemsMax) }
}

/** Where a record or document of another format stands behind the last bracket of a list in JSON. */
function endBeforeOthers(body: string): number | undefined {
  return [body.search(/\n<\?xml\b/) + 1, ...markedFormats.map(({ startIn }) => startIn(body))]
    .filter((at) => at > 0 && /[\]}]\s*$/.test(body.slice(Math.max(0, at - 100), at)))
    .sort((one, other) => one - other)[0]
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

/** Declarations that stand once before a document, and again where documents are glued together. */
const PROLOG = /<\?xml[^>]{0,300}\?>|<!DOCTYPE[^>[]{0,600}(?:\[[^\]]{0,20000}\]\s{0,20})?>/g

/** The items of each document of XML in the text, and of what else stands between them. */
function readXml(text: string, limits: Limits): Read {
  // A sign of "less than" that nobody escaped begins no element.
  const body = `<documents>${text.replace(PROLOG, '').replace(/<(?![\p{L}_/!?])/gu, '&lt;')}`
  // A download that broke off keeps the records it holds; its last tags may be half.
  const isTextLast = body.lastIndexOf('<') < body.lastIndexOf('>')
  const documents =
    parseCutXml(isTextLast ? `${body}<end/>` : body) ?? parseCutXml(body.slice(0, body.lastIndexOf('<')))
  let format: string | null = null
  const items: CslItem[] = []
  for (const child of documents?.children ?? []) {
    const read = typeof child === 'string' ? readBetween(child, limits) : readDocument(child)
    if (items.length < limits.itemsMax) items.push(...read.items)
    format ??= typeof child === 'string' ? null : read.format
  }
  return { format, items }
}

function readBetween(text: string, limits: Limits): Read {
  return limits.gluedMax > 0 && /\w{3}/.test(text) ? itemsIn(text, limits) : { format: null, items: [] }
}

function readDocument(root: XmlElement): Read {
  for (const { name, marks, read } of xmlFormats) {
    const isMarked = marks.includes(localName(root)) || allNamed(root, ...marks).length > 0
    if (isMarked) return { format: name, items: withText([...read(root)], root) }
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

import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslNameVariable, CslTextVariable, CslType } from './csl-item'
import { addStandardNumbers, pageRange, setDoi, setPages } from './read-identifiers'
import { cslName, cslNames } from './read-name'
import { allValues, firstValue, readTagged, type TaggedField, type TaggedRecord } from './tagged-lines'

/** The reference types of RIS (Research Information Systems, 2001 and 2011); others are articles or documents by content. */
const codes: readonly (readonly [CslType, string])[] = [
  ['article-journal', 'ABST EJOUR EJOU INPR JFULL JOUR'],
  ['article-magazine', 'MGZN'],
  ['article-newspaper', 'NEWS'],
  ['bill', 'BILL UNBILL'],
  ['book', 'BOOK CTLG EBOOK EDBOOK SER'],
  ['chapter', 'CHAP ECHAP'],
  ['classic', 'ANCIENT CLSWK'],
  ['dataset', 'AGGR DATA DBASE'],
  ['document', 'GEN GRNT'],
  ['entry-dictionary', 'DICT'],
  ['entry-encyclopedia', 'ENCYC'],
  ['figure', 'CHART EQUA FIGURE'],
  ['graphic', 'ART'],
  ['hearing', 'HEAR'],
  ['legal_case', 'CASE'],
  ['legislation', 'LEGAL STAT'],
  ['manuscript', 'MANSCPT UNPB UNPD'],
  ['map', 'MAP'],
  ['motion_picture', 'ADVS MPCT MULTI VIDEO'],
  ['musical_score', 'MUSIC'],
  ['pamphlet', 'PAMP'],
  ['paper-conference', 'CONF CPAPER'],
  ['patent', 'PAT'],
  ['personal_communication', 'ICOMM PCOMM'],
  ['post-weblog', 'BLOG'],
  ['report', 'GOVDOC RPRT'],
  ['software', 'COMP'],
  ['song', 'SOUND'],
  ['speech', 'SLIDE'],
  ['standard', 'STAND'],
  ['thesis', 'THES'],
  ['webpage', 'ELEC WEB'],
]
const types: ReadonlyMap<string, CslType> = new Map(
  codes.flatMap(([kind, all]) => all.split(' ').map((code): [string, CslType] => [code, kind])),
)

const plain: readonly (readonly [CslTextVariable, readonly string[]])[] = [
  ['publisher', ['PB', 'PP']],
  ['publisher-place', ['CY']],
  ['edition', ['ET']],
  ['language', ['LA']],
  ['call-number', ['CN', 'H2']],
  ['source', ['DP']],
  ['archive_location', ['AV']],
  ['title-short', ['ST']],
  ['PMCID', ['C2']],
]

/** What reference managers write into notes because RIS has no tag for it: "Call Number: QA 76". */
const notedVariables: ReadonlyMap<string, CslTextVariable> = new Map([
  ['call number', 'call-number'],
  ['language', 'language'],
  ['place of publication', 'publisher-place'],
  ['publisher name', 'publisher'],
  ['edition', 'edition'],
  ['volume id', 'volume'],
  ['issue id', 'issue'],
  ['series title', 'collection-title'],
  ['series volume id', 'collection-number'],
  ['proceedings title', 'container-title'],
  ['isbn', 'ISBN'],
])

const bookTypes: ReadonlySet<string> = new Set([
  'book',
  'classic',
  'thesis',
  'report',
  'map',
  'software',
  'motion_picture',
])

/**
 * The items of a RIS file, one for each record. Old and new tag sets, records without ER, headers between records and
 * values over several lines are understood; unknown tags are left out.
 */
export function* readRis(text: string): Generator<CslItem> {
  const records = readTagged(text, {
    line: /^[\s\uFEFF]{0,8}([A-Za-z][A-Za-z0-9]) {0,3}-(?: |$|(?=\S))([\s\S]*)$/,
    opensAfterGap: new Set(['TY']),
    ends: new Set(['ER']),
    border: /^(?:Provider|Database|Content): /,
    gap: 'none',
  })
  for (const record of records) for (const part of splitAtTypes(record)) yield readRecord(part)
}

/** Tags without which a part of a record is no record of its own. */
const naming = ['TI', 'T1', 'CT', 'BT', 'AU', 'A1', 'DO'] as const

/**
 * Where ER is missing, a record holds several TY: each begins a record if something behind it names a work; otherwise it
 * belongs to the record beside it.
 */
function splitAtTypes(record: TaggedRecord): TaggedRecord[] {
  const parts: TaggedField[][] = []
  let opening: TaggedField[] = []
  for (const part of partsOf(record)) {
    const before = parts.at(-1)
    opening.push(...part)
    if (part.length === 1) continue
    if (before && firstValue(part, ...naming) === null) before.push(...opening)
    else parts.push(opening)
    opening = []
  }
  return parts.length === 0 ? [record] : parts
}

function partsOf(record: TaggedRecord): TaggedRecord[] {
  const starts = record.flatMap(({ tag }, at) => (tag === 'TY' ? [at] : []))
  return [...new Set([0, ...starts])].map((start, at, all) => record.slice(start, all[at + 1]))
}

function readRecord(record: TaggedRecord): CslItem {
  const type = typeOf(record)
  const item = newItem(type)
  item.id = firstValue(record, 'ID') ?? ''
  readTitles(item, record)
  readNames(item, record)
  for (const [variable, tags] of plain) setText(item, variable, firstValue(record, ...tags))
  readDates(item, record)
  readNumbers(item, record)
  readTexts(item, record)
  for (const note of allValues(record, 'N1', 'RN')) readNote(item, note)
  return item
}

function typeOf(record: TaggedRecord): CslType {
  const names = allValues(record, 'TY').map((name) => name.toUpperCase())
  const known = names.map((name) => types.get(name)).filter((type) => type !== undefined)
  const type = known.at(-1) ?? 'document'
  const hasJournal = firstValue(record, 'JF', 'JO', 'JA', 'J1', 'J2') !== null
  return type === 'document' && hasJournal ? 'article-journal' : type
}

function readTitles(item: CslItem, record: TaggedRecord): void {
  const isBook = bookTypes.has(item.type)
  setText(item, 'title', firstValue(record, 'TI', 'T1', 'CT', ...(isBook ? ['BT', 'T2'] : [])))
  const journal = firstValue(record, 'JF', 'T2', 'BT', 'JO', 'JA', 'J1', 'J2')
  setText(item, 'collection-title', firstValue(record, 'T3', ...(isBook ? ['T2'] : [])))
  if (!isBook) {
    // Some exports put the book into T2 and the series into JF (EndNote), others the journal into both.
    const isBookPart = item.type === 'chapter' || item.type === 'paper-conference'
    setText(
      item,
      'container-title',
      isBookPart ? (firstValue(record, 'T2', 'BT', 'JF', 'C3') ?? journal) : journal,
    )
  }
  const short = firstValue(record, 'JO', 'JA', 'J1', 'J2')
  if (item.type.startsWith('article')) setText(item, 'container-title-short', short)
}

function readNames(item: CslItem, record: TaggedRecord): void {
  const isPart = item.type === 'chapter' || item.type === 'paper-conference'
  const roles: readonly (readonly [CslNameVariable, readonly string[]])[] = [
    ['author', ['AU', 'A1']],
    ['editor', ['ED', ...(item.type === 'patent' || item.type === 'report' ? [] : ['A2'])]],
    [isPart ? 'collection-editor' : item.type === 'thesis' ? 'contributor' : 'editor', ['A3']],
    ['translator', ['A4']],
  ]
  for (const [variable, tags] of roles) {
    // Several names in one line are no standard, but are written.
    for (const value of allValues(record, ...tags))
      for (const name of value.includes(';') ? cslNames(value) : [cslName(value)])
        addName(item, variable, name)
  }
  if (item.type === 'patent') setText(item, 'authority', firstValue(record, 'A2'))
}

function readDates(item: CslItem, record: TaggedRecord): void {
  for (const tag of ['DA', 'PY', 'YR', 'Y1']) {
    for (const value of allValues(record, tag)) {
      // "2013/02/15/received" dates a manuscript, not the work.
      if (/received|accepted|revised/i.test(value)) continue
      if (tag === 'Y1' && item.issued?.['date-parts']) continue
      const date = value
        .slice(0, 200)
        .replace(/\/+$/, '')
        .replace(/(?:\/0{1,2})+$/, '')
        .replace(/\/{2,}.*$/, '')
      if (item.issued?.literal !== undefined && /\d{4}/.test(date)) delete item.issued
      if (isSameYear(item, date)) setDate(item, 'issued', date)
    }
  }
  if (item.type !== 'paper-conference') setDate(item, 'accessed', firstValue(record, 'Y2'))
}

/** A fuller date of another year is not a fuller form of the same date. */
function isSameYear(item: CslItem, date: string): boolean {
  const year = item.issued?.['date-parts']?.[0]?.[0]
  return year === undefined || date.includes(String(year))
}

function readNumbers(item: CslItem, record: TaggedRecord): void {
  const volume = firstValue(record, 'VL')
  if (item.type === 'report') setText(item, 'number', volume ?? firstValue(record, 'IS', 'M1'))
  else if (item.type === 'patent') {
    setText(item, 'number', firstValue(record, 'IS', 'VL'))
  } else setText(item, 'volume', volume)
  if (item.type !== 'patent') setText(item, 'issue', firstValue(record, 'IS', 'CP'))
  if (item.type.startsWith('article'))
    setText(
      item,
      'issue',
      allValues(record, 'M1').find((value) => /^\d{1,4}$/.test(value)),
    )
  const pages = pageRange(firstValue(record, 'SP'), firstValue(record, 'EP'))
  setPages(item, pages)
  for (const number of allValues(record, 'SN')) {
    addStandardNumbers(item, number, item.type.startsWith('article') ? 'ISSN' : 'ISBN')
  }
}

function readTexts(item: CslItem, record: TaggedRecord): void {
  for (const doi of allValues(record, 'DO')) setDoi(item, doi)
  setText(item, 'URL', firstValue(record, 'UR', 'L2', 'LK'))
  for (const value of allValues(record, 'M3', 'L3', 'AN'))
    if (/^(?:doi:\s*)?10\./i.test(value)) setDoi(item, value)
  setText(item, 'abstract', abstractOf(record))
  for (const words of allValues(record, 'KW')) {
    for (const word of words.split('\n')) addText(item, 'keyword', word)
  }
  const kind = firstValue(record, 'M3')
  if (item.type === 'thesis' || item.type === 'report')
    setText(item, 'genre', kind ?? firstValue(record, 'U1'))
}

/** Old exports put the abstract into N2, new ones into AB; where both differ, neither is left out. */
function abstractOf(record: TaggedRecord): string {
  const older = allValues(record, 'N2').join('\n')
  const newer = allValues(record, 'AB').join('\n')
  if (older.includes(newer)) return older
  return newer.includes(older) ? newer : `${older}\n${newer}`
}

function readNote(item: CslItem, note: string): void {
  const found = /^([A-Za-z ]{3,30}):\s+(\S[^\n]*)$/.exec(note)
  const variable = found === null ? undefined : notedVariables.get((found[1] ?? '').toLowerCase())
  if (variable !== undefined) {
    setText(item, variable, found?.[2])
    return
  }
  if (/^(?:doi:\s*)?10\.\d{4,9}\/\S+$/i.test(note)) setDoi(item, note)
  addText(item, 'note', note)
}

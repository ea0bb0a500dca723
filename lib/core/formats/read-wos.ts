import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslTextVariable, CslType } from './csl-item'
import { addStandardNumbers, pageRange, setDoi } from './read-identifiers'
import { cslName, familyFirstName, literalName } from './read-name'
import { allValues, firstValue, readTagged, type TaggedRecord } from './tagged-lines'

const plain: readonly (readonly [CslTextVariable, readonly string[]])[] = [
  ['title', ['TI']],
  ['container-title', ['SO']],
  ['container-title-short', ['JI', 'J9']],
  ['collection-title', ['SE']],
  ['volume', ['VL']],
  ['issue', ['IS']],
  ['publisher', ['PU']],
  ['publisher-place', ['PI']],
  ['language', ['LA']],
  ['abstract', ['AB']],
  ['PMID', ['PM']],
  ['event-title', ['CT']],
]
/** The items of a Web of Science file (.ciw, "plain text", ISI): field tags of two letters, records from PT to ER. */
export function* readWos(text: string): Generator<CslItem> {
  const records = readTagged(text, {
    line: /^\uFEFF?([A-Z][A-Z0-9])(?: ([\s\S]*)|)$/,
    opens: new Set(['PT', 'FN']),
    ends: new Set(['ER', 'EF']),
    gap: 'none',
  })
  for (const record of records)
    if (firstValue(record, 'FN') === null || record.length > 2) yield readWosRecord(record)
}

/** One record of Web of Science fields, as lines or as columns. */
export function readWosRecord(record: TaggedRecord): CslItem {
  const item = newItem(typeOf(record))
  for (const [variable, tags] of plain) setText(item, variable, firstValue(record, ...tags))
  if (item.type === 'patent') setText(item, 'number', firstValue(record, 'PN'))
  const authors = listOf(record, 'AF')
  for (const name of authors.length > 0 ? authors : listOf(record, 'AU', 'BA'))
    addName(item, 'author', wosName(name))
  for (const name of listOf(record, 'ED', 'BE')) addName(item, 'editor', wosName(name))
  for (const name of listOf(record, 'CA', 'GP')) addName(item, 'author', literalName(name))
  const year = firstValue(record, 'PY')
  const day = firstValue(record, 'PD')
  setDate(
    item,
    'issued',
    day !== null && year !== null && !day.includes(year) ? `${day} ${year}` : (day ?? year),
  )
  if (item.issued?.['date-parts'] === undefined && year !== null) {
    delete item.issued
    setDate(item, 'issued', year)
  }
  setText(
    item,
    'page',
    pageRange(firstValue(record, 'BP'), firstValue(record, 'EP')) ?? firstValue(record, 'AR', 'PS'),
  )
  setDoi(item, firstValue(record, 'DI', 'D2'))
  for (const number of allValues(record, 'SN', 'EI')) addStandardNumbers(item, number, 'ISSN')
  for (const number of allValues(record, 'BN')) addStandardNumbers(item, number, 'ISBN')
  for (const words of allValues(record, 'DE', 'ID', 'DW')) {
    for (const word of words.replace(/\n/g, ' ').split(/\s*;\s*/)) addText(item, 'keyword', word)
  }
  const number = firstValue(record, 'UT')
  item.id = number ?? ''
  return item
}

/** "YANG Y" stands beside "Medvedeff, Cassandra A. (address)". */
function wosName(raw: string) {
  const name = raw.replace(/\s*\([^()]{0,200}\)$/, '')
  return name.includes(',') ? cslName(name) : familyFirstName(name)
}

function listOf(record: TaggedRecord, ...tags: readonly string[]): string[] {
  return allValues(record, ...tags)
    .flatMap((value) => value.split(/\n|;/))
    .map((name) => name.trim())
    .filter(Boolean)
}

function typeOf(record: TaggedRecord): CslType {
  const kind = (firstValue(record, 'DT') ?? '').toLowerCase()
  const published = (firstValue(record, 'PT') ?? '').trim().toUpperCase()
  if (published === 'P') return 'patent'
  if (published === 'B') return firstValue(record, 'SO') === null || kind === 'book' ? 'book' : 'chapter'
  if (published === 'C' || published === 'S' || kind.startsWith('proceedings')) {
    return published === 'J' ? 'article-journal' : 'paper-conference'
  }
  return 'article-journal'
}

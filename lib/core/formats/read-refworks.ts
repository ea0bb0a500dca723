import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslTextVariable } from './csl-item'
import { namedKind } from './named-kinds'
import { addStandardNumbers, pageRange, setDoi, setPages } from './read-identifiers'
import { cslName } from './read-name'
import { allValues, firstValue, readTagged, type TaggedRecord } from './tagged-lines'

const plain: readonly (readonly [CslTextVariable, readonly string[]])[] = [
  ['title', ['T1']],
  ['container-title', ['JF', 'JO']],
  ['container-title-short', ['JO']],
  ['collection-title', ['T3']],
  ['volume', ['VO']],
  ['issue', ['IS']],
  ['publisher', ['PB']],
  ['publisher-place', ['PP']],
  ['edition', ['ED']],
  ['language', ['LA', 'OL']],
  ['abstract', ['AB']],
  ['URL', ['UL', 'LK']],
  ['call-number', ['CN']],
]

/** The items of a RefWorks tagged file; a record begins with RT. */
export function* readRefworks(text: string): Generator<CslItem> {
  const records = readTagged(text, {
    line: /^([A-Z][A-Z0-9]) ([\s\S]*)$/,
    opens: new Set(['RT']),
    gap: 'none',
  })
  for (const record of records) if (firstValue(record, 'RT') !== null) yield readRecord(record)
}

function readRecord(record: TaggedRecord): CslItem {
  const type = namedKind(firstValue(record, 'RT')) ?? 'document'
  const item = newItem(type)
  for (const [variable, tags] of plain)
    setText(item, variable, firstValue(record, ...tags)?.replace(/ \(\d+\)$/, ''))
  if (type === 'chapter' || type === 'paper-conference')
    setText(item, 'container-title', firstValue(record, 'T2'))
  for (const name of allValues(record, 'A1')) addName(item, 'author', cslName(name))
  for (const name of allValues(record, 'A2')) addName(item, 'editor', cslName(name))
  for (const name of allValues(record, 'A4')) addName(item, 'translator', cslName(name))
  setDate(item, 'issued', firstValue(record, 'FD'))
  if (item.issued?.['date-parts'] === undefined || !/\d{4}/.test(firstValue(record, 'FD') ?? '')) {
    delete item.issued
    setDate(item, 'issued', firstValue(record, 'YR'))
  }
  const pages = pageRange(firstValue(record, 'SP'), firstValue(record, 'OP'))
  setPages(item, pages)
  for (const number of allValues(record, 'SN'))
    addStandardNumbers(item, number, type.startsWith('article') ? 'ISSN' : 'ISBN')
  setDoi(item, firstValue(record, 'DO'))
  for (const words of allValues(record, 'K1'))
    for (const word of words.split('\n')) addText(item, 'keyword', word)
  for (const note of allValues(record, 'NO')) addText(item, 'note', note)
  item.id = firstValue(record, 'ID') ?? ''
  return item
}

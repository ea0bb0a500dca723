import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslType } from './csl-item'
import { addStandardNumbers, pageRange, setDoi } from './read-identifiers'
import { cslNames } from './read-name'
import { firstValue, readTagged, type TaggedRecord } from './tagged-lines'

/** The items of a Biblioscape file: "--AU-- …", records parted by dashes. */
export function* readBiblioscape(text: string): Generator<CslItem> {
  const records = readTagged(text, {
    line: /^--([A-Z][A-Z0-9])-- ?([\s\S]*)$/,
    border: /^-{6,}\s*$/,
    gap: 'none',
  })
  for (const record of records) yield readRecord(record)
}

function readRecord(record: TaggedRecord): CslItem {
  const item = newItem(typeOf(firstValue(record, 'RT') ?? ''))
  setText(item, 'title', firstValue(record, 'TI'))
  setText(item, 'container-title', firstValue(record, 'ST', 'TB'))
  for (const name of cslNames(firstValue(record, 'AU') ?? '')) addName(item, 'author', name)
  for (const name of cslNames(firstValue(record, 'SA') ?? '')) addName(item, 'editor', name)
  setDate(item, 'issued', firstValue(record, 'YP'))
  setText(item, 'volume', firstValue(record, 'VL'))
  setText(item, 'issue', firstValue(record, 'NB'))
  setText(item, 'page', pageRange(firstValue(record, 'PS'), firstValue(record, 'PE')))
  setText(item, 'publisher', firstValue(record, 'PB'))
  setText(item, 'publisher-place', firstValue(record, 'CP'))
  setText(item, 'abstract', firstValue(record, 'AB'))
  setText(item, 'URL', firstValue(record, 'UR', 'WP', 'AT'))
  setText(item, 'language', firstValue(record, 'LG', 'LA'))
  setText(item, 'edition', firstValue(record, 'ED'))
  addStandardNumbers(item, firstValue(record, 'IS'), 'ISSN')
  setDoi(item, firstValue(record, 'DO'))
  for (const word of (firstValue(record, 'KW') ?? '').split(/\s*;\s*/)) addText(item, 'keyword', word)
  return item
}

function typeOf(kind: string): CslType {
  const name = kind.toLowerCase()
  if (/journal|^article/.test(name)) return 'article-journal'
  if (/book section|chapter/.test(name)) return 'chapter'
  if (/book/.test(name)) return 'book'
  if (/conference|proceeding/.test(name)) return 'paper-conference'
  if (/report/.test(name)) return 'report'
  return /thesis|dissertation/.test(name) ? 'thesis' : 'document'
}

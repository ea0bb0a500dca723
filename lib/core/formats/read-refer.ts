import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslTextVariable, CslType } from './csl-item'
import { namedKind } from './named-kinds'
import { addStandardNumbers, setDoi, setPages } from './read-identifiers'
import { cslName } from './read-name'
import { allValues, firstValue, readTagged, type TaggedRecord } from './tagged-lines'

const plain: readonly (readonly [CslTextVariable, readonly string[]])[] = [
  ['title', ['T']],
  ['container-title', ['J', 'B']],
  ['collection-title', ['S']],
  ['volume', ['V']],
  ['publisher', ['I']],
  ['publisher-place', ['C']],
  ['edition', ['7']],
  ['number-of-volumes', ['6']],
  ['call-number', ['L']],
  ['URL', ['U', '>']],
  ['abstract', ['X']],
  ['title-short', ['!']],
]

/** The items of an EndNote or refer file (%0, %A, %T …); a blank line, and a second type or title, begins a record. */
export function* readRefer(text: string): Generator<CslItem> {
  const records = readTagged(text, {
    line: /^\s{0,8}%([A-Za-z0-9!@#$&()*+,\-./:;<=>?[\\\]^_`{|}~]) ?([\s\S]*)$/,
    opensAgain: new Set(['0', 'T']),
    gap: 'blank-line',
  })
  for (const record of records) yield readRecord(record)
}

function readRecord(record: TaggedRecord): CslItem {
  const type = typeOf(record)
  const item = newItem(type)
  for (const [variable, tags] of plain) setText(item, variable, firstValue(record, ...tags))
  if (item.title === undefined) setText(item, 'title', firstValue(record, 'B', 'J'))
  for (const name of allValues(record, 'A', 'H')) addName(item, 'author', cslName(name))
  for (const name of allValues(record, 'E'))
    addName(item, type === 'thesis' ? 'contributor' : 'editor', cslName(name))
  for (const name of allValues(record, 'Y')) {
    addName(
      item,
      type === 'thesis' ? 'contributor' : type === 'book' ? 'translator' : 'collection-editor',
      cslName(name),
    )
  }
  for (const name of allValues(record, '?')) addName(item, 'translator', cslName(name))
  setDate(item, 'issued', firstValue(record, 'D'))
  if (item.issued === undefined || !/\d{4}/.test(firstValue(record, 'D') ?? ''))
    setDate(item, 'issued', firstValue(record, '8'))
  setText(item, type === 'patent' || type === 'report' ? 'number' : 'issue', firstValue(record, 'N', '@@'))
  readPages(item, firstValue(record, 'P'))
  for (const number of allValues(record, '@'))
    addStandardNumbers(item, number, type === 'article-journal' ? 'ISSN' : 'ISBN')
  for (const value of allValues(record, 'R', 'M')) setDoi(item, value)
  const languages = allValues(record, 'G')
  setText(item, 'language', languages.join(', '))
  for (const words of allValues(record, 'K'))
    for (const word of words.split(/\n|;\s/)) addText(item, 'keyword', word)
  for (const note of allValues(record, 'Z', 'O')) addText(item, 'note', note)
  if (type === 'thesis') setText(item, 'genre', firstValue(record, '9'))
  return item
}

function readPages(item: CslItem, pages: string | null): void {
  if (pages === null) return
  const total = /^(\d{1,6})\s*(?:p|s|pp|págs?)\.?$/i.exec(pages)
  if (total !== null) setText(item, 'number-of-pages', total[1])
  else setPages(item, pages)
}

function typeOf(record: TaggedRecord): CslType {
  const named = allValues(record, '0').map(namedKind)
  const known = named.findLast((type) => type !== undefined)
  if (known !== undefined) return known
  if (firstValue(record, 'J') !== null) return 'article-journal'
  if (firstValue(record, 'B') !== null) return 'chapter'
  if (firstValue(record, 'R') !== null && firstValue(record, 'I') === null) return 'report'
  return firstValue(record, 'I') !== null || firstValue(record, '@') !== null ? 'book' : 'article-journal'
}

import { addName, addText, newItem, replaceText, setDate, setText } from './build-item'
import type { CslItem, CslTextVariable, CslType } from './csl-item'
import { addStandardNumbers, fullPages, pageRange, setDoi } from './read-identifiers'
import { cslNames } from './read-name'
import { allValues, firstValue, readTagged, type TaggedRecord } from './tagged-lines'

/** A tag of two or three letters, a hyphen or colon, a value: "TI- …", "TI:  …", "TI ~ …". */
const line = /^ {0,4}([A-Z][A-Z0-9]{1,2}) {0,3}[-:~] +(\S[\s\S]*)$/
const border = /^(?:Record \d{1,7}\b.{0,80}|\[?\d{1,7}\]?[.:)]?|<\d{1,7}\. ?>|[-=_*]{5,})\s*$/i

const plain: readonly (readonly [CslTextVariable, readonly string[]])[] = [
  ['title', ['TI', 'T1', 'TIT']],
  ['container-title', ['JN', 'JT', 'JO', 'JF', 'T2', 'SO']],
  ['collection-title', ['SE', 'T3']],
  ['volume', ['VL', 'VO', 'VI']],
  ['issue', ['IP', 'NO', 'NR']],
  ['publisher', ['PU', 'PB']],
  ['publisher-place', ['PL', 'CY', 'PP']],
  ['language', ['LA', 'LG']],
  ['abstract', ['AB', 'N2']],
  ['edition', ['ED', 'ET']],
  ['URL', ['UR', 'URL', 'UL', 'LK']],
]

/** True when lines of the text carry a title tag and another one, in the manner of library databases. */
export function looksTagged(text: string): boolean {
  const tags = new Set<string>()
  for (const candidate of text.slice(0, 50_000).split('\n')) {
    const tag = line.exec(candidate)?.[1]
    if (tag !== undefined) tags.add(tag)
  }
  return (
    (tags.has('TI') || tags.has('T1')) &&
    ['AU', 'A1', 'SO', 'PY', 'AB', 'YR', 'PU'].some((tag) => tags.has(tag))
  )
}

/** The items of a file of tagged lines that no other reader knows (SilverPlatter, Inspec, Copac and their like). */
export function* readTaggedByName(text: string): Generator<CslItem> {
  const records = readTagged(text, {
    line,
    border,
    opensAfterGap: new Set(['TI', 'T1', 'RT', 'TY', 'AN', 'UI']),
    gap: 'none',
  })
  for (const record of records)
    if (firstValue(record, 'TI', 'T1', 'AU', 'A1') !== null) yield readRecord(record)
}

function readRecord(record: TaggedRecord): CslItem {
  const item = newItem(typeOf(record))
  for (const [variable, tags] of plain)
    setText(item, variable, firstValue(record, ...tags)?.replace(/\n/g, ' '))
  const authors = allValues(record, 'AU', 'A1')
  for (const value of authors)
    for (const name of cslNames(value.replaceAll(',-', ', ').replace(EDITORS, '').replaceAll('\n', '; ')))
      addName(item, EDITORS.test(value) ? 'editor' : 'author', name)
  setDate(item, 'issued', firstValue(record, 'PY', 'YR', 'DA', 'DP', 'PD'))
  readSource(item, firstValue(record, 'SO')?.replace(/\s+/g, ' ') ?? null)
  // SilverPlatter joins the words of names by hyphens: "Jones,-Mary", "Journal-of-Botany".
  if (authors.some((value) => /,-\S/.test(value)))
    replaceText(item, 'container-title', item['container-title']?.replaceAll('-', ' '))
  setText(
    item,
    'page',
    fullPages(firstValue(record, 'PG')) ?? pageRange(firstValue(record, 'SP'), firstValue(record, 'EP')),
  )
  for (const number of allValues(record, 'IS', 'SN', 'IB', 'BN')) addStandardNumbers(item, number, 'ISSN')
  for (const value of allValues(record, 'DO', 'DI', 'DOI')) setDoi(item, value)
  for (const words of allValues(record, 'KW', 'DE', 'ID', 'SU')) {
    for (const word of words.split(/\s*[;\n]\s*/)) addText(item, 'keyword', word)
  }
  return item
}

/** Behind the names of those who edited the work. */
const EDITORS = /\s*\(eds?\.?\)\s*$/i
/** A year behind the name of a journal, or a month or season with it. */
const DATED =
  /[\s.,;:]*(?:\b(?:vol|v)\.?)?(?:[\s.,;:]+(?:\p{L}{3,9}[. ]{1,2})?(\d{4})(?: \p{L}{3,9}\.?(?: \d{1,2})?)?)?[\s.,;:]*(?:vol\.?)?\s*$/iu

/** "Journal of X. 1999; 12 (3): 45-67" packs its numbers behind the name. */
function readSource(item: CslItem, source: string | null): void {
  if (source === null) return
  const numbers = /\b(\d{1,4}) ?\((\d{1,4}(?:-\d{1,4})?)\)[:,]? ?(?:pp?\.? ?)?(\d{1,6} ?-+ ?\d{1,6})?/.exec(
    source.slice(0, 1_000),
  )
  if (numbers === null) return
  const before = source.slice(0, numbers.index)
  const name = before.replace(DATED, '')
  if (item.issued === undefined) setDate(item, 'issued', DATED.exec(before)?.[1])
  if (item['container-title'] === source && name !== '') item['container-title'] = name
  setText(item, 'volume', numbers[1])
  setText(item, 'issue', numbers[2])
  setText(item, 'page', fullPages(numbers[3] ?? null))
}

function typeOf(record: TaggedRecord): CslType {
  const kind = allValues(record, 'PT', 'DT', 'RT', 'TY').join(' ').toLowerCase()
  if (/thesis|dissertation/.test(kind)) return 'thesis'
  if (/chapter/.test(kind)) return 'chapter'
  if (/conference|proceeding|meeting/.test(kind)) return 'paper-conference'
  if (/\bbook|monograph/.test(kind)) return 'book'
  if (/report/.test(kind)) return 'report'
  return firstValue(record, 'SO', 'JN', 'JT', 'JO', 'JF', 'IS') === null &&
    firstValue(record, 'PU', 'PB') !== null
    ? 'book'
    : 'article-journal'
}

import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslTextVariable, CslType } from './csl-item'
import { addStandardNumbers, fullPages, setDoi } from './read-identifiers'
import { cslName, cslNames, spacedInitials } from './read-name'
import { allValues, firstValue, readTagged, type TaggedRecord } from './tagged-lines'

const NAME_MAX = 600
const SOURCE_MAX = 2_000
const plain: readonly (readonly [CslTextVariable, readonly string[]])[] = [
  ['title', ['TI']],
  ['container-title', ['JN', 'JT']],
  ['container-title-short', ['JA']],
  ['volume', ['VO', 'VI']],
  ['issue', ['IP', 'NO']],
  ['language', ['LG', 'LA']],
  ['abstract', ['AB']],
  ['edition', ['ET']],
  ['publisher-place', ['LC', 'PP']],
  ['source', ['DB']],
  ['call-number', ['AN']],
  ['PMID', ['UI']],
]

/** The items of an Ovid file ("<1. >" between records, two-letter tags) of any of its databases. */
export function* readOvid(text: string): Generator<CslItem> {
  const records = readTagged(text, {
    line: /^ {0,3}([A-Z]{2,6}) {1,4}- ([\s\S]*)$/,
    border: /^ {0,3}<\d{1,7}\. ?>\s*$/,
    gap: 'none',
  })
  for (const record of records) yield readRecord(record)
}

function readRecord(record: TaggedRecord): CslItem {
  const item = newItem(typeOf(record))
  for (const [variable, tags] of plain) setText(item, variable, firstValue(record, ...tags))
  if (item.PMID !== undefined && !/^\d{1,9}$/.test(item.PMID)) delete item.PMID
  if (item['call-number']) item['call-number'] = item['call-number'].replace(/\.$/, '')
  if (item.title)
    item.title = item.title.replace(/\s*\[(?:References|Article|Review)\]\.?$/i, '').replace(/\.$/, '')
  for (const value of allValues(record, 'AU', 'FA'))
    for (const name of namesIn(value)) addName(item, 'author', name)
  for (const value of allValues(record, 'ED'))
    for (const name of namesIn(value)) addName(item, 'editor', name)
  setDate(item, 'issued', firstValue(record, 'DP'))
  if (item.issued?.['date-parts'] === undefined) {
    delete item.issued
    setDate(item, 'issued', firstValue(record, 'YR', 'YP', 'DT'))
  }
  readSource(item, firstValue(record, 'SO'))
  readBook(item, firstValue(record, 'BT'))
  const publisher = firstValue(record, 'PU', 'PB')
  if (publisher !== null) readPublisher(item, publisher)
  if (item.type === 'thesis')
    setText(
      item,
      'publisher',
      firstValue(record, 'IN')
        ?.replace(/^[^:\n]{3,60}:\s*/, '')
        .split('\n')[0],
    )
  setText(item, 'page', fullPages(firstValue(record, 'PG')))
  for (const number of allValues(record, 'IS', 'SN')) addStandardNumbers(item, number, 'ISSN')
  for (const number of allValues(record, 'IB')) addStandardNumbers(item, number, 'ISBN')
  for (const value of allValues(record, 'DO', 'DI', 'LI', 'ID'))
    if (/10\.\d{4}/.test(value)) setDoi(item, value)
  for (const words of allValues(record, 'KW', 'MH', 'SH', 'HW'))
    for (const word of words.split(/\s*[;\n]\s*/)) addText(item, 'keyword', word)
  return item
}

function typeOf(record: TaggedRecord): CslType {
  const kinds = allValues(record, 'PT', 'DT').join('|').toLowerCase()
  if (/dissertation/.test(kinds)) return 'thesis'
  if (/chapter/.test(kinds)) return 'chapter'
  if (/\bbook\b|text\/reference|drug reference/.test(kinds) && !/review/.test(kinds)) return 'book'
  if (/conference|meeting paper|proceedings/.test(kinds) && firstValue(record, 'BT') !== null)
    return 'paper-conference'
  return firstValue(record, 'SO', 'JN', 'IS') === null && firstValue(record, 'IB') !== null
    ? 'book'
    : 'article-journal'
}

function namesIn(value: string) {
  // What stands in brackets are roles and addresses, which have semicolons of their own.
  const names = value.replace(/\s{0,9}\[[^\]\n]{0,300}\]/g, '').split(/\s*[;\n]\s*/)
  return names.map((raw) => {
    const text = raw
      .slice(0, NAME_MAX)
      .replace(/(?:,? (?:MD|PhD|RN|MPH|MSc|BSc|DO|DDS)\.?)+(?=\s*[*+(]|$)/g, '')
      .replace(/[\s*+]+$/, '')
      .replace(/\.$/, '')
    const name = cslName(text)
    if (name === null || name.family === undefined) return name
    const family =
      name.family.length > 2 && name.family === name.family.toUpperCase()
        ? capitalised(name.family)
        : name.family
    return name.given === undefined ? { family } : { family, given: dotted(name.given) }
  })
}

/** "Eric L" becomes "Eric L.". */
function dotted(given: string): string {
  return spacedInitials(given).replace(/(^| )(\p{Lu})(?=$| )/gu, '$1$2.')
}

function capitalised(name: string): string {
  return name.toLowerCase().replace(/(^|[\s'’-])\p{L}/gu, (letter) => letter.toUpperCase())
}

/** "Behavioural and Cognitive Psychotherapy. Vol.43(5), Sep 2015, pp. 623-634." and "Blood. 12(3):7-14, 2007 Jan." */
function readSource(item: CslItem, source: string | null): void {
  if (source === null) return
  const text = source.slice(0, SOURCE_MAX).replace(/\s+/g, ' ').trim()
  if (EDITOR.test(text)) {
    readEditedBook(item, text)
    return
  }
  const pages = /(?:pp?\. ?|: ?)([A-Za-z]?\d{1,7} ?- ?[A-Za-z]?\d{1,7})/.exec(text)?.[1]
  const volume = /(?:Vol\. ?(\d{1,5})(?:\(([^)]{1,20})\))?|[. ](\d{1,5})\(([^)]{1,20})\))/.exec(text)
  setText(item, 'volume', volume?.[1] ?? volume?.[3])
  setText(item, 'issue', volume?.[2] ?? volume?.[4])
  setText(item, 'page', fullPages(pages?.replaceAll(' ', '') ?? null))
  if (item.issued === undefined) setDate(item, 'issued', /\b(1[5-9]\d\d|20\d\d)\b/.exec(text)?.[0])
  if (item.type !== 'thesis') setText(item, 'container-title', /^([^.,;]{3,300})[.,;]/.exec(text)?.[1])
}

const EDITOR = /\s*\[(?:Eds?|Editors?)\b[^\]]{0,60}\][;,.]?\s*/

/**
 * "Neenan, Michael [Ed]; Palmer, Stephen [Ed]. (2012). Title of the book. (pp. 163-182)." of PsycINFO, and "Kamp, Rosa [Editor, Reprint
 * Author], Calvete, Juan [Editor]. Title of the book.:371-397, 2004." of BIOSIS.
 */
function readEditedBook(item: CslItem, text: string): void {
  const names = text.split(EDITOR)
  const rest = names.pop() ?? ''
  for (const name of names) addName(item, 'editor', cslName(name))
  const found = /^(?:\((\d{4})\)\.?\s*)?([^.]{3,400})/.exec(rest)
  if (item.issued === undefined) setDate(item, 'issued', found?.[1])
  if (item.type !== 'book') setText(item, 'container-title', found?.[2]?.replace(/,? ?\(?pp?$/, ''))
  setText(item, 'page', /(?:pp?\. ?|\.:)(\d{1,6} ?- ?\d{1,6})/.exec(rest)?.[1]?.replaceAll(' ', ''))
}

/** The book of a chapter: editors before "[Ed.]", then the title. */
function readBook(item: CslItem, book: string | null): void {
  if (book === null || item.type === 'book') return
  const text = book.replace(/\s+/g, ' ').trim()
  const editors = /^(.{3,300}?) ?\[Eds?\.?(?: &[^\]]{0,20})?\]\.? ?/.exec(text)
  for (const name of editors === null ? [] : cslNames((editors[1] ?? '').replace(/ & /g, '; ')))
    addName(item, 'editor', name)
  const rest = text.slice(editors?.[0].length ?? 0)
  setText(item, 'container-title', /^(\[.{3,600}?\.\]|[^.]{3,600})/.exec(rest)?.[1])
  if (item.issued === undefined) setDate(item, 'issued', /\b(1[5-9]\d\d|20\d\d)\b/.exec(rest)?.[0])
  setText(
    item,
    'page',
    /(?:Chapter pagination|pp?)[:.] ?(\d{1,6} ?- ?\d{1,6})/.exec(rest)?.[1]?.replaceAll(' ', ''),
  )
}

function readPublisher(item: CslItem, publisher: string): void {
  const [name = '', place] = publisher.split(/[;,] /)
  if (item.type !== 'thesis') setText(item, 'publisher', name)
  if (item.type !== 'article-journal') setText(item, 'publisher-place', place)
}

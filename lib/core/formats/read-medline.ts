import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslTextVariable, CslType } from './csl-item'
import { addStandardNumbers, fullPages, setDoi } from './read-identifiers'
import { cslName, familyFirstName, literalName } from './read-name'
import { allValues, firstValue, readTagged, type TaggedRecord } from './tagged-lines'

const plain: readonly (readonly [CslTextVariable, readonly string[]])[] = [
  ['PMID', ['PMID']],
  ['PMCID', ['PMC']],
  ['volume', ['VI', 'VTI']],
  ['issue', ['IP']],
  ['language', ['LA']],
  ['publisher', ['PB']],
  ['publisher-place', ['PL']],
  ['edition', ['EN']],
  ['collection-title', ['CTI']],
]

/**
 * The items of a PubMed file (.nbib, MEDLINE display) and of ERIC's file in the same tags. Full names are preferred to
 * initials, the full journal title to the short one; shortened page ranges are written out.
 */
export function* readMedline(text: string): Generator<CslItem> {
  const records = readTagged(text, {
    line: /^([A-Z]{2,4}) {0,3}- ?([\s\S]*)$/,
    opens: new Set(['PMID']),
    gap: 'blank-line',
    isIndented: true,
  })
  for (const record of records) yield readRecord(record)
}

function readRecord(record: TaggedRecord): CslItem {
  const item = newItem(typeOf(record))
  for (const [variable, tags] of plain) setText(item, variable, firstValue(record, ...tags))
  setText(item, 'title', allValues(record, 'TI').join(' ') || firstValue(record, 'BTI', 'CTI'))
  readNames(item, record)
  setDate(item, 'issued', firstValue(record, 'DP', 'DEP', 'PHST'))
  const journal = firstValue(record, 'JT', 'BTI', 'TA')
  const school = /(?:dissertation|thesis),\s+(\S.*)$/i.exec(firstValue(record, 'SO') ?? '')?.[1]
  if (item.type === 'thesis') {
    setText(item, 'publisher', school ?? journal)
    if (journal !== item.publisher) setText(item, 'archive', journal)
  } else if (item.type === 'report' || (item.type === 'book' && isEric(record)))
    setText(item, 'publisher', journal)
  else if (journal !== item.title) setText(item, 'container-title', journal)
  setText(item, 'container-title-short', firstValue(record, 'TA'))
  for (const number of allValues(record, 'IS', 'ISSN', 'ISBN')) addStandardNumbers(item, number, 'ISSN')
  const locations = allValues(record, 'LID', 'AID')
  for (const location of locations)
    if (/\[doi\]/i.test(location)) setDoi(item, location.replace(/\s*\[doi\]/i, ''))
  setText(item, 'page', fullPages(firstValue(record, 'PG')) ?? articleNumber(locations))
  for (const location of locations) if (/^https?:\/\//.test(location)) setText(item, 'URL', location)
  setText(item, 'abstract', allValues(record, 'AB').join(' ') || firstValue(record, 'OAB'))
  for (const word of allValues(record, 'MH', 'OT', 'KW')) addText(item, 'keyword', word)
  for (const note of allValues(record, 'GN')) addText(item, 'note', note)
  item.id = firstValue(record, 'PMID') ?? firstValue(record, 'OID') ?? ''
  return item
}

function typeOf(record: TaggedRecord): CslType {
  const kinds = allValues(record, 'PT').join('|').toLowerCase()
  if (/dissertation|thes[ie]s/.test(kinds)) return 'thesis'
  if (firstValue(record, 'BTI') !== null) return firstValue(record, 'CTI', 'TI') === null ? 'book' : 'chapter'
  if (/\bbook/.test(kinds)) return 'book'
  const isEricReport = isEric(record) && firstValue(record, 'VI', 'IP') === null
  return isEricReport || /technical report/.test(kinds) ? 'report' : 'article-journal'
}

/** ERIC's documents that are no articles; their JT is the publisher. */
function isEric(record: TaggedRecord): boolean {
  return /^ED\d/.test(firstValue(record, 'OID') ?? '')
}

function readNames(item: CslItem, record: TaggedRecord): void {
  const full = allValues(record, 'FAU')
  for (const name of full) addName(item, 'author', cslName(name))
  if (full.length === 0)
    for (const name of allValues(record, 'AU')) addName(item, 'author', familyFirstName(name))
  for (const name of allValues(record, 'CN')) addName(item, 'author', literalName(name))
  const editors = allValues(record, 'FED')
  for (const name of editors.length > 0 ? editors : allValues(record, 'ED'))
    addName(item, 'editor', familyFirstName(name))
}

/** "1042 [pii]": the number of an article that has no pages. */
function articleNumber(locations: readonly string[]): string | null {
  const found = locations.map((location) => /^(e?\d{1,8}) \[pii\]$/.exec(location)?.[1]).find(Boolean)
  return found ?? null
}

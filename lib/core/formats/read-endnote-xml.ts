import type { XmlElement } from '@/lib/core/records/read-xml'
import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslNameVariable, CslType } from './csl-item'
import { addStandardNumbers, setDoi, setPages } from './read-identifiers'
import { cslName } from './read-name'
import { allNamed, attribute, kidAt, kids, kidText, textIn } from './xml-local'

const types: readonly (readonly [RegExp, CslType])[] = [
  [/^journal article|^electronic article|^ejournal/, 'article-journal'],
  [/^magazine/, 'article-magazine'],
  [/^newspaper/, 'article-newspaper'],
  [/section|chapter/, 'chapter'],
  [/^(?:conference paper|conference proceedings)/, 'paper-conference'],
  [/book|serial/, 'book'],
  [/thesis/, 'thesis'],
  [/report|government/, 'report'],
  [/patent/, 'patent'],
  [/web page|online|electronic source/, 'webpage'],
  [/dataset/, 'dataset'],
  [/computer program|software/, 'software'],
  [/manuscript|unpublished/, 'manuscript'],
  [/generic/, 'document'],
]
const nameLists: readonly (readonly [CslNameVariable, string, string])[] = [
  ['author', 'authors', 'author'],
  ['editor', 'secondary-authors', 'author'],
  ['collection-editor', 'tertiary-authors', 'author'],
  ['translator', 'translated-authors', 'author'],
]

/** The items of EndNote's XML, as EndNote, Bookends, Mendeley and Zotero write it. */
export function readEndnoteXml(root: XmlElement): CslItem[] {
  return allNamed(root, 'record').map(readRecord)
}

function readRecord(record: XmlElement): CslItem {
  const item = newItem(typeOf(record))
  const titles = kidAt(record, 'titles')
  const periodical = kidAt(record, 'periodical')
  setText(item, 'title', kidText(titles, 'title'))
  for (const [variable, list, name] of nameLists) {
    for (const person of kids(kidAt(record, 'contributors', list), name))
      addName(item, variable, cslName(textIn(person) ?? ''))
  }
  const journal =
    kidText(titles, 'secondary-title') ?? kidText(periodical, 'full-title') ?? kidText(periodical, 'abbr-1')
  if (item.type === 'book' || item.type === 'thesis' || item.type === 'report')
    setText(item, 'collection-title', journal)
  else setText(item, 'container-title', journal)
  setText(item, 'container-title-short', kidText(periodical, 'abbr-1') ?? kidText(titles, 'alt-title'))
  setText(item, 'collection-title', kidText(titles, 'tertiary-title'))
  setText(item, 'title-short', kidText(titles, 'short-title'))
  setText(item, 'volume', kidText(record, 'volume'))
  setText(
    item,
    item.type === 'report' || item.type === 'patent' ? 'number' : 'issue',
    kidText(record, 'number') ?? kidText(record, 'issue'),
  )
  setPages(item, kidText(record, 'pages'))
  setText(item, 'publisher', kidText(record, 'publisher'))
  setText(item, 'publisher-place', kidText(record, 'pub-location'))
  setText(item, 'edition', kidText(record, 'edition'))
  readDate(item, kidAt(record, 'dates'))
  for (const number of kids(record, 'isbn'))
    addStandardNumbers(item, textIn(number), item.type.startsWith('article') ? 'ISSN' : 'ISBN')
  setDoi(item, kidText(record, 'electronic-resource-num'))
  setText(item, 'abstract', kidText(record, 'abstract'))
  setText(item, 'language', kidText(record, 'language'))
  setText(item, 'call-number', kidText(record, 'call-num'))
  const links = allNamed(kidAt(record, 'urls') ?? emptyElement, 'url').map(textIn)
  setText(
    item,
    'URL',
    links.find((link) => link !== null && /^(?:https?|ftp):/.test(link.trim())) ?? links[0] ?? null,
  )
  for (const word of kids(kidAt(record, 'keywords'), 'keyword')) addText(item, 'keyword', textIn(word))
  for (const note of kids(record, 'notes')) addText(item, 'note', textIn(note))
  item.id = kidText(record, 'label') ?? kidText(record, 'rec-number') ?? ''
  return item
}

const emptyElement: XmlElement = { name: '', attributes: {}, children: [] }

function readDate(item: CslItem, dates: XmlElement | null): void {
  const year = kidText(dates, 'year')
  const day = kidText(dates, 'pub-dates', 'date')
  if (year !== null && day !== null)
    setDate(item, 'issued', day.includes(year) ? day : `${year.trim()} ${day}`)
  if (item.issued?.['date-parts'] === undefined) {
    delete item.issued
    setDate(item, 'issued', year ?? day)
  }
}

function typeOf(record: XmlElement): CslType {
  const name = (attribute(kidAt(record, 'ref-type'), 'name') ?? '').toLowerCase()
  const found = types.find(([pattern]) => pattern.test(name))
  return found?.[1] ?? (kidAt(record, 'periodical') === null ? 'document' : 'article-journal')
}

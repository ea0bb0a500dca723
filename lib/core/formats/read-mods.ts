import type { XmlElement } from '@/lib/core/records/read-xml'
import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslNameVariable, CslType } from './csl-item'
import { pageRange, setDoi, standardNumbers } from './read-identifiers'
import { cslName, cslNameOf, literalName } from './read-name'
import { allNamed, attribute, elementsIn, kidAt, kids, kidText, localName, textIn } from './xml-local'

const roles: ReadonlyMap<string, CslNameVariable> = new Map([
  ['author', 'author'],
  ['aut', 'author'],
  ['creator', 'author'],
  ['cre', 'author'],
  ['editor', 'editor'],
  ['edt', 'editor'],
  ['edited by', 'editor'],
  ['translator', 'translator'],
  ['trl', 'translator'],
  ['ths', 'contributor'],
  ['thesis advisor', 'contributor'],
  ['ctb', 'contributor'],
  ['contributor', 'contributor'],
  ['cartographer', 'author'],
  ['ctg', 'author'],
  ['cmp', 'composer'],
  ['composer', 'composer'],
])
const genres: readonly (readonly [RegExp, CslType])[] = [
  [/thesis|dissertation/, 'thesis'],
  [/book ?section|book chapter|chapter/, 'chapter'],
  [/conference/, 'paper-conference'],
  [/newspaper/, 'article-newspaper'],
  [/magazine/, 'article-magazine'],
  [/journal ?article|^article|academic journal/, 'article-journal'],
  [/report/, 'report'],
  [/web ?site|web ?page/, 'webpage'],
  [/letter/, 'personal_communication'],
  [/patent/, 'patent'],
  [/map/, 'map'],
  [/^book$|festschrift|biography/, 'book'],
]

/** The items of MODS records, alone, in a collection, or inside METS. */
export function readMods(root: XmlElement): CslItem[] {
  return allNamed(root, 'mods').map(readRecord)
}

function readRecord(mods: XmlElement): CslItem {
  const hosts = kids(mods, 'relatedItem').filter((related) => attribute(related, 'type') === 'host')
  const host = hosts[0] ?? null
  const item = newItem(typeOf(mods, host))
  item.id =
    kidText(mods, 'identifier') ??
    kidText(mods, 'recordInfo', 'recordIdentifier') ??
    attribute(mods, 'ID') ??
    ''
  setText(item, 'title', titleOf(mods))
  readNames(item, mods, false)
  if (host !== null) {
    setText(item, 'container-title', titleOf(host))
    readNames(item, host, true)
  }
  const series = kids(mods, 'relatedItem').find((related) => attribute(related, 'type') === 'series')
  setText(item, 'collection-title', series ? titleOf(series) : null)
  for (const origin of [...kids(mods, 'originInfo'), ...kids(host, 'originInfo')]) readOrigin(item, origin)
  for (const part of [...kids(mods, 'part'), ...hosts.flatMap((related) => kids(related, 'part'))])
    readPart(item, part)
  for (const owner of [mods, ...hosts]) readIdentifiers(item, owner)
  setText(item, 'abstract', kids(mods, 'abstract').map(textIn).filter(Boolean).join(' '))
  const language = kidAt(mods, 'language')
  setText(item, 'language', kidText(language, 'languageTerm'))
  readPages(item, kids(kidAt(mods, 'physicalDescription'), 'extent').map(textIn).find(Boolean) ?? null)
  for (const subject of kids(mods, 'subject')) {
    for (const topic of kids(subject, 'topic')) addText(item, 'keyword', textIn(topic))
  }
  for (const note of kids(mods, 'note')) addText(item, 'note', textIn(note))
  setText(item, 'URL', kidText(mods, 'location', 'url'))
  const places = kids(mods, 'classification').map(textIn).filter(Boolean)
  setText(item, 'call-number', kidText(mods, 'location', 'shelfLocator') ?? places.join(', '))
  return item
}

function typeOf(mods: XmlElement, host: XmlElement | null): CslType {
  const named = kids(mods, 'genre').map((genre) => (textIn(genre) ?? '').trim().toLowerCase())
  for (const name of named) {
    const found = genres.find(([pattern]) => pattern.test(name))
    if (found !== undefined) return found[1]
  }
  if (host !== null) {
    const isPeriodical =
      kids(host, 'genre').some((genre) => /periodical|journal|newspaper/i.test(textIn(genre) ?? '')) ||
      /continuing|serial/i.test(kidText(host, 'originInfo', 'issuance') ?? '') ||
      kids(host, 'identifier').some((id) => attribute(id, 'type') === 'issn') ||
      allNamed(host, 'detail').some((detail) => attribute(detail, 'type') === 'issue')
    return isPeriodical ? 'article-journal' : 'chapter'
  }
  const isMonograph = /monographic/i.test(kidText(mods, 'originInfo', 'issuance') ?? '')
  const hasIsbn = kids(mods, 'identifier').some((id) => attribute(id, 'type') === 'isbn')
  return isMonograph || hasIsbn || kidText(mods, 'originInfo', 'publisher') !== null ? 'book' : 'document'
}

/** "Non-sorting title: subtitle" of the main title. */
function titleOf(owner: XmlElement): string | null {
  const infos = kids(owner, 'titleInfo')
  const info = infos.find((entry) => attribute(entry, 'type') === null) ?? infos[0]
  if (info === undefined) return null
  const title = [kidText(info, 'nonSort')?.trim(), kidText(info, 'title')?.trim()].filter(Boolean).join(' ')
  const rest = kids(info, 'subTitle').map((part) => textIn(part)?.trim())
  const parts = [kidText(info, 'partNumber'), kidText(info, 'partName')].filter(Boolean)
  return [[title, ...rest].filter(Boolean).join(': '), ...parts].join('. ')
}

function readNames(item: CslItem, owner: XmlElement, isHost: boolean): void {
  for (const name of kids(owner, 'name')) {
    const terms = allNamed(name, 'roleTerm').map((term) => (textIn(term) ?? '').trim().toLowerCase())
    const role = terms.map((term) => roles.get(term)).find((known) => known !== undefined)
    const variable = role ?? (isHost ? 'editor' : terms.length === 0 ? 'author' : 'contributor')
    addName(item, isHost && variable === 'author' ? 'container-author' : variable, nameOf(name))
  }
}

function nameOf(name: XmlElement) {
  const parts = kids(name, 'namePart')
  const typed = (type: string) =>
    parts
      .filter((part) => attribute(part, 'type') === type)
      .map(textIn)
      .filter(Boolean)
      .join(' ')
  const family = typed('family')
  if (family !== '') return cslNameOf(family, typed('given'))
  const plain = parts
    .filter((part) => attribute(part, 'type') === null)
    .map(textIn)
    .filter(Boolean)
  const text = plain.join(' ') || kidText(name, 'displayForm') || ''
  return /corporate|conference/.test(attribute(name, 'type') ?? '') ? literalName(text) : cslName(text)
}

function readOrigin(item: CslItem, origin: XmlElement): void {
  setText(item, 'publisher', kidText(origin, 'publisher'))
  const places = kids(origin, 'place').flatMap((place) => kids(place, 'placeTerm'))
  setText(item, 'publisher-place', textIn(places.find((place) => attribute(place, 'type') !== 'code')))
  setText(item, 'edition', kidText(origin, 'edition'))
  const names = ['dateIssued', 'copyrightDate', 'dateCreated']
  const isKey = (name: string) => kids(origin, name).some((date) => attribute(date, 'keyDate') === 'yes')
  // The date that the catalogue itself sorts by comes first (MODS 3, keyDate).
  for (const name of [...names.filter(isKey), ...names]) {
    const dates = kids(origin, name)
    const best =
      dates.find((date) => attribute(date, 'encoding') !== null && attribute(date, 'point') !== 'end') ??
      dates[0]
    if (item.issued === undefined) setDate(item, 'issued', plainDate(textIn(best)))
  }
}

function plainDate(raw: string | null): string | null {
  return raw?.trim().replace(/^\[?[c©]?\s?(\d{4})\]?\.?$/, '$1') ?? null
}

function readPart(item: CslItem, part: XmlElement): void {
  for (const detail of kids(part, 'detail')) {
    const number = kidText(detail, 'number') ?? kidText(detail, 'caption')
    const kind = attribute(detail, 'type')
    if (kind === 'volume') setText(item, 'volume', number)
    if (kind === 'issue' || kind === 'number') setText(item, 'issue', number)
  }
  for (const extent of kids(part, 'extent')) {
    if (!/page/.test(attribute(extent, 'unit') ?? 'page')) continue
    setText(
      item,
      'page',
      pageRange(kidText(extent, 'start'), kidText(extent, 'end')) ??
        kidText(extent, 'list') ??
        kidText(extent, 'total'),
    )
  }
  if (item.issued === undefined) setDate(item, 'issued', kidText(part, 'date'))
}

function readIdentifiers(item: CslItem, owner: XmlElement): void {
  for (const id of kids(owner, 'identifier')) {
    const kind = (attribute(id, 'type') ?? '').toLowerCase()
    const text = textIn(id)
    if (kind === 'doi') setDoi(item, text)
    if (kind === 'isbn' || kind === 'issn') {
      for (const { kind: known, number } of standardNumbers(text ?? '')) addText(item, known, number, ', ')
    }
    if (kind === 'uri' || kind === 'url') setText(item, 'URL', text)
  }
}

function readPages(item: CslItem, extent: string | null): void {
  const count = /(\d{1,6})\s*(?:unnumbered |unn?\. )?(?:p|pages|leaves|S)\b/i.exec(extent ?? '')?.[1]
  if (count !== undefined && item.type !== 'article-journal') setText(item, 'number-of-pages', count)
}

/** The items of Dublin Core fields as DSpace writes them (dim:field with element and qualifier). */
export function readDim(root: XmlElement): CslItem[] {
  return allNamed(root, 'dim').map((record) => {
    const fields = elementsIn(record).filter((field) => localName(field) === 'field')
    const values = (element: string, ...qualifiers: readonly (string | null)[]) =>
      fields
        .filter(
          (field) =>
            attribute(field, 'element') === element &&
            (qualifiers.length === 0 || qualifiers.includes(attribute(field, 'qualifier'))),
        )
        .map(textIn)
        .filter((text) => text !== null)
    const kind = values('type').join(' ').toLowerCase()
    const item = newItem(genres.find(([pattern]) => pattern.test(kind))?.[1] ?? 'document')
    setText(item, 'title', values('title', null)[0])
    for (const name of values('contributor', 'author')) addName(item, 'author', cslName(name))
    for (const name of values('contributor', 'editor')) addName(item, 'editor', cslName(name))
    setDate(item, 'issued', values('date', 'issued')[0])
    setText(item, 'abstract', values('description', 'abstract')[0])
    setText(item, 'publisher', values('publisher')[0])
    setText(item, 'publisher-place', values('publisher', 'place')[0])
    setText(item, 'language', values('language')[0])
    setText(item, 'URL', values('identifier', 'uri')[0])
    setText(item, 'collection-title', values('relation', 'ispartofseries')[0])
    for (const number of values('identifier', 'isbn', 'issn')) {
      for (const found of standardNumbers(number)) addText(item, found.kind, found.number, ', ')
    }
    for (const doi of values('identifier', 'doi')) setDoi(item, doi)
    for (const word of values('subject')) addText(item, 'keyword', word)
    return item
  })
}

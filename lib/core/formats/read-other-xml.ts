import type { XmlElement } from '@/lib/core/records/read-xml'
import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslName, CslNameVariable, CslTextVariable } from './csl-item'
import { namedKind } from './named-kinds'
import { addStandardNumbers, pageRange, setDoi, standardNumbers } from './read-identifiers'
import { cslName, cslNameOf, literalName } from './read-name'
import { allNamed, attribute, elementsIn, kidAt, kids, kidText, localName, textIn } from './xml-local'

/** The items of Crossref's deposits ("unixref"): articles, papers, chapters, books, dissertations, reports. */
export function readCrossrefXml(root: XmlElement): CslItem[] {
  return allNamed(root, 'crossref').flatMap((record) => {
    const [kind] = elementsIn(record)
    return kind === undefined || localName(kind) === 'error' ? [] : [crossrefItem(kind)]
  })
}

function crossrefItem(kind: XmlElement): CslItem {
  const [part] = allNamed(
    kind,
    'journal_article',
    'conference_paper',
    'content_item',
    'report-paper',
    'dataset',
  )
  const work = part ?? kind
  const item = newItem(
    (part === undefined && localName(kind) === 'journal' ? null : namedKind(localName(work))) ?? 'book',
  )
  const metadata = elementsIn(kind).filter(
    (child) => localName(child) !== localName(work) && /metadata|issue|book_set/.test(localName(child)),
  )
  const own = part === undefined ? [work, ...metadata] : [work]
  const title = own.map((owner) => kidAt(owner, 'titles')).find((found) => found !== null) ?? null
  setText(
    item,
    'title',
    [kidText(title, 'title')?.trim(), kidText(title, 'subtitle')?.trim()].filter(Boolean).join(': '),
  )
  const rest = part === undefined ? [] : metadata
  setText(
    item,
    'container-title',
    rest
      .map(
        (owner) =>
          kidText(owner, 'full_title') ??
          kidText(owner, 'proceedings_title') ??
          kidText(owner, 'titles', 'title'),
      )
      .find(Boolean),
  )
  for (const owner of metadata) setText(item, 'container-title-short', kidText(owner, 'abbrev_title'))
  for (const owner of [...own, ...rest])
    for (const name of allNamed(owner, 'person_name'))
      addName(
        item,
        crossrefRole(name, rest.includes(owner)),
        cslNameOf(kidText(name, 'surname'), kidText(name, 'given_name')),
      )
  for (const name of allNamed(work, 'organization')) addName(item, 'author', literalName(textIn(name)))
  readCrossrefDate(item, [work, ...metadata])
  for (const volume of allNamed(kind, 'journal_volume')) setText(item, 'volume', kidText(volume, 'volume'))
  for (const issue of allNamed(kind, 'journal_issue')) setText(item, 'issue', kidText(issue, 'issue'))
  const [pages] = allNamed(work, 'pages')
  setText(item, 'page', pageRange(kidText(pages, 'first_page'), kidText(pages, 'last_page')))
  for (const number of [...allNamed(kind, 'issn'), ...allNamed(kind, 'isbn')])
    addStandardNumbers(item, textIn(number), localName(number) === 'issn' ? 'ISSN' : 'ISBN')
  const [publisher] = [...allNamed(kind, 'publisher'), ...allNamed(kind, 'institution')]
  setText(item, 'publisher', kidText(publisher, 'publisher_name') ?? kidText(publisher, 'institution_name'))
  setText(
    item,
    'publisher-place',
    kidText(publisher, 'publisher_place') ?? kidText(publisher, 'institution_place'),
  )
  setText(item, 'edition', allNamed(kind, 'edition_number').map(textIn)[0])
  const data =
    own.map((owner) => kidAt(owner, 'doi_data')).find((found) => found !== null) ??
    allNamed(work, 'doi_data')[0]
  setDoi(item, kidText(data, 'doi'))
  setText(item, 'URL', kidText(data, 'resource'))
  setText(
    item,
    'language',
    metadata.map((owner) => attribute(owner, 'language')).find(Boolean) ?? attribute(work, 'language'),
  )
  setText(item, 'abstract', allNamed(work, 'abstract').map(textIn)[0])
  return item
}

/** The date in print before that of the page on the web, which is often that of a scan. */
function readCrossrefDate(item: CslItem, owners: readonly XmlElement[]): void {
  const dates = owners.flatMap((owner) => allNamed(owner, 'publication_date', 'approval_date', 'posted_date'))
  const printed = dates.find((date) => attribute(date, 'media_type') !== 'online')
  const date = printed ?? dates[0]
  const parts = ['year', 'month', 'day'].map((name) => kidText(date, name)?.trim().padStart(2, '0'))
  setDate(item, 'issued', parts.filter(Boolean).join('-'))
}

function crossrefRole(name: XmlElement, isWhole: boolean): CslNameVariable {
  const role = attribute(name, 'contributor_role')
  if (role === 'editor' || role === 'chair') return 'editor'
  if (role === 'translator') return 'translator'
  return isWhole ? 'container-author' : 'author'
}

/** The items of Word's source lists ("b:Sources"). */
export function readWordXml(root: XmlElement): CslItem[] {
  return allNamed(root, 'Source').map((source) => {
    const item = newItem(namedKind(kidText(source, 'SourceType')) ?? 'document')
    item.id = kidText(source, 'Tag') ?? ''
    for (const [variable, names] of wordTexts)
      setText(item, variable, names.map((name) => kidText(source, name)).find(Boolean))
    for (const [variable, name] of wordNames) {
      const list = kidAt(source, 'Author', name)
      for (const person of allNamed(list ?? source, 'Person')) {
        const given = [kidText(person, 'First'), kidText(person, 'Middle')].filter(Boolean).join(' ')
        if (list !== null) addName(item, variable, cslNameOf(kidText(person, 'Last'), given))
      }
      addName(item, variable, literalName(kidText(list, 'Corporate')))
    }
    const parts = [kidText(source, 'Year'), kidText(source, 'Month'), kidText(source, 'Day')].filter(Boolean)
    setDate(
      item,
      'issued',
      parts.every((part) => /^\d+$/.test(part ?? ''))
        ? parts.map((part) => (part ?? '').padStart(2, '0')).join('-')
        : parts.join(' '),
    )
    if (item.issued?.['date-parts'] === undefined && parts[0]) {
      delete item.issued
      setDate(item, 'issued', parts[0])
    }
    setDoi(item, kidText(source, 'DOI') ?? kidText(source, 'StandardNumber'))
    addText(item, 'keyword', kidText(source, 'BIBTEX_KeyWords'))
    for (const found of standardNumbers(kidText(source, 'StandardNumber') ?? ''))
      addText(item, found.kind, found.number, ', ')
    const city = [
      kidText(source, 'City'),
      kidText(source, 'StateProvince'),
      kidText(source, 'CountryRegion'),
    ].filter(Boolean)
    setText(item, 'publisher-place', city.join(', '))
    if (kidText(source, 'LCID') === '0') setText(item, 'language', 'english')
    return item
  })
}

const wordTexts: readonly (readonly [CslTextVariable, readonly string[]])[] = [
  ['title', ['Title']],
  ['title-short', ['ShortTitle']],
  ['container-title', ['JournalName', 'BookTitle', 'ConferenceName', 'PeriodicalTitle', 'InternetSiteTitle']],
  ['collection-title', ['BIBTEX_Series']],
  ['volume', ['Volume']],
  ['number-of-volumes', ['NumberVolumes']],
  ['issue', ['Issue']],
  ['page', ['Pages']],
  ['publisher', ['Publisher', 'Institution', 'Department']],
  ['edition', ['Edition']],
  ['URL', ['URL']],
  ['abstract', ['BIBTEX_Abstract']],
  ['number', ['PatentNumber', 'CaseNumber']],
  ['note', ['Comments']],
]
const wordNames: readonly (readonly [CslNameVariable, string])[] = [
  ['author', 'Author'],
  ['editor', 'Editor'],
  ['translator', 'Translator'],
  ['author', 'Inventor'],
]

/** The items of Primo's normalised records ("PNX"). */
export function readPrimoXml(root: XmlElement): CslItem[] {
  return allNamed(root, 'record').map((record) => {
    const display = kidAt(record, 'display')
    const addata = kidAt(record, 'addata')
    const kind = (
      kidText(display, 'type') ??
      kidText(addata, 'genre') ??
      kidText(addata, 'ristype') ??
      ''
    ).toLowerCase()
    const item = newItem(
      /article/.test(kind)
        ? 'article-journal'
        : /chapter/.test(kind)
          ? 'chapter'
          : /dissert|thes/.test(kind)
            ? 'thesis'
            : /conference/.test(kind)
              ? 'paper-conference'
              : /map/.test(kind)
                ? 'map'
                : /audio/.test(kind)
                  ? 'song'
                  : /video/.test(kind)
                    ? 'motion_picture'
                    : /report/.test(kind)
                      ? 'report'
                      : /web/.test(kind)
                        ? 'webpage'
                        : /news/.test(kind)
                          ? 'article-newspaper'
                          : 'book',
    )
    setText(
      item,
      'title',
      kidText(display, 'title')
        ?.split(' / ')[0]
        ?.replace(/ : /g, ': ')
        .replace(/\s*\/\s*$/, ''),
    )
    readPrimoNames(item, display, addata)
    setDate(
      item,
      'issued',
      kidText(addata, 'date') ?? kidText(display, 'creationdate') ?? kidText(addata, 'risdate'),
    )
    if (item.type !== 'book')
      setText(item, 'container-title', kidText(addata, 'jtitle') ?? kidText(addata, 'btitle'))
    setText(item, 'volume', kidText(addata, 'volume'))
    setText(item, 'issue', kidText(addata, 'issue'))
    setText(
      item,
      'page',
      kidText(addata, 'pages') ?? pageRange(kidText(addata, 'spage'), kidText(addata, 'epage')),
    )
    const publisher = kidText(display, 'publisher')
    const [place, name] = publisher?.split(/\s+:\s+/) ?? []
    setText(item, 'publisher', kidText(addata, 'pub') ?? name ?? place)
    setText(item, 'publisher-place', kidText(addata, 'cop') ?? (name === undefined ? null : place))
    for (const number of [...kids(addata, 'issn'), ...kids(addata, 'eissn'), ...kids(addata, 'isbn')]) {
      for (const found of standardNumbers(textIn(number) ?? '')) addText(item, found.kind, found.number, ', ')
    }
    setDoi(item, kidText(addata, 'doi'))
    setText(item, 'language', kidText(display, 'language'))
    const descriptions = kids(display, 'description').map(textIn).filter(Boolean)
    setText(item, 'abstract', descriptions.join(', ') || kidText(addata, 'abstract'))
    setText(item, 'edition', kidText(display, 'edition'))
    for (const subject of kids(display, 'subject'))
      for (const word of (textIn(subject) ?? '').split(/\s*;\s*|\s+--\s+/)) addText(item, 'keyword', word)
    setText(item, 'collection-title', kidText(addata, 'seriestitle')?.split(/;/)[0])
    return item
  })
}

/**
 * The names of a Primo record: those shown, where they are turned ("Verne, Jules"), else those for citing. Where nobody is
 * shown as author, the other persons are.
 */
function readPrimoNames(item: CslItem, display: XmlElement | null, addata: XmlElement | null): void {
  const shown = kids(display, 'creator').flatMap((name) => (textIn(name) ?? '').split(';'))
  const cited = kids(addata, 'au').map((name) => textIn(name) ?? '')
  const names = cited.length === 0 || shown.every((name) => name.includes(',')) ? shown : cited
  for (const name of names.length > 0 ? names : cited) addName(item, 'author', primoName(name))
  const role = item.author === undefined ? 'author' : 'contributor'
  for (const name of kids(addata, 'addau')) addName(item, role, primoName(textIn(name) ?? ''))
}

/** Years of life, and what a catalogue notes behind them, are no part of a name. */
function primoName(name: string): CslName | null {
  return cslName(
    name.replace(/\$\$.*$/, '').replace(/,?\s*(?:\(\d{4}-(?:\d{4})?\.?\).*$|\d{4}-(?:\d{4})?\.?)/g, ''),
  )
}

/** The items of OpenURL context objects. */
export function readContextObjects(root: XmlElement): CslItem[] {
  return allNamed(root, 'referent').flatMap((referent) => {
    const metadata = allNamed(referent, 'metadata')[0]
    const record = metadata === undefined ? undefined : elementsIn(metadata)[0]
    if (record === undefined) return []
    const kind = (kidText(record, 'genre') ?? localName(record)).toLowerCase()
    const isBook = localName(record) === 'book'
    const item = newItem(
      /dissertation/.test(kind)
        ? 'thesis'
        : /bookitem/.test(kind)
          ? 'chapter'
          : /proceeding|conference/.test(kind)
            ? 'paper-conference'
            : isBook
              ? 'book'
              : 'article-journal',
    )
    setText(item, 'title', kidText(record, 'atitle') ?? kidText(record, 'btitle') ?? kidText(record, 'title'))
    setText(
      item,
      'container-title',
      kidText(record, 'jtitle') ??
        kidText(record, 'stitle') ??
        (item.type === 'chapter' ? kidText(record, 'btitle') : null),
    )
    for (const name of kids(record, 'au'))
      addName(item, 'author', cslName(initialsSpaced(textIn(name) ?? '')))
    if (item.author === undefined)
      addName(item, 'author', cslNameOf(kidText(record, 'aulast'), kidText(record, 'aufirst')))
    setDate(item, 'issued', kidText(record, 'date'))
    setText(item, 'volume', kidText(record, 'volume'))
    setText(item, 'issue', kidText(record, 'issue'))
    setText(
      item,
      'page',
      kidText(record, 'pages') ?? pageRange(kidText(record, 'spage'), kidText(record, 'epage')),
    )
    setText(item, 'publisher', kidText(record, 'pub'))
    setText(item, 'publisher-place', kidText(record, 'place'))
    for (const name of ['issn', 'eissn', 'isbn'])
      addStandardNumbers(item, kidText(record, name), name === 'isbn' ? 'ISBN' : 'ISSN')
    for (const id of allNamed(referent, 'identifier'))
      if (/doi/i.test(textIn(id) ?? '')) setDoi(item, (textIn(id) ?? '').replace(/^info:doi\//, ''))
    return [item]
  })
}

/** "J D Watson" has its initials apart and without points. */
function initialsSpaced(name: string): string {
  return name.replace(/(^| )(\p{Lu})(?= )/gu, '$1$2.')
}

import { listAt, textAt, textsAt, valueAt } from '@/lib/core/records/read-json'
import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem, CslNameVariable, CslType } from './csl-item'
import { namedKind } from './named-kinds'
import { addStandardNumbers, pageRange, setDoi, standardNumbers } from './read-identifiers'
import { cslName, cslNameOf, literalName } from './read-name'

/** Letters of OpenAlex are articles, those of others are mail. */
const openAlexKind = (name: string | null) => (name === 'letter' ? 'article-journal' : namedKind(name))

/** True for a work of the OpenAlex API. */
export function isOpenAlexWork(value: unknown): boolean {
  return /openalex\.org\/W\d/i.test(textAt(value, 'id') ?? '') && valueAt(value, 'authorships') !== undefined
}

/** An item from a work of the OpenAlex API. */
export function itemOfOpenAlex(work: unknown): CslItem {
  const source = valueAt(work, 'primary_location', 'source')
  const isConference =
    textAt(source, 'type') === 'conference' || textAt(work, 'type_crossref') === 'proceedings-article'
  const item = newItem(isConference ? 'paper-conference' : (openAlexKind(textAt(work, 'type')) ?? 'document'))
  item.id = textAt(work, 'id') ?? ''
  setText(item, 'title', textAt(work, 'title') ?? textAt(work, 'display_name'))
  for (const authorship of listAt(work, 'authorships')) {
    addName(
      item,
      'author',
      cslName(textAt(authorship, 'author', 'display_name') ?? textAt(authorship, 'raw_author_name') ?? ''),
    )
  }
  setDate(item, 'issued', textAt(work, 'publication_date') ?? textAt(work, 'publication_year'))
  setText(item, 'container-title', textAt(source, 'display_name'))
  setText(item, 'publisher', textAt(source, 'host_organization_name'))
  for (const issn of [textAt(source, 'issn_l'), ...textsAt(source, 'issn')]) addText(item, 'ISSN', issn, ', ')
  setText(item, 'volume', textAt(work, 'biblio', 'volume'))
  setText(item, 'issue', textAt(work, 'biblio', 'issue'))
  setText(item, 'page', pageRange(textAt(work, 'biblio', 'first_page'), textAt(work, 'biblio', 'last_page')))
  setDoi(item, textAt(work, 'doi'))
  setText(item, 'PMID', /\d+$/.exec(textAt(work, 'ids', 'pmid') ?? '')?.[0])
  setText(item, 'language', textAt(work, 'language'))
  setText(item, 'URL', textAt(work, 'primary_location', 'landing_page_url'))
  setText(item, 'abstract', abstractOf(valueAt(work, 'abstract_inverted_index')))
  for (const keyword of listAt(work, 'keywords')) {
    addText(item, 'keyword', textAt(keyword, 'display_name') ?? textAt(keyword, 'keyword'))
  }
  return item
}

const WORDS_MAX = 5_000

/** OpenAlex gives each word of an abstract with its places. */
function abstractOf(index: unknown): string | null {
  if (typeof index !== 'object' || index === null) return null
  const words: string[] = []
  for (const [word, places] of Object.entries(index)) {
    for (const place of Array.isArray(places) ? places : []) {
      if (typeof place === 'number' && place >= 0 && place < WORDS_MAX) words[place] = word
    }
  }
  return words.filter(Boolean).join(' ') || null
}

/** True for a DOI record of DataCite. */
export function isDataCite(value: unknown): boolean {
  return Array.isArray(valueAt(value, 'titles')) && Array.isArray(valueAt(value, 'creators'))
}

/** An item from a DOI record of DataCite (the attributes of one). */
export function itemOfDataCite(record: unknown): CslItem {
  const general = (textAt(record, 'types', 'resourceTypeGeneral') ?? '').toLowerCase()
  const cited = textAt(record, 'types', 'citeproc')
  const fromGeneral = namedKind(general)
  const item = newItem(
    fromGeneral ??
      (cited === 'article-journal'
        ? 'article-journal'
        : general === 'text'
          ? typeOfText(record)
          : 'document'),
  )
  item.id = textAt(record, 'doi') ?? ''
  const titles = listAt(record, 'titles')
  const main = titles.find((title) => textAt(title, 'titleType') === null) ?? titles[0]
  const sub = titles.find((title) => textAt(title, 'titleType') === 'Subtitle')
  setText(item, 'title', [textAt(main, 'title'), textAt(sub, 'title')].filter(Boolean).join(': '))
  for (const creator of listAt(record, 'creators')) addName(item, 'author', dataCiteName(creator))
  for (const contributor of listAt(record, 'contributors')) {
    const role = contributorRoles.get(textAt(contributor, 'contributorType') ?? '')
    if (role !== undefined) addName(item, role, dataCiteName(contributor))
  }
  readDataCiteDates(item, record)
  setText(item, 'publisher', textAt(record, 'publisher') ?? textAt(record, 'publisher', 'name'))
  const container = valueAt(record, 'container')
  setText(item, 'container-title', textAt(container, 'title'))
  setText(item, 'volume', textAt(container, 'volume'))
  setText(item, 'issue', textAt(container, 'issue'))
  if (/^[A-Za-z]{0,3}\d/.test(textAt(container, 'firstPage') ?? ''))
    setText(item, 'page', pageRange(textAt(container, 'firstPage'), textAt(container, 'lastPage')))
  for (const size of textsAt(record, 'sizes'))
    setText(
      item,
      'page',
      /^(\d{1,6}\s*[-–—]\s*\d{1,6}) (?:pages?|pp?\.?)$/i.exec(size)?.[1]?.replace(/\s*[–—]\s*/, '-'),
    )
  if (/^IS[SB]N$/.test(textAt(container, 'identifierType') ?? '')) {
    addStandardNumbers(item, textAt(container, 'identifier'), 'ISSN')
  }
  readRelated(item, record)
  setDoi(item, textAt(record, 'doi'))
  setText(item, 'URL', textAt(record, 'url'))
  setText(item, 'language', textAt(record, 'language'))
  setText(item, 'version', textAt(record, 'version') ?? textAt(record, 'schemaVersion', 'none'))
  for (const subject of listAt(record, 'subjects')) addText(item, 'keyword', textAt(subject, 'subject'))
  const abstracts = listAt(record, 'descriptions').filter(
    (text) => textAt(text, 'descriptionType') === 'Abstract',
  )
  const abstract = abstracts.find((text) => textAt(text, 'lang') === item.language) ?? abstracts[0]
  setText(item, 'abstract', textAt(abstract, 'description'))
  return item
}

/** The journal or book that a part is published in. */
function readRelated(item: CslItem, record: unknown): void {
  const whole = listAt(record, 'relatedItems').find(
    (related) => textAt(related, 'relationType') === 'IsPublishedIn',
  )
  setText(item, 'container-title', textAt(whole, 'titles', 0, 'title') ?? textAt(whole, 'titles', 'title'))
  setText(item, 'volume', textAt(whole, 'volume'))
  setText(item, 'issue', textAt(whole, 'issue'))
  setText(item, 'page', pageRange(textAt(whole, 'firstPage'), textAt(whole, 'lastPage')))
  const ids = [
    textAt(whole, 'relatedItemIdentifier', 'relatedItemIdentifier'),
    ...listAt(record, 'relatedIdentifiers')
      .filter((related) => textAt(related, 'relationType') === 'IsPublishedIn')
      .map((related) => textAt(related, 'relatedIdentifier')),
  ]
  for (const id of ids)
    for (const { kind, number } of standardNumbers(id ?? '')) addText(item, kind, number, ', ')
}

const contributorRoles: ReadonlyMap<string, CslNameVariable> = new Map([
  ['Editor', 'editor'],
  ['Producer', 'producer'],
])

function typeOfText(record: unknown): CslType {
  const named =
    `${textAt(record, 'types', 'resourceType') ?? ''} ${textAt(record, 'types', 'bibtex') ?? ''}`.toLowerCase()
  if (/thesis|dissertation/.test(named)) return 'thesis'
  if (/chapter|inbook|incollection/.test(named)) return 'chapter'
  if (/article|journal/.test(named)) return 'article-journal'
  if (/book/.test(named)) return 'book'
  return /report/.test(named) ? 'report' : 'document'
}

function dataCiteName(value: unknown) {
  const given = textAt(value, 'givenName')
  const family = textAt(value, 'familyName')
  if (family !== null) return cslNameOf(family, given)
  const name = textAt(value, 'name') ?? ''
  return textAt(value, 'nameType') === 'Organizational' ? literalName(name) : cslName(name)
}

function readDataCiteDates(item: CslItem, record: unknown): void {
  const dates = listAt(record, 'dates')
  const dated = (type: string) =>
    textAt(
      dates.find((date) => textAt(date, 'dateType') === type),
      'date',
    )
  setDate(item, 'issued', dated('Issued') ?? dated('Available') ?? textAt(record, 'publicationYear'))
  setDate(item, 'issued', textAt(record, 'publicationYear'))
}

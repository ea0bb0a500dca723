import { readAbntex } from './bibtex-abntex'
import { type BibtexEntry, readBibtexEntries } from './bibtex-entries'
import { inheritedFields } from './bibtex-inheritance'
import { genres, mediums, nonacademic, statuses, thesisTypes, typeOf } from './bibtex-kinds'
import { readLaw } from './bibtex-law'
import { bibtexNames, splitOutside } from './bibtex-names'
import { readAnnotations } from './bibtex-roles'
import { addName, addText, newItem, saysSomething, setDate, setText } from './build-item'
import type { CslItem, CslName, CslNameVariable, CslTextVariable } from './csl-item'
import { decodeLatex } from './decode-latex'
import { setDoi, setPages } from './read-identifiers'

/** Fields whose value is one text; the first field that is there counts. */
const plain: readonly (readonly [CslTextVariable, readonly string[]])[] = [
  ['title-short', ['shorttitle']],
  ['container-title-short', ['shortjournal']],
  ['volume', ['volume']],
  ['number-of-volumes', ['volumes']],
  ['edition', ['edition']],
  ['chapter-number', ['chapter']],
  ['number-of-pages', ['pagetotal', 'numpages']],
  ['collection-title', ['series']],
  ['publisher-place', ['address', 'location']],
  ['event-title', ['eventtitle', 'conference']],
  ['event-place', ['venue']],
  ['abstract', ['abstract']],
  ['annote', ['annote', 'annotation']],
  ['language', ['language', 'langid', 'hyphenation']],
  ['call-number', ['lccn', 'call-number', 'library']],
  ['version', ['version']],
  ['PMID', ['pmid']],
  ['PMCID', ['pmcid']],
  ['original-title', ['origtitle']],
  ['authority', ['court']],
]

const nameFields: readonly (readonly [CslNameVariable, string])[] = [
  ['author', 'author'],
  ['editor', 'editor'],
  ['translator', 'translator'],
  ['container-author', 'bookauthor'],
  ['illustrator', 'illustrator'],
  ['organizer', 'organizer'],
  ['collection-editor', 'serieseditor'],
  ['contributor', 'collaborator'],
  ['narrator', 'narrator'],
  ['executive-producer', 'execproducer'],
]
const editorRoles: ReadonlyMap<string, CslNameVariable> = new Map([
  ['director', 'director'],
  ['execproducer', 'executive-producer'],
  ['executiveproducer', 'executive-producer'],
  ['producer', 'producer'],
  ['compiler', 'compiler'],
  ['narrator', 'narrator'],
  ['host', 'host'],
  ...['organizer', 'organizador', 'organizadores', 'org.', 'orgs.'].map((key) => [key, 'organizer'] as const),
  ...['comp.', 'comps.'].map((key) => [key, 'compiler'] as const),
  ['performer', 'performer'],
  ['illustrator', 'illustrator'],
])

/** Entries of BibLaTeX and of bibliography styles that are no works: shared fields, groups of keys, settings. */
const noWork = new Set(['xdata', 'set', 'control', 'ieeetranbstctl', 'settings'])

/**
 * The items of a BibTeX or BibLaTeX file, one for each entry, in order; values as LaTeX prints them. Fields missing in an
 * entry are taken from its `crossref` or `xdata` entry. Unknown entry types become `document`.
 */
export function* readBibtex(text: string): Generator<CslItem> {
  const entries = readBibtexEntries(text)
  const byKey = new Map(entries.map((entry) => [entry.key.toLowerCase(), entry]))
  for (const entry of entries) if (!noWork.has(entry.type)) yield readEntry(entry, byKey)
}

function readEntry(entry: BibtexEntry, byKey: ReadonlyMap<string, BibtexEntry>): CslItem {
  const fields = inheritedFields(entry, byKey)
  const text = (...names: readonly string[]) => {
    const raw = names
      .map((name) => fields.get(name))
      .find((value) => value !== undefined && value.trim() !== '')
    return raw === undefined ? null : decodeLatex(raw)
  }
  const type = typeOf(entry.type, fields)
  const item = newItem(type)
  item.id = entry.key
  if (entry.key !== '') item['citation-key'] = entry.key
  readTitles(item, entry.type, text)
  for (const [variable, name] of nameFields) readNames(item, variable, name, fields)
  for (const [variable, names] of plain) setText(item, variable, text(...names))
  readPublisher(item, entry.type, fields)
  readDates(item, fields, text)
  readKind(item, text)
  readAnnotations(item, fields)
  readNumbers(item, entry.type, text)
  readLaw(item, entry.type, fields)
  readAbntex(item, fields)
  readLinks(item, fields, text)
  const sortTitle = text('sorttitle')
  if (sortTitle !== null) item.custom = { ...item.custom, sortTitle }
  const kind = text('type')
  setText(
    item,
    'genre',
    kind === null
      ? genres.get(entry.type)
      : (thesisTypes.get(kind.toLowerCase()) ?? mediums.get(kind.toLowerCase()) ?? kind),
  )
  for (const word of splitOutside(
    fields.get('keywords') ?? fields.get('keyword') ?? fields.get('tags') ?? '',
    /\s*[,;]\s*/y,
  )) {
    addText(item, 'keyword', decodeLatex(word))
  }
  for (const name of ['note', 'addendum', 'comment', 'review']) addText(item, 'note', text(name))
  return saysSomething(item) ? item : { ...item, custom: { unread: entry.raw } }
}

/** A place that names a department or a house stands before the other one, a city behind it (APA 7, 10.8 and 10.14). */
const isHouse =
  /universi|colleg|museum|museu|depart|facul|school|escola|escuela|institut|cent(?:er|re|ro)\b|laborat|program/i

/**
 * The first of the fields that name a publisher. A thesis is published by its university; who distributes it is its
 * archive. A picture is named with the house that shows it, a manuscript with the department of its author.
 */
function readPublisher(item: CslItem, entryType: string, fields: ReadonlyMap<string, string>): void {
  const publisher = firstNames(fields, ['publisher', 'institution', 'school', 'organization', 'distributor'])
  const school = firstNames(fields, ['institution', 'school'])
  const place = firstNames(fields, ['location', 'venue'])
  if (item.type === 'thesis' && school !== null && school !== publisher) {
    setText(item, 'publisher', school)
    setText(item, 'archive', publisher)
  } else if (/^(?:image|artwork|unpublished)$/.test(entryType) && place !== null) {
    const houses = isHouse.test(place) ? [place, publisher] : [publisher, place]
    setText(item, 'publisher', houses.filter(Boolean).join(', '))
    delete item['publisher-place']
    delete item['event-place']
  } else setText(item, 'publisher', publisher)
}

/** Fields of BibLaTeX alone, in which "and" parts the names of a list. */
const biblatexFields = ['date', 'journaltitle', 'location', 'eventdate', 'urldate', 'langid'] as const

/** The first field that is there; several names in a list of BibLaTeX are parted by semicolons ("Health and Human Services" is one name). */
function firstNames(fields: ReadonlyMap<string, string>, names: readonly string[]): string | null {
  const raw = names
    .map((name) => fields.get(name))
    .find((value) => value !== undefined && value.trim() !== '')
  if (raw === undefined) return null
  const isList = biblatexFields.some((field) => fields.has(field))
  return (isList ? splitOutside(raw, /\s+and\s+/iy) : [raw]).map(decodeLatex).join('; ')
}

type TextOf = (...names: readonly string[]) => string | null

function readTitles(item: CslItem, entryType: string, text: TextOf): void {
  const title = joinTitles(text('title'), text('subtitle'))
  const volume = /^Vol\.\s*(\d{1,6})$/i.exec(text('mainsubtitle') ?? '')?.[1]
  const whole = joinTitles(text('maintitle'), volume === undefined ? text('mainsubtitle') : null)
  const book = joinTitles(text('booktitle'), text('booksubtitle'))
  const part = text('appentry') ?? (item.type.startsWith('entry') ? text('lista') : null)
  const journal = joinTitles(text('journaltitle', 'journal'), text('journalsubtitle'))
  const isWhole = item.type === 'book' && whole !== null
  setText(item, 'volume', volume)
  if (part !== null) setText(item, 'container-title', title)
  setText(item, 'title', part)
  setText(
    item,
    'title',
    isWhole && title !== null && title !== whole ? `${whole}: ${title}` : (title ?? whole),
  )
  if (item.type === 'article-journal' || item.type.startsWith('article'))
    setText(item, 'container-title', journal ?? book)
  else if (item.type !== 'book') setText(item, 'container-title', book ?? whole ?? journal)
  if (isWhole && title !== whole) setText(item, 'volume-title', title)
  if (!isWhole && book !== null && whole !== null && book !== whole) {
    setText(item, 'volume-title', book)
    setText(item, 'collection-title', whole)
  }
  if (item.title === undefined && entryType !== 'misc') setText(item, 'title', book)
  if (item.type === 'periodical') setText(item, 'title', journal)
}

function joinTitles(title: string | null, subtitle: string | null): string | null {
  if (title === null || subtitle === null) return title ?? subtitle
  return /[.:?!]$/.test(title) ? `${title} ${subtitle}` : `${title}: ${subtitle}`
}

function readNames(
  item: CslItem,
  variable: CslNameVariable,
  field: string,
  fields: ReadonlyMap<string, string>,
): void {
  const role =
    field === 'editor' ? editorRoles.get((fields.get('editortype') ?? '').toLowerCase()) : undefined
  const raw = fields.get(field) ?? ''
  const isPrefixed = !/\buseprefix\s*=\s*false\b/.test(fields.get('options') ?? '')
  for (const name of bibtexNames(raw))
    addName(item, role ?? variable, isPrefixed ? name : withoutPrefix(name))
  if (variable === 'author' && /\sand\s+others\s*$/i.test(raw))
    item.custom = { ...item.custom, andOthers: 'author' }
}

/** BibLaTeX's useprefix=false: a particle in lower case stands behind the given names. */
function withoutPrefix(name: CslName): CslName {
  const particle = /^((?:\p{Ll}[\p{L}’']*\s+)+)(?=\p{Lu})/u.exec(name.family ?? '')?.[1]
  if (particle === undefined || name.family === undefined) return name
  return { ...name, family: name.family.slice(particle.length), 'dropping-particle': particle.trim() }
}

/** Medium, status and event: what tells a film, a talk or a draft from other works. */
function readKind(item: CslItem, text: TextOf): void {
  const kind = text('entrysubtype')
  const subtype = kind !== null && nonacademic.test(kind) ? null : kind
  const medium = mediums.get((subtype ?? '').toLowerCase()) ?? subtype
  // Without a title it is what describes the work (APA 7, 10.14, example 100).
  const addition = text('titleaddon')
  if (item.title === undefined) setText(item, 'medium', addition)
  const isFilm = /^(?:motion_picture|broadcast|song)$/.test(item.type)
  setText(
    item,
    item.type === 'manuscript' ? 'genre' : 'medium',
    isFilm && medium !== null ? [medium, text('note')].filter(Boolean).join('; ') : medium,
  )
  if (item.type === 'speech' || (item.type === 'webpage' && item.medium !== undefined))
    setText(item, 'genre', addition)
  else if (item.type === 'legislation' && item.title)
    item.title = [item.title, addition].filter(Boolean).join(' ')
  else setText(item, 'medium', addition)
  if (item.type === 'periodical') setText(item, 'medium', text('issuetitle'))
  const status = text('pubstate')
  setText(item, 'status', statuses.get((status ?? '').toLowerCase()) ?? status)
  if (item.issued === undefined && item['event-date'] !== undefined) item.issued = item['event-date']
}

function readDates(item: CslItem, fields: ReadonlyMap<string, string>, text: TextOf): void {
  const [year, month, day] = [text('year'), text('month'), text('day')]
  const date = text('date')
  setDate(item, 'issued', dated(fields.get('date')))
  const isSame = date === null || (year !== null && date.includes(year))
  if (year !== null && isSame) setDate(item, 'issued', dateText(year, month, day))
  setDate(item, 'issued', text('issuedate', 'publication_date'))
  setDate(item, 'accessed', text('urldate', 'urlaccessdate', 'lastchecked', 'accessed', 'access'))
  setDate(item, 'original-date', dated(fields.get('origdate')) ?? text('origyear'))
  setDate(item, 'event-date', text('eventdate'))
}

/**
 * A date field in EDTF, whose "~" (about) LaTeX would print as a blank. EDTF counts a year 0, so its year -3000 is 3001
 * before our era, which CSL writes -3001.
 */
function dated(raw: string | undefined): string | null {
  const text = raw?.replace(/[{}\\]/g, '').trim() ?? ''
  if (!/^-?\d{4}[-~?%/\d.]*$/.test(text)) return text === '' ? null : decodeLatex(text)
  return text.replace(/^-(\d{4})/, (_, year: string) => `-${String(Number(year) + 1).padStart(4, '0')}`)
}

/** "2005" with "6" or "June" or "12 June"; a month that is none is left out. */
function dateText(year: string, month: string | null, day: string | null): string {
  const years = /^(\d{4})\s?(?:--?|–|\/)\s?(\d{4})$/.exec(year)
  if (years !== null) return `${years[1]}/${years[2]}`
  if (month === null || !/^\d{4}$/.test(year)) return year
  if (/^\d{1,2}$/.test(month)) {
    const isDay = day !== null && /^\d{1,2}$/.test(day)
    return [year, month.padStart(2, '0'), ...(isDay ? [day.padStart(2, '0')] : [])].join('-')
  }
  if (/^\p{L}{3,10}\.?\s?(?:\/|--?|–)\s?\p{L}{3,10}\.?$/u.test(month)) return `${year} ${month}`
  const dayFirst = /^(\d{1,2})[.\s~]+(\p{L}{3,})/u.exec(month)
  const monthFirst = /^(\p{L}{3,})\.?[\s~]*(\d{1,2})?/u.exec(month)
  const [name, number] = dayFirst ? [dayFirst[2], dayFirst[1]] : [monthFirst?.[1], monthFirst?.[2] ?? day]
  return name === undefined ? year : `${year} ${name}${number ? ` ${number}` : ''}`
}

const numberIsIssue: ReadonlySet<string> = new Set([
  'article',
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'periodical',
  'paper-conference',
])
const numberIsOwn: ReadonlySet<string> = new Set([
  'patent',
  'report',
  'legislation',
  'standard',
  'document',
  'manuscript',
  'legal_case',
  'webpage',
  'broadcast',
  'software',
  'dataset',
  'thesis',
])

function readNumbers(item: CslItem, entryType: string, text: TextOf): void {
  const number = text('number')
  const issue = text('issue')
  if (numberIsOwn.has(item.type)) setText(item, 'number', number)
  else if (numberIsIssue.has(item.type) && entryType !== 'book') setText(item, 'issue', number ?? issue)
  else setText(item, 'collection-number', number)
  if (item.type === 'report' && issue !== null && !/\d/.test(issue)) readSeries(item, issue)
  else setText(item, 'issue', issue)
  setPages(item, text('pages', 'eid', 'article-number', 'articleno'))
  for (const isbn of (text('isbn') ?? '').split(/[,;\s]+/)) addText(item, 'ISBN', isbn, ', ')
  for (const issn of (text('issn') ?? '').split(/[,;\s]+/)) addText(item, 'ISSN', issn, ', ')
}

/** A report whose issue is the name of a series is numbered in that series. */
function readSeries(item: CslItem, series: string): void {
  setText(item, 'collection-title', series)
  setText(item, 'collection-number', item.number)
  delete item.number
}

function readLinks(item: CslItem, fields: ReadonlyMap<string, string>, text: TextOf): void {
  setDoi(item, text('doi'))
  setText(item, 'URL', addressIn(fields.get('url')) ?? text('url'))
  const published = fields.get('howpublished') ?? ''
  const address = addressIn(published)
  const draft = item.type === 'manuscript' ? mediums.get(published.trim().toLowerCase()) : undefined
  if (draft !== undefined) setText(item, 'genre', draft)
  else if (address !== null) setText(item, 'URL', address)
  else
    setText(
      item,
      item.type === 'book' || item.publisher === undefined ? 'publisher' : 'medium',
      decodeLatex(published),
    )
  const eprint = text('eprint')
  const server = (text('eprinttype', 'archiveprefix') ?? '').toLowerCase()
  if (eprint !== null && (server === 'arxiv' || /^\d{4}\.\d{4,5}(?:v\d+)?$/.test(eprint))) {
    const id = eprint.replace(/^arxiv:/i, '')
    setText(item, 'number', `arXiv:${id}`)
    // An entry without a journal is the preprint itself.
    if (item.type === 'document' || item.type === 'webpage') item.type = 'article'
    if (item.type === 'article') setText(item, 'publisher', 'arXiv')
    if (item.type === 'article' && item.DOI === undefined) setText(item, 'URL', `https://arxiv.org/abs/${id}`)
  } else if (eprint !== null && server === 'pubmed') setText(item, 'PMID', eprint)
  else if (server === '' && item.type === 'webpage') setText(item, 'container-title', eprint)
  for (const name of ['bdsk-url-1', 'link', 'ee']) setText(item, 'URL', addressIn(fields.get(name)))
}

/** The first web address in a LaTeX value; escapes of _ % & # ~ are undone. */
function addressIn(raw: string | undefined): string | null {
  const found = /(?:https?|ftp):\/\/[^\s{}<>"]{3,1900}/.exec(
    (raw ?? '').slice(0, 4_000).replace(/\\([_%&#~$])/g, '$1'),
  )
  return found === null ? null : found[0].replace(/[.,;]+$/, '')
}

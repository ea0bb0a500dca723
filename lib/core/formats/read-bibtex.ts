import biblatexTypes from '@citation-js/plugin-bibtex/lib/mapping/biblatexTypes.json'
import { type BibtexEntry, readBibtexEntries } from './bibtex-entries'
import { inheritedFields } from './bibtex-inheritance'
import { bibtexNames, splitOutside } from './bibtex-names'
import { addName, addText, newItem, setDate, setText } from './build-item'
import { type CslItem, type CslNameVariable, type CslTextVariable, type CslType, cslTypes } from './csl-item'
import { decodeLatex } from './decode-latex'
import { setDoi, setPages } from './read-identifiers'

const types: ReadonlyMap<string, string> = new Map([
  ...Object.entries(biblatexTypes.source),
  ['suppbook', 'chapter'],
  ['suppcollection', 'chapter'],
  ['suppperiodical', 'article-journal'],
  ['commentary', 'book'],
  ['bibnote', 'document'],
  ['jurthesis', 'thesis'],
  ['bachelorsthesis', 'thesis'],
  ['preprint', 'article'],
  ['newspaper', 'article-newspaper'],
  ['magazine', 'article-magazine'],
  ['book-section', 'chapter'],
  ['presentation', 'speech'],
  ['softwareversion', 'software'],
  ['softwaremodule', 'software'],
  ['codefragment', 'software'],
])
const genres: ReadonlyMap<string, string> = new Map([
  ['phdthesis', 'PhD thesis'],
  ['mastersthesis', "Master's thesis"],
  ['bachelorsthesis', "Bachelor's thesis"],
])
const thesisTypes: ReadonlyMap<string, string> = new Map([
  ['phdthesis', 'PhD thesis'],
  ['mathesis', "Master's thesis"],
  ['candthesis', 'Candidate thesis'],
  ['techreport', 'Technical report'],
  ['resreport', 'Research report'],
])

/** Kinds that BibLaTeX files name in short, as a reference names them. */
const mediums: ReadonlyMap<string, string> = new Map([
  ['film', 'Film'],
  ['tvseries', 'TV series'],
  ['tvepisode', 'TV series episode'],
  ['podcast', 'Audio podcast'],
  ['podcastepisode', 'Audio podcast episode'],
  ['powerpoint', 'PowerPoint slides'],
  ['speech', 'Speech audio recording'],
  ['mansub', 'Manuscript submitted for publication'],
  ['maninprep', 'Manuscript in preparation'],
  ['unpub', 'Unpublished manuscript'],
])
const statuses: ReadonlyMap<string, string> = new Map([
  ['inpress', 'in press'],
  ['forthcoming', 'forthcoming'],
  ['submitted', 'submitted'],
  ['inpreparation', 'in preparation'],
  ['prepublished', 'advance online publication'],
])
/** What an annotation "author+an:role" says of a person. */
const annotatedRoles: ReadonlyMap<string, CslNameVariable> = new Map([
  ['director', 'director'],
  ['writer', 'script-writer'],
  ['host', 'host'],
  ['guest', 'guest'],
  ['executive producer', 'executive-producer'],
  ['executiveproducer', 'executive-producer'],
  ['producer', 'producer'],
  ['narrator', 'narrator'],
  ['performer', 'performer'],
])

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
  ['collection-editor', 'serieseditor'],
  ['contributor', 'collaborator'],
  ['narrator', 'narrator'],
]
const editorRoles: ReadonlyMap<string, CslNameVariable> = new Map([
  ['director', 'director'],
  ['producer', 'producer'],
  ['compiler', 'compiler'],
  ['narrator', 'narrator'],
  ['host', 'host'],
  ['organizer', 'organizer'],
  ['performer', 'performer'],
  ['illustrator', 'illustrator'],
])

/**
 * The items of a BibTeX or BibLaTeX file, one for each entry, in order; values as LaTeX prints them. Fields missing in an
 * entry are taken from its `crossref` or `xdata` entry. Unknown entry types become `document`.
 */
export function readBibtex(text: string): CslItem[] {
  const entries = readBibtexEntries(text)
  const byKey = new Map(entries.map((entry) => [entry.key.toLowerCase(), entry]))
  return entries.filter(({ type }) => type !== 'xdata').map((entry) => readEntry(entry, byKey))
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
  setText(item, 'publisher', publishersOf(fields))
  readDates(item, text)
  readKind(item, fields, text)
  readNumbers(item, entry.type, text)
  readLinks(item, fields, text)
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
  return item
}

/** The first of the fields that name a publisher; several in one field are parted by semicolons. */
function publishersOf(fields: ReadonlyMap<string, string>): string | null {
  const names = ['publisher', 'institution', 'school', 'organization', 'distributor']
  const raw = names
    .map((name) => fields.get(name))
    .find((value) => value !== undefined && value.trim() !== '')
  return raw === undefined
    ? null
    : splitOutside(raw, /\s+and\s+/iy)
        .map(decodeLatex)
        .join('; ')
}

type TextOf = (...names: readonly string[]) => string | null

function readTitles(item: CslItem, entryType: string, text: TextOf): void {
  const title = joinTitles(text('title'), text('subtitle'))
  const whole = joinTitles(text('maintitle'), text('mainsubtitle'))
  const book = joinTitles(text('booktitle'), text('booksubtitle'))
  const journal = joinTitles(text('journaltitle', 'journal'), text('journalsubtitle'))
  const isWhole = item.type === 'book' && whole !== null
  setText(
    item,
    'title',
    isWhole && title !== null && title !== whole ? `${whole}: ${title}` : (title ?? whole ?? text('caption')),
  )
  if (item.type === 'article-journal' || item.type.startsWith('article'))
    setText(item, 'container-title', journal ?? book)
  else if (item.type !== 'book') setText(item, 'container-title', book ?? whole ?? journal)
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
  for (const name of bibtexNames(fields.get(field) ?? '')) addName(item, role ?? variable, name)
}

/** Medium, status, event and legal place: what tells a film, a talk or a ruling from other works. */
function readKind(item: CslItem, fields: ReadonlyMap<string, string>, text: TextOf): void {
  const subtype = text('entrysubtype')
  const medium = mediums.get((subtype ?? '').toLowerCase()) ?? subtype
  if (subtype?.toLowerCase() !== 'nonacademic')
    setText(item, item.type === 'manuscript' ? 'genre' : 'medium', medium)
  if (item.type === 'speech') setText(item, 'genre', text('titleaddon'))
  else if (item.type === 'legislation' && item.title)
    item.title = [item.title, text('titleaddon')].filter(Boolean).join(' ')
  else setText(item, 'medium', text('titleaddon'))
  const status = text('pubstate')
  setText(item, 'status', statuses.get((status ?? '').toLowerCase()) ?? status)
  if (item.issued === undefined && item['event-date'] !== undefined) item.issued = item['event-date']
  const ruling = /^(\d{1,5}) (.{2,40}?) (\d{1,6}|_{1,6})(?=$|,)/.exec(text('citation') ?? '')
  if (ruling !== null && item.type === 'legal_case') {
    setText(item, 'volume', ruling[1])
    setText(item, 'container-title', ruling[2])
    setText(item, 'page', ruling[3])
    setText(item, 'authority', text('organization'))
  }
  addUserNames(item, fields.get('author+an:username'))
  for (const variable of ['author', 'editor'] as const)
    assignRoles(item, variable, fields.get(`${variable}+an:role`))
}

/** 1="@name" names the account of an organisation that posts on the web. */
function addUserNames(item: CslItem, annotation: string | undefined): void {
  for (const part of annotation?.split(';') ?? []) {
    const [place = '', account = ''] = part.split('=')
    const name = item.author?.[Number(place) - 1]
    const plain = account.replace(/["{}]/g, '').trim()
    if (name?.literal !== undefined && plain !== '') name.literal = `${name.literal} [${plain}]`
  }
}

/** Persons whom an annotation such as 1="director"; 2="writer" gives a role leave the list for that of the role. */
function assignRoles(item: CslItem, variable: 'author' | 'editor', annotation: string | undefined): void {
  const names = item[variable]
  if (annotation === undefined || names === undefined) return
  const roles = new Map(
    annotation.split(';').map((part): [number, CslNameVariable | undefined] => {
      const [place = '', role = ''] = part.split('=')
      return [Number(place) - 1, annotatedRoles.get(role.replace(/["{}]/g, '').trim().toLowerCase())]
    }),
  )
  const rest = names.filter((_, at) => roles.get(at) === undefined)
  if (rest.length > 0) item[variable] = rest
  else delete item[variable]
  names.forEach((name, at) => {
    const role = roles.get(at)
    if (role !== undefined) addName(item, role, name)
  })
}

function readDates(item: CslItem, text: TextOf): void {
  const [year, month, day] = [text('year'), text('month'), text('day')]
  const date = text('date')
  setDate(item, 'issued', date)
  const isSame = date === null || (year !== null && date.includes(year))
  if (year !== null && isSame) setDate(item, 'issued', dateText(year, month, day))
  setDate(item, 'issued', text('issuedate', 'publication_date'))
  setDate(item, 'accessed', text('urldate', 'urlaccessdate', 'lastchecked', 'accessed', 'access'))
  setDate(item, 'original-date', text('origdate', 'origyear'))
  setDate(item, 'event-date', text('eventdate'))
}

/** "2005" with "6" or "June" or "12 June"; a month that is none is left out. */
function dateText(year: string, month: string | null, day: string | null): string {
  if (month === null || !/^\d{4}$/.test(year)) return year
  if (/^\d{1,2}$/.test(month)) {
    const isDay = day !== null && /^\d{1,2}$/.test(day)
    return [year, month.padStart(2, '0'), ...(isDay ? [day.padStart(2, '0')] : [])].join('-')
  }
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
  setText(item, 'issue', issue)
  setPages(item, text('pages', 'eid', 'article-number', 'articleno'))
  for (const isbn of (text('isbn') ?? '').split(/[,;\s]+/)) addText(item, 'ISBN', isbn, ', ')
  for (const issn of (text('issn') ?? '').split(/[,;\s]+/)) addText(item, 'ISSN', issn, ', ')
}

function readLinks(item: CslItem, fields: ReadonlyMap<string, string>, text: TextOf): void {
  setDoi(item, text('doi'))
  setText(item, 'URL', addressIn(fields.get('url')) ?? text('url'))
  const published = fields.get('howpublished') ?? ''
  const address = addressIn(published)
  if (address !== null) setText(item, 'URL', address)
  else
    setText(
      item,
      item.type === 'book' || item.publisher === undefined ? 'publisher' : 'medium',
      decodeLatex(published),
    )
  const eprint = text('eprint')
  const server = (text('eprinttype', 'archiveprefix') ?? '').toLowerCase()
  if (eprint !== null && (server === 'arxiv' || /^\d{4}\.\d{4,5}(?:v\d+)?$/.test(eprint))) {
    setText(item, 'number', `arXiv:${eprint.replace(/^arxiv:/i, '')}`)
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

function typeOf(entryType: string, fields: ReadonlyMap<string, string>): CslType {
  const name = types.get(entryType) ?? 'document'
  const type = cslTypes.find((known) => known === name) ?? 'document'
  const hasJournal = fields.has('journal') || fields.has('journaltitle')
  if (type === 'document' && hasJournal && !types.has(entryType)) return 'article-journal'
  const isNonacademic = fields.get('entrysubtype')?.toLowerCase() === 'nonacademic'
  if (type === 'article-journal' && (isNonacademic || entryType === 'magazine')) return 'article-magazine'
  if (entryType === 'inbook' || entryType === 'bookinbook') {
    return fields.has('title') && fields.has('booktitle') ? 'chapter' : type
  }
  return type
}

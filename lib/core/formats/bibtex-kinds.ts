import biblatexTypes from '@citation-js/plugin-bibtex/lib/mapping/biblatexTypes.json'
import { legalTypes } from './bibtex-law'
import { type CslType, cslTypes } from './csl-item'

const types: ReadonlyMap<string, string> = new Map([
  ...Object.entries(biblatexTypes.source),
  ...legalTypes,
  ['suppbook', 'chapter'],
  ['suppcollection', 'chapter'],
  ['suppperiodical', 'article-journal'],
  ['commentary', 'book'],
  ['bibnote', 'document'],
  ['jurthesis', 'thesis'],
  ['bachelorsthesis', 'thesis'],
  ['monography', 'thesis'],
  ['preprint', 'article'],
  ['newspaper', 'article-newspaper'],
  ['magazine', 'article-magazine'],
  ['book-section', 'chapter'],
  ['presentation', 'speech'],
  ['softwareversion', 'software'],
  ['softwaremodule', 'software'],
  ['codefragment', 'software'],
])
/** What an entry type says of a thesis. */
export const genres: ReadonlyMap<string, string> = new Map([
  ['phdthesis', 'PhD thesis'],
  ['mastersthesis', "Master's thesis"],
  ['bachelorsthesis', "Bachelor's thesis"],
])
/** BibLaTeX's keys for kinds of theses and reports. */
export const thesisTypes: ReadonlyMap<string, string> = new Map([
  ['phdthesis', 'PhD thesis'],
  ['mathesis', "Master's thesis"],
  ['candthesis', 'Candidate thesis'],
  ['techreport', 'Technical report'],
  ['resreport', 'Research report'],
])

/** Kinds that BibLaTeX files name in short, as a reference names them. */
export const mediums: ReadonlyMap<string, string> = new Map([
  ['film', 'Film'],
  ['tvseries', 'TV series'],
  ['tvepisode', 'TV series episode'],
  ['podcast', 'Audio podcast'],
  ['podcastepisode', 'Audio podcast episode'],
  ['powerpoint', 'PowerPoint slides'],
  ['speech', 'Speech audio recording'],
  ...['mansub', 'submitted'].map((key) => [key, 'Manuscript submitted for publication'] as const),
  ...['maninprep', 'inpreparation'].map((key) => [key, 'Manuscript in preparation'] as const),
  ...['unpub', 'unpublished'].map((key) => [key, 'Unpublished manuscript'] as const),
])
export const statuses: ReadonlyMap<string, string> = new Map([
  ['inpress', 'in press'],
  ['forthcoming', 'forthcoming'],
  ['submitted', 'submitted'],
  ['inpreparation', 'in preparation'],
  ['prepublished', 'advance online publication'],
])

/** Subtypes of articles that are no kinds of media: they tell the type. */
export const nonacademic = /^(?:nonacademic|magazine|newspaper)$/i

/** The CSL type of an entry; `document` for an unknown one. */
export function typeOf(entryType: string, fields: ReadonlyMap<string, string>): CslType {
  const name = types.get(entryType) ?? 'document'
  const type = cslTypes.find((known) => known === name) ?? 'document'
  const hasJournal = fields.has('journal') || fields.has('journaltitle')
  if (type === 'document' && hasJournal && !types.has(entryType)) return 'article-journal'
  const subtype = fields.get('entrysubtype') ?? ''
  if (type === 'article-journal' && /^newspaper$/i.test(subtype)) return 'article-newspaper'
  if (type === 'article-journal' && (nonacademic.test(subtype) || entryType === 'magazine'))
    return 'article-magazine'
  if (isBroadcast(subtype) && (type === 'song' || type === 'motion_picture')) return 'broadcast'
  if (entryType === 'inbook' || entryType === 'bookinbook') {
    return fields.has('title') && fields.has('booktitle') ? 'chapter' : type
  }
  return type
}

/** Programmes in episodes, on the air or on the web. */
function isBroadcast(subtype: string): boolean {
  return /^(?:tvseries|tvepisode|podcast|podcastepisode)$/i.test(subtype)
}

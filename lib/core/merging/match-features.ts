import { normaliseDoi } from '@/lib/core/identity/doi'
import {
  normaliseArxivId,
  normaliseOpenAlexId,
  normalisePmcid,
  normalisePmid,
} from '@/lib/core/identity/identifiers'
import { foldCompact } from '@/lib/core/text/fold-words'
import { firstFamilyOf, type MatchAuthor, matchAuthors } from './match-authors'
import { ABSTRACT_START_LENGTH, type KeyedFields, matchKeys } from './match-keys'
import {
  type MatchPages,
  type MatchVenue,
  matchIssue,
  matchPages,
  matchVenue,
  matchVolume,
} from './match-place'
import type { MatchRecord } from './match-record'
import { correctedTitle, isNotice, type MatchTitle, pointsToArticle, titleVariants } from './match-title'

/** A preprint and the version of record of one work are two publications. */
export type PublicationForm = 'preprint' | 'published' | 'unknown'

/** Everything that is compared of one record, made once. */
export interface MatchFeatures extends KeyedFields {
  readonly id: string
  readonly isNotice: boolean
  readonly isGeneric: boolean
  readonly authors: readonly MatchAuthor[]
  readonly venue: MatchVenue | null
  readonly issue: string
  /** The opening of the abstract as printed: few pairs of records need more of it than its start. */
  readonly abstract: string
  readonly form: PublicationForm
  readonly isConference: boolean
  /** By which records that may be the same are found (match-keys.ts). */
  readonly keys: readonly string[]
}

const ABSTRACT_COMPARED_MAX = 360
/** So much of an abstract as printed holds its first letters, however many blanks and marks stand between them. */
const ABSTRACT_START_PRINTED = 120
/** Prefixes under which only preprints are registered: arXiv, bioRxiv/medRxiv, SSRN, OSF, Research Square, Preprints.org and others. */
const preprintPrefix =
  /^10\.(?:48550\/arxiv|1101\/(?:\d{4}\.|\d{6})|64898\/|2139\/ssrn|31234\/|31219\/|31235\/|20944\/preprints|21203\/rs|36227\/techrxiv|26434\/chemrxiv|1590\/scielopreprints|35542\/)/
const preprintVenue =
  /\b(?:arxiv|biorxiv|medrxiv|ssrn|preprints?|psyarxiv|socarxiv|chemrxiv|techrxiv|research square)\b/
const conferenceVenue = /\b(?:conference|proceedings|proc|symposium|workshop|congress|meeting)\b/
/** Titles that name a kind of text: many works bear them, in one journal every month. */
const genericTitle =
  /^(?:(?:guest|joint|special) )?(?:editorials?|introduction|preface|foreword|contents|table of contents|abstracts?|letters?|index|news|in this issue|from the editors?|editors? (?:note|notes|comments?|choice|introduction)|book reviews?|reviews?|discussion|conclusions?|announcements?|acknowledge?ments?|obituary|calendar|overview|summary|untitled|no title)\b/
const GENERIC_WORDS_MAX = 5
const SHORT_TITLE_LENGTH = 14
/** After bib-dedupe: a title of fewer letters that speaks of an editor is an editorial. */
const EDITORIAL_LENGTH_MAX = 60

/** The comparable form of a record; never throws. */
export function matchFeatures(record: MatchRecord): MatchFeatures {
  return new RecordFeatures(record)
}

/** People and place are read when first asked for: most records share no key with another and are never compared. */
class RecordFeatures implements MatchFeatures {
  readonly id: string
  readonly titles: readonly MatchTitle[]
  readonly isNotice: boolean
  readonly isGeneric: boolean
  readonly corrects: MatchTitle | null
  readonly firstFamily: string
  readonly year: number | null
  readonly volume: string
  readonly issue: string
  readonly pages: MatchPages | null
  readonly doi: string | null
  readonly relatedDoi: string | null
  readonly pmid: string | null
  readonly pmcid: string | null
  readonly arxivId: string | null
  readonly openAlexId: string | null
  readonly abstract: string
  readonly abstractStart: string
  readonly form: PublicationForm
  readonly isConference: boolean
  readonly keys: readonly string[]
  private readonly people: MatchRecord['authors']
  private readonly place: MatchRecord['venue']
  private knownAuthors: readonly MatchAuthor[] | undefined
  private knownVenue: MatchVenue | null | undefined

  constructor(record: MatchRecord) {
    const titles = titleVariants(record.title, record.titles)
    const [title] = titles
    const venue = (record.venue ?? '').toLowerCase()
    this.people = record.authors
    this.place = record.venue
    this.id = record.id
    this.titles = titles
    this.isNotice = title !== undefined && (isNotice(title) || pointsToArticle(record.title))
    this.isGeneric = title !== undefined && isGeneric(title)
    this.corrects = title === undefined ? null : correctedTitle(title)
    this.firstFamily = firstFamilyOf(record.authors)
    this.year = record.year
    this.volume = matchVolume(record.volume, record.year)
    // Without a volume the number behind it stands in its place, and so on: they cannot be compared.
    const pages = matchPages(record.pages)
    const issue = matchIssue(record.issue)
    const isShifted =
      this.volume === '' && issue !== '' && pages?.last === '' && matchIssue(pages.first) !== ''
    this.issue = isShifted ? '' : issue
    this.pages = isShifted ? null : pages
    this.doi = normaliseDoi(record.doi)
    this.relatedDoi = normaliseDoi(record.relatedDoi)
    this.pmid = normalisePmid(record.pmid ?? '')
    this.pmcid = normalisePmcid(record.pmcid ?? '')
    // A DOI of arXiv is read as the id it is made of.
    const arxivId = normaliseArxivId(record.arxivId ?? '') ?? normaliseArxivId(this.doi ?? '')
    this.arxivId = arxivId?.toLowerCase() ?? null
    this.openAlexId = normaliseOpenAlexId(record.openAlexId ?? '')
    this.abstract = (record.abstract ?? '').slice(0, ABSTRACT_COMPARED_MAX)
    this.abstractStart = foldCompact(this.abstract.slice(0, ABSTRACT_START_PRINTED), ABSTRACT_START_LENGTH)
    this.form = formOf(record, venue, this.doi)
    this.isConference = record.type === 'proceedings' || conferenceVenue.test(venue)
    this.knownAuthors = undefined
    this.knownVenue = undefined
    this.keys = matchKeys(this)
  }

  get authors(): readonly MatchAuthor[] {
    this.knownAuthors ??= matchAuthors(this.people)
    return this.knownAuthors
  }

  get venue(): MatchVenue | null {
    if (this.knownVenue === undefined) this.knownVenue = matchVenue(this.place)
    return this.knownVenue
  }
}

/** One text for all that is compared of a record: those with one signature are copies. */
export function signatureOf(features: MatchFeatures): string {
  const { titles, authors, pages, venue, doi, relatedDoi, pmid, pmcid, arxivId, openAlexId } = features
  let text = `${features.year}|${features.volume}|${features.issue}|${pages?.first}|${pages?.last}|${venue?.compact}\n`
  text += `${doi}|${relatedDoi}|${pmid}|${pmcid}|${arxivId}|${openAlexId}|${features.form}|${features.isConference}\n`
  for (const title of titles) text += `${title.text}\n`
  for (const author of authors) text += `${author.family},${author.initial},${author.given};`
  return `${text}${features.abstract.length}|${features.abstractStart}`
}

function isGeneric(title: MatchTitle): boolean {
  if (title.compact.length < SHORT_TITLE_LENGTH) return true
  const { text } = title
  if (/\beditor(?:s|ial|ials)?\b/.test(text) && title.compact.length < EDITORIAL_LENGTH_MAX) return true
  return genericTitle.test(text) && title.words.length <= GENERIC_WORDS_MAX
}

function formOf(record: MatchRecord, venue: string, doi: string | null): PublicationForm {
  if (record.type === 'preprint') return 'preprint'
  const isPreprintVenue = preprintVenue.test(venue)
  const hasPlace = record.type !== undefined && record.type !== 'other' && venue !== '' && !isPreprintVenue
  // A paper in a journal or a conference under the DOI of a preprint server is described half as the one, half as the other.
  if (doi !== null && preprintPrefix.test(doi)) return hasPlace ? 'unknown' : 'preprint'
  if (doi === null && isPreprintVenue) return 'preprint'
  return hasPlace ? 'published' : 'unknown'
}

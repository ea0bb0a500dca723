/**
 * Terminology
 *   item     one reference in CSL-JSON 1.0.2 (docs.citationstyles.org), the common shape of every import and export here
 *   variable a field of an item, by its CSL name
 */

/** CSL types that are written and read; another type in a file becomes `document`. */
export const cslTypes = [
  'article',
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'bill',
  'book',
  'broadcast',
  'chapter',
  'classic',
  'collection',
  'dataset',
  'document',
  'entry',
  'entry-dictionary',
  'entry-encyclopedia',
  'event',
  'figure',
  'graphic',
  'hearing',
  'interview',
  'legal_case',
  'legislation',
  'manuscript',
  'map',
  'motion_picture',
  'musical_score',
  'pamphlet',
  'paper-conference',
  'patent',
  'performance',
  'periodical',
  'personal_communication',
  'post',
  'post-weblog',
  'regulation',
  'report',
  'review',
  'review-book',
  'software',
  'song',
  'speech',
  'standard',
  'thesis',
  'treaty',
  'webpage',
] as const
export type CslType = (typeof cslTypes)[number]

/** Variables that hold one text. */
export const cslTextVariables = [
  'abstract',
  'annote',
  'archive',
  'archive_collection',
  'archive_location',
  'archive-place',
  'authority',
  'call-number',
  'chapter-number',
  'citation-label',
  'citation-number',
  'collection-number',
  'collection-title',
  'container-title',
  'container-title-short',
  'dimensions',
  'division',
  'DOI',
  'edition',
  'event',
  'event-place',
  'event-title',
  'first-reference-note-number',
  'genre',
  'ISBN',
  'ISSN',
  'issue',
  'journalAbbreviation',
  'jurisdiction',
  'keyword',
  'language',
  'locator',
  'medium',
  'note',
  'number',
  'number-of-pages',
  'number-of-volumes',
  'original-publisher',
  'original-publisher-place',
  'original-title',
  'page',
  'page-first',
  'part-number',
  'part-title',
  'PMCID',
  'PMID',
  'printing-number',
  'publisher',
  'publisher-place',
  'references',
  'reviewed-genre',
  'reviewed-title',
  'scale',
  'section',
  'shortTitle',
  'source',
  'status',
  'supplement-number',
  'title',
  'title-short',
  'URL',
  'version',
  'volume',
  'volume-title',
  'volume-title-short',
  'year-suffix',
] as const
export type CslTextVariable = (typeof cslTextVariables)[number]

/** Variables that hold a list of names. */
export const cslNameVariables = [
  'author',
  'chair',
  'collection-editor',
  'compiler',
  'composer',
  'container-author',
  'contributor',
  'curator',
  'director',
  'editor',
  'editor-translator',
  'editorial-director',
  'executive-producer',
  'guest',
  'host',
  'illustrator',
  'interviewer',
  'narrator',
  'organizer',
  'original-author',
  'performer',
  'producer',
  'recipient',
  'reviewed-author',
  'script-writer',
  'series-creator',
  'translator',
] as const
export type CslNameVariable = (typeof cslNameVariables)[number]

/** Variables that hold a date. */
export const cslDateVariables = [
  'accessed',
  'available-date',
  'event-date',
  'issued',
  'original-date',
  'submitted',
] as const
export type CslDateVariable = (typeof cslDateVariables)[number]

/** A person has `family` (and mostly `given`); an organisation, or a name that could not be split, has `literal`. */
export interface CslName {
  family?: string
  given?: string
  literal?: string
  suffix?: string
  'dropping-particle'?: string
  'non-dropping-particle'?: string
  'comma-suffix'?: boolean
  'static-ordering'?: boolean
  'parse-names'?: boolean
  ORCID?: string
}

/**
 * One date or a range of two; parts are year, month (1–12), day. A year before our era is negative. A range without end
 * has one date and `raw` in EDTF ("2015/.."), since the parts cannot say it.
 */
export interface CslDate {
  'date-parts'?: number[][]
  season?: string
  circa?: boolean
  literal?: string
  raw?: string
}

export interface CslItem
  extends Partial<Record<CslTextVariable, string>>,
    Partial<Record<CslNameVariable, CslName[]>>,
    Partial<Record<CslDateVariable, CslDate>> {
  /** Unique within a file. */
  id: string
  type: CslType
  'citation-key'?: string
  /** What CSL has no variable for; only written by Carrel. `unread`: an entry of a file of which nothing could be read, as it stands there. */
  custom?: Record<string, string>
}

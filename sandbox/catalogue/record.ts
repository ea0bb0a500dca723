import type { CatalogueAuthor } from './names'
import type { Field, Lang } from './phrase'
import type { Design, Finding } from './prose'
import type { Venue } from './venues'

/** The indexes that may hold a record. JSTOR is a label of Crossref records; the others are services. */
export const indexNames = [
  'openalex',
  'crossref',
  'semanticscholar',
  'arxiv',
  'pubmed',
  'europepmc',
  'doaj',
  'wos',
  'googlescholar',
  'scielo',
  'jstor',
  'core',
  'eric',
  'datacite',
] as const
export type IndexName = (typeof indexNames)[number]

const recordKinds = ['article', 'review', 'preprint', 'thesis', 'chapter', 'proceedings', 'notice'] as const
export type RecordKind = (typeof recordKinds)[number]

export type AccessState = 'gold' | 'diamond' | 'hybrid' | 'green' | 'bronze' | 'closed'

/** Which index says what about a retraction; the disagreements are intended. */
export interface CatalogueRetraction {
  readonly kind: 'retraction' | 'expression_of_concern' | 'correction'
  readonly saidBy: { readonly crossref: boolean; readonly openalex: boolean; readonly pubmed: boolean }
  /** The title of the work itself begins with "RETRACTED:". */
  readonly inTitle: boolean
  /** A correction was registered before the retraction. */
  readonly correctedFirst: boolean
  /** YYYY-MM-DD */
  readonly date: string
  /** DOI of the notice, when it is a record of its own. */
  readonly noticeDoi: string | null
}

/** One invented work, as it truly is; what an index says of it is a view (view.ts). */
export interface CatalogueRecord {
  /** From 1, dense. */
  readonly number: number
  /** "r00001": used in the addresses of pages and files. */
  readonly id: string
  readonly field: Field
  readonly topicIndex: number
  readonly kind: RecordKind
  readonly design: Design
  readonly finding: Finding
  readonly sampleSize: number
  readonly lang: Lang
  readonly title: string
  /** In every language the work itself carries; at least `lang`. */
  readonly titles: Readonly<Partial<Record<Lang, string>>>
  readonly abstracts: Readonly<Partial<Record<Lang, string>>>
  readonly keywords: Readonly<Partial<Record<Lang, readonly string[]>>>
  readonly authors: readonly CatalogueAuthor[]
  readonly year: number | null
  readonly month: number
  readonly day: number
  readonly venue: Venue | null
  /** Name of the book, the conference, the repository or the university, where there is no journal. */
  readonly container: string | null
  readonly publisher: string
  readonly volume: number
  readonly issue: number
  readonly firstPage: number
  readonly lastPage: number
  readonly doi: string | null
  readonly arxivId: string | null
  readonly pmid: string | null
  readonly pmcid: string | null
  readonly scieloPid: string | null
  readonly citations: number
  readonly access: AccessState
  readonly page: 'open' | 'paywalled' | 'dead'
  readonly retraction: CatalogueRetraction | null
  /** For a notice: the DOI of the work it is about. */
  readonly noticeOf: string | null
  /** DOI of the other form of this work. */
  readonly relatedDoi: string | null
  readonly relation: 'is-preprint-of' | 'has-preprint' | null
  readonly indexes: ReadonlySet<IndexName>
}

export function isOpen(record: CatalogueRecord): boolean {
  return record.access !== 'closed'
}

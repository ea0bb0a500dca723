import { type Author, type Work, WorkType } from '@/lib/contracts/work'

/**
 * What the search for duplicates reads of a record. Absent means unknown; `id` is unique among the records compared.
 * `titles` are the same title in other languages.
 */
export interface MatchRecord {
  readonly id: string
  readonly title: string
  readonly titles?: readonly string[] | undefined
  readonly authors: readonly Author[]
  readonly year: number | null
  readonly venue?: string | null | undefined
  readonly volume?: string | undefined
  readonly issue?: string | undefined
  readonly pages?: string | undefined
  readonly doi?: string | null | undefined
  readonly pmid?: string | undefined
  readonly pmcid?: string | undefined
  readonly arxivId?: string | undefined
  readonly openAlexId?: string | undefined
  readonly abstract?: string | null | undefined
  readonly type?: WorkType | undefined
  /** DOI of the other form of the work (preprint ↔ version of record), when the index states it. */
  readonly relatedDoi?: string | undefined
}

/** A work seen as a record to match, under the id that the caller gives it. */
export function matchRecordOfWork(id: string, work: Work): MatchRecord {
  return {
    id,
    title: work.title,
    titles: work.titles?.map((title) => title.text),
    authors: work.authors,
    year: work.year,
    venue: work.venue,
    volume: work.volume,
    issue: work.issue,
    pages: work.pages,
    doi: work.doi,
    pmid: work.pmid,
    pmcid: work.pmcid,
    arxivId: work.arxivId,
    openAlexId: work.openAlexId,
    abstract: work.abstract,
    type: work.type,
    relatedDoi: work.relatedDoi,
  }
}

/** The type of a work by the name that BibTeX and RIS exports give it; names not listed are `other`. */
export const workTypeByExportName: ReadonlyMap<string, WorkType> = new Map([
  ...WorkType.options.map((type): [string, WorkType] => [type, type]),
  ['journal-article', 'article'],
  ['jour', 'article'],
  ['inproceedings', 'proceedings'],
  ['conference', 'proceedings'],
  ['conf', 'proceedings'],
  ['cpaper', 'proceedings'],
  ['incollection', 'chapter'],
  ['inbook', 'chapter'],
  ['phdthesis', 'thesis'],
  ['mastersthesis', 'thesis'],
  ['techreport', 'report'],
])

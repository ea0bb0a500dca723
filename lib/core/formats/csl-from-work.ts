import type { Author, Work, WorkType } from '@/lib/contracts/work'
import { readNameParts } from '@/lib/core/identity/read-person-name'
import type { CslDate, CslItem, CslName, CslType } from './csl-item'
import { cslPerson } from './read-name'

const typeOf: Readonly<Record<WorkType, CslType>> = {
  article: 'article-journal',
  review: 'article-journal',
  preprint: 'article',
  thesis: 'thesis',
  book: 'book',
  chapter: 'chapter',
  proceedings: 'paper-conference',
  dataset: 'dataset',
  trial: 'report',
  report: 'report',
  other: 'document',
}

/**
 * A work as a CSL item under the id given. What CSL cannot say (that an article is a review, a report a trial) goes to
 * `custom`, so that `workFromCsl` gives the same type back. Unknown fields are left out.
 */
export function cslFromWork(work: Work, id: string): CslItem {
  const item: CslItem = { id, type: typeOf[work.type] }
  if (work.type === 'review' || work.type === 'trial') item.custom = { workType: work.type }
  if (work.title !== '') item.title = work.title
  const authors = work.authors.map(cslNameOf).filter((name) => name !== null)
  if (authors.length > 0) item.author = authors
  const issued = issuedOf(work)
  if (issued) item.issued = issued
  if (work.venue !== null) item[work.type === 'thesis' ? 'publisher' : 'container-title'] = work.venue
  if (work.publisher !== undefined) item.publisher = work.publisher
  if (work.issn.length > 0) item.ISSN = work.issn.join(', ')
  if (work.volume !== undefined) item.volume = work.volume
  if (work.issue !== undefined) item.issue = work.issue
  if (work.pages !== undefined) item.page = work.pages
  if (work.doi !== null) item.DOI = work.doi
  if (work.pmid !== undefined) item.PMID = work.pmid
  if (work.pmcid !== undefined) item.PMCID = work.pmcid
  if (work.arxivId !== undefined) item.number = `arXiv:${work.arxivId}`
  if (work.urls.landing !== undefined) item.URL = work.urls.landing
  if (work.language !== null) item.language = work.language
  if (work.abstract !== null) item.abstract = work.abstract
  if (work.keywords && work.keywords.length > 0) item.keyword = work.keywords.join('; ')
  return item
}

function cslNameOf(author: Author): CslName | null {
  const { family, given, full, orcid } = author
  const id = orcid === undefined ? {} : { ORCID: orcid }
  const name = family === undefined ? null : readNameParts([family, given ?? ''].filter(Boolean))
  if (name !== null) return { ...cslPerson(name), ...id }
  const literal = full ?? given
  return literal === undefined ? null : { literal, ...id }
}

function issuedOf(work: Work): CslDate | null {
  const parts = work.date?.split('-').map(Number)
  if (parts) return { 'date-parts': [parts] }
  return work.year === null ? null : { 'date-parts': [[work.year]] }
}

import { type Author, type Origin, type Work, WorkType } from '@/lib/contracts/work'
import { isSuffix } from '@/lib/core/identity/name-words'
import { authorFromParts } from '@/lib/core/identity/person-name'
import { dateFromParts, type PublicationDate } from '@/lib/core/identity/publication-date'
import { makeWork } from '@/lib/core/records/make-work'
import type { CslItem, CslName, CslType } from './csl-item'

const typeOf: Readonly<Partial<Record<CslType, WorkType>>> = {
  article: 'preprint',
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  book: 'book',
  chapter: 'chapter',
  classic: 'book',
  collection: 'book',
  dataset: 'dataset',
  entry: 'chapter',
  'entry-dictionary': 'chapter',
  'entry-encyclopedia': 'chapter',
  'paper-conference': 'proceedings',
  report: 'report',
  review: 'article',
  thesis: 'thesis',
}

/**
 * A CSL item as a work with the origin given. The work always satisfies the `Work` schema: identifiers are normalised,
 * markup is removed, years outside 1400 … `currentYear` + 1 are unknown. `workFromCsl` of `cslFromWork` gives the fields
 * back that CSL can say. Never throws.
 */
export function workFromCsl(item: CslItem, source: Origin, currentYear: number): Work {
  const told = WorkType.safeParse(item.custom?.workType)
  const type = told.success ? told.data : (typeOf[item.type] ?? 'other')
  const work = makeWork({
    source,
    title: item.title ?? item['title-short'],
    authors: (item.author ?? []).map(authorOf),
    date: dateOf(item, currentYear),
    venue: item['container-title'] ?? (type === 'thesis' ? item.publisher : item['collection-title']),
    issn: (item.ISSN ?? '').split(', '),
    type,
    language: item.language,
    abstract: item.abstract,
    keywords: (item.keyword ?? '').split('; '),
    doi: item.DOI,
    pmid: item.PMID,
    pmcid: item.PMCID,
    arxivId: arxivOf(item),
    volume: item.volume,
    issue: item.issue,
    pages: item.page,
    publisher: item.publisher,
    landing: item.URL,
  })
  return item.note?.includes('sandbox, not a real publication') ? { ...work, sandbox: true } : work
}

function arxivOf(item: CslItem): string | null {
  if (item.number?.toLowerCase().startsWith('arxiv:')) return item.number.slice('arxiv:'.length)
  return /^https?:\/\/(?:www\.)?arxiv\.org\/(?:abs|pdf)\/\S+$/.test(item.URL ?? '')
    ? (item.URL ?? null)
    : null
}

function authorOf(name: CslName): Author | null {
  // "Jr." stands with the family name in a record; an account or a role in brackets stays behind the given name.
  const [behindFamily, behindGiven] = isSuffix(name.suffix ?? '') ? [name.suffix, ''] : ['', name.suffix]
  const family = [name['dropping-particle'], name['non-dropping-particle'], name.family, behindFamily]
    .filter(Boolean)
    .join(' ')
  const given = [name.given, behindGiven].filter(Boolean).join(', ')
  return authorFromParts({
    family: family === '' ? null : family,
    given: given === '' ? null : given,
    full: family === '' ? (name.literal ?? null) : null,
    orcid: name.ORCID ?? null,
  })
}

function dateOf({ issued }: CslItem, currentYear: number): PublicationDate | null {
  return dateFromParts(issued?.['date-parts']?.[0] ?? [], currentYear)
}

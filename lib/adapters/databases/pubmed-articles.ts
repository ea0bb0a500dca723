import type { ParseContext } from '@/lib/contracts/connector'
import type { Author, Retraction, Work } from '@/lib/contracts/work'
import { findDoi, normaliseDoi } from '@/lib/core/identity/doi'
import { authorFromParts } from '@/lib/core/identity/person-name'
import {
  dateFromParts,
  dateFromText,
  firstDate,
  monthAndDay,
  type PublicationDate,
} from '@/lib/core/identity/publication-date'
import { makeWork } from '@/lib/core/records/make-work'
import {
  isResearchType,
  kindOfCorrection,
  typeOfPublicationTypes,
} from '@/lib/core/records/medical-publication-type'
import { childAt, childrenNamed, type XmlElement, xmlText, xmlTextAt } from '@/lib/core/records/read-xml'
import { gravestRetraction, retractionOfTitle } from '@/lib/core/records/retraction-notice'

/** One PubmedArticle as a work. */
export function pubmedArticle(element: XmlElement, context: ParseContext): Work {
  const citation = childAt(element, 'MedlineCitation')
  const article = childAt(citation, 'Article')
  const issue = childAt(article, 'Journal', 'JournalIssue')
  // References carry ids of their own; only the list directly under PubmedData is this article's.
  const ids = childrenNamed(childAt(element, 'PubmedData', 'ArticleIdList'), 'ArticleId')
  const pmid = xmlTextAt(citation, 'PMID') ?? idOf(ids, 'pubmed')
  const publicationTypes = textsNamed(childAt(article, 'PublicationTypeList'), 'PublicationType')
  const type = typeOfPublicationTypes(publicationTypes)
  const language = xmlTextAt(article, 'Language')
  const titles = titlesOf(article, language)
  const isIndexed = citation?.attributes.Status === 'MEDLINE'
  return makeWork({
    source: { db: 'pubmed', id: pmid ?? '' },
    title: titles.title,
    titles: titles.others,
    authors: authorsOf(childAt(article, 'AuthorList')),
    date: firstDate([
      pubDate(childAt(issue, 'PubDate'), context),
      pubDate(childAt(article, 'ArticleDate'), context),
    ]),
    venue: xmlTextAt(article, 'Journal', 'Title') ?? xmlTextAt(citation, 'MedlineJournalInfo', 'MedlineTA'),
    issn: [
      ...textsNamed(childAt(article, 'Journal'), 'ISSN'),
      xmlTextAt(citation, 'MedlineJournalInfo', 'ISSNLinking') ?? '',
    ],
    type,
    language,
    abstract: abstractOf(childAt(article, 'Abstract')) ?? abstractOf(childAt(citation, 'OtherAbstract')),
    keywords: keywordsOf(citation),
    doi: idOf(ids, 'doi') ?? electronicDoi(article),
    pmid,
    pmcid: idOf(ids, 'pmc'),
    volume: xmlTextAt(issue, 'Volume'),
    issue: xmlTextAt(issue, 'Issue'),
    pages: xmlTextAt(article, 'Pagination', 'MedlinePgn') ?? xmlTextAt(article, 'Pagination', 'StartPage'),
    landing: pmid === null ? null : `https://pubmed.ncbi.nlm.nih.gov/${pmid.trim()}/`,
    peerReviewed: type === 'preprint' ? false : null,
    peerReviewHint: isIndexed && isResearchType(publicationTypes) ? 'indexed in MEDLINE' : null,
    retraction: retractionOf(citation, publicationTypes, titles.title ?? ''),
  })
}

/** One PubmedBookArticle (a book or a chapter of one) as a work. */
export function pubmedBook(element: XmlElement, context: ParseContext): Work {
  const document = childAt(element, 'BookDocument')
  const book = childAt(document, 'Book')
  const chapterTitle = xmlTextAt(document, 'ArticleTitle')
  const bookTitle = xmlTextAt(book, 'BookTitle')
  const pmid = xmlTextAt(document, 'PMID')
  const ids = [
    ...childrenNamed(childAt(document, 'ArticleIdList'), 'ArticleId'),
    ...childrenNamed(childAt(element, 'PubmedBookData', 'ArticleIdList'), 'ArticleId'),
  ]
  const authors = authorsOf(childAt(document, 'AuthorList'))
  return makeWork({
    source: { db: 'pubmed', id: pmid ?? idOf(ids, 'bookaccession') ?? '' },
    title: chapterTitle ?? bookTitle,
    authors: authors.length > 0 ? authors : authorsOf(authorListOf(book)),
    date: firstDate([
      pubDate(childAt(book, 'PubDate'), context),
      pubDate(childAt(document, 'ContributionDate'), context),
    ]),
    venue: chapterTitle === null ? null : bookTitle,
    type: chapterTitle === null ? 'book' : 'chapter',
    language: xmlTextAt(document, 'Language'),
    abstract: abstractOf(childAt(document, 'Abstract')),
    doi: idOf(ids, 'doi'),
    pmid,
    publisher: xmlTextAt(book, 'Publisher', 'PublisherName'),
    landing: pmid === null ? null : `https://pubmed.ncbi.nlm.nih.gov/${pmid.trim()}/`,
  })
}

function authorListOf(book: XmlElement | null): XmlElement | null {
  const lists = childrenNamed(book, 'AuthorList')
  return lists.find((list) => list.attributes.Type === 'authors') ?? lists[0] ?? null
}

/** A translated title comes in brackets; the title as printed is then the vernacular one. */
function titlesOf(article: XmlElement | null, language: string | null) {
  const english =
    xmlTextAt(article, 'ArticleTitle')
      ?.trim()
      .replace(/^\[([\s\S]{1,1900})\]\.?$/, '$1') ?? null
  const vernacular = xmlTextAt(article, 'VernacularTitle')?.trim() ?? null
  const others = [
    ...(english !== null && vernacular !== null ? [{ lang: 'en', text: english }] : []),
    ...(vernacular !== null && language !== null ? [{ lang: language, text: vernacular }] : []),
  ]
  return { title: english ?? vernacular, others }
}

function authorsOf(list: XmlElement | null): Author[] {
  return childrenNamed(list, 'Author').flatMap((author) => {
    const orcid = childrenNamed(author, 'Identifier').find((id) => id.attributes.Source === 'ORCID')
    const family = xmlTextAt(author, 'LastName')
    const suffix = xmlTextAt(author, 'Suffix')
    return (
      authorFromParts({
        given: xmlTextAt(author, 'ForeName') ?? xmlTextAt(author, 'Initials'),
        family: family !== null && suffix !== null ? `${family} ${suffix}` : family,
        full: family === null ? xmlTextAt(author, 'CollectiveName') : null,
        orcid: xmlText(orcid),
      }) ?? []
    )
  })
}

function abstractOf(abstract: XmlElement | null): string | null {
  const parts = childrenNamed(abstract, 'AbstractText').flatMap((part) => {
    const text = xmlText(part)?.trim()
    const label = part.attributes.Label
    if (text === undefined) return []
    return label === undefined || /^unlabelled$/i.test(label)
      ? text
      : `${label.replace(/:\s*$/, '')}: ${text}`
  })
  return parts.length === 0 ? null : parts.join(' ')
}

function keywordsOf(citation: XmlElement | null): string[] {
  const own = childrenNamed(citation, 'KeywordList').flatMap((list) => textsNamed(list, 'Keyword'))
  const headings = childrenNamed(childAt(citation, 'MeshHeadingList'), 'MeshHeading').flatMap(
    (heading) => xmlTextAt(heading, 'DescriptorName') ?? [],
  )
  return [...own, ...headings]
}

/** Year, Month and Day, or the free text of MedlineDate ("1998 Dec-1999 Jan"), Season being no month. */
function pubDate(element: XmlElement | null, context: ParseContext): PublicationDate | null {
  const year = xmlTextAt(element, 'Year')
  if (year === null) return dateFromText(xmlTextAt(element, 'MedlineDate') ?? '', context.currentYear)
  const month = xmlTextAt(element, 'Month') ?? ''
  const day = Number(xmlTextAt(element, 'Day') ?? Number.NaN)
  const number = /^\s*\d{1,2}\s*$/.test(month) ? Number(month) : (monthAndDay(month)[0] ?? null)
  return dateFromParts([Number(year), number, day], context.currentYear)
}

function idOf(ids: readonly XmlElement[], kind: string): string | null {
  return xmlText(ids.find((id) => id.attributes.IdType === kind))
}

function electronicDoi(article: XmlElement | null): string | null {
  const location = childrenNamed(article, 'ELocationID').find(
    (id) => id.attributes.EIdType === 'doi' && id.attributes.ValidYN !== 'N',
  )
  return xmlText(location)
}

function retractionOf(
  citation: XmlElement | null,
  publicationTypes: readonly string[],
  title: string,
): Retraction | null {
  const corrections = childrenNamed(childAt(citation, 'CommentsCorrectionsList'), 'CommentsCorrections').map(
    (entry): Retraction | null => {
      const kind = kindOfCorrection(entry.attributes.RefType ?? '')
      const noticeDoi = findDoi(xmlTextAt(entry, 'RefSource') ?? '')
      return kind === null
        ? null
        : {
            kind,
            ...(noticeDoi === null ? {} : { noticeDoi: normaliseDoi(noticeDoi) ?? noticeDoi }),
            via: 'pubmed',
          }
    },
  )
  const isRetracted = publicationTypes.some((name) => /^retracted publication$/i.test(name.trim()))
  const gravest = gravestRetraction([
    ...corrections,
    isRetracted ? { kind: 'retracted', via: 'pubmed' } : null,
  ])
  const isNotice = publicationTypes.some((name) =>
    /^retraction (?:of publication|notice)$/i.test(name.trim()),
  )
  if (gravest?.kind === 'retracted' || isNotice) return gravest
  return retractionOfTitle(title, 'pubmed') ?? gravest
}

function textsNamed(parent: XmlElement | null, name: string): string[] {
  return childrenNamed(parent, name).flatMap((child) => xmlText(child)?.trim() ?? [])
}

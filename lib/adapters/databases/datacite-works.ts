import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Author, Work, WorkType } from '@/lib/contracts/work'
import { authorFromParts, parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromParts, dateFromText, type PublicationDate } from '@/lib/core/identity/publication-date'
import {
  brokenPage,
  failedPage,
  isHtml,
  notFoundPage,
  pageOf,
  pageOfStatus,
} from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import {
  countAt,
  isJsonObject,
  listAt,
  numberAt,
  parseJson,
  textAt,
  textsAt,
  valueAt,
} from '@/lib/core/records/read-json'

/** Reads JSON:API answers of api.datacite.org (list or one) and the flat form of content negotiation. */
export function parseDataCite(response: HttpResponse, context: ParseContext): ParsedPage {
  const body = parseJson(response.body)
  if (response.status === 404 && (isJsonObject(body) || !isHtml(response.body))) return notFoundPage()
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  if (!isJsonObject(body)) return brokenPage(response)
  const data = valueAt(body, 'data')
  if (Array.isArray(data)) {
    const records = listAt(body, 'data').flatMap(
      (item) => dataCiteWork(valueAt(item, 'attributes'), context) ?? [],
    )
    return pageOf(records, countAt(body, 'meta', 'total'))
  }
  if (valueAt(body, 'errors') !== undefined)
    return failedPage('bad-query', textAt(body, 'errors', 0, 'title') ?? 'refused')
  const work = dataCiteWork(valueAt(data, 'attributes') ?? body, context)
  return work === null ? failedPage('down', 'neither a list nor a work') : pageOf([work], null)
}

function dataCiteWork(item: unknown, context: ParseContext): Work | null {
  const doi = textAt(item, 'doi') ?? textAt(item, 'id')
  if (doi === null || valueAt(item, 'titles') === undefined) return null
  const titles = listAt(item, 'titles').filter((title) => textAt(title, 'title') !== null)
  const main = titles.find((title) => textAt(title, 'titleType') === null) ?? titles[0]
  const language = textAt(item, 'language')
  const type = typeOf(item)
  return makeWork({
    source: { db: 'datacite', id: doi.toLowerCase() },
    title: textAt(main, 'title'),
    titles:
      titles.length < 2
        ? []
        : titles.map((title) => ({ lang: textAt(title, 'lang') ?? '', text: textAt(title, 'title') ?? '' })),
    authors: listAt(item, 'creators').map(creator),
    date: dateOf(item, context),
    venue: venueOf(item),
    issn: issnsOf(item),
    type,
    language,
    abstract: abstractOf(item, language),
    keywords: listAt(item, 'subjects').flatMap((subject) => textAt(subject, 'subject') ?? []),
    doi,
    publisher: publisherOf(item),
    landing: textAt(item, 'url') ?? `https://doi.org/${doi}`,
    citations: countAt(item, 'citationCount'),
    peerReviewed: type === 'preprint' ? false : null,
    openAccess: isOpen(item) ? true : null,
    relatedDoi: relatedOf(item),
  })
}

function creator(item: unknown): Author | null {
  const ids = listAt(item, 'nameIdentifiers')
  const orcid = textAt(
    ids.find(
      (id) =>
        /orcid/i.test(textAt(id, 'nameIdentifierScheme') ?? '') ||
        /orcid\.org/i.test(textAt(id, 'nameIdentifier') ?? ''),
    ),
    'nameIdentifier',
  )
  const family = textAt(item, 'familyName')
  const name = textAt(item, 'name')
  if (family !== null) return authorFromParts({ family, given: textAt(item, 'givenName'), orcid })
  if (textAt(item, 'nameType') === 'Organizational') return authorFromParts({ full: name, orcid })
  return name === null ? null : parsePersonName(name, orcid)
}

/** The day of issue refines the year of publication only where both agree; a first of January stands for the year. */
function dateOf(item: unknown, context: ParseContext): PublicationDate | null {
  const issued = listAt(item, 'dates').find((date) => textAt(date, 'dateType') === 'Issued')
  const day = dateFromText(textAt(issued, 'date') ?? '', context.currentYear)
  const year = dateFromParts([numberAt(item, 'publicationYear')], context.currentYear)
  if (year === null) return day
  return day?.year === year.year && !day.date.endsWith('-01-01') ? day : year
}

function venueOf(item: unknown): string | null {
  const title = textAt(item, 'container', 'title') ?? textAt(item, 'relatedItems', 0, 'titles', 0, 'title')
  return title ?? publisherOf(item)
}

function publisherOf(item: unknown): string | null {
  return textAt(item, 'publisher') ?? textAt(item, 'publisher', 'name')
}

function issnsOf(item: unknown): string[] {
  const container =
    textAt(item, 'container', 'identifierType') === 'ISSN'
      ? [textAt(item, 'container', 'identifier') ?? '']
      : []
  const related = listAt(item, 'relatedIdentifiers')
    .filter(
      (entry) =>
        /^e?issn$/i.test(textAt(entry, 'relatedIdentifierType') ?? '') &&
        textAt(entry, 'relationType') === 'IsPartOf',
    )
    .flatMap((entry) => textAt(entry, 'relatedIdentifier') ?? [])
  return [...container, ...related]
}

function abstractOf(item: unknown, language: string | null): string | null {
  const abstracts = listAt(item, 'descriptions').filter(
    (entry) => textAt(entry, 'descriptionType') === 'Abstract',
  )
  const own = abstracts.find((entry) => language !== null && textAt(entry, 'lang') === language)
  return textAt(own ?? abstracts[0], 'description')
}

function isOpen(item: unknown): boolean {
  return listAt(item, 'rightsList').some((right) =>
    /creativecommons\.org|openAccess/i.test(
      `${textAt(right, 'rightsUri') ?? ''} ${textAt(right, 'rights') ?? ''}`,
    ),
  )
}

const generalTypes = new Map<string, WorkType>([
  ['JournalArticle', 'article'],
  ['DataPaper', 'article'],
  ['Preprint', 'preprint'],
  ['Dissertation', 'thesis'],
  ['Book', 'book'],
  ['BookChapter', 'chapter'],
  ['ConferencePaper', 'proceedings'],
  ['ConferenceProceeding', 'proceedings'],
  ['Dataset', 'dataset'],
  ['Collection', 'dataset'],
  ['Report', 'report'],
])

/** "Text" alone says nothing: the free word beside it does. */
function typeOf(item: unknown): WorkType {
  const general = textAt(item, 'types', 'resourceTypeGeneral') ?? ''
  const known = generalTypes.get(general)
  if (known !== undefined) return known
  if (general !== 'Text') return 'other'
  const word = textsAt(item, 'types', 'resourceType')[0] ?? ''
  if (/thesis|dissertation|tese|tesis/i.test(word)) return 'thesis'
  if (/preprint/i.test(word)) return 'preprint'
  if (/conference|proceeding|poster|abstract/i.test(word)) return 'proceedings'
  if (/chapter/i.test(word)) return 'chapter'
  if (/report|working paper/i.test(word)) return 'report'
  if (/book|monograph/i.test(word)) return 'book'
  return /article/i.test(word) ? 'article' : 'other'
}

function relatedOf(item: unknown): string | null {
  const other = listAt(item, 'relatedIdentifiers').find(
    (entry) =>
      /^Is(?:PreviousVersionOf|PreprintOf|VariantFormOf|PublishedIn)$/.test(
        textAt(entry, 'relationType') ?? '',
      ) && textAt(entry, 'relatedIdentifierType') === 'DOI',
  )
  return textAt(other, 'relatedIdentifier')
}

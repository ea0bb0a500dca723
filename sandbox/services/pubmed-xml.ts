import type { CatalogueRecord } from '../catalogue/record'
import type { RecordView } from '../catalogue/view'
import { escapeXml } from '../wire'
import { threeLetters } from './europe-pmc'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const countries = { en: 'England', pt: 'Brazil', es: 'Chile' } as const

export function medlineDate(record: CatalogueRecord): string {
  return `${record.year ?? '0000'}-${String(record.month).padStart(2, '0')}-${String(record.day).padStart(2, '0')}`
}

export function publicationTypesOf(record: CatalogueRecord): readonly string[] {
  const said = record.retraction
  if (record.kind === 'notice') return ['Retraction of Publication']
  const types = record.kind === 'review' ? ['Journal Article', 'Systematic Review'] : ['Journal Article']
  if (record.design === 'rct') types.push('Randomized Controlled Trial')
  return said?.kind === 'retraction' && said.saidBy.pubmed ? [...types, 'Retracted Publication'] : types
}

function publicationDate(view: RecordView): string {
  const { record, year } = view
  const month = months[record.month - 1] ?? 'Jan'
  if (year === null) return '<PubDate></PubDate>'
  if (record.number % 9 === 0)
    return `<PubDate><MedlineDate>${year} ${month}-${months[record.month % 12]}</MedlineDate></PubDate>`
  return `<PubDate><Year>${year}</Year>${record.number % 2 === 0 ? `<Month>${month}</Month>` : ''}</PubDate>`
}

function initials(given: string): string {
  return given
    .split(/\s+/u)
    .map((name) => name.charAt(0))
    .join('')
}

function authors(record: CatalogueRecord): string {
  if (record.authors.length === 0) return ''
  const list = record.authors.map((author, index) => {
    // ORCID comes bare or as an address.
    const orcid = index % 2 === 0 ? author.orcid : `https://orcid.org/${author.orcid}`
    const identifier = author.orcid === null ? '' : `<Identifier Source="ORCID">${orcid}</Identifier>`
    return `<Author ValidYN="Y"><LastName>${escapeXml(author.family)}</LastName><ForeName>${escapeXml(author.given)}</ForeName><Initials>${initials(author.given)}</Initials>${identifier}<AffiliationInfo><Affiliation>${escapeXml(author.affiliation)}.</Affiliation></AffiliationInfo></Author>`
  })
  const group =
    record.number % 37 === 0
      ? '<Author ValidYN="Y"><CollectiveName>Northmere Study Group</CollectiveName></Author>'
      : ''
  return `<AuthorList CompleteYN="Y">${list.join('')}${group}</AuthorList>`
}

/** "Background: … Methods: …" becomes labelled parts, as structured abstracts are sent. */
function abstract(text: string | null): string {
  if (text === null) return ''
  const parts = text.split(
    / (?=(?:Methods|Results|Conclusions|Métodos|Resultados|Conclusões|Conclusiones): )/u,
  )
  if (parts.length === 1) return `<Abstract><AbstractText>${escapeXml(text)}</AbstractText></Abstract>`
  const labelled = parts.map((part) => {
    const colon = part.indexOf(': ')
    const label = part.slice(0, colon).toUpperCase()
    return `<AbstractText Label="${escapeXml(label)}">${escapeXml(part.slice(colon + 2))}</AbstractText>`
  })
  return `<Abstract>${labelled.join('')}</Abstract>`
}

/** MEDLINE gives an English title in brackets and the original one beside it. */
function titles(view: RecordView): string {
  const { record } = view
  const marked = (title: string) =>
    escapeXml(title).replace(/^(\S+)/u, record.number % 31 === 0 ? '<i>$1</i>' : '$1')
  const english = record.titles.en
  if (record.lang === 'en' || english === undefined)
    return `<ArticleTitle>${marked(view.title)}.</ArticleTitle>`
  return `<ArticleTitle>[${marked(english)}].</ArticleTitle>`
}

function vernacular(view: RecordView): string {
  const { record } = view
  return record.lang === 'en' || record.titles.en === undefined
    ? ''
    : `<VernacularTitle>${escapeXml(view.title)}.</VernacularTitle>`
}

function corrections(record: CatalogueRecord): string {
  const said = record.retraction
  const type = said?.saidBy.pubmed
    ? {
        retraction: 'RetractionIn',
        expression_of_concern: 'ExpressionOfConcernIn',
        correction: 'ErratumIn',
      }[said.kind]
    : record.noticeOf === null
      ? null
      : 'RetractionOf'
  if (type === null) return ''
  const source = `${record.venue?.abbreviation ?? ''}. ${(said?.date ?? medlineDate(record)).slice(0, 4)}`
  return `<CommentsCorrectionsList><CommentsCorrections RefType="${type}"><RefSource>${escapeXml(source)}</RefSource></CommentsCorrections></CommentsCorrectionsList>`
}

function identifiers(record: CatalogueRecord): string {
  const ids = [
    `<ArticleId IdType="pubmed">${record.pmid}</ArticleId>`,
    record.doi === null ? '' : `<ArticleId IdType="doi">${escapeXml(record.doi)}</ArticleId>`,
    record.pmcid === null ? '' : `<ArticleId IdType="pmc">${record.pmcid}</ArticleId>`,
  ]
  // Identifiers of cited works stand further down in the same file and must not be taken for the record's own.
  const cited =
    '<ReferenceList><Reference><Citation>Earlier work.</Citation><ArticleIdList><ArticleId IdType="doi">10.5555/cited.0001</ArticleId></ArticleIdList></Reference></ReferenceList>'
  return `<ArticleIdList>${ids.join('')}</ArticleIdList>${record.number % 5 === 0 ? cited : ''}`
}

export function articleXml(record: CatalogueRecord, view: RecordView): string {
  const issn = record.venue === null ? '' : `<ISSN IssnType="Electronic">${record.venue.issnOnline}</ISSN>`
  const linking = record.venue === null ? '' : `<ISSNLinking>${record.venue.issnPrint}</ISSNLinking>`
  const types = publicationTypesOf(record).map(
    (type) => `<PublicationType UI="D000000">${type}</PublicationType>`,
  )
  const keywords = view.keywords
    .map((word) => `<Keyword MajorTopicYN="N">${escapeXml(word)}</Keyword>`)
    .join('')
  return `<PubmedArticle>
<MedlineCitation Status="MEDLINE" Owner="NLM">
<PMID Version="1">${record.pmid}</PMID>
<Article PubModel="Print">
<Journal>${issn}<JournalIssue CitedMedium="Internet"><Volume>${record.volume}</Volume><Issue>${record.issue}</Issue>${publicationDate(view)}</JournalIssue><Title>${escapeXml(record.venue?.name ?? '')}</Title><ISOAbbreviation>${escapeXml(record.venue?.abbreviation ?? '')}</ISOAbbreviation></Journal>
${titles(view)}
<Pagination><MedlinePgn>${record.firstPage}-${record.lastPage}</MedlinePgn></Pagination>
${record.doi === null ? '' : `<ELocationID EIdType="doi" ValidYN="Y">${escapeXml(record.doi)}</ELocationID>`}
${abstract(view.abstract)}
${authors(record)}
<Language>${threeLetters[record.lang]}</Language>
<PublicationTypeList>${types.join('')}</PublicationTypeList>
${vernacular(view)}
</Article>
<MedlineJournalInfo><Country>${countries[record.lang]}</Country><MedlineTA>${escapeXml(record.venue?.abbreviation ?? '')}</MedlineTA>${linking}</MedlineJournalInfo>
${corrections(record)}
${keywords === '' ? '' : `<KeywordList Owner="NOTNLM">${keywords}</KeywordList>`}
</MedlineCitation>
<PubmedData><PublicationStatus>ppublish</PublicationStatus>${identifiers(record)}</PubmedData>
</PubmedArticle>`
}

import type { XmlElement } from '@/lib/core/records/read-xml'
import { addName, addText, newItem, setDate, setText } from './build-item'
import type { CslItem } from './csl-item'
import { addStandardNumbers, fullPages, setDoi } from './read-identifiers'
import { cslNameOf, literalName, spacedInitials } from './read-name'
import { allNamed, attribute, kidAt, kids, kidText, textIn } from './xml-local'

/** The items of PubMed's XML: articles and books. */
export function readPubmedXml(root: XmlElement): CslItem[] {
  return allNamed(root, 'PubmedArticle', 'PubmedBookArticle', 'BookDocument').map((record) => {
    const book = allNamed(record, 'BookDocument')[0]
    return book ? readBook(book) : readArticle(record)
  })
}

function readArticle(record: XmlElement): CslItem {
  const item = newItem('article-journal')
  const citation = kidAt(record, 'MedlineCitation') ?? record
  const article = kidAt(citation, 'Article')
  const journal = kidAt(article, 'Journal')
  const issue = kidAt(journal, 'JournalIssue')
  item.id = kidText(citation, 'PMID') ?? ''
  setText(item, 'PMID', kidText(citation, 'PMID'))
  setText(item, 'title', kidText(article, 'ArticleTitle') ?? kidText(article, 'VernacularTitle'))
  if (item.title) item.title = item.title.replace(/\.$/, '')
  readAuthors(item, kids(article, 'AuthorList'))
  setText(
    item,
    'container-title',
    // NLM tells journals of one name apart by their place: "Science (New York, N.Y.)".
    kidText(journal, 'Title')?.replace(/ \([^()]{2,60}, [^()]{2,60}\)$/, '') ??
      kidText(citation, 'MedlineJournalInfo', 'MedlineTA'),
  )
  setText(item, 'container-title-short', kidText(journal, 'ISOAbbreviation'))
  setText(item, 'volume', kidText(issue, 'Volume'))
  setText(item, 'issue', kidText(issue, 'Issue'))
  for (const issn of kids(journal, 'ISSN')) addStandardNumbers(item, textIn(issn), 'ISSN')
  readDate(item, kidAt(issue, 'PubDate'))
  if (item.issued === undefined) readDate(item, kidAt(article, 'ArticleDate'))
  setText(item, 'page', fullPages(kidText(article, 'Pagination', 'MedlinePgn')))
  const start = kidText(article, 'Pagination', 'StartPage')
  setText(
    item,
    'page',
    start === null
      ? null
      : fullPages([start, kidText(article, 'Pagination', 'EndPage')].filter(Boolean).join('-')),
  )
  if (/^Electronic/.test(attribute(article, 'PubModel') ?? '')) setText(item, 'page', articleNumber(article))
  setText(item, 'abstract', abstractOf(kidAt(article, 'Abstract') ?? kidAt(citation, 'OtherAbstract')))
  setText(item, 'language', kidText(article, 'Language'))
  readIdentifiers(item, [
    ...kids(article, 'ELocationID'),
    ...allNamed(kidAt(record, 'PubmedData', 'ArticleIdList') ?? record, 'ArticleId'),
  ])
  for (const heading of kids(kidAt(citation, 'MeshHeadingList'), 'MeshHeading')) {
    addText(item, 'keyword', kidText(heading, 'DescriptorName'))
  }
  for (const list of kids(citation, 'KeywordList')) {
    for (const word of kids(list, 'Keyword')) addText(item, 'keyword', textIn(word))
  }
  return item
}

/** What an article without pages has in their place; the longer of these ids are the publisher's own. */
function articleNumber(article: XmlElement | null): string | null {
  const own = kids(article, 'ELocationID').find((id) => attribute(id, 'EIdType') === 'pii')
  return /^[A-Za-z0-9]{1,10}$/.exec(textIn(own ?? null) ?? '')?.[0] ?? null
}

function readBook(book: XmlElement): CslItem {
  const whole = kidAt(book, 'Book')
  const isChapter = kidAt(book, 'ArticleTitle') !== null
  const item = newItem(isChapter ? 'chapter' : 'book')
  item.id = kidText(book, 'PMID') ?? ''
  setText(item, 'PMID', kidText(book, 'PMID'))
  setText(item, 'title', (kidText(book, 'ArticleTitle') ?? kidText(whole, 'BookTitle'))?.replace(/\.$/, ''))
  if (isChapter) setText(item, 'container-title', kidText(whole, 'BookTitle'))
  readAuthors(item, kids(book, 'AuthorList'))
  readAuthors(item, kids(whole, 'AuthorList'))
  setText(item, 'publisher', kidText(whole, 'Publisher', 'PublisherName'))
  setText(item, 'publisher-place', kidText(whole, 'Publisher', 'PublisherLocation'))
  setText(item, 'collection-title', kidText(whole, 'CollectionTitle'))
  setText(item, 'edition', kidText(whole, 'Edition'))
  setText(item, 'volume', kidText(whole, 'Volume'))
  addStandardNumbers(item, kidText(whole, 'Isbn'), 'ISBN')
  readDate(item, kidAt(whole, 'PubDate'))
  setText(item, 'abstract', abstractOf(kidAt(book, 'Abstract')))
  setText(item, 'language', kidText(book, 'Language'))
  setText(item, 'page', fullPages(kidText(book, 'Pagination', 'MedlinePgn')))
  readIdentifiers(item, [...kids(whole, 'ELocationID'), ...kids(kidAt(book, 'ArticleIdList'), 'ArticleId')])
  return item
}

function readAuthors(item: CslItem, lists: readonly XmlElement[]): void {
  for (const list of lists) {
    const role = attribute(list, 'Type') === 'editors' ? 'editor' : 'author'
    for (const author of kids(list, 'Author')) {
      const given =
        kidText(author, 'ForeName') ??
        kidText(author, 'FirstName') ??
        spacedInitials(kidText(author, 'Initials') ?? '')
      const name = cslNameOf(kidText(author, 'LastName'), given.replace(/(^| )(\p{Lu})(?=$| )/gu, '$1$2.'))
      const suffix = kidText(author, 'Suffix')
      if (name === null) addName(item, role, literalName(kidText(author, 'CollectiveName')))
      else addName(item, role, suffix === null ? name : { ...name, suffix })
    }
  }
}

function readDate(item: CslItem, date: XmlElement | null): void {
  const parts = [kidText(date, 'Year'), kidText(date, 'Month'), kidText(date, 'Day')].filter(
    (part) => part !== null,
  )
  const [year, month, day] = parts
  if (year === undefined) setDate(item, 'issued', kidText(date, 'MedlineDate'))
  else if (month !== undefined && /^\d+$/.test(month)) {
    setDate(
      item,
      'issued',
      [year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-'),
    )
  } else setDate(item, 'issued', parts.join(' '))
}

function abstractOf(abstract: XmlElement | null): string | null {
  const parts = kids(abstract, 'AbstractText').flatMap((part) => {
    const label = attribute(part, 'Label')
    const text = textIn(part)
    return text === null ? [] : [label === null || label === 'UNLABELLED' ? text : `${label}: ${text}`]
  })
  return parts.join(' ') || null
}

function readIdentifiers(item: CslItem, ids: readonly XmlElement[]): void {
  for (const id of ids) {
    const kind = (attribute(id, 'EIdType') ?? attribute(id, 'IdType') ?? '').toLowerCase()
    if (kind === 'doi') setDoi(item, textIn(id))
    if (kind === 'pmc') setText(item, 'PMCID', textIn(id))
    if (kind === 'bookaccession') setText(item, 'URL', `https://www.ncbi.nlm.nih.gov/books/${textIn(id)}/`)
  }
}

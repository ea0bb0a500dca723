import type { DatabaseId, DatabaseQuery } from '@/lib/contracts/search'

/** Small answers written by hand in each service's wire format; every work in them is invented. */
const pubmedXml = `<?xml version="1.0" ?><PubmedArticleSet><PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">1</PMID>
<Article><Journal><ISSN>1234-5679</ISSN><JournalIssue><Volume>1</Volume><PubDate><MedlineDate>2019 Nov-Dec</MedlineDate></PubDate></JournalIssue><Title>Journal of Tests</Title></Journal>
<ArticleTitle>Sleep and <i>memory</i> in students.</ArticleTitle><Abstract><AbstractText Label="AIM">To see.</AbstractText><AbstractText Label="RESULTS">Seen.</AbstractText></Abstract>
<AuthorList><Author><LastName>Silva</LastName><ForeName>Ana</ForeName></Author><Author><CollectiveName>Sleep Group</CollectiveName></Author></AuthorList>
<Language>por</Language><PublicationTypeList><PublicationType>Journal Article</PublicationType><PublicationType>Retracted Publication</PublicationType></PublicationTypeList></Article>
<CommentsCorrectionsList><CommentsCorrections RefType="ErratumIn"><RefSource>J Tests. 2020;1:1. doi: 10.5555/erratum</RefSource></CommentsCorrections><CommentsCorrections RefType="RetractionIn"><RefSource>J Tests. 2021;1:1. doi: 10.5555/notice</RefSource></CommentsCorrections></CommentsCorrectionsList>
</MedlineCitation><PubmedData><ArticleIdList><ArticleId IdType="pubmed">1</ArticleId><ArticleId IdType="doi">10.5555/ONE</ArticleId></ArticleIdList><ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.5555/other</ArticleId></ArticleIdList></Reference></ReferenceList></PubmedData></PubmedArticle></PubmedArticleSet>`

const crossrefJson = JSON.stringify({
  status: 'ok',
  'message-type': 'work-list',
  message: {
    'total-results': 1,
    items: [
      {
        DOI: '10.5555/One',
        title: ['Sleep and memory in students'],
        type: 'journal-article',
        issued: { 'date-parts': [[2019, 11]] },
        author: [{ given: 'Ana', family: 'Silva' }],
      },
    ],
  },
})

const openAlexJson = JSON.stringify({
  meta: { count: 1 },
  results: [
    {
      id: 'https://openalex.org/W1',
      doi: 'https://doi.org/10.5555/one',
      display_name: 'Sleep and memory in students',
      publication_year: 2019,
      publication_date: '2019-11-01',
      type: 'article',
      primary_location: null,
      abstract_inverted_index: { To: [0], 'see.': [1] },
      open_access: { is_oa: null },
      cited_by_count: 3,
      is_retracted: true,
    },
  ],
})

export const goodAnswers: Readonly<Record<DatabaseId, string>> = {
  jstor: crossrefJson,
  scielo: crossrefJson,
  crossref: crossrefJson,
  capes: openAlexJson,
  openalex: openAlexJson,
  wos: JSON.stringify({
    metadata: { total: 1, page: 1, limit: 10 },
    hits: [
      {
        uid: 'WOS:1',
        title: 'SLEEP AND MEMORY IN STUDENTS',
        types: ['Article'],
        source: { sourceTitle: 'JOURNAL OF TESTS', publishYear: 2019, publishMonth: 'NOV-DEC' },
        names: { authors: [{ displayName: 'SILVA, A' }] },
        links: { record: [] },
        citations: [],
        identifiers: { doi: '10.5555/one' },
      },
    ],
  }),
  googlescholar: JSON.stringify({
    search_metadata: { status: 'Success' },
    search_information: { total_results: 1 },
    organic_results: [
      {
        position: 0,
        result_id: 'r1',
        title: '[PDF] Sleep and memory in students',
        publication_info: { summary: 'A Silva, B Souza… - Journal of …, 2019 - example.org' },
      },
    ],
  }),
  semanticscholar: JSON.stringify({
    total: 1,
    offset: 0,
    data: [
      null,
      {
        paperId: 'p1',
        title: 'Sleep and memory in students',
        year: 2019,
        externalIds: { DOI: '10.5555/ONE' },
        openAccessPdf: { url: '' },
        authors: [{ name: 'Ana Silva' }],
        publicationTypes: null,
      },
    ],
  }),
  arxiv: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><opensearch:totalResults>1</opensearch:totalResults><entry><id>http://arxiv.org/abs/1911.00001v2</id><title>Sleep and
  memory in students</title><summary>To see.</summary><published>2019-11-01T00:00:00Z</published><author><name>Ana Silva</name></author></entry></feed>`,
  pubmed: pubmedXml,
  europepmc: JSON.stringify({
    hitCount: 1,
    resultList: {
      result: [
        {
          id: '1',
          source: 'MED',
          title: 'Sleep and memory in students.',
          pubYear: '2019',
          doi: '10.5555/one',
          commentCorrectionList: {
            commentCorrection: [{ type: 'Retraction in', reference: 'doi: 10.5555/notice' }],
          },
        },
      ],
    },
  }),
  doaj: JSON.stringify({
    total: 1,
    results: [
      {
        id: 'd1',
        bibjson: {
          title: 'Sleep and memory in students',
          year: '2019',
          month: '11',
          identifier: [{ type: 'doi', id: '10.5555/ONE' }],
          journal: { title: 'Journal of Tests', language: ['PT'] },
          author: [{ name: 'Ana Silva' }],
        },
      },
    ],
  }),
  eric: JSON.stringify({
    response: {
      numFound: 1,
      start: 0,
      docs: [
        {
          id: 'EJ1',
          title: 'Sleep and memory in students',
          author: ['Silva, Ana'],
          publicationdateyear: 2019,
          peerreviewed: 'T',
          url: 'https://dx.doi.org/10.5555/ONE',
        },
      ],
    },
  }),
  core: JSON.stringify({
    totalHits: 1,
    limit: 25,
    offset: 0,
    results: [
      {
        id: 1,
        title: 'Sleep and memory in students',
        authors: [{ name: 'Silva, Ana' }],
        doi: '10.5555/ONE',
        yearPublished: 2019,
        publishedDate: '',
        documentType: 'thesis',
        language: { code: 'pt', name: 'Portuguese' },
        publisher: "'University of Tests'",
      },
    ],
  }),
}

export const emptyAnswers: Readonly<Record<DatabaseId, string>> = {
  jstor: '{"status":"ok","message":{"total-results":0,"items":[]}}',
  scielo: '{"status":"ok","message":{"total-results":0,"items":[]}}',
  crossref: '{"status":"ok","message":{"total-results":0,"items":[]}}',
  capes: '{"meta":{"count":0},"results":[]}',
  openalex: '{"meta":{"count":0},"results":[]}',
  wos: '{"metadata":{"total":0,"page":1,"limit":10},"hits":[]}',
  googlescholar:
    '{"search_metadata":{"status":"Success"},"search_information":{"organic_results_state":"Fully empty"},"error":"Google hasn\'t returned any results for this query."}',
  semanticscholar: '{"total":0,"offset":0}',
  arxiv: '<feed><opensearch:totalResults>0</opensearch:totalResults></feed>',
  pubmed: '{"esearchresult":{"count":"0","idlist":[]}}',
  europepmc: '{"hitCount":0,"resultList":{"result":[]}}',
  doaj: '{"total":0,"results":[]}',
  eric: '{"response":{"numFound":0,"start":0,"docs":[]}}',
  core: '{"totalHits":0,"limit":25,"offset":0,"results":[]}',
}

export function queryFor(database: DatabaseId, more: Partial<DatabaseQuery> = {}): DatabaseQuery {
  return {
    database,
    text: 'sleep memory',
    yearFrom: null,
    yearTo: null,
    languages: [],
    excluded: [],
    limit: 25,
    page: 0,
    ...more,
  }
}

import type { CatalogueRecord } from '../catalogue/record'
import type { Library } from '../search/library'
import { plainDialect, type RecordTest } from '../search/query-tree'
import {
  json,
  retryHeaders,
  type Service,
  text,
  type WireAnswer,
  type WireRequest,
  wholeNumber,
} from '../wire'

const PAGE_SIZE_MAX = 1_000

function nctOf(record: CatalogueRecord): string {
  return `NCT${99_000_000 + record.number}`
}

/** Trials are registered for the randomised trials of the health fields. */
function isTrial(record: CatalogueRecord): boolean {
  return record.design === 'rct' && record.field.kind === 'health' && record.kind === 'article'
}

function studyOf(record: CatalogueRecord) {
  const topic = record.field.topics[record.topicIndex]
  const year = record.year ?? 2020
  const [first] = record.authors
  return {
    protocolSection: {
      identificationModule: {
        nctId: nctOf(record),
        briefTitle: record.titles.en ?? record.title,
        officialTitle: record.title,
      },
      statusModule: {
        overallStatus: record.number % 3 === 0 ? 'RECRUITING' : 'COMPLETED',
        startDateStruct: { date: record.number % 2 === 0 ? `${year - 2}-03` : `${year - 2}-03-15` },
        completionDateStruct: { date: `${year - 1}-12` },
      },
      ...(first === undefined
        ? {}
        : { sponsorCollaboratorsModule: { leadSponsor: { name: first.affiliation } } }),
      ...(record.number % 7 === 0
        ? {}
        : {
            descriptionModule: { briefSummary: record.abstracts.en ?? record.abstracts[record.lang] ?? '' },
          }),
      conditionsModule: { conditions: [topic?.outcomes[0].phrase.en ?? record.field.name.en] },
      designModule: {
        studyType: 'INTERVENTIONAL',
        phases: ['NA'],
        enrollmentInfo: { count: record.sampleSize },
      },
      armsInterventionsModule: { interventions: [{ name: topic?.exposure.en ?? '' }] },
    },
  }
}

function dateBounds(advanced: string): readonly RecordTest[] {
  const [, from = 'MIN', to = 'MAX'] = /AREA\[StartDate\]RANGE\[([^,\]]*),([^\]]*)\]/u.exec(advanced) ?? []
  const low = from === 'MIN' ? 0 : Number(from.slice(0, 4))
  const high = to === 'MAX' ? 9999 : Number(to.slice(0, 4))
  return advanced === ''
    ? []
    : [(record) => (record.year ?? 2020) - 2 >= low && (record.year ?? 2020) - 2 <= high]
}

function studies(request: WireRequest, library: Library): WireAnswer {
  const { query } = request
  const size = wholeNumber(query.get('pageSize'), { fallback: 10, low: 1, high: PAGE_SIZE_MAX })
  const start = wholeNumber(query.get('pageToken')?.replace(/^at/u, '') ?? null, {
    fallback: 0,
    low: 0,
    high: 100_000,
  })
  const words = ['query.term', 'query.cond', 'query.intr']
    .map((name) => query.get(name) ?? '')
    .filter((part) => part.trim() !== '')
  const status = query.get('filter.overallStatus')?.split(/[,|]/u)
  const tests: RecordTest[] = [isTrial, ...dateBounds(query.get('filter.advanced') ?? '')]
  if (status !== undefined)
    tests.push((record) => status.includes(record.number % 3 === 0 ? 'RECRUITING' : 'COMPLETED'))
  const hits = library.search({
    index: 'googlescholar',
    text: words.map((part) => `(${part})`).join(' AND '),
    dialect: plainDialect,
    tests,
  })
  return json(200, {
    studies: hits.slice(start, start + size).map((hit) => studyOf(hit.record)),
    ...(query.get('countTotal') === 'true' && start === 0 ? { totalCount: hits.length } : {}),
    ...(start + size < hits.length ? { nextPageToken: `at${start + size}` } : {}),
  })
}

export const clinicaltrials: Service = {
  name: 'clinicaltrials',
  answer(request, library) {
    const path = request.path.replace(/\/$/u, '')
    if (path === '/api/v2/studies') return studies(request, library)
    const nct = /^\/api\/v2\/studies\/(NCT\d+)$/u.exec(path)?.[1]
    const record = library.records.find((one) => isTrial(one) && nctOf(one) === nct)
    return record === undefined ? text(404, `NCT number ${nct ?? ''} not found`) : json(200, studyOf(record))
  },
  tooMany: (retryAfter) => text(429, 'Too Many Requests', retryHeaders(retryAfter)),
  unauthorised: () => text(403, 'Forbidden'),
}
